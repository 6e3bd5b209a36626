/** Headings: which lines are one, and what they announce. */
import {foldInPlace} from '../vocabulary/fold.ts';
import {headingWords, type SectionKind} from './heading-words.ts';
import {countWords} from './lexicon.ts';
import type {PostingLine} from './posting-lines.ts';

export interface Heading {
  /** Null: looks like a heading, but of a kind the lexicon does not know. */
  readonly kind: SectionKind | null;
  /** What stands on the heading's own line after a colon. */
  readonly rest: string;
}

const patterns = headingWords.map(([kind, lists]) => [kind, headingPattern(lists)] as const);

/** What follows a word in "word.*" are other words, not the rest of a longer one. */
function headingPattern(lists: readonly string[]): RegExp {
  return new RegExp(`^(?:${lists.join('|').replace(/([a-z)])\.\*/g, '$1(?!\\p{L}).*')})$`, 'u');
}

/** The kind of section that words announce when they are all there is in a heading. */
export function headingKind(words: string): SectionKind | null {
  const bare = foldInPlace(words)
    .replace(/^[^\p{L}\p{N}]+|[\s:?!.…–—-]+$/gu, '')
    .replace(/^(?:section )?(?:\d{1,2}|[ivx]{1,4})[.)]\s+/, '')
    .replace(/\s*\([^)]*\)$/, '')
    .replace(/\s+/g, ' ');
  if (bare === '' || bare.length > 90) return null;
  return patterns.find(([, pattern]) => pattern.test(bare))?.[0] ?? null;
}

/**
 * The heading a line is, or null. A bullet is one only if it ends in a colon, a
 * sentence never; next to an unknown word a colon or the shape must tell.
 */
export function readHeading(line: PostingLine, next: PostingLine | undefined): Heading | null {
  const {text} = line;
  if (countWords(text) > 14) return inlineHeading(line);
  const isClosed = /[:：]$/.test(text) || line.marked;
  const kind = headingKind(text);
  if (kind && looksLikeHeading(line, next)) return {kind, rest: ''};
  const inline = inlineHeading(line);
  if (inline) return inline;
  if (line.bullet || !(isClosed || isShoutedHeading(line, next))) return null;
  return {kind: null, rest: ''};
}

/** "Experience of transport data" is an item, though it begins like a heading. */
const asksForSomething =
  /^(?:(?:first |some |good |solid |strong |relevant )?(?:experience|knowledge|skills?|education|certifications?|licen[cs]es?|background|competenc(?:e|y|ies)|expertise|qualifications?|degree|kenntnisse|erfahrung(?:en)?|ausbildung|studium|formation|experience|connaissances?|competences?|maitrise|experiencia|conocimientos?|formacion|competencias?|esperienza|conoscenza|competenze|formazione|conhecimentos?|formacao|kennis|ervaring|opleiding|doswiadczenie|znajomosc|wyksztalcenie)) (?:of|in|with|as|using|working|de|des|du|d'|en|dans|mit|als|von|im|con|como|di|su|van|met|sur|com|em|na|w|z|un|una|une|a|an|or)(?![\p{L}])/u;

/** Words of the lexicon alone are not enough: "Experience with drips" also begins like a heading. */
function looksLikeHeading(line: PostingLine, next: PostingLine | undefined): boolean {
  const {text} = line;
  if (line.marked || /[:：?]$/.test(text)) return true;
  if (asksForSomething.test(foldInPlace(text))) return false;
  if (line.bullet || /[.;,]$/.test(text)) return false;
  const words = countWords(text);
  if (isShouted(text) || words <= 3) return true;
  return words <= 8 && (line.gap || next?.bullet === true);
}

/** "Essential: PMP or PRINCE2" has its content on the heading's line. */
function inlineHeading({text, bullet}: PostingLine): Heading | null {
  const match = /^([^:：.]{2,60})[:：]\s+(\S.*)$/.exec(text);
  const [, label = '', rest = ''] = match ?? [];
  if (bullet || label === '' || countWords(label) > 7) return null;
  const kind = headingKind(label);
  return kind === null || kind === 'details' || kind === 'elsewhere' ? null : {kind, rest};
}

function isShouted(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && !/\p{Ll}{2}/u.test(text);
}

function isShoutedHeading(line: PostingLine, next: PostingLine | undefined): boolean {
  return isShouted(line.text) && countWords(line.text) <= 6 && (line.gap || next?.bullet === true);
}
