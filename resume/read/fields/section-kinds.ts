import {degreeLikeness} from '../../vocabulary/degrees.ts';
import {organisationLikeness, schoolLikeness} from '../../vocabulary/organisations.ts';
import {titleLikeness} from '../../vocabulary/titles.ts';
import {carriesDates, splitEntries} from './entries.ts';
import type {Section} from './sections.ts';

/** What the dated entries of a section are about. */
interface Contents {
  readonly entries: number;
  readonly degrees: number;
  readonly titles: number;
  readonly schools: number;
}

/**
 * Corrects the kind of sections whose title says one thing and whose entries say
 * another: "Akademischer Werdegang" may list degrees or professorships,
 * "Qualifications" certificates or schools.
 */
export function withKindsByContent(sections: readonly Section[]): Section[] {
  return sections.map(section => {
    const kind = kindByContent(section, sections);
    return kind === section.kind ? section : {...section, kind};
  });
}

function kindByContent(section: Section, sections: readonly Section[]): Section['kind'] {
  const {kind} = section;
  if (kind === 'education' && isAboutWork(section)) return 'experience';
  if (kind === 'experience' && isAboutStudies(contentsOf(section))) return 'education';
  const hasEducation = sections.some(other => other.kind === 'education' && other.lines.length > 0);
  if (kind === 'certifications' && !hasEducation && namesSchools(section)) return 'education';
  return kind;
}

function contentsOf({lines}: Section): Contents {
  const headers = splitEntries(lines)
    .filter(({header}) => header.some(carriesDates))
    .map(({header}) => header.map(line => line.text).join(' | '));
  return {
    entries: headers.length,
    schools: headers.filter(text => schoolLikeness(text) > 0).length,
    degrees: headers.filter(text => degreeLikeness(text) > 0).length,
    titles: headers.filter(text => titleLikeness(text) >= 0.5 || organisationLikeness(text) === 1)
      .length,
  };
}

/** Professors have worked at schools too; under a plain "Education" a school was attended. */
function isAboutWork(section: Section): boolean {
  const {entries, degrees, titles, schools} = contentsOf(section);
  const isOpen = /werdegang|career|background|parcours|appointments|history|academic/i.test(
    section.title ?? '',
  );
  return entries > 0 && degrees === 0 && titles * 2 > entries && (isOpen || schools === 0);
}

function isAboutStudies({entries, degrees, titles}: Contents): boolean {
  return entries > 0 && titles === 0 && degrees * 2 > entries;
}

function namesSchools({lines}: Section): boolean {
  const texts = lines.map(line => line.text);
  return (
    texts.some(text => schoolLikeness(text) > 0) && texts.some(text => degreeLikeness(text) === 1)
  );
}
