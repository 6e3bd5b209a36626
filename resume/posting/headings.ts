/** Headings: which lines are one, and what they announce. */
import {foldInPlace} from '../vocabulary/fold.ts';
import {isBoardName} from './board-names.ts';
import {countWords} from './count-words.ts';
import {gluedSense} from './heading-glue.ts';
import {senseOf} from './heading-senses.ts';
import {headingWords, type SectionKind} from './heading-words.ts';
import {genderMark, occupationLikeness} from './occupation-words.ts';
import {type PostingLine, sentences} from './posting-lines.ts';
import {isRequirementLike} from './requirement-words.ts';

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
 * The heading a line is, or null. A bullet is one only if it ends in a colon or
 * is numbered, a sentence never; where the lexicon does not know the words, the
 * shape must tell that it is one, and its words what it announces.
 */
export function readHeading(line: PostingLine, next: PostingLine | undefined): Heading | null {
  const {text} = line;
  if (seeking.test(text) && namesJob(next?.text ?? '')) return null;
  if (countWords(text) > 14) return inlineHeading(line) ?? closingHeading(line, next);
  const kind = headingKind(text);
  if (kind && looksLikeHeading(line, next)) return {kind, rest: ''};
  const inline = inlineHeading(line);
  if (inline) return inline;
  const glued =
    next && !isBoardName(text) && (!line.bullet || /[:：]$/.test(text)) ? gluedSense(text) : null;
  if (glued) return {kind: glued, rest: ''};
  return hasHeadingShape(line, next) ? {kind: senseOf(text), rest: ''} : null;
}

const asksWhat =
  /^(?:what|who|how|why|was|wer|wie|warum|que|qui|quoi|como|quien|cosa|chi|wat|o que|co|kto|ce qu[ei]|ce qu'il|lo que|das) /;

/** "Our client seeks:" over the job. */
const seeking =
  /(?:cherche|recrute|sucht|suchen|seeks|hiring|busca|cerca|zoekt|szuka|procura)\s*:?$/i;

function namesJob(text: string): boolean {
  return genderMark.test(text) || (occupationLikeness(text) === 2 && countWords(text) <= 8);
}

/** A paragraph may end in the heading of the list after it: "… Here is what we are looking for:". */
function closingHeading(line: PostingLine, next: PostingLine | undefined): Heading | null {
  if (line.bullet || !/[:：]$/.test(line.text) || !next) return null;
  const last = sentences(line.text).at(-1) ?? '';
  const kind = headingKind(last) ?? senseOf(last);
  return kind === null ? null : {kind, rest: ''};
}

function hasHeadingShape(line: PostingLine, next: PostingLine | undefined): boolean {
  const {text} = line;
  if (line.bullet) return false;
  if (/[:：]$/.test(text) || line.marked || isShoutedHeading(line, next)) return true;
  const isShort = countWords(text) <= 9 && !/[.;,!]$/.test(text);
  if (isShort && asksWhat.test(foldInPlace(text))) {
    return !/^Das /.test(text) || senseOf(text) !== null;
  }
  if (next?.bullet && isWish(text)) return true;
  if (!next || !line.gap || !isShort) return false;
  return next.bullet ? senseOf(text) !== null : isWish(text) && !next.gap;
}

/** "Sumarás puntos si", "Extra kudos for": few words that announce wishes and wish for nothing. */
function isWish(text: string): boolean {
  return countWords(text) <= 4 && senseOf(text) === 'nice' && !isRequirementLike(text);
}

/** "Experience of transport data" is an item, though it begins like a heading. */
const asksForSomething =
  /^(?:(?:first |some |good |solid |strong |relevant )?(?:experience|knowledge|skills?|education|certifications?|licen[cs]es?|background|competenc(?:e|y|ies)|expertise|qualifications?|degree|kenntnisse|erfahrung(?:en)?|ausbildung|studium|formation|experience|connaissances?|competences?|maitrise|experiencia|conocimientos?|formacion|competencias?|esperienza|conoscenza|competenze|formazione|conhecimentos?|formacao|kennis|ervaring|opleiding|doswiadczenie|znajomosc|wyksztalcenie)) (?:of|in|with|as|using|working|de|des|du|d'|en|dans|mit|als|von|im|con|como|di|su|van|met|sur|com|em|na|w|z|un|una|une|a|an|or)(?![\p{L}])/u;

/** Words of the lexicon alone are not enough: "Experience with drips" also begins like a heading. */
function looksLikeHeading(line: PostingLine, next: PostingLine | undefined): boolean {
  const {text} = line;
  if (line.marked || /[:：?]$/.test(text)) return true;
  if (asksForSomething.test(foldInPlace(text))) return false;
  if ((line.bullet && !(line.numbered && next?.bullet)) || /[.;,!]$/.test(text)) return false;
  const words = countWords(text);
  if (isShouted(text) || words <= 3) return true;
  return words <= 8 && (line.gap || next?.bullet === true);
}

/** "Essential: PMP or PRINCE2" has its content on the heading's line. */
function inlineHeading({text, bullet}: PostingLine): Heading | null {
  const match = /^([^:：.]{2,60})[:：]\s+(\S.*)$/.exec(text);
  const [, label = '', rest = ''] = match ?? [];
  if (bullet || label === '' || countWords(label) > 7) return null;
  const kind =
    headingKind(label) ??
    gluedSense(label) ??
    (asksWhat.test(foldInPlace(label)) ? senseOf(label) : null);
  return kind === null || kind === 'details' || kind === 'elsewhere' ? null : {kind, rest};
}

function isShouted(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && !/\p{Ll}{2}/u.test(text);
}

function isShoutedHeading(line: PostingLine, next: PostingLine | undefined): boolean {
  return isShouted(line.text) && countWords(line.text) <= 6 && (line.gap || next?.bullet === true);
}
