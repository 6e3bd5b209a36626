import {describe, expect, test} from 'bun:test';
import fc from 'fast-check';
import type {Resume} from '../model/resume.ts';
import {prepareScore} from './score-resume.ts';
import {matchCases} from './testing/cases.ts';

const asOf = '2025-06';
const runs = {numRuns: 12, seed: 20_250_601};

function shuffled<Item>(items: readonly Item[], keys: readonly number[]): Item[] {
  return items
    .map((item, at) => ({item, key: keys[at % keys.length] ?? 0, at}))
    .sort((a, b) => a.key - b.key || b.at - a.at)
    .map(({item}) => item);
}

function shuffledResume(resume: Resume, keys: readonly number[]): Resume {
  return {
    ...resume,
    experience: shuffled(resume.experience, keys).map(role => ({
      ...role,
      bullets: shuffled(role.bullets, keys),
    })),
    education: shuffled(resume.education, keys),
    skills: shuffled(resume.skills, keys),
    languages: shuffled(resume.languages, keys),
    certifications: shuffled(resume.certifications, keys),
    sectionOrder: shuffled(resume.sectionOrder, keys),
  };
}

/** Ways to put text into a resume, as readers put stray text. */
const places = {
  bullets: (resume: Resume, lines: readonly string[]): Resume => ({
    ...resume,
    experience: resume.experience.map((role, at) =>
      at === 0 ? {...role, bullets: [...role.bullets, ...lines]} : role,
    ),
  }),
  summary: (resume: Resume, lines: readonly string[]): Resume => ({
    ...resume,
    summary: [resume.summary ?? '', ...lines].join('\n'),
  }),
  other: (resume: Resume, lines: readonly string[]): Resume => ({
    ...resume,
    other: [{title: 'Notes', lines: [...lines]}],
  }),
  skills: (resume: Resume, lines: readonly string[]): Resume => ({
    ...resume,
    skills: [...resume.skills, ...lines],
  }),
  certifications: (resume: Resume, lines: readonly string[]): Resume => ({
    ...resume,
    certifications: [...resume.certifications, ...lines],
  }),
};

describe.each(matchCases)('$name', ({posting, bestFirst, denial}) => {
  const {requirements, responsibilities} = posting;
  const postingText = [posting.title ?? '', ...responsibilities, ...requirements].join('\n');
  const score = prepareScore(posting, {asOf, postingText});
  const anyone = fc.constantFrom(...bestFirst);
  const anywhere = fc.constantFrom(...Object.values(places));

  function neverRaised(resume: Resume, changed: Resume): void {
    expect(score(changed).overall).toBeLessThanOrEqual(score(resume).overall);
  }

  test('order changes nothing', () => {
    const keys = fc.array(fc.nat(1_000), {minLength: 5, maxLength: 9});
    fc.assert(
      fc.property(anyone, keys, (resume, order) => {
        const [before, after] = [score(resume), score(shuffledResume(resume, order))];
        expect(after.overall).toBe(before.overall);
        expect(after.categories).toEqual(before.categories);
        expect(after.ceiling).toBe(before.ceiling);
      }),
      runs,
    );
  });

  test('the posting pasted in line by line never raises', () => {
    fc.assert(
      fc.property(anyone, anywhere, (resume, put) => {
        neverRaised(resume, put(resume, postingText.split('\n')));
      }),
      runs,
    );
  });

  test('the posting pasted in as one text, once or often, never raises', () => {
    fc.assert(
      fc.property(anyone, anywhere, fc.integer({min: 1, max: 10}), (resume, put, times) => {
        const pasted = Array.from({length: times}, () => postingText.replaceAll('\n', ' '));
        neverRaised(resume, put(resume, pasted));
        neverRaised(resume, put(resume, [pasted.join(' ')]));
      }),
      runs,
    );
  });

  test('saying what is there again never raises', () => {
    fc.assert(
      fc.property(anyone, fc.integer({min: 2, max: 15}), (resume, times) => {
        const skills = Array.from({length: times}, () => resume.skills).flat();
        neverRaised(resume, {...resume, skills});
        neverRaised(resume, {...resume, other: [{title: 'Notes', lines: [skills.join(' ')]}]});
        const role = resume.experience[0];
        neverRaised(resume, places.bullets(resume, role?.bullets ?? []));
      }),
      runs,
    );
  });

  test('a denial never raises', () => {
    fc.assert(
      fc.property(anyone, anywhere, (resume, put) => neverRaised(resume, put(resume, [denial]))),
      runs,
    );
  });

  test('a bare list of keywords outside of the skills never raises', () => {
    const keywords = score(bestFirst[0] as Resume).keywords.matched.join(', ');
    for (const resume of bestFirst) {
      neverRaised(resume, {...resume, other: [{title: 'Notes', lines: [keywords]}]});
    }
  });
});
