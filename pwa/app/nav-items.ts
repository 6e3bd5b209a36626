import {Briefcase, FileText, LayoutDashboard, Settings, WandSparkles} from 'lucide-react';

/** Where the signed-in screens are: the full name beside the page, the short one below it. */
export const navItems = [
  {to: '/', label: 'Dashboard', shortLabel: 'Dashboard', Icon: LayoutDashboard},
  {to: '/optimize', label: 'Optimize Resume', shortLabel: 'Optimize', Icon: WandSparkles},
  {to: '/resumes', label: 'Manage Resumes', shortLabel: 'Resumes', Icon: FileText},
  {to: '/jobs', label: 'Job Matches', shortLabel: 'Jobs', Icon: Briefcase},
  {to: '/settings', label: 'Settings', shortLabel: 'Settings', Icon: Settings},
] as const;
