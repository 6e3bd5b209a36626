import {isBaseForm, isPastForm} from './first-person.ts';
import {gerunds} from './gerunds.ts';

/** Wording that adds nothing, and the plain form it has: the meaning stays the same. */
const plainForms: readonly (readonly [RegExp, string])[] = [
  [/\bin order to\b/gi, 'to'],
  [/\bon a (daily|weekly|monthly|quarterly|yearly) basis\b/gi, '$1'],
  [/\butili[sz](e|ed|es|ing)\b/gi, 'us$1'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bas well as (?!possible|can|could|any|the (?:best|next))/gi, 'and '],
  [/\b(?:successfully|effectively|efficiently) (?=\p{L}+(?:ed|t)\b)/giu, ''],
];

/** "for the purpose of paying" → "to pay", where the verb is known. */
function withPurpose(text: string): string {
  return text.replace(/\bfor the purpose of (\p{L}+ing)\b/giu, (phrase, gerund: string) => {
    const verb = gerunds[gerund.toLowerCase()];
    return verb ? `to ${verb[0]}` : phrase;
  });
}

/** Openings that hide the verb; the gerund behind them says what was done. */
const openings =
  /^(?:(?:was |were |am |is )?(?:solely )?(?:responsible for|in charge of|tasked with)|(?:job )?(?:duties|responsibilities) (?:included|include|were|are)|duties:)\s+(?:the )?(\p{L}+ing)\b/iu;

/** "I tracked" → "tracked", where the word is surely a verb. */
function withoutPerson(text: string): string {
  const [, verb = ''] = /^I (\p{Ll}+)\b/u.exec(text) ?? [];
  return isPastForm(verb) || isBaseForm(verb) ? text.slice(2) : text;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "Responsible for managing" → "Managed", or "Manage" where the role is told in the present. */
function openWithVerb(text: string, isPresent: boolean): string {
  const found = openings.exec(text);
  const verb = found?.[1] ? gerunds[found[1].toLowerCase()] : undefined;
  if (!found || !verb) return text;
  const wasPast = /^(?:was|were)\b|\bincluded\b|\bwere\b/i.test(found[0]);
  return capitalised(isPresent && !wasPast ? verb[0] : verb[1]) + text.slice(found[0].length);
}

/**
 * An English bullet in fewer words: the verb first, fillers gone, no first
 * person. What it claims is unchanged, so a text with nothing to tighten comes
 * back as it is.
 */
export function tighten(text: string, isPresent: boolean): string {
  const own = text.trim();
  const opened = withoutPerson(openWithVerb(own, isPresent));
  const plain = plainForms.reduce(
    (line, [long, short]) => line.replace(long, short),
    withPurpose(opened),
  );
  return plain === own ? text : capitalised(plain.replace(/ {2,}/g, ' '));
}

/** Whether a bullet hides its verb behind "responsible for" and the like. */
export function hidesVerb(text: string): boolean {
  return openings.test(text.trim());
}
