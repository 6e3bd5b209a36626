import {describe, expect, test} from 'bun:test';
import {acceptAll, applyEdits} from './apply-edits.ts';
import type {Edit} from './edits.ts';
import {emptyResume, type Resume} from './resume.ts';

function resume(): Resume {
  const role = {title: 'Analyst', company: 'Northwind', location: null, start: '2020', end: null};
  return {
    ...emptyResume(),
    summary: 'Analyst.',
    skills: ['SQL', 'Excel'],
    skillGroups: [{label: 'Tools', skills: ['SQL', 'Excel']}],
    experience: [{...role, bullets: ['Made reports.', 'Ran tests.', 'Trained staff.']}],
  };
}

function edit(parts: Partial<Edit> & Pick<Edit, 'id' | 'path' | 'kind' | 'value'>): Edit {
  return {original: null, reason: '', evidence: {posting: null, resume: []}, check: [], ...parts};
}

const rewrite = edit({
  id: 'a',
  path: 'experience.0.bullets.1',
  kind: 'rewrite',
  value: 'Ran A/B tests.',
});
const reorder = edit({
  id: 'b',
  path: 'experience.0.bullets',
  kind: 'reorder',
  value: ['Ran tests.', 'Trained staff.', 'Made reports.'],
});
const add = edit({id: 'c', path: 'skills', kind: 'add', value: 'A/B tests'});

describe('applying decisions', () => {
  test('an undecided or kept edit changes nothing', () => {
    const same = applyEdits(resume(), [rewrite, add], {a: {state: 'kept', text: null}});

    expect(same).toEqual(resume());
  });

  test('a rewritten bullet keeps its place when the list is reordered', () => {
    const edits = [reorder, rewrite];

    const {experience} = applyEdits(resume(), edits, acceptAll(edits, {safeOnly: false}));

    expect(experience[0]?.bullets).toEqual(['Ran A/B tests.', 'Trained staff.', 'Made reports.']);
  });

  test('an added skill stands in the flat list and in a group', () => {
    const done = applyEdits(resume(), [add], acceptAll([add], {safeOnly: true}));

    expect(done.skills).toEqual(['SQL', 'Excel', 'A/B tests']);
    expect(done.skillGroups.at(-1)).toEqual({label: null, skills: ['A/B tests']});
  });

  test('skills in a new order stand so under their labels, and the list goes by what is printed', () => {
    const source = {
      ...resume(),
      skills: ['Go', 'Rust', 'Docker', 'Linux'],
      skillGroups: [
        {label: 'Languages', skills: ['Go', 'Rust']},
        {label: 'Tools', skills: ['Docker', 'Linux']},
      ],
    };
    const order = edit({
      id: 'o',
      path: 'skills',
      kind: 'reorder',
      value: ['Linux', 'Rust', 'Go', 'Docker'],
    });

    const {skills, skillGroups} = applyEdits(
      source,
      [order],
      acceptAll([order], {safeOnly: false}),
    );

    expect(skillGroups.map(({label}) => label)).toEqual(['Tools', 'Languages']);
    expect(skills).toEqual(['Linux', 'Docker', 'Rust', 'Go']);
  });

  test('a new summary stands first, a rewritten one stays where it was', () => {
    const order = ['experience', 'summary'] as const;
    const summary = edit({id: 's', path: 'summary', kind: 'rewrite', value: 'Analyst with SQL.'});
    const accept = acceptAll([summary], {safeOnly: true});

    const added = applyEdits(
      {...resume(), summary: null, sectionOrder: [...order]},
      [summary],
      accept,
    );
    const kept = applyEdits({...resume(), sectionOrder: [...order]}, [summary], accept);

    expect(added.sectionOrder).toEqual(['summary', 'experience']);
    expect(kept.sectionOrder).toEqual([...order]);
  });

  test("the person's own text wins over the proposal", () => {
    const mine = {a: {state: 'edited', text: 'Ran many tests.'} as const};

    expect(applyEdits(resume(), [rewrite], mine).experience[0]?.bullets[1]).toBe('Ran many tests.');
  });

  test('a path to an employer or a title leads nowhere', () => {
    const forged = edit({id: 'x', path: 'experience.0.company', kind: 'rewrite', value: 'Google'});

    expect(applyEdits(resume(), [forged], acceptAll([forged], {safeOnly: true}))).toEqual(resume());
  });

  test('an edit that needs a check is not among the safe ones', () => {
    const unsure = {
      ...rewrite,
      check: [{kind: 'number' as const, text: '“5” is not in your resume.'}],
    };

    expect(acceptAll([unsure, add], {safeOnly: true})).toEqual({
      c: {state: 'accepted', text: null},
    });
  });
});
