import type {Language} from '../model/language.ts';
import {sectionOfTitle} from '../vocabulary/sections.ts';
import {copiedAmong, readPostingText} from './copied.ts';
import {isRunTogether, isStuffed} from './keyword-list.ts';
import {statedPart} from './negation.ts';

/** A certificate's long name may be the same in both; a sentence of this length is not. */
const fewestWords = 8;

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
  let section: ReturnType<typeof sectionOfTitle> = null;
  return lines
    .filter((line, at) => {
      section = sectionOfTitle(line.trim()) ?? section;
      if (line.trim() === '') return true;
      return !copied[at] && !saysNothing(line, section === 'skills', language);
    })
    .join('\n');
}

function saysNothing(line: string, isSkillList: boolean, language: Language): boolean {
  if (!line.includes(',') && isStuffed(line)) return true;
  if (!(isSkillList || isListItem(line)) && isRunTogether(line)) return true;
  return statedPart(line, language).text.trim() === '';
}

function isListItem(line: string): boolean {
  return /^\s*[-–—•*‣▪]\s/.test(line);
}
