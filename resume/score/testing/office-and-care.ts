import {type MatchCase, person, wanted} from './case.ts';

export const hrPartner: MatchCase = {
  name: 'HR Business Partner',
  posting: wanted({
    language: 'en',
    title: 'HR Business Partner',
    mustHave: [
      "Bachelor's degree in human resources or business",
      '5+ years of HR experience, including employee relations',
      'Working knowledge of FMLA and ADA',
      'Experience with Workday or another HRIS',
    ],
    niceToHave: ['SHRM-CP or PHR', 'Manufacturing experience'],
    responsibilities: [
      'Advise managers on performance and employee relations',
      'Lead recruiting for salaried roles',
    ],
  }),
  bestFirst: [
    person({
      language: 'en',
      name: 'Lena Castellan',
      headline: 'HR Business Partner',
      email: 'lena.castellan@example.com',
      phone: '412-555-0101',
      location: 'Pittsburgh, PA',
      summary: 'HR partner with eight years in manufacturing plants.',
      experience: [
        {
          title: 'HR Business Partner',
          company: 'Ironvale Steel',
          start: '2019-02',
          bullets: [
            'Advise 22 managers on performance and employee relations for 640 employees',
            'Cut time to hire for salaried roles from 58 to 41 days',
            'Handle FMLA and ADA cases, about 30 a year',
            'Moved employee records to Workday',
          ],
        },
        {
          title: 'HR Generalist',
          company: 'Calder Plastics',
          start: '2016-06',
          end: '2019-01',
          bullets: ['Ran open enrollment and new hire orientation'],
        },
      ],
      education: [
        {
          degree: 'B.A. Human Resources Management',
          institution: 'Allegheny Ridge College',
          end: '2016',
        },
      ],
      skills: ['Workday', 'Employee relations', 'Recruiting'],
      certifications: ['SHRM-CP'],
    }),
    person({
      language: 'en',
      name: 'Priya Nadar',
      headline: 'HR Generalist',
      email: 'priya@example.com',
      experience: [
        {
          title: 'HR Generalist',
          company: 'Bluefin Retail',
          start: '2020-08',
          bullets: [
            'Answer employee questions on leave and benefits',
            'Post openings and screen applicants',
          ],
        },
      ],
      education: [
        {
          degree: 'B.S. Business Administration',
          institution: 'Scioto State University',
          end: '2020',
        },
      ],
      skills: ['BambooHR', 'Onboarding'],
    }),
    person({
      language: 'en',
      name: 'Mark Ostrow',
      headline: 'Office Administrator',
      email: 'mark@example.com',
      experience: [
        {
          title: 'Office Administrator',
          company: 'Dental Arts',
          start: '2018',
          bullets: [
            'Order supplies and manage the calendar of four dentists',
            'Prepare payroll hours for the bookkeeper',
          ],
        },
      ],
      education: [{degree: 'Associate Degree in Business', end: '2017'}],
    }),
    person({
      language: 'en',
      name: 'Jo Finch',
      headline: 'Roofer',
      experience: [
        {
          title: 'Roofer',
          company: 'Finch & Sons',
          start: '2012',
          bullets: ['Replace shingles and flashing on 50 houses a year'],
        },
      ],
      education: [{institution: 'High School Diploma', end: '2011'}],
    }),
  ],
  denial: 'No experience with Workday.',
  evidence: 'Kept absence records for 300 employees in Workday',
};

export const caseworker: MatchCase = {
  name: 'Caseworker',
  posting: wanted({
    language: 'en',
    title: 'Caseworker',
    mustHave: [
      "Bachelor's degree in social work or psychology",
      'One year of experience with children and families',
      "Valid driver's license",
      'Knowledge of mandated reporting',
    ],
    niceToHave: ['LSW license', 'Spanish'],
    responsibilities: [
      'Visit families at home and write case plans',
      'Work with schools, courts and clinics',
    ],
  }),
  bestFirst: [
    person({
      language: 'en',
      name: 'Marta Lindgren',
      headline: 'Caseworker',
      email: 'marta@example.com',
      location: 'Duluth, MN',
      experience: [
        {
          title: 'Child Protection Caseworker',
          company: 'St. Louis Hills County',
          start: '2020-08',
          bullets: [
            'Visit 18 families a month at home and write case plans',
            'Testify in family court and coordinate with schools and clinics',
            'Train new staff on mandated reporting',
          ],
        },
      ],
      education: [
        {degree: 'Bachelor of Social Work', institution: 'Arrowhead State University', end: '2020'},
      ],
      languages: ['English', 'Spanish (fluent)'],
      certifications: ['LSW', "Driver's license"],
    }),
    person({
      language: 'en',
      name: 'Devin Shore',
      headline: 'Youth Worker',
      email: 'devin@example.com',
      experience: [
        {
          title: 'Youth Worker',
          company: 'Lakeside Club',
          start: '2021',
          bullets: ['Run after-school groups for 25 children', 'Call parents about attendance'],
        },
      ],
      education: [{degree: 'B.A. Psychology', end: '2021'}],
    }),
    person({
      language: 'en',
      name: 'Kim Alder',
      headline: 'Preschool Aide',
      experience: [
        {
          title: 'Preschool Aide',
          company: 'Sunny Steps',
          start: '2019',
          bullets: ['Help 15 children with meals and play'],
        },
      ],
      education: [{institution: 'High School Diploma', end: '2018'}],
    }),
    person({
      language: 'en',
      name: 'Ray Tobin',
      headline: 'Machinist',
      experience: [
        {
          title: 'Machinist',
          company: 'Iron Range Parts',
          start: '2005',
          bullets: ['Set up CNC lathes and hold 0.01 mm tolerances'],
        },
      ],
    }),
  ],
  denial: 'I do not have an LSW license.',
  evidence: 'Attended mandated reporting refreshers and reported 12 cases to the county',
};
