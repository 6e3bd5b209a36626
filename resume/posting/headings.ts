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
 * The heading a line is, or null. A bullet is one only if it ends in a colon or
 * is numbered, a sentence never; where the lexicon does not know the words, the
 * shape must tell that it is one, and its words what it announces.
 */
export function readHeading(line: PostingLine, next: PostingLine | undefined): Heading | null {
  const {text} = line;
  if (countWords(text) > 14) return inlineHeading(line);
  const kind = headingKind(text);
  if (kind && looksLikeHeading(line, next)) return {kind, rest: ''};
  const inline = inlineHeading(line);
  if (inline) return inline;
  return hasHeadingShape(line, next) ? {kind: senseOf(text), rest: ''} : null;
}

function hasHeadingShape(line: PostingLine, next: PostingLine | undefined): boolean {
  const {text} = line;
  if (line.bullet) return false;
  if (/[:：]$/.test(text) || line.marked || isShoutedHeading(line, next)) return true;
  const asks =
    /^(?:what|who|how|why|was|wer|wie|warum|que|qui|quoi|como|quien|cosa|chi|wat|wie|o que|co|kto) /;
  if (asks.test(foldInPlace(text)) && countWords(text) <= 9 && !/[.;,]$/.test(text)) return true;
  return (
    next?.bullet === true &&
    countWords(text) <= 9 &&
    !/[.;,]$/.test(text) &&
    line.gap &&
    senseOf(text) !== null
  );
}

/** Words that tell what an unusual heading is about, the narrower sense first. */
const senses: readonly (readonly [RegExp, SectionKind])[] = [
  [
    /\b(?:bonus|plus|plus(?:es|points)?|nice|extra|smile|advantage\w*|impress|stand out|desirable|desired|preferred|ideal world|optional|what would|would (?:be|also|make|help)|von vorteil|wunsch\w*|ware\w*|atouts?|serait|apprecie\w*|valora\w*|deseable\w*|preferenzial\w*|gradit\w*|diferencia\w*|desejave\w*|pluspunt\w*|mile widziane|helpful|highly regarded|love (?:it|to see))\b/,
    'nice',
  ],
  [
    /\b(?:need|needs|require[ds]?|requirements?|must|essential|criteria|bring|looking for|look for|qualif\w+|skills?|experience|your profile|about you|who you|ideal candidate|successful candidate|should have|you (?:will )?have|have what it takes|anforderung\w*|voraussetzung\w*|profil|mitbring\w*|bringst|erwarten wir|wir erwarten|requisit\w+|perfil|buscamos|profilo|cerchiamo|procuramos|profiel|vragen|wymagania|oczekujemy|recherch\w+|competences|attendons)\b/,
    'must',
  ],
  [
    /\b(?:offer|benefits?|perks?|rewards?|you(?:'ll| will)? (?:get|receive|enjoy)|expect from us|in return|package|bieten|angebot|vorteile|offrons|proposons|avantages|ofrecemos|beneficios|offriamo|oferecemos|bieden|oferujemy)\b/,
    'benefits',
  ],
  [
    /\b(?:responsib\w+|dut(?:y|ies)|tasks?|your role|the role|the job|you(?:'ll| will) (?:do|be|own)|day to day|aufgabe\w*|tatigkeit\w*|missions?|poste|funciones|tareas|mansioni|attivita|funcoes|taken|obowiazk\w+|zadania)\b/,
    'duties',
  ],
  [
    /\b(?:apply|application|contact|interview|bewerb\w+|kontakt|postuler|candidature|contacto|inscri\w+)\b/,
    'apply',
  ],
];

function senseOf(text: string): SectionKind | null {
  const folded = foldInPlace(text);
  return senses.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
}

/** "Experience of transport data" is an item, though it begins like a heading. */
const asksForSomething =
  /^(?:(?:first |some |good |solid |strong |relevant )?(?:experience|knowledge|skills?|education|certifications?|licen[cs]es?|background|competenc(?:e|y|ies)|expertise|qualifications?|degree|kenntnisse|erfahrung(?:en)?|ausbildung|studium|formation|experience|connaissances?|competences?|maitrise|experiencia|conocimientos?|formacion|competencias?|esperienza|conoscenza|competenze|formazione|conhecimentos?|formacao|kennis|ervaring|opleiding|doswiadczenie|znajomosc|wyksztalcenie)) (?:of|in|with|as|using|working|de|des|du|d'|en|dans|mit|als|von|im|con|como|di|su|van|met|sur|com|em|na|w|z|un|una|une|a|an|or)(?![\p{L}])/u;

/** Words of the lexicon alone are not enough: "Experience with drips" also begins like a heading. */
function looksLikeHeading(line: PostingLine, next: PostingLine | undefined): boolean {
  const {text} = line;
  if (line.marked || /[:：?]$/.test(text)) return true;
  if (asksForSomething.test(foldInPlace(text))) return false;
  if ((line.bullet && !(line.numbered && next?.bullet)) || /[.;,]$/.test(text)) return false;
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
