import type {Language} from '../model/language.ts';
import {type SectionKind, sectionOfTitle} from '../vocabulary/sections.ts';
import {findSkills, skillKind} from '../vocabulary/skills.ts';
import {copiedAmong, readPostingText} from './copied.ts';
import {isKeywordList, isRunTogether, isStuffed} from './keyword-list.ts';
import {statedPart} from './negation.ts';

/** A certificate's long name may be the same in both; a sentence of this length is not. */
const fewestWords = 8;
const fewestTools = 3;

/**
 * A resume's text without the lines that prove nothing: put in from the
 * posting, repeating the same words over and over, running keywords together,
 * or saying only what the person cannot do. Left in, they could change how the
 * rest is read. A list of skills stays as it is: the reader names each of its
 * items once.
 */
export function ownText(resumeText: string, postingText: string, language: Language): string {
  const lines = resumeText.split('\n');
  const copied = copiedAmong(lines, readPostingText(postingText.split('\n')), fewestWords);
  let section: SectionKind | null = null;
  return lines
    .filter((line, at) => {
      section = sectionOfTitle(line.trim()) ?? section;
      if (line.trim() === '') return true;
      return !copied[at] && !saysNothing(line, section, language);
    })
    .join('\n');
}

/** Sections in which a list of tools says nothing. */
const withoutTools: ReadonlySet<SectionKind | null> = new Set([
  'education',
  'certifications',
  'awards',
  'languages',
  'publications',
  'other',
]);

function saysNothing(line: string, section: SectionKind | null, language: Language): boolean {
  if (!line.includes(',') && isStuffed(line)) return true;
  if (section !== 'skills' && !isListItem(line) && isRunTogether(line)) return true;
  if (withoutTools.has(section) && !line.includes(':') && isToolList(line)) return true;
  return statedPart(line, language).text.trim() === '';
}

function isToolList(line: string): boolean {
  const kinds = findSkills(line).map(({skill}) => skillKind(skill));
  const areTools = kinds.every(kind => kind !== 'credential' && kind !== 'language');
  return kinds.length >= fewestTools && areTools && isKeywordList(line);
}

function isListItem(line: string): boolean {
  return /^\s*[-–—•*‣▪]\s/.test(line);
}
