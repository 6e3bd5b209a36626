import {openingStrength} from '../../vocabulary/action-verbs.ts';
import {gerunds} from './gerunds.ts';

const verbs = Object.values(gerunds);
const presents = new Set(verbs.map(([base]) => base));
const pasts = new Set(verbs.map(([, past]) => past));

/** Base forms that are nouns as well: "Lead nurse" is a title, "Lead the team" is not. */
const alsoNouns = new Set(
  'audit check cut design direct document file forecast lead level measure order plan process program record report research sample schedule service source stock supply support test train transport visit'.split(
    ' ',
  ),
);
const opensObject = /^(?:an?|the|all|any|and|each|our|up|to|with|for|on|in|of|\d)/i;

function isVerb(word: string, following: string): boolean {
  if (pasts.has(word) || /^[a-z]{3,}ed$/.test(word)) return true;
  const isKnown = presents.has(word) || ['strong', 'plain'].includes(openingStrength(word, 'en'));
  if (!isKnown || word.endsWith('ing')) return false;
  return !alsoNouns.has(word) || opensObject.test(following);
}

/** A bullet's text without its stop. */
export function withoutStop(text: string): string {
  return text.trim().replace(/[.;]+$/, '');
}

/**
 * An English bullet as a sentence in the first person ("Prepared accounts" →
 * "I prepared accounts"), or null where its first word is not surely a verb.
 */
export function firstPerson(bullet: string): string | null {
  const text = withoutStop(bullet);
  const [first = '', following = ''] = text.split(' ');
  const word = first.toLowerCase();
  if (!isVerb(word, following) || first === first.toUpperCase()) return null;
  return `I ${word}${text.slice(first.length)}`;
}
