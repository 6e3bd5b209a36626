/** What a posting asks for and what the work is, from its sections. */

import {countWords} from './count-words.ts';
import {isParagraph} from './header.ts';
import {type PostingLine, sentences} from './posting-lines.ts';
import {isPerks, listItems, listKind, type RequirementItem} from './requirement-items.ts';
import {readProse} from './requirement-prose.ts';
import type {Section} from './sections.ts';

export interface Requirements {
  /** In printed order. */
  readonly items: readonly RequirementItem[];
  readonly responsibilities: readonly string[];
}

export function readRequirements(sections: readonly Section[]): Requirements {
  const items: RequirementItem[] = [];
  const responsibilities: string[] = [];
  const hasList = sections.some(({kind}) => kind === 'must' || kind === 'nice');
  for (const [at, section] of sections.entries()) {
    const kind = isWishedFor(section, sections[at - 1]) ? 'nice' : kindOf(section, !hasList);
    const isUntitled = kind !== section.kind;
    const lines = isUntitled ? section.lines.filter(({bullet}) => bullet) : section.lines;
    if (kind === 'must' || kind === 'nice') items.push(...listItems(lines, kind));
    else if (kind === 'duties') responsibilities.push(...duties(lines));
  }
  const asked = items.length >= 2 ? items : [...items, ...proseRequirements(sections, inProse)];
  return {items: withoutRepeats(asked), responsibilities};
}

/** After the list of what is asked, a list of the same kind under a strange heading holds the wishes. */
function isWishedFor(section: Section, before: Section | undefined): boolean {
  if (section.kind !== null || before?.kind !== 'must' || section.lines.length > 6) return false;
  const isList = [before, section].every(({lines}) => lines.some(({bullet}) => bullet));
  return isList && section.lines[0]?.bullet === true && !isPerks(section.lines);
}

function kindOf(section: Section, isOnlyList: boolean): Section['kind'] {
  if (section.kind !== null && section.kind !== 'intro' && section.kind !== 'about')
    return section.kind;
  return listKind(section.lines, isOnlyList) ?? section.kind;
}

function duties(lines: readonly PostingLine[]): string[] {
  const bullets = lines.filter(({bullet}) => bullet);
  if (bullets.length > 0) return bullets.map(({text}) => text.replace(/[;,]$/, ''));
  return lines.flatMap(({text}) => (isParagraph(text) ? sentences(text) : [text]));
}

/** For postings without lists: the sentences that ask, wherever they stand. */
const inProse: readonly Section['kind'][] = ['intro', null, 'about', 'duties', 'details'];

function proseRequirements(
  sections: readonly Section[],
  kinds: readonly Section['kind'][],
): RequirementItem[] {
  return sections
    .filter(({kind}) => kinds.includes(kind))
    .flatMap(({lines}) => lines)
    .filter(
      ({text, bullet}) =>
        !bullet && (isParagraph(text) || countWords(text) >= 4 || isSentence(text)),
    )
    .flatMap(({text}) => sentences(text))
    .flatMap(readProse);
}

function isSentence(text: string): boolean {
  return /\p{Ll}{2}[.!]$/u.test(text);
}

function withoutRepeats(items: readonly RequirementItem[]): RequirementItem[] {
  const seen = new Set<string>();
  return items.filter(({text}) => {
    const key = text.toLowerCase();
    const isNew = text !== '' && !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
