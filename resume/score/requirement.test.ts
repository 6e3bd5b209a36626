import {describe, expect, test} from 'bun:test';
import type {Language} from '../model/language.ts';
import {readRequirement} from './requirement.ts';

/** The phrases of a requirement; alternatives are parted by a bar. */
function phrases(text: string, language: Language = 'en'): string[] {
  return readRequirement(text, language).slots.map(({alternatives}) =>
    [...new Set(alternatives.map(({printed}) => printed))].join(' | '),
  );
}

describe('phrases of a requirement', () => {
  test.each([
    ['BLS and ACLS', ['BLS', 'ACLS']],
    ['ECS or Kubernetes', ['ECS | Kubernetes']],
    ['Packaging, paper or plastics background', ['Packaging | paper | plastics']],
    ['Python or R for reporting', ['Python | R', 'reporting']],
    ['CRM discipline (HubSpot or Salesforce)', ['CRM', 'HubSpot | Salesforce']],
    ['Strong communication, €500,000 or more', ['communication']],
  ])('%s', (text, expected) => {
    expect(phrases(text)).toEqual(expected);
  });

  test('a product’s name is one thing', () => {
    expect(phrases('Sicherer Umgang mit Siemens S7 und TIA Portal', 'de')).toEqual([
      'Siemens S7',
      'TIA Portal',
    ]);
  });
});

describe('facts of a requirement', () => {
  test.each<[string, Language, number | null]>([
    ['5+ years building backend services', 'en', 5],
    ['Two years of recent ICU experience', 'en', 2],
    ['3-5 years in sales', 'en', 3],
    ['Mindestens 3 Jahre Erfahrung', 'de', 3],
    ['Mehrjährige Erfahrung in der Instandhaltung', 'de', 3],
    ["Au moins 2 ans d'expérience", 'fr', 2],
    ['Más de 3 años de experiencia', 'es', 3],
    ['Almeno 3 anni', 'it', 3],
    ['Minimum rok doświadczenia', 'pl', 1],
    ['Minimaal twee jaar ervaring', 'nl', 2],
    ['Founded 30 years ago', 'en', null],
    ['Erfahrung in der Krippe (0-3 Jahre)', 'de', null],
  ])('%s asks for its years', (text, language, years) => {
    expect(readRequirement(text, language).years).toBe(years);
  });

  test('of several degrees the lowest is asked for', () => {
    expect(readRequirement("Bachelor's or master's degree in physics", 'en').degree).toBe(4);
    expect(readRequirement('MS or PhD in statistics', 'en').degree).toBe(5);
    expect(readRequirement('Abgeschlossene Ausbildung als Mechatroniker', 'de').degree).toBe(2);
    expect(readRequirement('Hands-on use of ICP-MS or ion chromatography', 'en').degree).toBe(0);
  });

  test('a degree’s subject is told from what else the line asks for', () => {
    const subject = (text: string) =>
      readRequirement(text, 'en').subject.map(({alternatives}) => alternatives[0]?.printed);
    expect(subject('MS or PhD in statistics, computer science or a related field')).toEqual([
      'statistics',
      'computer science',
    ]);
    expect(subject('A degree is preferred, and so is trial experience')).toEqual([]);
  });

  test('languages come with their level', () => {
    expect(readRequirement('Fluent English and good French', 'en').languages).toEqual([
      {language: 'English', level: 5},
      {language: 'French', level: 4},
    ]);
  });

  test('sums of money are read', () => {
    expect(readRequirement('Projects of £500,000 or more', 'en').sum).toBe(500_000);
    expect(readRequirement('Budget above 1.2 million euros', 'en').sum).toBe(1_200_000);
  });
});
