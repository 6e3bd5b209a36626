import {expect, test} from 'bun:test';
import {sampleResume} from '../../../resume/testing/sample-resume.ts';
import {NotReadBack, saveResume} from './save-document.ts';

test('a file that has lost a field is not handed over, and the message names the field', async () => {
  const resume = sampleResume();
  const [role] = resume.experience;
  if (!role) throw new Error('the sample has a role');
  // A field separator is no text in XML, so the word does not come back as it was.
  const odd = {...resume, experience: [{...role, company: 'Kestrel\u001fWorks'}]};

  const saved = saveResume(odd, 'docx', {posting: null, template: 'classic'});

  const failure = await saved.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NotReadBack);
  expect(String(failure)).toContain('experience company');
});
