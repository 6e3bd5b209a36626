import {describe, expect, test} from 'bun:test';
import {readPosting} from './read-posting.ts';

const read = (...lines: string[]) => {
  const {title, company, location} = readPosting(lines.join('\n'));
  return [title, company, location];
};

describe('boards as people copy them', () => {
  test('menus, board names and buttons are none of the three', () => {
    expect(
      read(
        'JobHarbour',
        'Find jobs  Company reviews  Sign in',
        'Sail Maker',
        'Tidepool Canvas',
        'Falmouth, Cornwall',
        '£26,000 a year',
        'Apply now',
      ),
    ).toEqual(['Sail Maker', 'Tidepool Canvas', 'Falmouth, Cornwall']);
  });

  test('a line cut by slashes holds all three', () => {
    expect(read('Support Specialist', 'Mossbeam / Galway / Full-time / €36k')).toEqual([
      'Support Specialist',
      'Mossbeam',
      'Galway',
    ]);
  });

  test('a shift or a market belongs to the title, a place does not', () => {
    expect(read('Press Operator - 3rd Shift', 'Alder Stamping', 'Toledo, OH')[0]).toBe(
      'Press Operator - 3rd Shift',
    );
    expect(read('Press Operator - Toledo, OH', 'Alder Stamping')).toEqual([
      'Press Operator',
      'Alder Stamping',
      'Toledo, OH',
    ]);
  });

  test('partners and what they are is a firm, though it reads like a job', () => {
    expect(read('Hollis & Marsh Architects', 'Project Manager', 'Boise, ID')).toEqual([
      'Project Manager',
      'Hollis & Marsh Architects',
      'Boise, ID',
    ]);
  });

  test('what announces a job is cut off it', () => {
    expect(read('Wir brauchen dich: Bäcker (m/w/d)', 'Mühlenbrot GmbH', 'Soest')).toEqual([
      'Bäcker (m/w/d)',
      'Mühlenbrot GmbH',
      'Soest',
    ]);
    expect(read('Wij zoeken: Tuinman', 'Groenhof B.V.', 'Breda')[0]).toBe('Tuinman');
  });
});

describe('employers in sentences', () => {
  test.each([
    ['We need a cook to join the team at The Herring Inn in Wick.', 'The Herring Inn', 'Wick'],
    [
      'Bei der Anton Zeisig Metallbau GmbH in Soest wird ein Schlosser gesucht.',
      'Anton Zeisig Metallbau GmbH',
      'Soest',
    ],
    [
      "We're Rook & Sedge, a bakery in the heart of Selby. Our shop needs a baker.",
      'Rook & Sedge',
      'Selby',
    ],
    ['Chez Tante Violette, à Metz, on cherche un serveur.', 'Tante Violette', 'Metz'],
    [
      'En el Hotel Brisa del Faro (Llanes, Asturias) buscamos cocinero.',
      'Hotel Brisa del Faro',
      'Llanes, Asturias',
    ],
  ])('%s', (text, company, place) => {
    expect(read(text).slice(1)).toEqual([company, place]);
  });

  test('an address speaks for the name it holds', () => {
    expect(
      read('Fernmoss has two vets. We need a vet nurse. Write to jo@fernmoss.example.org.')[1],
    ).toBe('Fernmoss');
  });

  test('an agency is not the employer whose name it keeps', () => {
    const lines = ['Tax Adviser', 'Posted by Larkfield Recruitment', 'Leeds'];

    expect(read(...lines, 'Our client, a growing practice, needs a tax adviser.')[1]).toBeNull();
    expect(read(...lines, 'We act on behalf of Orme & Daughters Ltd.')[1]).toBe(
      'Orme & Daughters Ltd',
    );
  });
});

test('nothing that is no job, name or place is taken for one', () => {
  expect(
    read(
      "We're always glad to hear from good people",
      'If you can read a drawing and care about a joint, send us photos of things you made.',
    ),
  ).toEqual([null, null, null]);
});

describe('places of every country and layout', () => {
  test('a town of the lists, its middle and its surroundings are places', () => {
    expect(read('Welder', 'Tarn Fabrication Ltd', 'Bendigo')[2]).toBe('Bendigo');
    expect(read('Welder', 'Tarn Fabrication Ltd', 'Galway City')[2]).toBe('Galway City');
    expect(read('Schlosser (m/w/d)', 'Ahornwerk GmbH', 'Raum Tuttlingen')[2]).toBe(
      'Raum Tuttlingen',
    );
  });

  test('a label may stand over its value, be a copy of a button, or end a phrase', () => {
    expect(read('Nurse', 'Elmwood Trust', 'Job locations', 'Harbour Health Centre')[2]).toBe(
      'Harbour Health Centre',
    );
    expect(
      read('Nurse', 'Elmwood Trust', 'Location', '2 vacancies in the following location:', 'Ely'),
    ).toEqual(['Nurse', 'Elmwood Trust', 'Ely']);
    expect(read('Infirmier (H/F)', 'Affectation : Les Ormes-sur-Voulzie')[2]).toBe(
      'Les Ormes-sur-Voulzie',
    );
  });

  test('semicolons part a line of facts, and a town may be a sentence of its own', () => {
    expect(read('Analyst', 'Rooks Capital', 'Stamford, Connecticut; Credit; full-time')[2]).toBe(
      'Stamford, Connecticut',
    );
    expect(
      read(
        'Deckhand, Osprey Boats Ltd',
        'Weardale. Seasonal, live-in. £400 per week with food.',
      )[2],
    ).toBe('Weardale');
  });
});

describe('employers of every kind', () => {
  test('what announces a vacancy is no employer', () => {
    expect(read('Shire of Yarrabee', 'Employment opportunities', 'Team Leader')[1]).toBe(
      'Shire of Yarrabee',
    );
    expect(read('Commune de Mareuil', 'Avis de vacance de poste', 'Jardinier (H/F)')).toEqual([
      'Jardinier (H/F)',
      'Commune de Mareuil',
      'Mareuil',
    ]);
  });

  test('a church, at the foot of a notice, with its town', () => {
    expect(
      read(
        'Verger needed',
        'Evenings. Part-time.',
        "St. Olave's Parish Church, Ripon. See the vicar.",
      ),
    ).toEqual(['Verger', "St. Olave's Parish Church", 'Ripon']);
  });

  test('the employer stands after the preposition', () => {
    expect(read('Technik bei Nordwolke GmbH', 'Administrator (m/w/d)', 'Erfurt')[1]).toBe(
      'Nordwolke GmbH',
    );
  });
});

describe('titles that are none', () => {
  test('a type of employment is no title, wherever it stands', () => {
    expect(read('Verkäufer/in gesucht!', 'Minijob, samstags', 'Bäckerei Voss, Soest')).toEqual([
      'Verkäufer/in',
      'Bäckerei Voss',
      'Soest',
    ]);
    const posting = readPosting('Ville de Loudun\nATSEM (H/F)\nPoste : à temps complet');
    expect([posting.title, posting.employmentType]).toEqual(['ATSEM (H/F)', 'à temps complet']);
  });
});

describe('houses, councils and people who write', () => {
  test('a kind of employer after its article is no name', () => {
    expect(
      read(
        'Parish of Little Tew',
        'Clerk',
        'The Council seeks a methodical clerk for its minutes.',
      )[1],
    ).toBe('Parish of Little Tew');
  });

  test('a house ends where its town begins', () => {
    expect(read("L'Hotel Bellavista di Verona cerca un portiere per la notte.")).toEqual([
      'portiere',
      'Hotel Bellavista',
      'Verona',
    ]);
    expect(
      read("L'agriturismo Podere Le Querce di Siena cerca un aiuto cuoco per la stagione.").slice(
        1,
      ),
    ).toEqual(['Podere Le Querce', 'Siena']);
  });

  test('who writes says in brackets who they are and where', () => {
    expect(
      read('hey all! we (Fernbank Robotics, Eindhoven) need an embedded engineer, full-time.'),
    ).toEqual(['embedded engineer', 'Fernbank Robotics', 'Eindhoven']);
    expect(
      read('Guten Tag,', 'die Brinkum Anlagenbau GmbH in Celle sucht einen Buchhalter (m/w/d).')[1],
    ).toBe('Brinkum Anlagenbau GmbH');
  });

  test('a name and a town at the foot of a notice are the employer, below a farewell a person', () => {
    const notice = ['BARISTA WANTED', 'Full time, €14 an hour', 'Drop your CV in to Niamh'];
    expect(read(...notice, 'The Speckled Kettle, Westport').slice(1)).toEqual([
      'The Speckled Kettle',
      'Westport',
    ]);
    expect(read(...notice, 'Best regards', 'Niamh Kettle, Westport')[1]).toBeNull();
  });

  test('who is sought is a job, whatever it is called, and less its share of a week', () => {
    expect(read('Le bistrot cherche un second de cuisine pour la saison. CDD.')[0]).toBe(
      'second de cuisine',
    );
    expect(read('Precisa-se de padeiro/a', 'Padaria Flor, Barcelos')[0]).toBe('padeiro/a');
    expect(read('Leerkracht groep 5 (0,8 fte)', 'Basisschool De Wilg', 'Meppel')[0]).toBe(
      'Leerkracht groep 5',
    );
  });

  test('a label of two words holds what either names', () => {
    expect(
      read('Bus Driver', 'District: Fork School District', 'Building/Location: North Depot')[2],
    ).toBe('North Depot');
  });
});
