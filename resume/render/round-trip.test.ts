import {describe, expect, test} from 'bun:test';
import mammoth from 'mammoth';
import type {Language} from '../model/language.ts';
import {sampleResume} from '../testing/sample-resume.ts';
import {renderResumeDocx} from './docx.ts';
import {differencesInWords, roundTripDifferences} from './round-trip.ts';
import {type TemplateName, templates} from './templates.ts';
import {renderResumeTxt} from './txt.ts';

const languages: Language[] = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'];
const names = Object.keys(templates) as TemplateName[];

function asBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

describe('an export reads back', () => {
  test.each(languages)('as text under the headings of %s', async language => {
    const resume = {...sampleResume(), language};

    const text = asBytes(renderResumeTxt(resume));

    expect(await roundTripDifferences(resume, text, 'resume.txt')).toEqual([]);
  });

  test.each(languages)('as docx under the headings of %s', async language => {
    const resume = {...sampleResume(), language};

    const file = await renderResumeDocx(resume, 'classic');

    expect(await roundTripDifferences(resume, file, 'resume.docx')).toEqual([]);
  });

  test.each(names)('as docx in the template %s, by another reader too', async name => {
    const resume = sampleResume();

    const file = await renderResumeDocx(resume, name);

    expect(await roundTripDifferences(resume, file, 'resume.docx')).toEqual([]);
    const {value} = await mammoth.extractRawText({buffer: Buffer.from(file)});
    for (const skill of resume.skills) expect(value).toContain(skill);
    for (const {company} of resume.experience) expect(value).toContain(company ?? '');
  });
});

test('a field that another one has taken the place of is named by its path', async () => {
  const resume = sampleResume();
  const [first] = resume.experience;
  const other = {...resume, experience: [{...first, company: 'Elsewhere'}]} as typeof resume;

  const differences = await roundTripDifferences(
    resume,
    asBytes(renderResumeTxt(other)),
    'resume.txt',
  );

  expect(differences).toContain('experience.0.company');
  expect(differences).toContain('experience.1.title');
  expect(differencesInWords(['experience.0.company', 'experience.1.company', 'name'])).toBe(
    'experience company, name',
  );
});
