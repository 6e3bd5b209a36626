import type {Evaluated} from '../evaluate.ts';
import {clearlyNamed, hardlyNamed, type Phrase} from '../match.ts';
import {wordKey} from '../words.ts';
import type {CategoryInput, CategoryResult} from './category.ts';

/** Phrases of common words only ("clear reports") are no keywords. */
const telling = 1;

/** The skills and telling phrases of the posting, each once; of alternatives one is enough. */
export function keywordsOf(evaluated: readonly Evaluated[]): Phrase[] {
  const phrases = new Map<string, Phrase>();
  for (const phrase of evaluated.flatMap(line => line.phrases)) {
    const key = wordKey(phrase.name);
    const known = phrases.get(key);
    if (phrase.weight >= telling && (!known || known.named < phrase.named))
      phrases.set(key, phrase);
  }
  return [...phrases.values()];
}

const mostNames = 6;

/**
 * Terms of the posting that the resume uses. Formula: 100 × Σ weight × share of
 * the term that one text names ÷ Σ weight, where a skill weighs about 2 and
 * another telling word 1. Synonyms and acronyms count as the term, of
 * alternatives the best counts; a term in copied, repeated or denied text does
 * not count.
 */
export function keywords({evaluated}: CategoryInput): CategoryResult {
  const all = keywordsOf(evaluated);
  const total = all.reduce((sum, {weight}) => sum + weight, 0);
  const shown = all.filter(({named}) => named >= clearlyNamed);
  const missing = all.filter(({named}) => named < hardlyNamed);
  const earned = all.reduce((sum, {weight, named}) => sum + weight * named, 0);
  return {
    value: total === 0 ? 100 : (100 * earned) / total,
    earned: shown.length > 0 ? [`Shown: ${names(shown)}.`] : [],
    raise: missing.length > 0 ? [`Not shown: ${names(missing)}. Name only what is true.`] : [],
  };
}

function names(list: readonly Phrase[]): string {
  return list
    .slice(0, mostNames)
    .map(({name}) => name)
    .join(', ');
}
