import {expect, test} from 'bun:test';
import {textToDocument} from '../from-text.ts';
import {understand} from './understand.ts';

function nameOf(head: string): string | null {
  return understand(textToDocument(`${head}\n\nExperience\nDriver, Acme Ltd\n2019 - 2020\n`)).name;
}

test('a name is found beside what else stands in its line', () => {
  const lines = [
    'Jane Doe – Registered Nurse',
    'Jane Doe | Registered Nurse | Leeds',
    'Jane Doe, Registered Nurse',
    'Jane Doe (she/her)',
    'Jane Doe CV',
    'Resume of Jane Doe',
    'Hi, I am Jane Doe.',
    'Jane Doe jane@example.org (555) 123-4567',
    'Jane Doe BSc (Hons) MRICS',
    'Application\n\nJane Doe',
    'Leeds\nJane Doe',
  ];
  for (const line of lines) expect(nameOf(`${line}\njane@example.org`)).toBe('Jane Doe');
});

test('a name may be in any script, in small letters or set wide', () => {
  for (const name of [
    '陈伟',
    '김민수',
    'محمد علي',
    'राज कुमार',
    'Ελένη Παπαδάκη',
    'Nguyễn Thị Minh Khai',
  ])
    expect(nameOf(`${name}\nwork@example.org`)).toBe(name);
  expect(nameOf('jane doe\njane@example.org')).toBe('jane doe');
  expect(nameOf('J O H N   D O E\njohn@example.org')).toBe('JOHN DOE');
});

test('a name in large type goes on over three lines, with its small words', () => {
  const document = textToDocument(
    "Ines van\nden Broeck\nO'Hara\nArchitect\nines@example.org\n\nExperience\nDriver, Acme Ltd\n2019 - 2020",
  );
  const lines = document.lines.map((line, index) => ({...line, fontSize: index < 3 ? 24 : 10}));
  expect(understand({...document, lines}).name).toBe("Ines van den Broeck O'Hara");
});

test('a name that may be a title or a place is shown for a check', () => {
  const resume = understand(textToDocument('Georgia Mason\nwork@example.org\n\nSkills\nExcel'));
  expect(resume.name).toBe('Georgia Mason');
  expect(resume.confidence.name).toBeLessThan(0.7);
});

test('a year within a number is part of it, dates are no number', () => {
  const phoneOf = (text: string) => understand(textToDocument(`Jo Tamm\n${text}`)).phone;
  expect(phoneOf('01632 960 2018')).toBe('01632 960 2018');
  expect(phoneOf('01/2018 - 05/2020')).toBe(null);
});
