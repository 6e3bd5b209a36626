/**
 * Brings English word forms to one key: tense, number, British and American
 * spelling, and the noun made from a verb ("migrated", "migration"). Words for
 * people ("manager", "accountant") keep a key of their own, because having
 * managed something and having helped its manager are different claims.
 */
import {irregularForms, keptApart, plainIse} from './english-forms.ts';

/** British spellings and their American form; only the first that fits is used. */
const spellings: readonly [RegExp, string][] = [
  [/is(ations?|ational)$/, 'iz$1'],
  [/^(.{2,}[^aeious])is(e|ed|es|er|ers|ing)$/, '$1iz$2'],
  [/([al])ys(e|ed|es|er|ers|ing)$/, '$1yz$2'],
  [/(lab|col|behavi|fav|hon|harb|vap|rum|neighb|endeav|arm)our/, '$1or'],
  [/^(cent|lit|met|kilomet|millimet|theat|fib|calib)re(s?)$/, '$1er$2'],
  [/(trave|labe|mode|cance|fue|leve|channe|counse|signa|marsha|tota)ll(ed|ing|er|ers)$/, '$1l$2'],
  [/logu(e|es|ed|ing)$/, 'log$1'],
  [/^(an|h|orthop|f|gyn|p)ae/, '$1e'],
  [/^oe/, 'e'],
  [/^enquir/, 'inquir'],
  [/^licenc(e|es|ed|ing)$/, 'licens$1'],
  [/^enrol(s|ment|ments)?$/, 'enroll$1'],
  [/^fulfil(s|ment)?$/, 'fulfill$1'],
  [/^tyre(s?)$/, 'tire$1'],
  [/^aluminium$/, 'aluminum'],
  [/^grey/, 'gray'],
  [/^ageing$/, 'aging'],
];

/** Endings in the order they are tried; what is left must keep three letters and a vowel. */
const endings: readonly [RegExp, string][] = [
  [/(duc)tions?$/, '$1'],
  [/(?<=[^aeo])(?:ational|ations?|ating|ated|ates|ate)$/, ''],
  [/([st])ion(?:al|s|ed|ing)?$/, '$1'],
  [/ments?$/, ''],
  [/(?<=[a-z]{4})ness$/, ''],
  [/ies$/, 'y'],
  [/ied$/, 'y'],
  [/ily$/, 'y'],
  [/([a-z]{3,})ly$/, '$1'],
  [/(?<=[a-z]{3})ings$/, ''],
  [/([sx]|ch|sh)es$/, '$1'],
  [/([^s])s$/, '$1'],
  [/(?:ing|ed)$/, ''],
];

const keys = knownKeys();
const computed = new Map<string, string>();
const cacheLimit = 20_000;

/** The key of an English word given in lower case. */
export function stemEnglish(word: string): string {
  const known = keys.get(word) ?? computed.get(word);
  if (known !== undefined) return known;
  const american = americanSpelling(word);
  const stem = keys.get(american) ?? ruleKey(american);
  if (computed.size < cacheLimit) computed.set(word, stem);
  return stem;
}

function knownKeys(): Map<string, string> {
  const found = new Map<string, string>();
  for (const forms of lines(keptApart)) for (const form of forms) found.set(form, forms[0] ?? form);
  for (const forms of lines(irregularForms))
    for (const form of forms)
      found.set(form, found.get(forms[0] ?? form) ?? ruleKey(forms[0] ?? form));
  return found;
}

function lines(table: string): string[][] {
  return table
    .trim()
    .split(/[|\n]/)
    .map(line => line.trim().split(' '));
}

function ruleKey(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  return settled(withoutEnding(word));
}

/** A British spelling in its American form; any other word as it is. */
export function americanSpelling(word: string): string {
  if (plainIse.test(word)) return word;
  for (const [pattern, replacement] of spellings)
    if (pattern.test(word)) return word.replace(pattern, replacement);
  return word;
}

function withoutEnding(word: string): string {
  for (const [pattern, replacement] of endings) {
    if (!pattern.test(word)) continue;
    const kept = word.replace(pattern, replacement);
    if (kept.length >= 3 && /[aeiouy]/.test(kept)) return kept;
  }
  return word;
}

/** "stopped" → "stop", "make" → "mak": what is left after an ending, made equal for all forms. */
function settled(stem: string): string {
  const single = stem.replace(/([bdgmnprtl])\1$/, '$1');
  return single.length > 3 ? single.replace(/e$/, '').replace(/y$/, 'i') : single;
}
