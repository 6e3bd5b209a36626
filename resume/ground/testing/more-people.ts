/** Further invented people: a manager, an engineer with licences, a marketer. */
import type {Resume} from '../../model/resume.ts';
import {emptyResume} from '../../model/resume.ts';
import {role, school} from './people.ts';

export const manager: Resume = {
  ...emptyResume(),
  name: 'Ottoline Vasquez-Reyes',
  headline: 'HR Manager',
  summary:
    'HR manager with twelve years in logistics and food production. Recruitment, payroll and works council matters. No experience with stock options.',
  experience: [
    role('HR Manager', 'Copperline Foods', 'Omaha, NE', '2018-08 now', [
      'Lead an HR team of 4 for a plant with 620 employees',
      'Cut time to hire from 52 to 35 days by moving screening calls to the first week',
      'Negotiated two collective agreements with the union, together with the plant director',
      'Introduced exit interviews; voluntary turnover fell from 18% in 2019 to 13% in 2022',
      'Part of the project team that brought in Workday',
    ]),
    role('HR Generalist', 'Trailhead Freight', 'Lincoln, NE', '2013-05 2018-07', [
      'Recruited about 90 drivers a year',
      'Ran new-hire orientation every second Monday',
      'Advised 25 supervisors on leave and discipline',
    ]),
    role('HR Assistant', 'Trailhead Freight', 'Lincoln, NE', '2011-02 2013-04', [
      'Kept personnel files and scheduled interviews',
    ]),
  ],
  education: [school('B.A. Psychology', 'Platte Valley University', '2006 2010')],
  skills: ['Recruiting', 'Payroll', 'Workday', 'ADP', 'Labor law (basic)', 'Mediation', 'Excel'],
  languages: ['English (native)', 'Spanish (professional working proficiency)'],
  certifications: ['SHRM-CP, 2017', 'OSHA 10'],
  awards: ['Copperline Safety Award 2021 (HR and plant team)'],
};

export const civil: Resume = {
  ...emptyResume(),
  name: 'Ignatius Thorvald',
  headline: 'Civil Engineer, E.I.T.',
  summary:
    'Civil engineer with six years in stormwater and roads. Preparing for the PE exam in 2025.',
  experience: [
    role('Civil Engineer', 'Hartwell & Stroud Consulting', 'Boise, ID', '2020-02 now', [
      'Design storm drains and detention ponds for subdivisions of 20 to 140 lots',
      'Model runoff with HEC-HMS and AutoCAD Civil 3D',
      'Prepared plan sets for a $6.4M road widening under a licensed engineer',
      'Site visits to three construction projects a month',
      'Responsible for erosion control permits in two counties',
    ]),
    role('Staff Engineer', 'Bannock County Highway District', 'Pocatello, ID', '2018-06 2020-01', [
      'Counted traffic at 48 intersections and drafted the yearly report',
      'Assisted with the inspection of 12 bridges',
      'Wrote a Python script that reads traffic counter files',
    ]),
  ],
  education: [school('B.S. Civil Engineering', 'Snake Ridge University', '2014 2018', 'Cum laude')],
  skills: ['AutoCAD Civil 3D', 'HEC-HMS', 'HEC-RAS', 'Stormwater', 'Python (basic)', 'ArcGIS'],
  languages: ['English', 'Norwegian (A2)'],
  certifications: [
    'Engineer in Training (E.I.T.), Idaho, 2018',
    'Secret clearance (inactive since 2019)',
  ],
  awards: [],
  publications: ['Thorvald I. Detention pond retrofits in cold climates. Idaho Water Notes, 2022.'],
};

export const marketer: Resume = {
  ...emptyResume(),
  name: 'Fenella Aguirre-Moss',
  summary:
    'Marketing specialist. Four years with B2B software and a museum. I write well and read the numbers.',
  experience: [
    role('Marketing Specialist', 'Ledgerloop', 'Leeds', '2022-03 now', [
      'Write two blog posts a week; organic visits grew from 4,000 to 9,500 a month in 14 months',
      'Run webinars with 60 to 120 participants',
      'Manage a monthly Google Ads budget of £6,000',
      'Helped sales write the onboarding e-mails in HubSpot',
    ]),
    role('Digital Assistant', 'Kelham Museum of Steel', 'Sheffield', '2019-10 2022-02', [
      'Looked after the website and four social media accounts',
      'Photographed 300 objects for the online catalogue',
      'Volunteered as first aider at six events',
    ]),
  ],
  education: [
    school('MA Digital Culture (distinction)', 'University of Rother', '2018 2019'),
    school('BA English, 2:1', 'University of Rother', '2015 2018'),
  ],
  skills: ['SEO', 'Google Ads', 'HubSpot', 'WordPress', 'Photoshop', 'Copywriting'],
  languages: ['English', 'Spanish (C1)'],
  certifications: ['Google Ads Search Certification, 2023'],
  awards: ['Shortlisted, Northern Digital Awards 2023'],
};
