import {type MatchCase, person, wanted} from './case.ts';

export const dataScientist: MatchCase = {
  name: 'Data Scientist',
  posting: wanted({
    language: 'en',
    title: 'Data Scientist',
    mustHave: [
      'MS or PhD in statistics, computer science or related field',
      '3+ years building predictive models in Python',
      'Strong SQL',
      'Experience with scikit-learn, XGBoost or PyTorch',
      'Ability to explain results to non-technical audiences',
    ],
    niceToHave: ['Insurance or actuarial background', 'Airflow', 'A/B testing'],
  }),
  bestFirst: [
    person({
      language: 'en',
      name: 'Wren Abernathy',
      headline: 'Data Scientist',
      email: 'wren@example.com',
      location: 'Hartford, CT',
      experience: [
        {
          title: 'Data Scientist',
          company: 'Beacon Mutual',
          start: '2019-06',
          bullets: [
            'Built claim severity models in Python and XGBoost that cut reserve error from 14% to 9%',
            'Wrote SQL pipelines scheduled in Airflow',
            'Presented results to underwriters every quarter',
          ],
        },
        {
          title: 'Data Analyst',
          company: 'Tolland Health',
          start: '2017-07',
          end: '2019-05',
          bullets: ['Ran A/B tests for two patient portals'],
        },
      ],
      education: [{degree: 'M.S. Statistics', institution: 'Naugatuck University', end: '2017'}],
      skills: ['Python', 'SQL', 'scikit-learn', 'XGBoost', 'Airflow'],
    }),
    person({
      language: 'en',
      name: 'Cole Dunham',
      headline: 'Business Intelligence Analyst',
      email: 'cole@example.com',
      experience: [
        {
          title: 'BI Analyst',
          company: 'Orchard Foods',
          start: '2020',
          bullets: ['Build SQL reports and Tableau dashboards for sales', 'Clean data in Python'],
        },
      ],
      education: [{degree: 'B.S. Economics', institution: 'Mohawk College', end: '2020'}],
      skills: ['SQL', 'Tableau', 'Python'],
    }),
    person({
      language: 'en',
      name: 'Ada Pruett',
      headline: 'Software Tester',
      experience: [
        {
          title: 'QA Tester',
          company: 'Lumen Apps',
          start: '2019',
          bullets: ['Write manual test cases and log bugs in Jira'],
        },
      ],
      education: [{degree: 'B.A. English', end: '2018'}],
      skills: ['Jira', 'Selenium'],
    }),
    person({
      language: 'en',
      name: 'Gil Moreno',
      headline: 'Florist',
      experience: [
        {
          title: 'Florist',
          company: 'Petal & Stem',
          start: '2014',
          bullets: ['Arrange flowers for 60 weddings a year'],
        },
      ],
    }),
  ],
  denial: 'I have not used PyTorch or Airflow.',
  evidence: 'Designed an A/B test of two renewal letters with 40,000 policyholders',
};

export const desarrollador: MatchCase = {
  name: 'Desarrollador/a Full Stack',
  posting: wanted({
    language: 'es',
    title: 'Desarrollador/a Full Stack',
    mustHave: [
      'Más de 3 años de experiencia con React y Node.js',
      'Conocimientos de PostgreSQL o MySQL',
      'Experiencia con Docker',
      'Inglés B2',
    ],
    niceToHave: ['AWS', 'Experiencia en metodologías ágiles'],
  }),
  bestFirst: [
    person({
      language: 'es',
      name: 'Iker Zubiri',
      headline: 'Desarrollador Full Stack',
      email: 'iker.zubiri@example.org',
      location: 'Valencia',
      experience: [
        {
          title: 'Desarrollador Full Stack',
          company: 'Tecnar',
          start: '2020-01',
          bullets: [
            'Desarrollo de paneles en React y servicios en Node.js para 40 clientes',
            'Migración de la base de datos a PostgreSQL sin paradas',
            'Despliegue con Docker en AWS',
          ],
        },
        {
          title: 'Desarrollador Frontend',
          company: 'Pixelia',
          start: '2018-03',
          end: '2019-12',
          bullets: ['Maquetación de tiendas online en React'],
        },
      ],
      education: [
        {
          degree: 'Grado en Ingeniería Informática',
          institution: 'Universidad del Turia',
          start: '2014',
          end: '2018',
        },
      ],
      skills: ['React', 'Node.js', 'Docker', 'Scrum'],
      languages: ['Español (nativo)', 'Inglés (C1)'],
    }),
    person({
      language: 'es',
      name: 'Carla Benet',
      headline: 'Desarrolladora PHP',
      email: 'carla@example.org',
      experience: [
        {
          title: 'Desarrolladora web',
          company: 'Botiga Web',
          start: '2020',
          bullets: ['Desarrollo de tiendas en PHP y MySQL', 'Algunas pantallas en React'],
        },
      ],
      skills: ['PHP', 'MySQL', 'WordPress'],
      languages: ['Español', 'Inglés (B1)'],
    }),
    person({
      language: 'es',
      name: 'Pau Ferrer',
      headline: 'Técnico de soporte',
      experience: [
        {
          title: 'Técnico de soporte',
          company: 'Reparatec',
          start: '2019',
          bullets: [
            'Instalación de equipos y redes en oficinas',
            'Resolución de 20 incidencias al día',
          ],
        },
      ],
      languages: ['Español'],
    }),
    person({
      language: 'es',
      name: 'Rosa Mena',
      headline: 'Peluquera',
      experience: [
        {
          title: 'Peluquera',
          company: 'Salón Mena',
          start: '2012',
          bullets: ['Corte y color', 'Atención a clientas'],
        },
      ],
    }),
  ],
  denial: 'No tengo experiencia con Docker.',
  evidence: 'Configuración de copias de seguridad en AWS S3 para 12 aplicaciones',
};
