import type {SkillGroup} from '../../model/resume.ts';
import type {TextLine} from '../text-document.ts';
import {wordCount} from './look.ts';
import {splitList} from './split-list.ts';

/** Longer pieces are sentences, and a sentence is kept whole. */
const maxSkillWords = 7;

/** Reads skills under their printed labels; a list in brackets belongs to its skill. */
export function readSkills(lines: readonly TextLine[]): SkillGroup[] {
  const groups: SkillGroup[] = [];
  let open: SkillGroup | null = null;
  for (const text of joinOpenLists(lines)) {
    const label = labelOf(text);
    if (label) {
      open = {label: label.name, skills: skillsOf(label.rest)};
      groups.push(open);
      continue;
    }
    if (open === null) {
      open = {label: null, skills: []};
      groups.push(open);
    }
    open.skills.push(...skillsOf(text));
  }
  return groups.filter(({skills}) => skills.length > 0);
}

/** The lines as lists: a list that goes on in the next line becomes one text again. */
function joinOpenLists(lines: readonly TextLine[]): string[] {
  const texts: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    const cells = line.cells.map(cell => cell.text);
    const [first = '', ...others] = cells;
    const isLabel = others.length > 0 && /:$/.test(first);
    const text = isLabel ? `${first} ${others.join(', ')}` : cells.join(' | ');
    if (isOpen && line.listLevel === null && !labelOf(text)) texts.push(`${texts.pop()} ${text}`);
    else texts.push(text);
    isOpen = /[,;|•·&(-]$/.test(text);
  }
  return texts;
}

function labelOf(text: string): {name: string; rest: string} | null {
  const match =
    /^([^:,;|•(]{2,40}?)\s*(?::\s*|\s[–—]\s)(?=\S)(.*)$/u.exec(text) ??
    /^([^:,;|•(]{2,40}?)\s*:\s*()$/u.exec(text);
  if (!match?.[1] || wordCount(match[1]) > 5) return null;
  return {name: match[1], rest: match[2] ?? ''};
}

function skillsOf(text: string): string[] {
  const pieces = splitList(hasSlashList(text) ? text.replaceAll(' / ', ' | ') : text);
  const isProse =
    pieces.some(piece => wordCount(piece) > maxSkillWords) || /[.!?]\s+\p{Lu}/u.test(text);
  return isProse ? [text.trim()] : pieces;
}

/** "Research / SQL / pricing" is a list; "CI/CD" and "design / build" are not. */
function hasSlashList(text: string): boolean {
  return text.split(' / ').length > 2 && !/[,;|•·]/.test(text);
}
