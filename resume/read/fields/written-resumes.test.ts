import {expect, test} from 'bun:test';
import {readdirSync, readFileSync} from 'node:fs';
import type {Resume} from '../../model/resume.ts';
import {writtenResume} from './testing/written-resume.ts';
import {understand} from './understand.ts';

const folder = new URL('./testing/resumes/', import.meta.url);

/** What was read, in the words a written resume states its truth in. */
function found(resume: Resume): Record<string, string[]> {
  const one = (value: string | null) => (value === null ? [] : [value]);
  const join = (...values: (string | null)[]) =>
    values
      .map(value => value ?? '')
      .join(' | ')
      .trimEnd();
  return {
    name: one(resume.name),
    email: one(resume.email),
    phone: one(resume.phone),
    place: one(resume.location),
    language: [resume.language],
    job: resume.experience.map(({title, company, start, end}) => join(title, company, start, end)),
    at: resume.experience.map(({location}) => location ?? ''),
    bullets: [resume.experience.map(({bullets}) => bullets.length).join(' ')],
    school: resume.education.map(({institution, degree, start, end}) =>
      join(institution, degree, start, end),
    ),
    skills: [resume.skills.join('; ')],
    languages: [resume.languages.join('; ')],
    certificates: [resume.certifications.join('; ')],
    awards: [resume.awards.join('; ')],
    volunteer: resume.volunteering.map(({name, organisation}) => join(name, organisation)),
    project: resume.projects.map(({name}) => name ?? ''),
    publications: [String(resume.publications.length)],
    summary: [resume.summary === null ? 'no' : 'yes'],
    headline: one(resume.headline),
  };
}

for (const file of readdirSync(folder).toSorted()) {
  for (const wrap of [false, true]) {
    test(`${file} is understood ${wrap ? 'from the lines of a page' : 'from paragraphs'}`, () => {
      const {document, wanted} = writtenResume(readFileSync(new URL(file, folder), 'utf8'), wrap);

      const read = found(understand(document));

      const asked = Object.fromEntries(Object.keys(wanted).map(key => [key, read[key]]));
      expect(asked).toEqual(wanted as Record<string, string[]>);
    });
  }
}
