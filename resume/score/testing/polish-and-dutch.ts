import {type MatchCase, person, wanted} from './case.ts';

export const magazynier: MatchCase = {
  name: 'Magazynier z uprawnieniami UDT',
  posting: wanted({
    language: 'pl',
    title: 'Magazynier z uprawnieniami UDT',
    mustHave: [
      'Uprawnienia na wózki widłowe UDT',
      'Minimum rok doświadczenia w magazynie',
      'Znajomość obsługi skanera',
      'Gotowość do pracy zmianowej',
    ],
    niceToHave: ['Znajomość SAP WM', 'Język angielski'],
  }),
  bestFirst: [
    person({
      language: 'pl',
      name: 'Tomasz Gajda',
      headline: 'Magazynier',
      email: 't.gajda@example.org',
      location: 'Poznań',
      experience: [
        {
          title: 'Magazynier',
          company: 'Centrum Dystrybucji Orlik',
          start: '2019-04',
          bullets: [
            'Rozładunek 20 ciężarówek dziennie wózkiem widłowym',
            'Kompletacja zamówień ze skanerem w SAP WM',
            'Praca na trzy zmiany',
          ],
        },
      ],
      education: [
        {degree: 'Poznań', institution: 'Technikum Logistyczne', start: '2015', end: '2019'},
      ],
      languages: ['Polski (ojczysty)', 'angielski (B1)'],
      certifications: ['Uprawnienia UDT na wózki widłowe'],
    }),
    person({
      language: 'pl',
      name: 'Marek Wilk',
      headline: 'Pracownik produkcji',
      email: 'marek@example.org',
      experience: [
        {
          title: 'Pracownik produkcji',
          company: 'Meble Wrona',
          start: '2020',
          bullets: ['Pakowanie mebli i praca zmianowa', 'Pomoc w magazynie przy inwentaryzacji'],
        },
      ],
      education: [{institution: 'Szkoła zawodowa', end: '2019'}],
    }),
    person({
      language: 'pl',
      name: 'Ola Mazur',
      headline: 'Sprzedawca',
      experience: [
        {
          title: 'Sprzedawca',
          company: 'Sklep Ogrodowy',
          start: '2021',
          bullets: ['Obsługa klienta i kasy', 'Wykładanie towaru'],
        },
      ],
      education: [{institution: 'Liceum', end: '2020'}],
    }),
    person({
      language: 'pl',
      name: 'Ewa Pilch',
      headline: 'Nauczycielka muzyki',
      experience: [
        {
          title: 'Nauczycielka',
          company: 'Szkoła Muzyczna',
          start: '2010',
          bullets: ['Nauka gry na fortepianie'],
        },
      ],
    }),
  ],
  denial: 'Nie znam SAP WM i nie mam uprawnień UDT.',
  evidence: 'Wydawanie towaru w systemie SAP WM, około 150 pozycji dziennie',
};

export const verpleegkundige: MatchCase = {
  name: 'Wijkverpleegkundige',
  posting: wanted({
    language: 'nl',
    title: 'Wijkverpleegkundige',
    mustHave: [
      'Diploma hbo-verpleegkunde',
      'BIG-registratie',
      'Rijbewijs B',
      'Ervaring in de thuiszorg',
    ],
    niceToHave: ['Ervaring met wondzorg', 'Kennis van Omaha System'],
  }),
  bestFirst: [
    person({
      language: 'nl',
      name: 'Femke Drost',
      headline: 'Wijkverpleegkundige',
      email: 'femke.drost@example.org',
      experience: [
        {
          title: 'Wijkverpleegkundige',
          company: 'Thuiszorg IJsselland',
          start: '2018-05',
          bullets: [
            'Indiceren en verlenen van zorg bij 25 cliënten thuis volgens Omaha System',
            'Wondzorg en begeleiding van stagiairs',
          ],
        },
      ],
      education: [
        {
          degree: 'Hbo-Verpleegkunde',
          institution: 'Hogeschool Salland',
          start: '2014',
          end: '2018',
        },
      ],
      languages: ['Nederlands (moedertaal)'],
      certifications: ['BIG-registratie verpleegkundige', 'Rijbewijs B'],
    }),
    person({
      language: 'nl',
      name: 'Rik Postma',
      headline: 'Verzorgende IG',
      email: 'rik@example.org',
      experience: [
        {
          title: 'Verzorgende IG',
          company: 'Woonzorg Esdoorn',
          start: '2019',
          bullets: ['Verzorging van 10 bewoners', 'Medicatie uitdelen'],
        },
      ],
      education: [{degree: 'Mbo Verzorgende IG', end: '2019'}],
      certifications: ['Rijbewijs B'],
    }),
    person({
      language: 'nl',
      name: 'Lot Veenstra',
      headline: 'Receptioniste',
      experience: [
        {
          title: 'Receptioniste',
          company: 'Gezondheidscentrum Noord',
          start: '2018',
          bullets: ['Afspraken maken en patiënten ontvangen'],
        },
      ],
      education: [{degree: 'Havo', end: '2016'}],
    }),
    person({
      language: 'nl',
      name: 'Daan Kok',
      headline: 'Timmerman',
      experience: [
        {
          title: 'Timmerman',
          company: 'Kok Bouw',
          start: '2009',
          bullets: ['Kozijnen plaatsen en daken renoveren'],
        },
      ],
    }),
  ],
  denial: 'Ik heb geen BIG-registratie en geen rijbewijs.',
  evidence: 'Rapporteren volgens Omaha System voor 25 cliënten',
};
