import {expect, test} from 'bun:test';
import {readFileHere} from '../../../resume/render/read-here.ts';
import {readExportBack} from '../../../resume/render/round-trip.ts';
import {sampleResume} from '../../../resume/testing/sample-resume.ts';
import {makeLetter, makeResume} from './make-document.ts';

const silent = () => undefined;

test.each(['docx', 'txt', 'pdf'] as const)('makes a %s that reads back', async format => {
  const resume = {...sampleResume(), name: 'Zoë Żółkiewska-Łukasz'};

  const made = await makeResume(resume, format, silent);

  if (!made.ok) throw new Error(made.code);
  expect(await readExportBack(resume, made.value, `resume.${format}`, readFileHere)).toMatchObject({
    lost: [],
    misread: [],
    regrouped: [],
  });
});

test('offers a file whose words are all there, and logs where the reader erred without saying what', async () => {
  const lines: unknown[] = [];
  // The reader takes this for two parts of the line, so the employer comes back as something else.
  const [role] = sampleResume().experience;
  const resume = {...sampleResume(), experience: [{...role, company: 'Kestrel | Mar 2020'}]};

  const made = await makeResume(resume as ReturnType<typeof sampleResume>, 'txt', (...line) =>
    lines.push(line),
  );

  expect(made.ok).toBe(true);
  expect(JSON.stringify(lines)).toContain('experience.0.company');
  expect(JSON.stringify(lines)).not.toContain('Kestrel');
});

test('refuses a PDF whose font lacks the letters', async () => {
  const letter = {content: '山田様\n\n敬具', language: null};

  expect(await makeLetter(letter, 'pdf', silent)).toEqual({ok: false, code: 'missing-glyphs'});
  expect((await makeLetter(letter, 'docx', silent)).ok).toBe(true);
});

test('a letter in PDF is tagged and names its language', async () => {
  const made = await makeLetter({content: 'Liebes Team,\n\nGrüße', language: 'de'}, 'pdf', silent);

  const text = made.ok ? new TextDecoder('latin1').decode(made.value) : '';
  expect(text).toStartWith('%PDF-1.7');
  expect(text).toContain('/StructTreeRoot');
  expect(text).toContain('/Lang (de)');
});

test('a letter that does not read back is refused, and logged without its words', async () => {
  const lines: unknown[] = [];
  // A field separator is no text in XML, so the word does not come back as it was.
  const letter = {content: 'Dear team,\n\nKestrel\u001fWorks', language: null};

  const made = await makeLetter(letter, 'docx', (...line) => lines.push(line));

  expect(made).toEqual({ok: false, code: 'not-read-back'});
  expect(JSON.stringify(lines)).toContain('paragraph 2');
  expect(JSON.stringify(lines)).not.toContain('Kestrel');
});
