import {type MatchCase, person, wanted} from './case.ts';

export const sousChef: MatchCase = {
  name: 'Sous Chef',
  posting: wanted({
    language: 'en',
    title: 'Sous Chef',
    mustHave: [
      '3+ years as a chef de partie or sous chef in a fresh-food kitchen',
      'Level 3 food hygiene certificate',
      'Experience with stock control and ordering',
      'Ability to lead a brigade of six',
    ],
    niceToHave: ['Pastry experience', 'Allergen training'],
    responsibilities: ['Run the kitchen when the head chef is away, plan menus and train juniors.'],
  }),
  bestFirst: [
    person({
      language: 'en',
      name: 'Odette Marlowe',
      headline: 'Sous Chef',
      email: 'odette.marlowe@example.com',
      phone: '07700 900111',
      experience: [
        {
          title: 'Sous Chef',
          company: 'The Copper Ladle',
          start: '2020-03',
          bullets: [
            'Lead a brigade of seven in a 90-cover fresh-food restaurant',
            'Order produce daily and cut waste by 12% with weekly stock counts',
            'Wrote the allergen sheets for every menu',
          ],
        },
        {
          title: 'Chef de Partie',
          company: 'Wren & Barley',
          start: '2017-01',
          end: '2020-02',
          bullets: ['Ran the pastry section and trained two commis chefs'],
        },
      ],
      education: [
        {
          degree: 'NVQ Level 3 Professional Cookery',
          institution: 'Solent Vale College',
          end: '2016',
        },
      ],
      skills: ['Menu planning', 'Pastry', 'Stock control'],
      certifications: ['Level 3 Food Hygiene'],
    }),
    person({
      language: 'en',
      name: 'Benji Okafor',
      headline: 'Commis Chef',
      email: 'benji@example.com',
      experience: [
        {
          title: 'Commis Chef',
          company: 'Blue Gate Hotel',
          start: '2022-06',
          bullets: [
            'Prepare sauces and vegetables for 60 covers',
            'Keep the fridge labels and temperature log',
          ],
        },
      ],
      skills: ['Knife skills', 'Sauces'],
      certifications: ['Level 2 Food Hygiene'],
    }),
    person({
      language: 'en',
      name: 'Talia Brook',
      headline: 'Waitress',
      email: 'talia@example.com',
      experience: [
        {
          title: 'Waitress',
          company: 'Anchor Inn',
          start: '2021-05',
          bullets: [
            'Serve 40 tables on weekend evenings and explain the menu to guests',
            'Take bookings by phone',
          ],
        },
      ],
      skills: ['Customer service', 'Till'],
    }),
    person({
      language: 'en',
      name: 'Noor Haddad',
      headline: 'Data Entry Clerk',
      email: 'noor@example.com',
      experience: [
        {
          title: 'Data Entry Clerk',
          company: 'Fenwick Records',
          start: '2021-05',
          bullets: ['Enter 400 forms a day into a database', 'Check spelling of names'],
        },
      ],
      skills: ['Excel', 'Typing'],
    }),
  ],
  denial: 'I have no pastry experience and have never led a brigade.',
  evidence: 'Completed allergen training and briefed the whole kitchen on it',
};

export const lorryDriver: MatchCase = {
  name: 'HGV Class 1 Driver',
  posting: wanted({
    language: 'en',
    title: 'HGV Class 1 Driver',
    mustHave: [
      'Class 1 (C+E) licence',
      'Driver CPC and digital tachograph card',
      'At least 2 years driving articulated lorries',
      'Clean driving record',
    ],
    niceToHave: ['ADR certificate', 'Forklift licence'],
  }),
  bestFirst: [
    person({
      language: 'en',
      name: 'Gareth Pim',
      headline: 'HGV Class 1 Driver',
      phone: '07700 900222',
      experience: [
        {
          title: 'HGV Class 1 Driver',
          company: 'Northway Freight',
          start: '2018',
          bullets: [
            'Drive articulated lorries on overnight trunking runs of up to 400 miles',
            'Load and secure palletised goods; no accidents in 5 years',
          ],
        },
        {
          title: 'Van Driver',
          company: 'Parcel Lane',
          start: '2015',
          end: '2018',
          bullets: ['Delivered 90 parcels a day'],
        },
      ],
      certifications: [
        'C+E licence',
        'Driver CPC',
        'Digital tachograph card',
        'ADR',
        'Forklift counterbalance',
      ],
    }),
    person({
      language: 'en',
      name: 'Sam Ridley',
      headline: 'Van Driver',
      phone: '07700 900333',
      experience: [
        {
          title: 'Van Driver',
          company: 'Quickdrop',
          start: '2019',
          bullets: [
            'Deliver 110 parcels a day across South Yorkshire',
            'Plan routes and check the van each morning',
          ],
        },
      ],
      certifications: ['Category B driving licence'],
    }),
    person({
      language: 'en',
      name: 'Tina Moss',
      headline: 'Warehouse Operative',
      phone: '07700 900444',
      experience: [
        {
          title: 'Warehouse Operative',
          company: 'Boxyard',
          start: '2020',
          bullets: ['Pick and pack 300 orders a shift', 'Load lorries with a forklift'],
        },
      ],
      certifications: ['Forklift licence'],
    }),
    person({
      language: 'en',
      name: 'Ulla Storm',
      headline: 'Hairdresser',
      experience: [
        {
          title: 'Hairdresser',
          company: 'Curl Corner',
          start: '2017',
          bullets: ['Cut and colour for 10 clients a day', 'Train two apprentices'],
        },
      ],
    }),
  ],
  denial: 'No ADR certificate and no forklift licence.',
  evidence: 'Drove articulated lorries on weekend trunking runs to Felixstowe',
};
