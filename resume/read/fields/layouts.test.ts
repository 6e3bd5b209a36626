import {expect, test} from 'bun:test';
import {textToDocument} from '../from-text.ts';
import {understand} from './understand.ts';

function read(text: string) {
  return understand(textToDocument(text));
}

function jobs(text: string): (string | null)[][] {
  return read(text).experience.map(({title, company, start, end}) => [title, company, start, end]);
}

test('the first row of a table says what stands under it', () => {
  const table = `Experiência profissional

De\tAté\tEmpresa\tFunção\tTarefas
01/2018\tpresente\tVales & Irmão, Lda.\tMotorista\tRotas longas
06/2013\t12/2017\tFrota Azul\tAjudante\tCargas
`;
  expect(jobs(table)).toEqual([
    ['Motorista', 'Vales & Irmão, Lda.', '2018-01', null],
    ['Ajudante', 'Frota Azul', '2013-06', '2017-12'],
  ]);
  expect(read(table).experience.map(({bullets}) => bullets)).toEqual([
    ['Rotas longas'],
    ['Cargas'],
  ]);
});

test('a list item that mentions a year announces no job', () => {
  const text = `Experience

Charge Nurse, Larch County Hospital
2018 - Present
- Precepted 22 new graduates since 2020
`;
  expect(jobs(text)).toEqual([['Charge Nurse', 'Larch County Hospital', '2018', null]]);
});

test('titles nobody knows are found by the space around them and by their content', () => {
  const text = `Jo Tamm
jo.tamm@example.org

Skills
Pruning, Soil

Languages
English

How I got here
2019 - 2023  Gardener, Moss & Fern Ltd
2016 - 2019  Apprentice, Parks Department

Where I studied
2014 - 2016  Diploma in Horticulture, Elm College, Leeds
`;
  expect(jobs(text)).toEqual([
    ['Gardener', 'Moss & Fern Ltd', '2019', '2023'],
    ['Apprentice', 'Parks Department', '2016', '2019'],
  ]);
  expect(read(text).education.map(({institution}) => institution)).toEqual(['Elm College']);
});

test('who works for themselves is told from the place beside it', () => {
  const text = `Experience

Consultant
Self-employed, Bristol
2018 - 2020
`;
  expect(read(text).experience[0]).toMatchObject({company: 'Self-employed', location: 'Bristol'});
});

test('the name of a firm keeps its partners, and a school loses its town', () => {
  const text = `Experience
Litigation Associate, Marlow, Tench & Abney LLP, New York, NY (October 2019 - Present)

Education
Diploma in Driving, 2011
Lake Head Technical College Duluth, MN
`;
  expect(jobs(text)).toEqual([
    ['Litigation Associate', 'Marlow, Tench & Abney LLP', '2019-10', null],
  ]);
  expect(read(text).education[0]).toMatchObject({
    institution: 'Lake Head Technical College',
    location: 'Duluth, MN',
  });
});

test('letters after a name are no part of it, and small words within it are', () => {
  const names = [
    ['Tamsin Hale, PMP, PRINCE2', 'Tamsin Hale'],
    ['Siobhán O’Dowd-Vance MSN, RN, CEN', 'Siobhán O’Dowd-Vance'],
    ["João Pedro d'Ávila Gomes", "João Pedro d'Ávila Gomes"],
    ['Jean DUPONT', 'Jean DUPONT'],
    ['Robert Pike Jr.', 'Robert Pike Jr.'],
  ] as const;
  for (const [printed, name] of names)
    expect(read(`${printed}\nsomebody@example.org\n\nSkills\nExcel`).name).toBe(name);
});

test('an address that ends in a word for "number" hides no phone', () => {
  expect(read('Kari Moe\nkari@example.no • +47 22 55 01 43').phone).toBe('+47 22 55 01 43');
});

test('months may be parted from years by a slash, and a course that goes on is a remark', () => {
  const text = `Formação
Pós-graduação em Controladoria – Lagoa Business School (em curso, previsão 2025)

Experiência profissional
Analista, Rio Verde Ltda. (jan/2020 – atual)
`;
  expect(read(text).education[0]).toMatchObject({
    institution: 'Lagoa Business School',
    end: '2025',
  });
  expect(jobs(text)).toEqual([['Analista', 'Rio Verde Ltda.', '2020-01', null]]);
});

test('what follows a full stop after an entry in one line is what was done there', () => {
  const text = `Experience
2018 - 2020\tField Engineer, Kaimana Observatory, Hilo, HI, USA. Installed nine broadband stations.
2015 - 2018\tMecánico, Frutas del Sur, S. Coop. And., Jerez. Líneas de embotellado.
`;
  expect(jobs(text)).toEqual([
    ['Field Engineer', 'Kaimana Observatory', '2018', '2020'],
    ['Mecánico', 'Frutas del Sur, S. Coop. And.', '2015', '2018'],
  ]);
  expect(read(text).experience[0]?.bullets).toEqual(['Installed nine broadband stations.']);
});

test('plain phrases below the dates are no names', () => {
  const text = `Experience

Water Authority, Leeds — Graduate Officer
FEB 2013 - DEC 2014
Three rotations: legal, data, communications
Wrote 60 ministerial briefs a year

Dam Office, York — Policy Officer
MAR 2016 - JUN 2019
Reviewed 140 licence files
`;
  expect(jobs(text).map(([title, company]) => [title, company])).toEqual([
    ['Graduate Officer', 'Water Authority'],
    ['Policy Officer', 'Dam Office'],
  ]);
});

test('a table whose first column holds the titles of sections is read section by section', () => {
  const text = `-\tRosa Whit
rosa@example.org
Skills\tExcel / Grants
Experience\tWater Authority, Leeds — Graduate Officer
2013 - 2014
Parental leave — Career break
2012 - 2013
Education\tElm College — Diploma in Law
2008 - 2012
`;
  const resume = read(text);
  expect(resume.experience.map(({title, company}) => [title, company])).toEqual([
    ['Graduate Officer', 'Water Authority'],
    ['Career break', 'Parental leave'],
  ]);
  expect(resume.education.map(({institution}) => institution)).toEqual(['Elm College']);
});

test('a form may give the two ends of a time in two lines', () => {
  const text = `Employment
Employer: Harbour Bank Plc
Job title: Relationship Manager
From: March 2019
To: Present
Employer: Crest Microfinance Ltd
Job title: Loan Officer
From: June 2014
To: February 2019
`;
  expect(jobs(text)).toEqual([
    ['Relationship Manager', 'Harbour Bank Plc', '2019-03', null],
    ['Loan Officer', 'Crest Microfinance Ltd', '2014-06', '2019-02'],
  ]);
});

test('list items that all end in a date are entries', () => {
  const text = `Jo Tamm
jo.tamm@example.org

Languages
English

Academic & Professional Qualifications
- Diploma in Law – Elm College, York – 2015
- B.Com – University of the Punjab, Lahore – 2011

Skills
Excel
`;
  expect(read(text).education.map(({institution, end}) => [institution, end])).toEqual([
    ['Elm College', '2015'],
    ['University of the Punjab', '2011'],
  ]);
});

test('studies below a work history whose own title was lost are no jobs', () => {
  const text = `Experience
2018 - 2020  Gardener, Moss & Fern Ltd
2014 - 2016  Diploma in Horticulture, Elm College, Leeds
`;
  expect(jobs(text).map(([title]) => title)).toEqual(['Gardener']);
  expect(read(text).education.map(({institution}) => institution)).toEqual(['Elm College']);
});

test('a school is told from what was finished there', () => {
  const text = `Education
- 2014 - 2017: BA (Hons) History, 2:1. Wexcombe College.
- 2009 - 2012: Ausbildung zum Koch (IHK). Hotel Harzblick.
- 2005 - 2009: High School Diploma. Maumee High School.
`;
  expect(read(text).education.map(({institution}) => institution)).toEqual([
    'Wexcombe College',
    'Hotel Harzblick',
    'Maumee High School',
  ]);
});
