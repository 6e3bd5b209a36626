/** What a rewrite may not leave out: a share in the work, a low level, a condition, a denial. */
import type {Reason} from '../model/claims.ts';
import {claimStrength} from '../vocabulary/claim-strength.ts';
import type {HedgeClass} from '../vocabulary/lexicons/lexicon.ts';
import {sameMeaning} from './pool.ts';
import {droppedHedge} from './reasons.ts';
import type {Sentence, Term} from './sentence.ts';

interface Hedged {
  readonly kind: HedgeClass | 'part';
  /** The figure or word that says how many, for `part`. */
  readonly count?: Term;
  /** Whom the work was done with, for `jointly`. */
  readonly partner?: readonly Term[];
  readonly words: string;
  readonly scope: readonly Term[];
}

/** The hedges of a line and what each makes smaller. */
function hedgesOf({terms}: Sentence): Hedged[] {
  const found: Hedged[] = [];
  terms.forEach((term, at) => {
    if (!term.hedge || term.hedge === 'not' || terms[at - 1]?.hedge === term.hedge) return;
    if (term.hedge === 'share' && !isDeed(terms, at)) return;
    const scope = scopeOf(terms, at);
    if (scope.length > 0)
      found.push({
        kind: term.hedge,
        words: phraseOf(terms, at),
        scope,
        partner: partnerOf(terms, at),
      });
  });
  return found;
}

/** The words right after the hedge: "together with the plant director". */
function partnerOf(terms: readonly Term[], at: number): Term[] {
  const {hedge, clause} = terms[at] as Term;
  const partner: Term[] = [];
  for (const term of terms.slice(at + 1)) {
    if (term.clause !== clause) break;
    if (term.hedge === hedge || (partner.length === 0 && term.isFunction)) continue;
    if (term.isFunction) break;
    partner.push(term);
  }
  return partner;
}

function scopeOf(terms: readonly Term[], at: number): Term[] {
  const term = terms[at] as Term;
  if (term.hedge === 'some') return scopeAfter(terms, at).slice(0, 2);
  const isBefore = term.hedge === 'condition' && attributive.test(term.low);
  const own = isBefore ? nounAfter(terms, at) : [];
  if (own.length > 0) return own;
  const isBeside = term.hedge !== 'share' || besides.test(term.low);
  return isBeside ? around(terms, at) : scopeAfter(terms, at);
}

/** Conditions that may stand before the one thing they are said of. */
const attributive = /^(?:part|temporar|interim|casual|seasonal)/;

/** "6 part-time colleagues": the words that a condition stands right before. */
function nounAfter(terms: readonly Term[], at: number): Term[] {
  const {hedge, clause} = terms[at] as Term;
  const rest = terms.slice(at).filter(term => term.hedge !== hedge);
  const end = rest.findIndex(term => term.isFunction || term.figure || term.clause !== clause);
  return end < 0 ? rest : rest.slice(0, end);
}

/** All words of the hedge that begins here. */
function phraseOf(terms: readonly Term[], at: number): string {
  const {hedge} = terms[at] as Term;
  const end = terms.findIndex((term, i) => i > at && term.hedge !== hedge);
  return terms
    .slice(at, end < 0 ? undefined : end)
    .map(({text}) => text)
    .join(' ');
}

/** Shares that stand beside the verb, so that what comes before them is hedged as well. */
const besides =
  /^(?:under|supervised|guided|part|member|unter|sous|bajo|sotto|sob|lid|membre|miembro|membro|pod)/;

/** "four papers, one as first author": what is said of a part is not said of all. */
function partsOf({terms}: Sentence): Hedged[] {
  return terms.flatMap((term, at) => {
    const isCount =
      term.opensClause &&
      at > 0 &&
      (term.figure !== null || /^(?:one|some|most|half|part|none)$/.test(term.low));
    const next = terms[at + 1];
    if (!isCount || !next || term.figure?.unit || term.figure?.isYear) return [];
    if (!next.isFunction && !/ed$/.test(next.low)) return [];
    const scope = terms
      .slice(at + 1)
      .filter(({clause, isFunction, figure}) => clause === term.clause && !isFunction && !figure);
    return scope.length > 0 ? [{kind: 'part' as const, words: term.text, scope, count: term}] : [];
  });
}

function countsAs(term: Term, count: Term): boolean {
  if (!count.figure && term.hedge === 'some') return true;
  return count.figure ? term.figure?.value === count.figure.value : term.low === count.low;
}

/** "support" and "help" are also things; they hedge where they say what was done. */
function isDeed(terms: readonly Term[], at: number): boolean {
  const term = terms[at] as Term;
  if (term.opensClause || term.language !== 'en') return true;
  if (/(?:ed|ing)$/.test(term.low) || term.text.includes(' ')) return true;
  return (
    /^(?:and|to|i|who|also|that|by|which|then|with|of|part|under|took|in)$/.test(
      terms[at - 1]?.low ?? '',
    ) || !/^(?:support|help|assistance|participation|shadow)$/.test(term.low)
  );
}

function scopeAfter(terms: readonly Term[], at: number): Term[] {
  const scope: Term[] = [];
  const {segment, clause} = terms[at] as Term;
  for (let i = at + 1; i < terms.length; i++) {
    const term = terms[i] as Term;
    if (term.segment !== segment) break;
    if (term.clause !== clause && startsDeed(terms, i)) break;
    if (isAnd(terms[i - 1]) && startsDeed(terms, i)) break;
    if (!term.isFunction && !term.figure && !term.hedge) scope.push(term);
  }
  return scope;
}

const ands = new Set(['and', 'und', 'et', 'y', 'e', 'en', 'i', 'oraz', 'sowie']);

function isAnd(term: Term | undefined): boolean {
  return term !== undefined && ands.has(term.low);
}

/** A finite verb, or a relative pronoun before one: the hedge ends there. */
function startsDeed(terms: readonly Term[], at: number): boolean {
  const term = terms[at] as Term;
  if (/^(?:which|who|that|while|but)$/.test(term.low)) return true;
  return (
    term.language === 'en' &&
    (/ed$/.test(term.low) ||
      (term.groups.length > 0 &&
        term.opensClause &&
        !/ing$|s$/.test(term.low) &&
        /[a-z]/.test(term.low) &&
        isPast(term.low)))
  );
}

const pasts = new Set(
  'wrote ran built led taught sold held kept grew made took gave won met drove rose fell chose bought paid'.split(
    ' ',
  ),
);

function isPast(low: string): boolean {
  return pasts.has(low);
}

function around(terms: readonly Term[], at: number): Term[] {
  const {segment, clause, hedge} = terms[at] as Term;
  const isOfClause = hedge === 'planned' && hasOwnWords(terms, clause);
  return terms.filter(
    term =>
      term.segment === segment &&
      (!isOfClause || term.clause === clause) &&
      !term.isFunction &&
      !term.figure &&
      !term.hedge,
  );
}

/** A plan told in a clause of its own ("Level II planned for 2026") says nothing of the others. */
function hasOwnWords(terms: readonly Term[], clause: number): boolean {
  return terms.some(
    term => term.clause === clause && !term.isFunction && !term.figure && !term.hedge,
  );
}

/**
 * The hedges of the source lines that the rewritten sentences drop while keeping
 * what they hedge. Words that other lines or the role's heading have too do not
 * tell what was kept.
 */
export function droppedHedges(
  said: readonly Sentence[],
  known: readonly Sentence[],
  around: readonly Sentence[] = [],
): Reason[] {
  return known.flatMap(line => {
    const hedges = smallerOf(line).filter(({scope}) => isTold(scope, said));
    if (hedges.length === 0) return [];
    const others = [...around, ...known.filter(other => other !== line)];
    return hedges.flatMap(hedged => {
      const open = others.flatMap(other => unhedged(other, hedged.kind));
      const scope = hedged.scope.filter(term => !open.some(other => other.key === term.key));
      return keeps(said, {...hedged, scope}) ? [] : [droppedHedge(hedged.words)];
    });
  });
}

const smaller = new WeakMap<Sentence, readonly Hedged[]>();

/** All that makes a line smaller, read once. */
function smallerOf(line: Sentence): readonly Hedged[] {
  const known = smaller.get(line) ?? [...hedgesOf(line), ...partsOf(line)];
  smaller.set(line, known);
  return known;
}

function isTold(scope: readonly Term[], said: readonly Sentence[]): boolean {
  return said.some(({terms}) => terms.some(term => scope.some(({key}) => key === term.key)));
}

/** The words a line says without a hedge of this class beside them. */
function unhedged({terms}: Sentence, kind: Hedged['kind']): Term[] {
  const hedged = new Set(terms.filter(({hedge}) => hedge === kind).map(({segment}) => segment));
  return terms.filter(({segment}) => !hedged.has(segment));
}

function keeps(said: readonly Sentence[], {kind, scope, count, partner = []}: Hedged): boolean {
  return said.every(sentence => {
    const kept = sentence.terms.filter(term => scope.some(other => sameMeaning(term, other)));
    const distinct = new Set(kept.map(({key}) => key)).size;
    if (!isTold(scope, [sentence]) || distinct < scope.length * 0.5 || isOtherOne(sentence, scope))
      return true;
    if (kind === 'jointly' && namesPartner(sentence, partner)) return true;
    const segments = new Set(kept.map(({segment}) => segment));
    return sentence.terms.some(
      term => segments.has(term.segment) && (count ? countsAs(term, count) : isHedged(term, kind)),
    );
  });
}

/** "Level I" is not what "Level II" is said of. */
function isOtherOne({terms}: Sentence, scope: readonly Term[]): boolean {
  const grades = scope.filter(({low}) => grade.test(low));
  return grades.length > 0 && !grades.some(one => terms.some(other => other.key === one.key));
}

const grade = /^(?:[ivx]+|\d+|[a-e]\d?)$/;
const together = /^(?:with|mit|avec|con|com|met|z|ze)$/;

/** "… with the plant director": whoever it was done with is still named. */
function namesPartner({terms}: Sentence, partner: readonly Term[]): boolean {
  return terms.some((term, at) => {
    if (!together.test(term.low)) return false;
    return terms.slice(at + 1, at + 5).some(other => partner.some(one => sameMeaning(other, one)));
  });
}

/** Verbs that only claim a part ("attended") keep a share in the work as well. */
function isHedged(term: Term, kind: Hedged['kind']): boolean {
  if (term.hedge === kind) return true;
  if (kind === 'jointly' && term.hedge === 'share') return true;
  const isPart = kind === 'share' || kind === 'jointly';
  return isPart && claimStrength(term.key, term.language) === 1 && term.hedge !== 'jointly';
}
