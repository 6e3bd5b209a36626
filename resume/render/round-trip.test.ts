import {describe, expect, test} from 'bun:test';
import mammoth from 'mammoth';
import type {Language} from '../model/language.ts';
import {sampleResume} from '../testing/sample-resume.ts';
import {renderResumeDocx} from './docx.ts';
import {readFileHere} from './read-here.ts';
import {differencesInWords, readExportBack} from './round-trip.ts';
import {type TemplateName, templates} from './templates.ts';
import {renderResumeTxt} from './txt.ts';

const languages: Language[] = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'];
const names = Object.keys(templates) as TemplateName[];

const whole = {lost: [], misread: [], regrouped: []};

function asBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

describe('an export reads back', () => {
  test.each(languages)('as text under the headings of %s', async language => {
    const resume = {...sampleResume(), language};

    const text = asBytes(renderResumeTxt(resume));

    expect(await readExportBack(resume, text, 'resume.txt', readFileHere)).toMatchObject(whole);
  });

  test.each(languages)('as docx under the headings of %s', async language => {
    const resume = {...sampleResume(), language};

    const file = await renderResumeDocx(resume, 'classic');

    expect(await readExportBack(resume, file, 'resume.docx', readFileHere)).toMatchObject(whole);
  });

  test.each(names)('as docx in the template %s, by another reader too', async name => {
    const resume = sampleResume();

    const file = await renderResumeDocx(resume, name);

    expect(await readExportBack(resume, file, 'resume.docx', readFileHere)).toMatchObject(whole);
    const {value} = await mammoth.extractRawText({buffer: Buffer.from(file)});
    for (const skill of resume.skills) expect(value).toContain(skill);
    for (const {company} of resume.experience) expect(value).toContain(company ?? '');
  });
});

test('titles and employers in capitals are not taken for titles of sections', async () => {
  const titles = ['KILN MINDER', 'BOBBIN WINDER'];
  const experience = sampleResume().experience.map((role, at) => ({
    ...role,
    title: titles[at] ?? role.title,
    company: `${role.company}`.toUpperCase(),
  }));
  const resume = {...sampleResume(), experience};

  const text = asBytes(renderResumeTxt(resume));

  expect(await readExportBack(resume, text, 'resume.txt', readFileHere)).toMatchObject(whole);
});

test('a text that is nowhere in the file is lost, one that is taken for another is misread', async () => {
  const resume = sampleResume();
  const [first, ...rest] = resume.experience;
  const other = {...resume, experience: [{...first, company: 'Elsewhere'}, ...rest]};
  const swapped = {...resume, experience: [...resume.experience].reverse()};
  const printed = (document: object) => asBytes(renderResumeTxt(document as typeof resume));

  const lost = await readExportBack(resume, printed(other), 'resume.txt', readFileHere);
  const misread = await readExportBack(resume, printed(swapped), 'resume.txt', readFileHere);

  expect(lost.lost).toEqual(['experience.0.company']);
  expect(misread.lost).toEqual([]);
  expect(misread.misread).toContain('experience.0.company');
  expect(differencesInWords(['experience.0.company', 'experience.1.company', 'name'])).toBe(
    'experience company, name',
  );
});
