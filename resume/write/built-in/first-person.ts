import {gerunds} from './gerunds.ts';

const verbs = Object.values(gerunds);
const presents = new Set(verbs.map(([base]) => base));
const pasts = new Set(verbs.map(([, past]) => past));

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
  const [first = ''] = text.split(' ');
  const word = first.toLowerCase();
  const isVerb = presents.has(word) || pasts.has(word) || /^[a-z]{3,}ed$/.test(word);
  if (!isVerb || first === first.toUpperCase()) return null;
  return `I ${word}${text.slice(first.length)}`;
}
