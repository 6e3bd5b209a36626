import {describe, expect, setDefaultTimeout, test} from 'bun:test';
import {checkClaims} from './check-claims.ts';
import {caseSets, lineCaseSets} from './testing/cases.ts';
import {chef, engineer} from './testing/people.ts';
import {ratesOf, shown} from './testing/rates.ts';

/** Hundreds of texts are judged in one test, which a busy machine may slow down. */
setDefaultTimeout(30_000);

describe('the example rewrites', () => {
  for (const set of caseSets)
    test(`of ${set.name}: inventions are stopped and truth passes`, () => {
      const {passed, stopped, invented, truthful} = ratesOf([set]);

      expect(passed.length / invented).toBeLessThanOrEqual(0.03);
      expect(stopped.length / truthful).toBeLessThanOrEqual(0.06);
    });

  for (const name of new Set(lineCaseSets.map(set => set.name)))
    test(`${name}: inventions are stopped and truth passes`, () => {
      const {passed, stopped, invented, truthful} = ratesOf(
        lineCaseSets.filter(set => set.name === name),
      );

      expect(passed.length / invented).toBeLessThanOrEqual(0.03);
      expect(stopped.length / truthful).toBeLessThanOrEqual(0.07);
    });

  test('employers, titles, dates, degrees and licences are never invented', () => {
    const fields = ['title', 'dates', 'education', 'certification', 'language', 'award'];
    const named = [...caseSets, ...lineCaseSets].map(set => ({
      ...set,
      cases: set.cases.filter(({claim}) => fields.includes(claim.field)),
    }));

    expect(ratesOf(named).passed.map(shown)).toEqual([]);
  });
});

test('a reason says what the resume says instead', () => {
  const {reasons} = checkClaims({
    source: chef,
    field: 'bullet',
    role: 0,
    original: 'Trained 5 commis chefs on knife skills and HACCP logs',
    rewritten: 'Trained 15 commis chefs on knife skills and HACCP logs',
  });

  expect(reasons).toEqual([
    {kind: 'number', text: '“15 commis” is not in your resume: it says 5 commis.'},
  ]);
});

test('an answer the person gave supports what it says and no more', () => {
  const question = {
    source: engineer,
    answers: [
      {requirement: '3 years of GraphQL', text: 'Yes, I used GraphQL at Quillmark for one year'},
    ],
    field: 'skills',
    role: null,
    original: null,
  } as const;

  expect(checkClaims({...question, rewritten: 'GraphQL'}).verdict).toBe('supported');
  expect(checkClaims({...question, rewritten: 'Next.js'}).verdict).toBe('unsupported');
});

test('an answer that says no supports nothing', () => {
  const {verdict} = checkClaims({
    source: engineer,
    answers: [{requirement: 'GraphQL', text: 'No, never used it'}],
    field: 'skills',
    role: null,
    original: null,
    rewritten: 'GraphQL',
  });

  expect(verdict).toBe('unsupported');
});

test('an original that is not in the source supports nothing', () => {
  const {verdict} = checkClaims({
    source: chef,
    field: 'bullet',
    role: 0,
    original: 'Led 40 chefs in three hotels',
    rewritten: 'Led 40 chefs in three hotels',
  });

  expect(verdict).toBe('unsupported');
});

test('the same question always has the same answer', () => {
  const question = {
    source: chef,
    field: 'summary',
    role: null,
    original: null,
    rewritten: 'Executive chef with sixteen years in hotel kitchens and a Michelin star.',
  } as const;

  const answers = new Set(Array.from({length: 20}, () => JSON.stringify(checkClaims(question))));

  expect(answers.size).toBe(1);
});

test('praise in a letter is a claim, a courtesy is none', () => {
  const question = {source: chef, field: 'letter', role: null, original: null} as const;
  const judged = (rewritten: string) => checkClaims({...question, rewritten}).verdict;

  expect(judged('I am the best in this area.')).toBe('unsupported');
  expect(judged('Best regards')).toBe('supported');
});

test('a frequency in other words is the same, another one is not', () => {
  const source = {
    ...chef,
    experience: [{...chef.experience[0], bullets: ['Held tastings once a fortnight']}],
  } as typeof chef;
  const original = 'Held tastings once a fortnight';
  const judged = (rewritten: string) =>
    checkClaims({source, field: 'bullet', role: 0, original, rewritten}).verdict;

  expect(judged('Held tastings every two weeks')).toBe('supported');
  expect(judged('Held tastings every week')).toBe('unsupported');
});

test('a job that is over is not told as the present one', () => {
  const [first] = chef.experience;
  const source = {...chef, experience: [{...first, end: '2021-05'}]} as typeof chef;
  const judged = (rewritten: string) =>
    checkClaims({source, field: 'letter', role: null, original: null, rewritten}).reasons;

  expect(judged(`I currently work at ${first?.company}.`).map(({kind}) => kind)).toContain('date');
});

test('a part of a certificate and an unfinished degree are not the whole', () => {
  const source = {
    ...chef,
    language: 'pt' as const,
    certifications: ['CIA Part 1'],
    education: [
      {
        degree: 'Mestrado em Recursos Hídricos (em andamento)',
        institution: 'Universidade Federal dos Pinhais',
        location: null,
        start: '2025',
        end: null,
        notes: [],
      },
    ],
  };
  const verdictOf = (field: 'certification' | 'education', rewritten: string) =>
    checkClaims({source, field, role: null, original: null, rewritten}).verdict;

  expect(verdictOf('certification', 'Certified Internal Auditor (CIA)')).toBe('unsupported');
  expect(verdictOf('certification', 'Certified Internal Auditor (CIA) Part 1')).toBe('supported');
  expect(verdictOf('education', 'Mestrado em Recursos Hídricos')).toBe('unsupported');
});

test('bounds, shares and magnitudes count however they are put', () => {
  const judge = (language: 'en' | 'es' | 'pl', original: string) => (rewritten: string) => {
    const [role] = chef.experience;
    const source = {...chef, language, experience: [{...role, bullets: [original]}]} as typeof chef;
    return checkClaims({source, field: 'bullet', role: 0, original, rewritten}).verdict;
  };
  const queries = judge('en', 'Answered pay queries within two working days');
  const money = judge('en', 'Found £50,000 of double payments, of which £40,000 was recovered');
  const sales = judge('es', 'Ventas de 2 a 2,5 millones de euros');
  const sacks = judge('pl', 'Załadunek ok. 750 worków dziennie');

  expect(queries('Pay queries answered in two working days or less')).toBe('supported');
  expect(queries('Pay queries answered in one working day or less')).toBe('unsupported');
  expect(money('Found £50,000 of double payments, of which 80% was recovered')).toBe('supported');
  expect(money('Found £50,000 of double payments, of which 90% was recovered')).toBe('unsupported');
  expect(sales('Ventas de 2 000 000 a 2 500 000 euros')).toBe('supported');
  expect(sales('Ventas de 2 a 3,5 millones de euros')).toBe('unsupported');
  expect(sacks('Załadunek około 750 worków dziennie')).toBe('supported');
  expect(sacks('Załadunek 750 worków dziennie')).toBe('unsupported');
});
