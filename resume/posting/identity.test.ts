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
