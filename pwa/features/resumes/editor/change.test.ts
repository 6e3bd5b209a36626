import {expect, test} from 'bun:test';
import {sampleResume} from '../../../../resume/testing/sample-resume.ts';
import {textOrNull, tidied, withEntry, withoutEntry} from './change.ts';
import {checkNote, confirmed, unsurePaths} from './unsure.ts';

test('saving drops empty lines and keeps skills under their labels', () => {
  const resume = {
    ...sampleResume(),
    skills: ['SAP', ' ', 'Scheduling'],
    skillGroups: [{label: 'Tools', skills: ['SAP', 'Excel']}],
  };

  expect(tidied(resume).skillGroups).toEqual([
    {label: 'Tools', skills: ['SAP']},
    {label: null, skills: ['Scheduling']},
  ]);
});

test('changing or removing one entry leaves the others alone', () => {
  const resume = sampleResume();
  const [first] = resume.experience;
  if (!first) throw new Error('the sample has roles');

  const changed = withEntry(resume, 'experience', 0, {...first, title: 'Lead'});

  expect(changed.experience.map(role => role.title)).toEqual(['Lead', 'Warehouse Assistant']);
  expect(withoutEntry(changed, 'experience', 0).experience).toHaveLength(1);
  expect(textOrNull('  ')).toBeNull();
});

test('a field below the threshold asks to be checked until the person has', () => {
  const resume = {...sampleResume(), confidence: {name: 0.4, email: 1}};

  expect(unsurePaths(resume)).toEqual(['name']);
  expect(checkNote(resume, 'name')?.description).toStartWith('Please check');
  expect(checkNote(confirmed(resume, 'name'), 'name')).toBeUndefined();
});
