/** A word of the lines under another name: a synonym, or of a thing a wider word. */
import {claimStrength} from '../vocabulary/claim-strength.ts';
import {kindOfWord} from '../vocabulary/claim-words.ts';
import {scopeRank} from '../vocabulary/general-words.ts';
import {isSameDeed, isSameThing} from '../vocabulary/relations.ts';
import {sameMeaning} from './pool.ts';
import type {Sentence, Term} from './sentence.ts';
import type {Passage} from './source-index.ts';
import {fewLines, isVerbPlace} from './verb-claims.ts';

/**
 * Whether the word at this place stands for one that the sentence leaves out, in
 * a line that has more of the sentence's words. It may not say more of the
 * person's part, nor be a name, a title or a scope.
 */
export function isRenamed({terms}: Sentence, at: number, lines: readonly Passage[]): boolean {
  const term = terms[at] as Term;
  if (!mayRename(term)) return false;
  const isDeed = isVerbPlace(terms, at);
  const strength = claimStrength(term.key, term.language);
  // Among all lines of a resume one shared word is chance.
  const least = lines.length <= fewLines ? 1 : 2;
  return lines.some(line => {
    const left = line.terms.filter(known => isLeftOut(known, terms));
    const known = left.find(one =>
      isDeed
        ? isSameDeed(term.key, one.key) &&
          strength <= Math.max(2, claimStrength(one.key, one.language))
        : isSameThing(term.key, one.key),
    );
    return known !== undefined && sharedOthers(line, terms, term) >= least;
  });
}

function mayRename({key, low, text, language, hedge, capital, opensClause}: Term): boolean {
  if (language !== 'en' || hedge !== null || text.includes(' ')) return false;
  if (capital && !opensClause) return false;
  return kindOfWord(low) === 'claim' && scopeRank(key, 'en') === 0;
}

/** A word of a line, affirmed, that the sentence does not say. */
function isLeftOut(known: Term, terms: readonly Term[]): boolean {
  if (known.isFunction || known.figure || known.negated || known.hedge !== null) return false;
  return !terms.some(term => term.key === known.key);
}

function sharedOthers(line: Passage, terms: readonly Term[], term: Term): number {
  return terms.filter(
    other =>
      other !== term &&
      !other.isFunction &&
      line.terms.some(known =>
        other.figure
          ? known.figure?.value === other.figure.value
          : !known.isFunction && sameMeaning(other, known),
      ),
  ).length;
}
