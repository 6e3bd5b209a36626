/**
 * A requirement cut into phrases, and how each hangs on the one before it:
 * "Python or R for data handling" is Python, or R, and data handling.
 */
import type {Language} from '../model/language.ts';
import type {SkillMention} from '../vocabulary/skills.ts';
import {degreePlace} from './lexicon/levels.ts';
import {isStopWord} from './lexicon/stop-words.ts';
import {asOneName, type Token, tokensOf, type Unit, unitOf} from './units.ts';
import {isAcronym} from './words.ts';

/** `with`: by a preposition, so that both together are one thing ("containers in production"). */
type Link = 'or' | 'comma' | 'and' | 'with' | 'examples';

export interface Chunk {
  readonly units: Unit[];
  /** "a similar language": anything of the kind of the other alternatives counts in part. */
  related: boolean;
  readonly link: Link;
}

const andWords = new Set('and und sowie et y e ed oraz i en plus'.split(' '));
const orWords = new Set('or oder ou o u lub albo of'.split(' '));
/** "of £500,000 or more" offers no alternative. */
const moreWords =
  /^(?:more|higher|above|better|greater|mehr|hoher|plus|superieur\w*|mas|superior|piu|mais|meer|hoger|wiecej|wyzej)$/;
const relatedWords =
  /^(?:similar|related|equivalent|comparable|other|another|andere\w*|autres?|otr[oa]s?|altr[oi]|outr[oa]s?|ander\w*|inn\w+|vergleichbar\w*|ahnlich\w*|verwandt\w*|similaires?|equivalentes?|connexe|afin\w*|analog\w*|simil[ei]|equivalent[ei]|semelhante|soortgelijk\w*|vergelijkbar\w*|gelijkwaardig\w*|podobn\w*|rownowazn\w*|pokrewn\w*)$/;
const examplesMark =
  /\(|\b(?:such as|like|e\.g\.?|for example|z\.\s?B\.?|wie|tels? que|comme|por ejemplo|como|ad esempio|quali|come|zoals|np\.?)\s*$/i;

export function chunksOf(
  text: string,
  skills: readonly SkillMention[],
  language: Language,
): Chunk[] {
  const reader = new ChunkReader();
  const degrees = degreePlace(text);
  let at = 0;
  for (const token of tokensOf(text, skills, language)) {
    reader.between(text.slice(at, token.word.start));
    at = token.end;
    const {key} = token.word;
    if (!token.skill && isLinkWord(key, language)) {
      reader.linkWord(text.slice(0, token.end), key);
      continue;
    }
    reader.word(key);
    if (isDegreeLetters(token, degrees)) continue;
    const unit = unitOf(token, language);
    if (unit) reader.unit(unit);
  }
  return reader.chunks;
}

/** "MS" is a degree only among degrees: "MS or PhD". */
function isDegreeLetters(
  {word, skill}: Token,
  {start, end}: {start: number; end: number},
): boolean {
  return !skill && isAcronym(word.printed) && word.start >= start && word.end <= end;
}

/** "of" joins nouns in English and parts alternatives in Dutch. */
function isLinkWord(key: string, language: Language): boolean {
  if (key === 'of' && language !== 'nl') return false;
  return orWords.has(key) || isStopWord(key);
}

class ChunkReader {
  readonly chunks: Chunk[] = [];
  private open: Chunk | null = null;
  private link: Link = 'and';
  private related = false;

  /** The characters before the next word. */
  between(text: string): void {
    const mark = linkBetween(text);
    if (!mark) return;
    this.link = this.open ? mark : strongerLink(this.link, mark);
    this.open = null;
  }

  /** A word of grammar ends a phrase; "such as" opens examples, "or" an alternative. */
  linkWord(textSoFar: string, key: string): void {
    if (orWords.has(key)) this.link = 'or';
    else if (moreWords.test(key)) this.link = 'and';
    else if (examplesMark.test(textSoFar)) this.link = 'examples';
    else if (andWords.has(key)) this.link = 'and';
    else if (this.open) this.link = 'with';
    this.open = null;
  }

  word(key: string): void {
    if (moreWords.test(key)) this.link = 'and';
    if (relatedWords.test(key)) this.related = true;
  }

  unit(unit: Unit): void {
    if (!this.open) {
      this.open = {units: [], related: false, link: this.link};
      this.chunks.push(this.open);
    }
    const last = this.open.units.at(-1);
    const name = last ? asOneName(last, unit) : null;
    if (name) this.open.units.splice(-1, 1, name);
    else this.open.units.push(unit);
    this.open.related ||= this.related;
    this.related = false;
    this.link = 'and';
  }
}

function linkBetween(between: string): Link | null {
  if (between.includes('(')) return 'examples';
  if (between.includes('/')) return 'or';
  if (/[;:.)–—•]|\s-\s/.test(between)) return 'and';
  return between.includes(',') ? 'comma' : null;
}

function strongerLink(a: Link, b: Link): Link {
  return a === 'examples' || a === 'or' ? a : b;
}
