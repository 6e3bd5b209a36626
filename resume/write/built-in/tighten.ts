import {gerunds} from './gerunds.ts';

/** Wording that adds nothing, and the plain form it has: the meaning stays the same. */
const plainForms: readonly (readonly [RegExp, string])[] = [
  [/\bin order to\b/gi, 'to'],
  [/\bfor the purpose of\b/gi, 'for'],
  [/\bon a (daily|weekly|monthly|quarterly|yearly) basis\b/gi, '$1'],
  [/\ba (?:wide |broad )?(?:variety|range) of\b/gi, 'various'],
  [/\butili[sz](e|ed|es|ing)\b/gi, 'us$1'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bwith the help of\b/gi, 'with'],
  [/\bas well as\b/gi, 'and'],
  [/\b(?:successfully|effectively|efficiently) (?=\p{L}+(?:ed|t)\b)/giu, ''],
];

/** Openings that hide the verb; the gerund behind them says what was done. */
const openings =
  /^(?:(?:was |were |am |is )?(?:solely )?(?:responsible for|in charge of|tasked with)|(?:job )?(?:duties|responsibilities) (?:included|include|were|are)|duties:)\s+(?:the )?(\p{L}+ing)\b/iu;

const firstPerson = /^I (?=\p{Ll}+(?:ed|t|e)\b)/u;

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "Responsible for managing" → "Managed", or "Manage" where the role is held now. */
function openWithVerb(text: string, isCurrent: boolean): string {
  const found = openings.exec(text);
  const verb = found?.[1] ? gerunds[found[1].toLowerCase()] : undefined;
  if (!found || !verb) return text;
  return capitalised(isCurrent ? verb[0] : verb[1]) + text.slice(found[0].length);
}

/**
 * An English bullet in fewer words: the verb first, fillers gone, no first
 * person. What it claims is unchanged, so a text with nothing to tighten comes
 * back as it is.
 */
export function tighten(text: string, isCurrent: boolean): string {
  const opened = openWithVerb(text.trim(), isCurrent).replace(firstPerson, '');
  const plain = plainForms.reduce((line, [long, short]) => line.replace(long, short), opened);
  return capitalised(plain.replace(/ {2,}/g, ' '));
}
