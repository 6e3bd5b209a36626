/** Signs in a text that no honest rewrite adds: hidden characters, look-alike letters, links, markup, orders to a model. */
import type {Reason} from '../model/claims.ts';
import type {Resume} from '../model/resume.ts';
import {notInResume} from './reasons.ts';
import type {SourceIndex} from './source-index.ts';

const hidden = /[\p{Cf}\p{Cc}\p{Co}\p{Cn}]/u;
const lineBreaks = /[\n\r\t]/g;
const links =
  /https?:\/\/[^\s)]+|www\.[^\s)]+|[\w.+-]+@[\w-]+\.[\w.-]+|\b[\w-]+\.(?:com|org|net|io|dev|de|fr|es|it|nl|pl|pt|co\.uk|info|biz|app|ai)(?:\/\S*)?(?![\w])/giu;
const markup = /<\/?[a-z!][^>]*>|<\w+[^>]*$|\]\(|&(?:#\d+|#x[\da-f]+|[a-z]+);|```|\{\{|\}\}|<\|/i;
const orders =
  /\b(?:ignore|disregard|forget) (?:all |any |the |your )*(?:previous|prior|above|earlier|preceding)?\s*(?:instructions?|prompts?|rules?|messages?)\b|\bsystem prompt\b|\byou are (?:now )?(?:an? )?(?:ai|assistant|language model)\b|^\s*(?:system|assistant|user)\s*:/i;

/** What no rewrite may contain unless the source does. */
export function hostileReasons(
  said: readonly string[],
  original: readonly string[],
  {source}: SourceIndex,
): Reason[] {
  const before = original.join('\n');
  return said.flatMap(text => [...signReasons(text, before), ...linkReasons(text, source)]);
}

function signReasons(text: string, before: string): Reason[] {
  const reasons: Reason[] = [];
  const claims = (words: string): number => reasons.push({kind: 'claim', text: words});
  if (isHidden(text) && !isHidden(before)) claims('This text contains hidden characters.');
  if (markup.test(text) && !markup.test(before)) claims('This text contains markup.');
  if (orders.test(text)) claims('This text contains instructions instead of a claim.');
  const mixed = mixedScript(text);
  if (mixed && !before.includes(mixed)) claims(`“${mixed}” mixes letters of two alphabets.`);
  return reasons;
}

function isHidden(text: string): boolean {
  return hidden.test(text.replace(lineBreaks, ''));
}

function linkReasons(text: string, source: Resume): Reason[] {
  const found = [...text.matchAll(links)].map(([link]) => link.replace(/[.,]$/, ''));
  if (found.length === 0) return [];
  const everything = JSON.stringify(source).toLowerCase();
  return found
    .filter(link => !everything.includes(link.toLowerCase()))
    .map(link => notInResume('claim', link));
}

/** A word of Latin and Cyrillic or Greek letters, which only imitates a word. */
function mixedScript(text: string): string | null {
  for (const [word] of text.matchAll(/[\p{L}\p{M}]+/gu))
    if (
      /\p{Script=Latin}/u.test(word) &&
      /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Cherokee}]/u.test(word.replace(/µ|μ/g, ''))
    )
      return word;
  return null;
}
