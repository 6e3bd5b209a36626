import {expect, test} from 'bun:test';
import {textToDocument} from '../from-text.ts';
import {understand} from './understand.ts';

function read(text: string) {
  return understand(textToDocument(text));
}

function jobs(text: string): (string | null)[][] {
  return read(text).experience.map(({title, company, start, end}) => [title, company, start, end]);
}

test('the town of a school is kept, wherever it is printed', () => {
  const towns = [
    'Coleg Bae Derwen, Swansea',
    'Coleg Bae Derwen | Swansea',
    'Coleg Bae Derwen (Swansea)',
  ];
  for (const school of towns) {
    const {education, confidence} = read(`Education
BTEC Business\n${school}\n2014 - 2016\n`);
    expect(education).toMatchObject([{institution: 'Coleg Bae Derwen', location: 'Swansea'}]);
    expect(confidence['education.0.location']).toBeGreaterThan(0.7);
  }
  const form =
    'Education\nEmployer: Elm College\nDates: 2014 - 2016\nTitle: BSc\nLocation: Leeds\n';
  expect(read(form).education).toMatchObject([{location: 'Leeds'}]);
});

test('a number before an entry is no part of it', () => {
  const text = `Work history

1.\tShift Lead, Receiving, Big Dune Freight, Inc. (03/2020-Present)
2.\tStocker, Dune Grocers (10/2015-01/2016)
`;
  expect(jobs(text)).toEqual([
    ['Shift Lead, Receiving', 'Big Dune Freight, Inc.', '2020-03', null],
    ['Stocker', 'Dune Grocers', '2015-10', '2016-01'],
  ]);
});

test('a slash may stand before the dates, and a firm may open with a number', () => {
  const text = `Experience

Loader (Seasonal) at 7 Harbours Parcel / 10/2015 - 01/2016
Stocker at Dune Grocers / 02/2014 - 09/2015
`;
  expect(jobs(text)).toEqual([
    ['Loader (Seasonal)', '7 Harbours Parcel', '2015-10', '2016-01'],
    ['Stocker', 'Dune Grocers', '2014-02', '2015-09'],
  ]);
});

test('a number to call ends where its cell does', () => {
  expect(read('Kari Moe\nkari@example.no\t07 55 01 23 45\t33000 Bordeaux').phone).toBe(
    '07 55 01 23 45',
  );
  expect(read('Kari Moe\nFax\t07 55 01 23 46\nTel.\t07 55 01 23 45').phone).toBe('07 55 01 23 45');
});

test('a bold title keeps its section under a mark', () => {
  const text = '• Experiencia profesional\nCocinera, Bar Duna S.L.\n2019 - 2020';
  const document = textToDocument(text);
  const lines = document.lines.map((line, index) => ({...line, bold: index === 0}));
  expect(understand({...document, lines}).experience).toMatchObject([
    {title: 'Cocinera', company: 'Bar Duna S.L.', start: '2019', end: '2020'},
  ]);
});

test('a school in capitals that stands close under a title opens no section', () => {
  const text = `CLINICAL EXPERIENCE
Nurse, Elm Hospital
2014 - 2020

SKILLS
Triage

EDUCATION
ULSTER VALE UNIVERSITY
BSc Physiotherapy, 2010 - 2013

LANGUAGES
Irish
`;
  expect(read(text).education).toMatchObject([{institution: 'ULSTER VALE UNIVERSITY'}]);
});

test('labels of forms may name the employer and the institute without their address', () => {
  const text = `Esperienza professionale

Date: 02/2019 – oggi
Lavoro o posizione ricoperti: Architetto
Principali attività: Direzione lavori
Nome del datore di lavoro: Studio Duna & Conti

Istruzione e formazione

Date: 2011 – 2014
Titolo della qualifica rilasciata: Laurea in Architettura
Nome dell’istituto: Università di Valduna
`;
  expect(jobs(text)).toEqual([['Architetto', 'Studio Duna & Conti', '2019-02', null]]);
  expect(read(text).education).toMatchObject([{institution: 'Università di Valduna'}]);
});

test('a second degree has the town of the school above it', () => {
  const text = `Education
Elm College, Leeds
MSc Statistics, 2016 - 2017
BSc Mathematics, 2013 - 2016
`;
  expect(read(text).education.map(({institution, location}) => [institution, location])).toEqual([
    ['Elm College', 'Leeds'],
    ['Elm College', 'Leeds'],
  ]);
});

test('what experience is called is a title of its own', () => {
  const text = `Dele Akin
dele@example.org

Key experience

2021–now\tFinancial Controller\tCamber Foods plc, London
2017–2021\tManagement Accountant\tReach Housing Association, London

Education
2014\tBA Accounting\tElm College, Brighton
`;
  expect(jobs(text)).toEqual([
    ['Financial Controller', 'Camber Foods plc', '2021', null],
    ['Management Accountant', 'Reach Housing Association', '2017', '2021'],
  ]);
});
