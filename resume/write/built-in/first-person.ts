import type {Language} from '../../model/language.ts';
import {openingStrength} from '../../vocabulary/action-verbs.ts';
import {gerunds} from './gerunds.ts';

const verbs = Object.values(gerunds);
const presents = new Set(verbs.map(([base]) => base));
const pasts = new Set(verbs.map(([, past]) => past));

/** Base forms that are nouns as well: "Lead nurse" is a title, "Lead the team" is not. */
const alsoNouns = new Set(
  'audit check design direct document file forecast lead level measure order plan process program record report research sample schedule service source stock supply support test train transport visit'.split(
    ' ',
  ),
);
const opensObject = /^(?:an?|the|all|any|and|each|our|up|to|with|for|on|in|of|\d|[A-Z]{2,}\b)/;

export function isPastForm(word: string): boolean {
  return pasts.has(word) || /^[a-z]{2,}[^e]ed$/.test(word);
}

export function isBaseForm(word: string): boolean {
  return presents.has(word);
}

/** The form of a known verb for "I …"; null where the word is not surely a verb. */
function verbOf(word: string, following: string): string | null {
  if (isPastForm(word)) return word;
  const third = word.replace(/ies$/, 'y').replace(/(?<=ss|sh|ch|x|z|o)es$|s$/, '');
  const base = presents.has(word) ? word : presents.has(third) ? third : word;
  const isKnown = presents.has(base) || ['strong', 'plain'].includes(openingStrength(word, 'en'));
  if (!isKnown || word.endsWith('ing')) return null;
  return !alsoNouns.has(base) || opensObject.test(following) ? base : null;
}

/** A bullet's text without its stop. */
export function withoutStop(text: string): string {
  return text.trim().replace(/[.;]+$/, '');
}

/** Without a second clause that needs a subject of its own: "Own the service; handles 1,200 requests". */
function firstClause(text: string): string {
  const [first = '', second = ''] = text.split('; ');
  const [word = ''] = second.split(' ');
  return /^[a-z]+s$/.test(word) && verbOf(word, 'the') !== null ? first : text;
}

/** Resumes drop the article that a sentence needs before an action: "Led migration of the …". */
function withArticle(sentence: string): string {
  return sentence.replace(
    /^(I [a-z]+) (?=(?!the |an? )(?:[a-z-]+ )?[a-z]+(?:[ts]ion|ment|design|launch|rollout|overhaul|rewrite) of\b)/,
    '$1 the ',
  );
}

/**
 * An English bullet as a sentence in the first person ("Prepared accounts" →
 * "I prepared accounts"), or null where its first word is not surely a verb.
 */
export function firstPerson(bullet: string, isCurrent: boolean): string | null {
  const text = firstClause(withoutStop(bullet));
  const duty = /^(?:was |am )?responsible for (?=\S)/i.exec(text);
  if (duty) return `I ${isCurrent ? 'am' : 'was'} responsible for ${text.slice(duty[0].length)}`;
  if (/^I [a-z]/.test(text)) return text;
  const [first = '', following = ''] = text.split(' ');
  const verb = verbOf(first.toLowerCase(), following);
  if (verb === null || first === first.toUpperCase()) return null;
  return withArticle(`I ${verb}${text.slice(first.length)}`);
}

/** How a first word looks that is a verb in the first person already, as resumes in these languages have them. */
const ownVerbs: Partial<Record<Language, RegExp>> = {
  es: /^\p{L}{2,}[éí]$/u,
  fr: /^j['’]ai$/i,
  it: /^ho$/i,
  pl: /^\p{L}+(?:łam|łem)$/u,
  pt: /^\p{L}{3,}ei$/u,
};

/**
 * A bullet that speaks in the first person as it stands ("Diseñé …", "Betreute …"),
 * as a sentence of its own or behind a place; null for others.
 */
export function ownSentence(
  bullet: string,
  language: Language,
  place: string | null,
): string | null {
  const [first = '', ...others] = withoutStop(bullet).split(' ');
  const [verb, rest] = [first.toLowerCase(), others.join(' ')];
  const started = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  if (language === 'de') {
    const isVerb = ['strong', 'plain'].includes(openingStrength(first, 'de'));
    if (!/\p{L}{3,}te$/u.test(first) || !isVerb || others.length < 2) return null;
    return place ? `${started(place)} ${verb} ich ${rest}` : `Ich ${verb} ${rest}`;
  }
  if (!ownVerbs[language]?.test(first)) return null;
  if (!place) return `${started(verb)} ${rest}`;
  return `${started(place)}${language === 'fr' ? ',' : ''} ${verb} ${rest}`;
}
