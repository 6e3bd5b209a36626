/**
 * The words some lines of the source can support: each by its key, the groups
 * of words that mean the same, and whether the source only denies it.
 */
import type {Language} from '../model/language.ts';
import type {Term} from './sentence.ts';
import type {Passage} from './source-index.ts';

export type Support = 'yes' | 'denied' | 'no';

export class Pool {
  readonly passages: readonly Passage[];
  private readonly keys = new Map<string, boolean>();
  private readonly groups = new Map<number, boolean>();
  /** The words as printed, and two that stand side by side as one. */
  private readonly words = new Set<string>();
  private readonly compacts = new Set<string>();
  private readonly neighbours = new Set<string>();
  private readonly acronyms = new Set<string>();
  private readonly language: Language;

  constructor(passages: readonly Passage[], language: Language) {
    this.passages = passages;
    this.language = language;
    for (const {terms} of passages)
      for (const [at, term] of terms.entries()) this.enter(term, terms[at + 1]);
  }

  private enter(term: Term, next: Term | undefined): void {
    const affirmed = !term.negated;
    for (const key of [term.key, ...term.parts]) this.affirm(this.keys, key, affirmed);
    for (const group of term.wideGroups) this.affirm(this.groups, group, affirmed);
    if (next && !term.figure && !next.figure) this.compacts.add(term.low + next.low);
    if (next) this.neighbours.add(`${term.key} ${next.key}`);
    this.words.add(term.low);
    if (term.figure) return;
    for (const word of term.text.split(' ')) if (isAcronym(word)) this.acronyms.add(letters(word));
  }

  private affirm<Key>(map: Map<Key, boolean>, key: Key, affirmed: boolean): void {
    map.set(key, affirmed || (map.get(key) ?? false));
  }

  /** Acronyms the lines contain, in lower-case letters. */
  get acronymList(): ReadonlySet<string> {
    return this.acronyms;
  }

  /** Whether the lines say this word, in this or an equal form. */
  supports(term: Term): Support {
    const direct = this.byKey(term.key) ?? this.byGroups(term.groups);
    if (direct !== undefined) return direct ? 'yes' : 'denied';
    if (term.parts.length > 1) return this.byParts(term);
    if (this.isCompound(term) || this.byPrefix(term.key)) return 'yes';
    return 'no';
  }

  private byKey(key: string): boolean | undefined {
    return this.keys.get(key);
  }

  private byGroups(groups: readonly number[]): boolean | undefined {
    let found: boolean | undefined;
    for (const group of groups) {
      const affirmed = this.groups.get(group);
      if (affirmed !== undefined) found = affirmed || (found ?? false);
    }
    return found;
  }

  private byParts(term: Term): Support {
    const states = term.parts.map(part => this.keys.get(part));
    if (states.some(state => state === undefined))
      return this.compacts.has(term.low + term.parts.slice(1).join('')) ? 'yes' : 'no';
    if (frequency.test(term.low) && !this.neighbours.has(term.parts.join(' '))) return 'no';
    return states.includes(false) ? 'denied' : 'yes';
  }

  /** "handover" where the source prints "hand over"; German and Dutch parts of one word. */
  private isCompound(term: Term): boolean {
    if (term.low.length < 4) return false;
    if (this.compacts.has(term.low)) return true;
    if (this.language !== 'de' && this.language !== 'nl') return false;
    for (const known of this.words) if (isPartOf(term, known)) return true;
    return this.isMadeOfKnown(term.low);
  }

  private isMadeOfKnown(word: string): boolean {
    const ends = (part: string): boolean => {
      for (const known of this.words)
        if (sharedStart(known, part) >= Math.max(4, Math.min(known.length, part.length) - 2))
          return true;
      return false;
    };
    for (let cut = 4; cut <= word.length - 4; cut++)
      if (ends(word.slice(0, cut)) && ends(word.slice(cut))) return true;
    return false;
  }

  /** The other languages inflect more than their ending tables know. */
  private byPrefix(key: string): boolean {
    if (this.language === 'en' || key.length < 6) return false;
    for (const known of this.keys.keys())
      if (
        Math.abs(known.length - key.length) <= 2 &&
        sharedStart(known, key) >= Math.max(5, Math.min(known.length, key.length) - 1)
      )
        return true;
    return false;
  }

  /** Whether two words that stand beside each other are one word of the source ("start up", "startup"). */
  hasJoined(first: Term, second: Term): boolean {
    return this.words.has(first.low + second.low);
  }
}

const pools = new WeakMap<object, Pool[]>();
/** A resume's sentences rest on a few sets of lines: all of them, or those of an employer. */
const mostPools = 8;

/** The pool of these lines, made once for the source that owns them. */
export function poolOf(owner: object, passages: readonly Passage[], language: Language): Pool {
  const known = pools.get(owner) ?? [];
  const same = known.find(
    ({passages: own}) =>
      own.length === passages.length && own.every((line, at) => line === passages[at]),
  );
  if (same) return same;
  const pool = new Pool(passages, language);
  pools.set(owner, [pool, ...known].slice(0, mostPools));
  return pool;
}

/** "every week" is not said by "every fourth week". */
const frequency =
  /^(?:every|each|per|once|twice|jede[nrms]?|pro|chaque|par|cada|por|ogni|elke|per|co|na) /;

function sharedStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

/** Two capitals or more make an abbreviation. */
export function isAcronym(word: string): boolean {
  return /\p{Lu}.*\p{Lu}/u.test(word) && word.length <= 8 && /^[\p{L}\d&/.-]+$/u.test(word);
}

/** The letters of an abbreviation in lower case. */
export function letters(word: string): string {
  return word
    .replace(/(?<=\p{Lu})s$/u, '')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
}

/** Whether a German or Dutch compound begins or ends with the word. */
function isPartOf(term: Term, compound: string): boolean {
  if (compound.length < term.low.length + 3) return false;
  if (compound.endsWith(term.low)) return true;
  if (term.key.length >= 5 && compound.startsWith(term.key)) return true;
  const part = uninflected(term.low);
  return part.length >= 6 && (compound.startsWith(part) || uninflected(compound).endsWith(part));
}

function uninflected(noun: string): string {
  return noun.replace(/(?:en|er|n|e|s)$/, '');
}

function sharePart(a: Term, b: Term): boolean {
  if (a.language !== 'de' && a.language !== 'nl') return false;
  return isPartOf(a, b.low) || isPartOf(b, a.low);
}

/** Whether two terms are the same word or may stand for one another. */
export function sameMeaning(a: Term, b: Term): boolean {
  return a.key === b.key || shareGroup(a, b) || shareKey(a, b) || sharePart(a, b);
}

function shareGroup(a: Term, b: Term): boolean {
  return (
    a.groups.some(group => b.wideGroups.includes(group)) ||
    b.groups.some(group => a.wideGroups.includes(group))
  );
}

function shareKey(a: Term, b: Term): boolean {
  if (a.parts.length === 1 && b.parts.length === 1) return false;
  return a.parts.includes(b.key) || b.parts.includes(a.key);
}
