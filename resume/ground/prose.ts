/**
 * The check of a sentence of prose: every content word, figure, verb, hedge,
 * denial and cause in it against the lines of the source it may rest on.
 */
import type {ClaimKind, Reason} from '../model/claims.ts';
import {claimStrength} from '../vocabulary/claim-strength.ts';
import {kindOfWord} from '../vocabulary/claim-words.ts';
import {isGeneralWord, scopeRank} from '../vocabulary/general-words.ts';
import {findSkills} from '../vocabulary/skills.ts';
import {acronymTerms} from './acronyms.ts';
import {isAllowed} from './allowances.ts';
import {addedAgency, addedCauses} from './causal-claims.ts';
import {widenedDenials} from './denials.ts';
import {figureReasons} from './figure-claims.ts';
import {droppedHedges} from './hedge-claims.ts';
import {type Pool, poolOf, sameMeaning} from './pool.ts';
import {droppedDenial, notInResume} from './reasons.ts';
import type {Sentence, Term} from './sentence.ts';
import {sameSkillTerms} from './skill-names.ts';
import type {Passage, SourceIndex} from './source-index.ts';
import {swappedEnds} from './swapped.ts';
import {widenedParts} from './universal-claims.ts';
import {fewLines, unsupportedDeeds} from './verb-claims.ts';

/** What a rewritten text may rest on. */
export interface Ground {
  readonly index: SourceIndex;
  /** The lines whose facts the text may state. */
  readonly lines: readonly Passage[];
  /** The lines' surroundings: title, employer and place of the role. */
  readonly around: readonly Passage[];
  /** Words the kind of text may use freely (a letter's courtesies). */
  readonly isFree: (term: Term) => boolean;
}

/** All that the sentences say beyond their ground, and all they may not leave out of it. */
export function proseReasons(said: readonly Sentence[], ground: Ground): Reason[] {
  const {lines, around, index} = ground;
  const pool = poolOf(index.source, [...lines, ...around], index.language);
  return [
    ...said.flatMap(sentence => wordReasons(sentence, pool, ground)),
    ...said.flatMap(sentence => figureReasons(sentence, ground)),
    ...said.flatMap(sentence => swappedEnds(sentence, lines)),
    ...addedCauses(said, lines),
    ...addedAgency(said, lines),
    ...droppedHedges(said, lines, around),
    ...widenedDenials(said, lines),
    ...widenedParts(said, lines),
  ];
}

type Account = 'said' | 'allowed' | 'denied' | 'missing';

function wordReasons(sentence: Sentence, pool: Pool, ground: Ground): Reason[] {
  const {terms} = sentence;
  const accounts = accountsOf(sentence, pool, ground);
  const having = (account: Account): Term[] => terms.filter((_, at) => accounts[at] === account);
  const allowed = new Set([...having('allowed'), ...having('missing')]);
  return [
    ...having('denied')
      .slice(0, 1)
      .map(term => droppedDenial(denialOf(term, pool))),
    ...runs(having('missing'), terms).map(missingReason),
    ...unsupportedDeeds(
      sentence,
      ground.lines,
      term => allowed.has(term) || ground.isFree(term) || isGeneralWord(term.key, term.language),
    ),
  ];
}

/** How each word is accounted for: said by the source, allowed without, denied by it, or missing. */
function accountsOf(sentence: Sentence, pool: Pool, ground: Ground): Account[] {
  const {terms} = sentence;
  const spelled = acronymTerms(terms, pool);
  const named = sameSkillTerms(sentence, ground.lines);
  const isKnown = (term: Term): boolean =>
    spelled.has(term) || named.has(term) || isSharedHedge(term, ground.lines);
  return terms.map((term, at): Account => {
    if (term.isFunction || term.figure) return 'said';
    return isKnown(term) ? 'allowed' : accountOf(sentence, at, pool, ground);
  });
}

function accountOf(sentence: Sentence, at: number, pool: Pool, ground: Ground): Account {
  const {terms} = sentence;
  const term = terms[at] as Term;
  if (ground.isFree(term)) return 'allowed';
  const support = pool.supports(term);
  if (support === 'denied') return term.negated ? 'said' : 'denied';
  if (support === 'yes' && isInPlace(terms, at, ground) && !isWider(term, sentence, ground))
    return 'said';
  const {lines, index} = ground;
  return isAllowed(sentence, at, {pool, lines, index}) ? 'allowed' : 'missing';
}

/** Any share in the work is less than the work; other hedges and denials need one of their class. */
function isSharedHedge({hedge, key, low, language}: Term, lines: readonly Passage[]): boolean {
  if (hedge === 'share' || hedge === 'jointly' || hedge === 'some') return true;
  if (hedge === null && claimStrength(key, language) === 1) return lines.length <= fewLines;
  if (hedge === null) return false;
  if (low === 'without' && lines.some(({terms}) => terms.some(isFreeOf))) return true;
  return lines.some(({terms}) => terms.some(other => other.hedge === hedge));
}

/** "accident-free". */
function isFreeOf({low}: Term, at: number, terms: readonly Term[]): boolean {
  return low === 'free' && terms[at - 1]?.joined === true;
}

/** "the department" for "my unit": a name for more than the lines speak of. */
function isWider(term: Term, sentence: Sentence, {lines, around}: Ground): boolean {
  const rank = scopeRank(term.key, term.language);
  if (rank < 2) return false;
  if (replacesNarrower(rank, term, sentence, lines)) return true;
  const known = [...lines, ...around].flatMap(line =>
    line.terms.filter(other => sameMeaning(term, other)),
  );
  const isNarrower = ({key, language}: Term): boolean => {
    const other = scopeRank(key, language);
    return other > 0 && other < rank;
  };
  return known.length > 0 && known.every(isNarrower);
}

/** "of the school" where the bullet has "of my group", which the sentence leaves out. */
function replacesNarrower(
  rank: number,
  {low}: Term,
  {terms}: Sentence,
  lines: readonly Passage[],
): boolean {
  if (lines.length > fewLines) return false;
  const known = lines.flatMap(line => line.terms);
  // "escuela" is not said by "escolar", though they share a root.
  if (known.some(other => other.low.startsWith(low.slice(0, -2)))) return false;
  return known.some(other => {
    const narrower = scopeRank(other.key, other.language);
    return narrower > 0 && narrower < rank && !terms.some(one => one.key === other.key);
  });
}

const placing =
  /^(?:as|at|for|in|with|of|from|the|als|bei|im|in|comme|chez|au|como|en|come|presso|em|na|no|bij|jako|w)$/;

/** Words that only the role's heading has may say where and as what, not whom or what it was done to. */
function isInPlace(terms: readonly Term[], at: number, {lines, around}: Ground): boolean {
  if (around.length === 0) return true;
  const term = terms[at] as Term;
  const own = (other: Term): boolean =>
    lines.some(line => line.terms.some(known => sameMeaning(other, known)));
  if (own(term)) return true;
  const heading = (other: Term): boolean =>
    around.some(line => line.terms.some(known => known.key === other.key));
  let first = at;
  while (first > 0 && heading(terms[first - 1] as Term)) first -= 1;
  // "supervised the library": after an article stands what was before it.
  const article = /^(?:the|a|an|my|our)$/.test(terms[first - 1]?.low ?? '') ? 1 : 0;
  const before = terms[first - 1 - article]?.low ?? '';
  return first - article <= 0 || placing.test(before) || (terms[first] as Term).opensClause;
}

function denialOf(term: Term, pool: Pool): string {
  return (
    pool.passages.find(({terms}) => terms.some(({key, negated}) => negated && key === term.key))
      ?.text ?? term.text
  );
}

/** Missing words that stand together make one reason. */
function runs(missing: readonly Term[], terms: readonly Term[]): Term[][] {
  const found: Term[][] = [];
  for (const term of missing) {
    const last = found.at(-1)?.at(-1);
    if (last && terms.indexOf(term) - terms.indexOf(last) <= 1) found.at(-1)?.push(term);
    else found.push([term]);
  }
  return found;
}

function missingReason(run: readonly Term[]): Reason {
  const text = run.map(term => term.text).join(' ');
  return notInResume(kindOf(run, text), text);
}

function kindOf(run: readonly Term[], text: string): ClaimKind {
  if (findSkills(text).length > 0) return 'skill';
  for (const {low} of run) {
    const kind = kindOfWord(low);
    if (kind !== 'claim') return kind;
  }
  return run.some(term => term.capital && !term.opensClause) ? 'name' : 'claim';
}
