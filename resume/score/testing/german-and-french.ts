import {type MatchCase, person, wanted} from './case.ts';

export const buchhalterin: MatchCase = {
  name: 'Finanzbuchhalter (m/w/d)',
  posting: wanted({
    language: 'de',
    title: 'Finanzbuchhalter (m/w/d)',
    mustHave: [
      'Kaufmännische Ausbildung, z. B. als Steuerfachangestellter',
      'Mindestens 3 Jahre Erfahrung in der Finanzbuchhaltung',
      'Sehr gute Kenntnisse in DATEV',
      'Gute Englischkenntnisse',
    ],
    niceToHave: ['Bilanzbuchhalter (IHK)', 'SAP FI'],
    responsibilities: [
      'Debitoren- und Kreditorenbuchhaltung',
      'Vorbereitung der Monats- und Jahresabschlüsse',
      'Umsatzsteuervoranmeldungen',
    ],
  }),
  bestFirst: [
    person({
      language: 'de',
      name: 'Katharina Lohse',
      headline: 'Finanzbuchhalterin',
      email: 'k.lohse@example.org',
      location: 'Kassel',
      experience: [
        {
          title: 'Finanzbuchhalterin',
          company: 'Tannhof Logistik GmbH',
          start: '2018-03',
          bullets: [
            'Debitoren- und Kreditorenbuchhaltung mit 1.200 Belegen im Monat in DATEV',
            'Vorbereitung der Monatsabschlüsse in vier Arbeitstagen',
            'Erstellung der Umsatzsteuervoranmeldungen',
          ],
        },
        {
          title: 'Steuerfachangestellte',
          company: 'Kanzlei Wieland',
          start: '2013-08',
          end: '2018-02',
          bullets: ['Buchführung für 25 Mandanten'],
        },
      ],
      education: [
        {
          degree: 'Ausbildung zur Steuerfachangestellten',
          institution: 'Berufsschule Göttingen',
          start: '2010',
          end: '2013',
        },
      ],
      skills: ['DATEV', 'Excel', 'SAP FI'],
      languages: ['Deutsch (Muttersprache)', 'Englisch (B2)'],
      certifications: ['Bilanzbuchhalterin (IHK), 2020'],
    }),
    person({
      language: 'de',
      name: 'Murat Aydin',
      headline: 'Kaufmann für Büromanagement',
      email: 'm.aydin@example.org',
      experience: [
        {
          title: 'Sachbearbeiter Buchhaltung',
          company: 'Möbelhaus Krone',
          start: '2021-05',
          bullets: [
            'Kontierung von Eingangsrechnungen und Mahnwesen',
            'Pflege der Stammdaten in Lexware',
          ],
        },
      ],
      education: [
        {
          degree: 'Ausbildung zum Kaufmann für Büromanagement',
          institution: 'Fulda',
          start: '2018',
          end: '2021',
        },
      ],
      languages: ['Deutsch', 'Englisch (B1)'],
    }),
    person({
      language: 'de',
      name: 'Anja Reuter',
      headline: 'Bürokraft',
      experience: [
        {
          title: 'Empfangsmitarbeiterin',
          company: 'Zahnarztpraxis Dr. Voss',
          start: '2017',
          bullets: ['Terminvergabe und Telefon', 'Ablage der Rechnungen'],
        },
      ],
      education: [{degree: 'Realschulabschluss', end: '2015'}],
    }),
    person({
      language: 'de',
      name: 'Ben Hartwig',
      headline: 'Koch',
      experience: [
        {
          title: 'Koch',
          company: 'Gasthof zur Linde',
          start: '2016',
          bullets: ['Zubereitung von 80 Mittagessen am Tag', 'Einarbeitung der Küchenhilfen'],
        },
      ],
      education: [{degree: 'Ausbildung zum Koch', start: '2013', end: '2016'}],
    }),
  ],
  denial: 'Keine Kenntnisse in SAP FI.',
  evidence: 'Buchung der Anlagen in SAP FI nach Einführung im Jahr 2022',
};

export const infirmiere: MatchCase = {
  name: 'Infirmier / Infirmière de bloc opératoire',
  posting: wanted({
    language: 'fr',
    title: 'Infirmier / Infirmière de bloc opératoire',
    mustHave: [
      "Diplôme d'État d'infirmier",
      "Au moins 2 ans d'expérience en bloc opératoire",
      "Maîtrise des règles d'hygiène et d'asepsie",
      'Disponibilité pour les astreintes',
    ],
    niceToHave: ['Diplôme IBODE', 'Chirurgie orthopédique'],
    responsibilities: [
      "Préparer la salle d'intervention et le matériel stérile",
      'Assister le chirurgien',
    ],
  }),
  bestFirst: [
    person({
      language: 'fr',
      name: 'Maëlle Quéré',
      headline: 'Infirmière de bloc opératoire',
      email: 'maelle.quere@example.org',
      location: 'Tours',
      experience: [
        {
          title: 'Infirmière de bloc opératoire',
          company: 'Polyclinique du Lac',
          start: '2019-09',
          bullets: [
            'Instrumentation pour 6 interventions de chirurgie orthopédique par jour',
            "Préparation du matériel stérile et contrôle de l'asepsie",
            'Astreintes une semaine sur quatre',
          ],
        },
        {
          title: 'Infirmière',
          company: 'Hôpital Saint-Aubin',
          start: '2016-07',
          end: '2019-08',
          bullets: ['Soins à 14 patients en chirurgie viscérale'],
        },
      ],
      education: [
        {
          degree: "Diplôme d'État d'infirmier",
          institution: 'IFSI de Blois',
          start: '2013',
          end: '2016',
        },
      ],
      languages: ['Français'],
    }),
    person({
      language: 'fr',
      name: 'Julien Tavernier',
      headline: 'Infirmier en médecine',
      email: 'julien@example.org',
      experience: [
        {
          title: 'Infirmier',
          company: 'Hôpital de Chinon',
          start: '2020',
          bullets: ['Soins à 16 patients en médecine interne', 'Encadrement de deux élèves par an'],
        },
      ],
      education: [
        {
          degree: "Diplôme d'État d'infirmier",
          institution: 'IFSI de Tours',
          start: '2017',
          end: '2020',
        },
      ],
    }),
    person({
      language: 'fr',
      name: 'Sabrina Colas',
      headline: 'Aide-soignante',
      experience: [
        {
          title: 'Aide-soignante',
          company: 'EHPAD Les Glycines',
          start: '2018',
          bullets: ['Toilette et repas de 12 résidents', "Transmission à l'infirmière"],
        },
      ],
      education: [{degree: "Diplôme d'État d'aide-soignant", end: '2018'}],
    }),
    person({
      language: 'fr',
      name: 'Rémi Faucon',
      headline: 'Conducteur de bus',
      experience: [
        {
          title: 'Conducteur',
          company: 'Transports Ligériens',
          start: '2015',
          bullets: ['Conduite de lignes urbaines et vente de billets'],
        },
      ],
      education: [{institution: 'Permis D', end: '2014'}],
    }),
  ],
  denial: "Je n'ai pas d'expérience en chirurgie orthopédique.",
  evidence: 'Instrumentation au bloc opératoire pour 4 interventions par jour',
};
