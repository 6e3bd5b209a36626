import type {SkillGroup} from '../../model/resume.ts';
import {sectionOfTitle} from '../../vocabulary/sections.ts';
import {isSkillLevel} from '../../vocabulary/skill-levels.ts';
import type {TextLine} from '../text-document.ts';
import {isBold, wordCount} from './look.ts';
import {splitList} from './split-list.ts';

/** Longer pieces are sentences, and a sentence is kept whole. */
const maxSkillWords = 6;

/** Skills as printed together, with the label before or above them. */
interface PrintedList {
  readonly label: string | null;
  readonly text: string;
  readonly isItem: boolean;
}

/** Reads skills under their printed labels; a list in brackets belongs to its skill. */
export function readSkills(lines: readonly TextLine[]): SkillGroup[] {
  const groups: SkillGroup[] = [];
  for (const {label, text} of joinOpenLists(lines.map(line => toPrinted(line, lines)))) {
    const last = groups.at(-1);
    const group = label === null && last ? last : {label, skills: []};
    if (group !== last) groups.push(group);
    group.skills.push(...skillsOf(text));
  }
  return groups.filter(({skills}) => skills.length > 0);
}

function toPrinted(line: TextLine, lines: readonly TextLine[]): PrintedList {
  const isItem = line.listLevel !== null;
  const cells = line.cells.map(cell => cell.text);
  const [first = '', ...others] = cells;
  if (others.length > 0 && isLabelCell(first, others)) {
    return {label: first.replace(/\s*:$/, ''), text: others.join(' | '), isItem};
  }
  const text = cells.join(' | ');
  const label = labelBefore(text);
  if (label) return {...label, isItem};
  return isLabelLine(line, lines)
    ? {label: text.replace(/\s*:$/, ''), text: '', isItem}
    : {label: null, text, isItem};
}

/** A cell that names what stands beside it: by a colon, by its words, or because only that is a list. */
function isLabelCell(first: string, others: readonly string[]): boolean {
  if (/:$/.test(first) || sectionOfTitle(first) === 'skills') return true;
  return others.length === 1 && !/[,;]/.test(first) && /[,;]/.test(others[0] ?? '');
}

/** "Databases: Postgres, Redis", but not "Excel: advanced". */
function labelBefore(text: string): {label: string; text: string} | null {
  const [, label = '', rest = ''] =
    /^([^:,;|•(]{2,40}?)\s*(?::\s+|:$|\s[–—]\s)(.*)$/u.exec(text) ?? [];
  if (label === '' || wordCount(label) > 5 || (rest !== '' && isSkillLevel(rest))) return null;
  const isDash = !text.slice(label.length).trimStart().startsWith(':');
  return isDash && !/[,;|•]/.test(rest) ? null : {label, text: rest};
}

/** A bold line above lists that are not bold. */
function isLabelLine(line: TextLine, lines: readonly TextLine[]): boolean {
  const next = lines[lines.indexOf(line) + 1];
  if (!next || !isBold(line) || isBold(next) || line.listLevel !== null) return false;
  return line.cells.length === 1 && !/[,;|•]/.test(line.text);
}

/** A list that goes on in the next line becomes one text again. */
function joinOpenLists(printed: readonly PrintedList[]): PrintedList[] {
  const joined: PrintedList[] = [];
  for (const list of printed) {
    const last = joined.at(-1);
    const goesOn = last && list.label === null && !list.isItem && /[,;|•·&(/-]$/.test(last.text);
    if (last && goesOn) joined[joined.length - 1] = {...last, text: `${last.text} ${list.text}`};
    else joined.push(list);
  }
  return joined;
}

function skillsOf(text: string): string[] {
  const pieces = splitList(hasSlashList(text) ? text.replaceAll(' / ', ' | ') : text);
  const isProse =
    pieces.some(piece => wordCount(piece) > maxSkillWords) || /[.!?]\s+\p{Lu}/u.test(text);
  return isProse ? [text.trim()] : pieces.filter(piece => !isSkillLevel(piece));
}

/** "Research / SQL / pricing" is a list; "CI/CD" and "design / build" are not. */
function hasSlashList(text: string): boolean {
  return text.split(' / ').length > 2 && !/[,;|•·]/.test(text);
}
