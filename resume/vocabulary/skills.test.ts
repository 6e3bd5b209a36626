import {describe, expect, test} from 'bun:test';
import {canonicalSkill, findSkills, sameSkill, skillKind, skillSince} from './skills.ts';

const names = (text: string): string[] => findSkills(text).map(({skill}) => skill);

describe('findSkills', () => {
  test('names with signs in them are whole words of their own', () => {
    expect(names('C++, C# and .NET, Node.js with CI/CD')).toEqual([
      'C++',
      'C#',
      '.NET',
      'Node.js',
      'CI/CD',
    ]);
  });

  test('a word that is also an everyday word counts only where skills are listed', () => {
    expect(names('services in Go or a similar language')).toContain('Go');
    expect(names('Python or R for data handling')).toEqual(['Python', 'R']);
    expect(names('Go to market with R&D and the go team')).not.toContain('Go');
  });

  test('a mention carries the printed words and their place', () => {
    const text = 'Ran k8s clusters';

    const [mention] = findSkills(text);

    expect(mention).toEqual({skill: 'Kubernetes', printed: 'k8s', start: 4, end: 7});
  });

  test('the longest name wins', () => {
    expect(names('SAP S/4HANA')).toEqual(['SAP S/4HANA']);
  });
});

describe('one skill under many names', () => {
  test.each([
    ['RN', 'Registered Nurse'],
    ['Golang', 'go'],
    ['Buchhaltung', 'accounting'],
    ['Advanced Excel', 'MS Excel'],
    ['PowerBI', 'Power BI'],
    ['Registered Nurse (RN)', 'rn'],
  ])('%s is %s', (a, b) => {
    expect(sameSkill(a, b)).toBe(true);
  });

  test('an unknown skill is its own words, whatever their case and accents', () => {
    expect(canonicalSkill('Käse-Reifung')).toBe('kase reifung');
    expect(sameSkill('Käsereifung', 'kasereifung')).toBe(true);
    expect(skillKind('Käsereifung')).toBeNull();
  });
});

test('a tool knows the year it came into being', () => {
  expect(skillSince('k8s')).toBe(2014);
  expect(skillSince('ChatGPT')).toBe(2022);
  expect(skillSince('Accounting')).toBeNull();
});
