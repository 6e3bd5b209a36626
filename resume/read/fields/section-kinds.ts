import {degreeLikeness} from '../../vocabulary/degrees.ts';
import {isHumanLanguage} from '../../vocabulary/human-languages.ts';
import {organisationLikeness, schoolLikeness} from '../../vocabulary/organisations.ts';
import {sectionOfTitle, sectionsOfWords} from '../../vocabulary/sections.ts';
import {titleLikeness} from '../../vocabulary/titles.ts';
import type {TextLine} from '../text-document.ts';
import {carriesDates, splitEntries} from './entries.ts';
import {wordCount} from './look.ts';
import type {Section} from './sections.ts';
import {splitList} from './split-list.ts';

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

/**
 * Where no section holds studies, those that close a work history have lost their
 * title: from the first of them on they are a section of their own.
 */
export function withStudiesApart(sections: readonly Section[]): Section[] {
  if (sections.some(({kind, lines}) => kind === 'education' && lines.length > 0))
    return [...sections];
  return sections.flatMap((section): Section[] => {
    const at = section.kind === 'experience' ? studiesStart(section.lines) : -1;
    if (at <= 0) return [section];
    const studies = {
      ...section,
      kind: 'education' as const,
      title: null,
      lines: section.lines.slice(at),
    };
    return [{...section, lines: section.lines.slice(0, at)}, studies];
  });
}

function studiesStart(lines: readonly TextLine[]): number {
  const entries = splitEntries(lines);
  const last = entries.findLastIndex(({header}) => !isStudy(header));
  const [first] = entries[last + 1]?.header ?? [];
  return first && last >= 0 ? lines.indexOf(first) : -1;
}

/** Names a school and a degree, and no title. */
function isStudy(header: readonly TextLine[]): boolean {
  const text = header.map(line => line.text).join(' | ');
  return (
    schoolLikeness(text) > 0 &&
    degreeLikeness(text) >= 0.9 &&
    !header.some(line => titleLikeness(line.text) === 1)
  );
}

function kindByContent(section: Section, sections: readonly Section[]): Section['kind'] {
  const {kind} = section;
  if (kind === 'education' && isAboutWork(section)) return 'experience';
  if (kind === 'experience' && isAboutStudies(contentsOf(section))) return 'education';
  const hasEducation = sections.some(other => other.kind === 'education' && other.lines.length > 0);
  const mayBeStudies = kind === 'certifications' || (kind === 'skills' && isDated(section));
  if (mayBeStudies && !hasEducation && namesSchools(section)) return 'education';
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

/** Most items of a list of skills are this short, in words. */
const shortItem = 5;

/**
 * Gives sections whose titles nobody knows ("The journey so far") the kind their
 * content shows, where the document has no other section of that kind.
 */
export function withKindsOfUnknown(sections: readonly Section[]): Section[] {
  const known = new Set(sections.filter(({lines}) => lines.length > 0).map(({kind}) => kind));
  return sections.map(section => {
    const kind = isUnknown(section) ? shownKind(section) : null;
    if (kind === null || known.has(kind)) return section;
    known.add(kind);
    return {...section, kind};
  });
}

function isUnknown({kind, title}: Section): boolean {
  return (
    kind === 'other' &&
    title !== null &&
    title !== '' &&
    sectionOfTitle(title) === null &&
    sectionsOfWords(title).length === 0
  );
}

function shownKind(section: Section): 'experience' | 'education' | 'skills' | null {
  const {entries, degrees, schools, titles} = contentsOf(section);
  if (entries > 0 && degrees + schools > titles && Math.max(degrees, schools) * 2 > entries)
    return 'education';
  if (entries > 0 && titles * 2 > entries) return 'experience';
  return entries === 0 && isListOfNames(section) ? 'skills' : null;
}

/** Three or more short items that are no sentences, no addresses and no languages. */
function isListOfNames({lines}: Section): boolean {
  const items = lines.flatMap(line => splitList(line.text));
  return (
    items.length >= 3 &&
    items.every(text => wordCount(text) <= shortItem && !/\d{3}|[@:]/.test(text)) &&
    !items.some(text => isHumanLanguage(text))
  );
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

function isDated({lines}: Section): boolean {
  return lines.filter(carriesDates).length * 2 > lines.length;
}

function namesSchools({lines}: Section): boolean {
  const texts = lines.map(line => line.text);
  return (
    texts.some(text => schoolLikeness(text) > 0) && texts.some(text => degreeLikeness(text) >= 0.9)
  );
}
