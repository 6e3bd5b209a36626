/** Invented people of several professions, the sources of the example rewrites. */
import type {Education, Resume, Role} from '../../model/resume.ts';
import {emptyResume} from '../../model/resume.ts';

export function role(
  title: string,
  company: string,
  location: string,
  dates: string,
  bullets: string[],
): Role {
  const [start = '', end = ''] = dates.split(' ');
  return {title, company, location, start, end: end === 'now' ? null : end, bullets};
}

export function school(
  degree: string,
  institution: string,
  dates: string,
  ...notes: string[]
): Education {
  const [start = '', end = ''] = dates.split(' ');
  return {degree, institution, location: null, start, end, notes};
}

export const chef: Resume = {
  ...emptyResume(),
  name: 'Odalys Brankovic',
  headline: 'Sous Chef',
  summary:
    'Sous chef with six years in hotel and restaurant kitchens. Comfortable with high-volume banquets and allergen controls. No pastry experience beyond plated desserts.',
  experience: [
    role('Sous Chef', 'The Marlow Hotel', 'Chicago, IL', '2020-03 now', [
      'Run the line for dinner service of up to 180 covers with 6 cooks',
      'Cut food cost from 34% to 29% by weighing trim and changing two suppliers',
      'Assist the executive chef with menu costing in Excel',
      'Trained 5 commis chefs on knife skills and HACCP logs',
      'Helped open the rooftop bar in May 2022',
    ]),
    role('Line Cook', 'Bistro Calder', 'Evanston, IL', '2017-06 2020-02', [
      'Worked grill and sauté stations five nights a week',
      'Prepared mise en place for 90 covers',
      'Checked deliveries and rotated stock',
      'Occasionally covered the pass when the sous chef was on leave',
    ]),
  ],
  education: [
    school(
      'A.A.S. in Culinary Arts',
      'Kettle Harbor Community College',
      '2015 2017',
      'GPA 3.4/4.0',
    ),
  ],
  skills: ['HACCP', 'Menu costing', 'Banquets', 'Butchery', 'Excel (basic)', 'Inventory'],
  languages: ['English (native)', 'Serbian (fluent)', 'Spanish (basic)'],
  certifications: ['ServSafe Manager, 2021', 'CPR (expires 2025)'],
  awards: [
    'Marlow Team Member of the Month, October 2021',
    'Finalist, Windy City Young Cooks 2019',
  ],
};

export const paralegal: Resume = {
  ...emptyResume(),
  name: 'Thaddeus Okwuosa',
  summary:
    'Paralegal with four years in employment litigation. I have never appeared in court, but have prepared bundles for eleven hearings.',
  experience: [
    role('Paralegal', 'Hollins & Pryce LLP', 'Manchester', '2021-09 now', [
      'Draft witness statements and disclosure lists for employment tribunal claims',
      'Manage a caseload of 35 files under the supervision of a senior associate',
      'Reviewed 4,200 documents for a disclosure exercise in Relativity',
      'Supported two partners during a mediation that settled for £275,000',
      'Reduced bundle preparation time from three days to one by building a Word template',
    ]),
    role('Legal Secretary', 'Dunmore Chambers', 'Salford', '2018-10 2021-08', [
      'Typed court documents and kept the diaries of nine barristers',
      'Answered around 40 calls a day',
      'Introduced a shared inbox for new instructions',
    ]),
  ],
  education: [
    school('LLB (Hons) Law, 2:2', 'University of Westmarch', '2015 2018'),
    school('CILEX Level 6 Diploma (in progress)', 'CILEX', '2022 2025'),
  ],
  skills: [
    'Relativity',
    'iManage',
    'Microsoft Word',
    'Legal research',
    'Employment law',
    'Document review',
  ],
  languages: ['English', 'Igbo (conversational)'],
  certifications: ['CILEX Paralegal Member'],
  awards: ['Runner-up, Westmarch Mooting Competition 2017'],
};

export const analyst: Resume = {
  ...emptyResume(),
  name: 'Mireille Stanhope-Quaye',
  summary:
    'Data analyst with five years in public transport and retail. Strong on SQL and plain charts; basic knowledge of machine learning.',
  experience: [
    role('Senior Data Analyst', 'Northline Transit Authority', 'Portland, OR', '2022-01 now', [
      'Built a ridership forecast in Python that lowered the mean error from 12% to 7%',
      'Automated 14 weekly reports with Airflow, saving the team 10 hours a week',
      'Present findings to the planning director every month',
      'Contributed to the move from Oracle to Snowflake',
      'Maintain 60 dbt models used by three departments',
    ]),
    role('Data Analyst', 'Pellworth Grocers', 'Boise, ID', '2019-02 2021-12', [
      'Wrote SQL queries for promotion reports covering 120 stores',
      'Supported A/B tests of the loyalty app with sample size calculations',
      'Created Tableau dashboards for 25 category managers',
      'Found a pricing error worth $310,000 a year',
    ]),
  ],
  education: [
    school('B.S. Statistics', 'Cascade Ridge University', '2014 2018', 'Minor in Geography'),
  ],
  skills: [
    'SQL',
    'Python',
    'pandas',
    'dbt',
    'Airflow',
    'Snowflake',
    'Tableau',
    'Machine learning (basic)',
    'Git',
  ],
  languages: ['English', 'French (B2)'],
  certifications: ['Tableau Desktop Specialist, 2020'],
  awards: ['Transit Innovation Award, 2023 (team award)'],
};

export const driver: Resume = {
  ...emptyResume(),
  name: 'Lubomir Castellane',
  experience: [
    role('HGV Driver', 'Fenwick Haulage', 'Hull', '2016-04 now', [
      'Drive 44-tonne articulated lorries on trunk routes to Scotland, about 2,500 km a week',
      'Completed seven years without an at-fault accident',
      'Carry out daily walk-round checks and report defects to the workshop',
      'Showed two new drivers the Aberdeen route',
    ]),
    role('Warehouse Operative', 'Broadgate Logistics', 'Hull', '2013-01 2016-03', [
      'Picked and packed 200 orders per shift with a handheld scanner',
      'Loaded trailers by counterbalance forklift',
      'Member of the site safety committee',
    ]),
  ],
  education: [
    school('GCSEs in English, Maths and 4 others', 'Holderness High School', '2005 2010'),
  ],
  skills: ['Tachographs', 'Load securing', 'Forklift', 'Route planning'],
  languages: ['English (fluent)', 'Czech (native)'],
  certifications: [
    'Category C+E licence',
    'Driver CPC, valid to 2026',
    'Counterbalance forklift licence (lapsed)',
  ],
  awards: [],
};

export const nurse: Resume = {
  ...emptyResume(),
  name: 'Perpetua Lindgaard',
  headline: 'Registered Nurse, Paediatrics',
  summary:
    'Paediatric nurse with eight years on general and surgical wards. Interested in asthma education.',
  experience: [
    role('Staff Nurse, Paediatrics', 'Ashcombe General Hospital', 'Bristol', '2019-01 now', [
      'Look after 5 to 6 children per shift on a 22-bed surgical ward',
      'Link nurse for asthma; wrote the inhaler leaflet given to families',
      'Supervise one student nurse per placement',
      'Took part in an audit of pain scores that found 81% recorded on time',
      'Acted as nurse in charge on about ten night shifts in 2023',
    ]),
    role('Staff Nurse', 'Royal Merrow Infirmary', 'Bath', '2016-02 2018-12', [
      'Gave intravenous antibiotics and cared for central lines',
      'Reported safeguarding concerns to the named nurse',
      'Escorted children to theatre',
    ]),
  ],
  education: [school('BSc (Hons) Children’s Nursing', 'University of Severn Vale', '2012 2015')],
  skills: [
    'IV drug administration',
    'PEWS',
    'Safeguarding Level 3',
    'Asthma education',
    'SystmOne',
  ],
  languages: ['English', 'Danish (B1)'],
  certifications: ['NMC registration', 'PILS, 2022', 'Mentorship module'],
  awards: [],
};

export const engineer: Resume = {
  ...emptyResume(),
  name: 'Casimir Oyelaran',
  summary:
    'Frontend engineer, five years. React and TypeScript, some Node.js. Not a designer, but I work well with them.',
  experience: [
    role('Frontend Engineer', 'Quillmark', 'Austin, TX', '2021-05 now', [
      'Rebuilt the checkout in React and TypeScript; conversion went from 2.4% to 3.1% over four months',
      'Cut the bundle from 1.8 MB to 640 KB with code splitting',
      'Pair with two designers on the component library used by 5 teams',
      'Review pull requests and mentor a junior engineer',
      'Helped the platform team migrate CI from Jenkins to GitHub Actions',
    ]),
    role('Web Developer', 'Sable & Finch Agency', 'Dallas, TX', '2018-09 2021-04', [
      'Built 20 WordPress sites for small businesses',
      'Fixed accessibility issues found by axe on client sites',
      'Handled support tickets on a weekly rota',
    ]),
    role(
      'IT Support Assistant (part-time)',
      'Trinity Brook College',
      'Denton, TX',
      '2009-09 2011-05',
      ['Set up lab computers and answered password requests'],
    ),
  ],
  education: [school('B.A. Graphic Communication', 'Lake Ferris University', '2007 2011')],
  skills: [
    'React',
    'TypeScript',
    'JavaScript',
    'CSS',
    'Node.js',
    'Jest',
    'Accessibility',
    'WordPress',
    'Git',
  ],
  languages: [],
  certifications: [],
  awards: ['Hackathon, 2nd place, Quillmark 2022'],
};
