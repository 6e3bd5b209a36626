import {expect, test} from 'bun:test';
import {readDocument, resumeIn} from '../../../resume/read/read-resume.ts';
import {plainText} from '../../../resume/read/text-document.ts';
import {sampleResume} from '../../../resume/testing/sample-resume.ts';
import {type FileReading, NotReadBack, saveLetter, saveResume} from './save-document.ts';
import {failureInWords} from './tell-failure.ts';

const reader: FileReading = {
  read: async (bytes, filename) => {
    const lines = await readDocument(new Uint8Array(bytes), filename);
    return {document: await resumeIn(lines), text: plainText(lines)};
  },
};

test('a file that has lost a field is not handed over, and the message names the field', async () => {
  const resume = sampleResume();
  const [role] = resume.experience;
  if (!role) throw new Error('the sample has a role');
  // A field separator is no text in XML, so the word does not come back as it was.
  const odd = {...resume, experience: [{...role, company: 'Kestrel\u001fWorks'}]};

  const saved = saveResume(odd, 'docx', {
    posting: null,
    template: 'classic',
    reader,
  });

  const failure = await saved.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NotReadBack);
  expect(String(failure)).toContain('experience company');
});

test('a file that holds every word but is read otherwise waits for the person to take it anyway', async () => {
  const [role] = sampleResume().experience;
  if (!role) throw new Error('the sample has a role');
  // The reader takes this for two parts of the line, so the employer comes back as something else.
  const odd = {...sampleResume(), experience: [{...role, company: 'Kestrel | Mar 2020'}]};

  const saved = saveResume(odd, 'docx', {posting: null, template: 'classic', reader});

  const failure = await saved.catch((error: unknown) => error);
  expect(failure).toMatchObject({misread: {name: 'optimized_resume.docx'}});
  expect(failureInWords(failure)).toContain('experience company');
});

test('a letter whose file gives back other words is not handed over, and the message says which paragraph', async () => {
  const other: FileReading = {
    read: async () => ({document: null, text: 'Dear team,\nSomething else'}),
  };
  const letter = {content: 'Dear team,\n\nI kiln bricks.', language: null};

  const saved = saveLetter(letter, 'docx', {posting: null, template: 'classic', reader: other});

  const failure = await saved.catch((error: unknown) => error);
  expect(failureInWords(failure)).toContain('paragraph 2');
  expect(failureInWords(failure)).toContain('Your data is safe');
});
