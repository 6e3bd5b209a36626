import {emptyResume, type Resume} from '../model/resume.ts';

/** A full resume of a made-up person, with something in every field. */
export function sampleResume(): Resume {
  return {
    ...emptyResume(),
    name: 'Zoë Ashworth-Nnamdi',
    headline: 'Operations Coordinator',
    email: 'zoe.ashworth@example.org',
    phone: '+44 113 496 0177',
    location: 'York',
    links: ['linkedin.com/in/zoe-example'],
    summary: 'Operations coordinator with a calm head for busy mornings.',
    experience: [
      {
        title: 'Operations Coordinator',
        company: 'Pellow & Hart, Ltd.',
        location: 'York',
        start: '2021-03',
        end: null,
        bullets: [
          'Responsible for scheduling 18 drivers across two depots',
          'Reduced late deliveries from 9% to 4% in 2023',
          'Trained new starters in SAP and Excel',
        ],
      },
      {
        title: 'Warehouse Assistant',
        company: 'Thornbeck Foods',
        location: null,
        start: '2018',
        end: '2021',
        bullets: ['Picked and packed orders with handheld scanners'],
      },
    ],
    education: [
      {
        institution: 'Fulford College',
        location: 'York',
        degree: 'BTEC Business, Level 3',
        start: '2016',
        end: '2018',
        notes: ['Distinction'],
      },
    ],
    skills: ['SAP', 'Excel (pivot tables, Power Query)', 'Route planning'],
    languages: ['English (native)', 'French (basic)'],
    certifications: ['Forklift licence, 2019'],
    awards: ['Depot of the Year team, 2022'],
    projects: [
      {
        name: 'Returns tracker',
        organisation: null,
        start: '2022',
        end: '2022',
        bullets: ['Built in Excel'],
      },
    ],
    other: [{title: 'Interests', lines: ['Fell running']}],
  };
}
