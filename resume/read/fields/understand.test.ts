import {describe, expect, test} from 'bun:test';
import {readdirSync, readFileSync} from 'node:fs';
import {checkThreshold} from '../../model/resume.ts';
import {plainText} from '../text-document.ts';
import {writtenResume} from './testing/written-resume.ts';
import {understand} from './understand.ts';

const folder = new URL('./testing/resumes/', import.meta.url);

function read(source: string, wrap = false) {
  return understand(writtenResume(source, wrap).document);
}

/** Words in order, without the marks and spaces between them. */
function bare(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
}

describe('nothing is read that is not printed', () => {
  for (const file of readdirSync(folder).toSorted()) {
    test(file, () => {
      const source = readFileSync(new URL(file, folder), 'utf8');
      for (const wrap of [false, true]) {
        const {document} = writtenResume(source, wrap);
        const resume = understand(document);
        const printed = bare(plainText(document));

        const values = [
          resume.name,
          resume.headline,
          resume.email,
          resume.phone,
          resume.location,
          ...resume.links,
          ...resume.experience.flatMap(({title, company, location}) => [title, company, location]),
          ...resume.education.flatMap(({institution, degree}) => [institution, degree]),
          ...resume.skills,
          ...resume.languages,
          ...resume.certifications,
          ...resume.awards,
          ...resume.publications,
        ];
        for (const value of values) if (value !== null) expect(printed).toContain(bare(value));
      }
    });
  }
});

test('an empty document has nothing in it, and that is no error', () => {
  const resume = understand({lines: [], links: [], pages: 0, languageTag: null, warnings: []});

  expect(resume).toMatchObject({
    name: null,
    email: null,
    experience: [],
    education: [],
    skills: [],
  });
});

test('a document with a name alone gives the name alone', () => {
  const resume = read('Corwin Applethwaite-Sung');

  expect(resume).toMatchObject({
    name: 'Corwin Applethwaite-Sung',
    email: null,
    phone: null,
    location: null,
    experience: [],
    education: [],
    skills: [],
  });
});

describe('the name is never a title', () => {
  const cases: Record<string, string | null> = {
    '# Curriculum Vitae\n\n= Ada Brook\n\nada@example.com': 'Ada Brook',
    '+ Curriculum Vitae\n\nada.brook@example.com': null,
    'Lebenslauf Ada Brook\nada@example.com': 'Ada Brook',
    '= Product Designer\n\nAda Brook\nada.brook@example.com': 'Ada Brook',
    '= ADA BROOK, RN, BSN\n\nada@example.com': 'ADA BROOK',
    '= Etta\n\netta@example.com': 'Etta',
    'Vorname: Ada\nNachname: Brook\nE-Mail: ada@example.com': 'Ada Brook',
    '= María José Gutiérrez-O’Neill\n\nmj@example.com': 'María José Gutiérrez-O’Neill',
    '= Иван Петров\n\nivan@example.com': 'Иван Петров',
    '= 王小明\n\nwang@example.com': '王小明',
  };
  for (const [source, name] of Object.entries(cases)) {
    test(source.split('\n').join(' / '), () => expect(read(source).name).toBe(name));
  }
});

describe('contact data', () => {
  test('a phone number keeps its country code and is no date, licence or fax', () => {
    const source = `= Ada Brook
Licence no. 5550 1234 567
Fax: +44 113 496 0100
Tel: +1 (303) 555-0117
born 14.02.1988`;

    expect(read(source).phone).toBe('+1 (303) 555-0117');
  });

  test('those of a referee are not the person’s', () => {
    const source = `= Ada Brook
ada@example.com

# References
Dr Jo Penn, jo.penn@example.org, 0131 496 0999`;

    expect(read(source)).toMatchObject({email: 'ada@example.com', phone: null});
  });

  test('what a link holds is kept when it is not printed', () => {
    const {document} = writtenResume('= Ada Brook\nMy page', false);
    const resume = understand({
      ...document,
      links: ['mailto:ada@example.com', 'https://ada.example.com'],
    });

    expect(resume).toMatchObject({email: 'ada@example.com', links: ['https://ada.example.com']});
  });
});

describe('confidence', () => {
  const sure = `= Ada Brook
ada.brook@example.com

# Experience
Registered Nurse, Larkspur Valley Medical Center
May 2021 – Present
- Night shift`;

  test('is high where the words speak for themselves', () => {
    const {confidence} = read(sure);

    for (const field of [
      'name',
      'email',
      'experience.0.title',
      'experience.0.company',
      'experience.0.start',
    ]) {
      expect(confidence[field]).toBeGreaterThanOrEqual(checkThreshold);
    }
  });

  test('asks for a check where nothing tells title and company apart', () => {
    const {confidence} = read(sure.replace(/Registered.*/, 'Blue Harvest, Northern Light'));

    expect(confidence['experience.0.title']).toBeLessThan(checkThreshold);
    expect(confidence['experience.0.company']).toBeLessThan(checkThreshold);
  });

  test('asks for a check where dates run backwards', () => {
    const {confidence} = read(sure.replace('May 2021 – Present', 'May 2021 – June 2019'));

    expect(confidence['experience.0.start']).toBeLessThan(checkThreshold);
  });
});

test('sections keep the order they are printed in', () => {
  const resume = read(
    '= Ada Brook\n\n# Skills\nRye\n\n# Education\nBaking School, 2012\n\n# Experience\nBaker, Crumb Ltd, 2012 – 2019',
  );

  expect(resume.sectionOrder.slice(0, 3)).toEqual(['skills', 'education', 'experience']);
});

test('a section of another kind is kept under its printed title', () => {
  const resume = read('= Ada Brook\nada@example.com\n\n# Interests\nBees, rowing');

  expect(resume.other).toEqual([{title: 'Interests', lines: ['Bees, rowing']}]);
});

test('skills keep their groups, and a list in brackets stays with its skill', () => {
  const resume = read(
    '= Ada Brook\n\n# Skills\nOffice: Excel (Power Query, pivot tables), Word\nLanguages: Go, Rust',
  );

  expect(resume.skills).toEqual(['Excel (Power Query, pivot tables)', 'Word', 'Go', 'Rust']);
  expect(resume.skillGroups.map(group => group.label)).toEqual(['Office', 'Languages']);
});
