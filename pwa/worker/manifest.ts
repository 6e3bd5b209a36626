import type {ManifestOptions} from 'vite-plugin-pwa';

const icons = '/icons';

type Screenshot = NonNullable<ManifestOptions['screenshots']>[number];

function screenshot(name: string, label: string, width: 'wide' | 'narrow'): Screenshot {
  const sizes = width === 'wide' ? '1280x860' : '390x844';
  const src = `/screenshots/${name}-${width}.png`;
  return {src, sizes, type: 'image/png', form_factor: width, label};
}

/** What the operating system is told about the app. `id` never changes, whatever the start page is. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Galley',
  short_name: 'Galley',
  description:
    'Your resume, optimised for one job posting at a time. You approve every change, and nothing is invented.',
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  launch_handler: {client_mode: ['focus-existing', 'auto']},
  theme_color: '#f8f5f1',
  background_color: '#f8f5f1',
  categories: ['productivity', 'business', 'utilities'],
  icons: [
    {src: `${icons}/icon-192.png`, sizes: '192x192', type: 'image/png', purpose: 'any'},
    {src: `${icons}/icon-512.png`, sizes: '512x512', type: 'image/png', purpose: 'any'},
    {src: `${icons}/maskable-192.png`, sizes: '192x192', type: 'image/png', purpose: 'maskable'},
    {src: `${icons}/maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable'},
  ],
  screenshots: (['wide', 'narrow'] as const).flatMap(width => [
    screenshot('review', 'Every change is yours to accept', width),
    screenshot('dashboard', 'Your optimizations at a glance', width),
  ]),
  shortcuts: [
    {
      name: 'Optimize a resume',
      short_name: 'Optimize',
      url: '/optimize',
      icons: [{src: `${icons}/shortcut-96.png`, sizes: '96x96', type: 'image/png'}],
    },
    {
      name: 'Manage resumes',
      short_name: 'Resumes',
      url: '/resumes',
      icons: [{src: `${icons}/shortcut-96.png`, sizes: '96x96', type: 'image/png'}],
    },
    {
      name: 'Job matches',
      short_name: 'Jobs',
      url: '/jobs',
      icons: [{src: `${icons}/shortcut-96.png`, sizes: '96x96', type: 'image/png'}],
    },
  ],
};
