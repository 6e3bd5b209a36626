/** Tells lists of keywords from text that says something. */
import {findSkills} from '../vocabulary/skills.ts';
import {wordKey} from './words.ts';

const fewestItems = 4;
const longestItemWords = 4;
const skillShare = 0.7;

/**
 * "Kafka, Kubernetes, Terraform, gRPC" with or without commas: nothing but
 * names. A sentence has longer pieces, numbers or words around the names.
 */
export function isKeywordList(text: string): boolean {
  const listed = text.replace(/^[\p{L} /&-]{2,24}:\s*/u, '');
  const items = listed.split(/\s*[,;|•·]\s*|\s{2,}/).filter(item => item !== '');
  if (items.length >= fewestItems && items.every(isShort)) return true;
  const skills = findSkills(listed);
  const letters = listed.replace(/[^\p{L}\p{N}]/gu, '').length;
  const named = skills.map(({printed}) => printed.replace(/[^\p{L}\p{N}]/gu, '').length);
  return (
    skills.length >= fewestItems - 1 && named.reduce((a, b) => a + b, 0) >= letters * skillShare
  );
}

function isShort(item: string): boolean {
  return item.split(/\s+/).length <= longestItemWords && !/[.!?]\s|\d{2}/.test(item);
}

const longEnough = 12;

/** The same words over and over, as no person writes. */
export function isStuffed(text: string): boolean {
  const words = wordKey(text).split(' ');
  return words.length >= longEnough && new Set(words).size <= words.length / 2;
}
