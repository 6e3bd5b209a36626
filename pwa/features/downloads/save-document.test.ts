import {expect, test} from 'bun:test';
import {sampleResume} from '../../../resume/testing/sample-resume.ts';
import {NotReadBack, saveResume} from './save-document.ts';

test('a file that would lose a field is not handed over, and the message names the field', async () => {
  const resume = sampleResume();
  const [role] = resume.experience;
  if (!role) throw new Error('the sample has a role');
  const odd = {...resume, experience: [{...role, company: 'Kestrel | Mar 2020'}]};

  const saved = saveResume(odd, 'txt', {posting: null, template: 'classic'});

  const failure = await saved.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NotReadBack);
  expect(String(failure)).toContain('experience company');
});
