import {describe, expect, test} from 'bun:test';
import {skillTables} from './skill-data/tables.ts';
import {readSkillTable} from './skill-table.ts';
import {nameKey} from './skill-words.ts';
import {
  broaderSkills,
  canonicalSkill,
  findSkills,
  sameSkill,
  skillKind,
  skillSince,
} from './skills.ts';

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
    expect(names('python, go, react')).toEqual(['Python', 'Go', 'React']);
    expect(names('Go back to the go team, react to change and excel at it')).toEqual([]);
    expect(names('Word of mouth. Access to buildings. Teams of six.')).toEqual([]);
  });

  test('a mention carries the printed words and their place', () => {
    const text = 'Ran k8s clusters';

    const [mention] = findSkills(text);

    expect(mention).toEqual({skill: 'Kubernetes', printed: 'k8s', start: 4, end: 7});
  });

  test('the longest name wins, and no name reaches over a comma or a line', () => {
    expect(names('SAP S/4HANA')).toEqual(['SAP S/4HANA']);
    expect(names('Data, analysis')).toEqual([]);
    expect(names('Project\nmanagement')).toEqual([]);
  });

  test.each([
    ['Current Texas RN license, BLS and ACLS', 'Registered Nurse', 'Basic Life Support'],
    ['Sicherer Umgang mit TIA Portal und Staplerschein', 'TIA Portal', 'Forklift licence'],
    [
      "Titulaire d'un CAP, permis B et maîtrise de la comptabilité",
      'Accounting',
      "Driver's license",
    ],
    ['Carnet de conducir y conocimientos de contabilidad', 'Accounting', "Driver's license"],
    ['ICP-MS, titration and chain of custody', 'ICP-MS', 'Titration'],
    ['PRINCE2 Practitioner with MS Project', 'PRINCE2 Practitioner', 'Microsoft Project'],
  ])('%s', (text, one, other) => {
    expect(names(text)).toContain(one);
    expect(names(text)).toContain(other);
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
    ['Projekt-Management', 'gestión de proyectos'],
    ['Python 3.11', 'Python'],
  ])('%s is %s', (a, b) => {
    expect(sameSkill(a, b)).toBe(true);
  });

  test.each([
    ['Docker Swarm', 'Docker'],
    ['Bachelor of Arts', 'Bachelor of Science'],
    ['Secret clearance', 'Top secret clearance'],
    ['Java', 'JavaScript'],
    ['HGV Class 1', 'HGV Class 2'],
  ])('%s is not %s', (a, b) => {
    expect(sameSkill(a, b)).toBe(false);
  });

  test('an unknown skill is its own words, whatever their case and accents', () => {
    expect(canonicalSkill('Käse-Reifung')).toBe('kase reifung');
    expect(sameSkill('Käsereifung', 'kasereifung')).toBe(true);
    expect(skillKind('Käsereifung')).toBeNull();
  });
});

test('a skill implies the wider ones and never the narrower', () => {
  expect(broaderSkills('PySpark')).toEqual(['Apache Spark']);
  expect(broaderSkills('EKS')).toEqual(['AWS', 'Kubernetes', 'Cloud computing', 'Containers']);
  expect(broaderSkills('Apache Spark')).toEqual([]);
});

test('a tool knows the year it came into being', () => {
  expect(skillSince('k8s')).toBe(2014);
  expect(skillSince('ChatGPT')).toBe(2022);
  expect(skillSince('Accounting')).toBeNull();
});

describe('the tables', () => {
  const skills = skillTables.flatMap(readSkillTable);

  test('hold many skills, each under one name', () => {
    const unique = new Set(skills.map(({name}) => name));

    expect(unique.size).toBe(skills.length);
    expect(skills.length).toBeGreaterThan(2_000);
  });

  test('give no name to two skills', () => {
    const owner = new Map<string, string>();
    const shared = skills.flatMap(({name, names: all}) =>
      all.filter(({text}) => {
        const key = nameKey(text);
        const other = owner.get(key);
        owner.set(key, other ?? name);
        return other !== undefined && other !== name;
      }),
    );

    expect(shared).toEqual([]);
  });

  test('imply only skills that exist', () => {
    const known = new Set(skills.map(({name}) => name));

    expect(skills.flatMap(({broader}) => broader).filter(name => !known.has(name))).toEqual([]);
  });
});
