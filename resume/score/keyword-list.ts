/** Tells lists of keywords from text that says something. */
import {findSkills, type SkillMention, skillKind} from '../vocabulary/skills.ts';
import {isStopWord} from './lexicon/stop-words.ts';
import {wordKey} from './words.ts';

const fewestItems = 4;
const fewestNames = 3;
const mostWordsOfItems = 3;

/**
 * "Kafka, Kubernetes, Terraform, gRPC" with or without commas: nothing but
 * names. A sentence has longer pieces, figures or words around the names.
 */
export function isKeywordList(text: string): boolean {
  const listed = withoutLabel(text);
  const items = listed.split(/\s*[,;|•·]\s*|\s{2,}/).filter(item => item !== '');
  if (items.length >= fewestItems && areNames(items)) return true;
  const skills = findSkills(listed);
  return skills.length >= fewestNames && isOnlyNames(listed, skills);
}

const namedShare = 0.6;

/**
 * Three or more names in a row without a comma or a word of grammar between
 * them: no person lists what they know like this.
 */
export function isRunTogether(text: string, fewest = fewestNames): boolean {
  if (/[,;:|/•·().]\s|\t| {2}/.test(text)) return false;
  const skills = findSkills(text);
  if (skills.length < fewest) return false;
  if (wordsBeside(text, skills).some(isStopWord)) return false;
  const named = skills.reduce((sum, {printed}) => sum + printed.length, 0);
  return named >= text.length * namedShare;
}

/** A tool's or method's bare name: "Kafka", but not "AWS Certified Developer" or "Excel, 2021". */
export function isBareName(text: string): boolean {
  const skills = findSkills(text);
  const plain = skills.every(({skill}) => skillKind(skill) !== 'credential');
  return skills.length > 0 && plain && isOnlyNames(text, skills);
}

function withoutLabel(text: string): string {
  return text.replace(/^[\p{L} /&-]{2,24}:\s*/u, '');
}

function areNames(items: readonly string[]): boolean {
  const words = items.reduce((sum, item) => sum + item.split(/\s+/).length, 0);
  return words <= items.length * mostWordsOfItems && !items.some(saysMore);
}

/** The end of a sentence or a figure: more than a name. */
function saysMore(item: string): boolean {
  return /[.!?]\s|\d{2}/.test(item);
}

const joining = new Set([
  '',
  'and',
  'und',
  'et',
  'y',
  'e',
  'i',
  'en',
  'or',
  'oder',
  'ou',
  'o',
  'lub',
]);

function isOnlyNames(text: string, skills: readonly SkillMention[]): boolean {
  return wordsBeside(text, skills).every(word => joining.has(word));
}

/** The words that belong to no skill's name. */
function wordsBeside(text: string, skills: readonly SkillMention[]): string[] {
  let rest = '';
  let at = 0;
  for (const {start, end} of skills) {
    rest += `${text.slice(at, start)} `;
    at = end;
  }
  return wordKey(rest + text.slice(at)).split(' ');
}

const longEnough = 12;

/** The same words over and over, as no person writes. */
export function isStuffed(text: string): boolean {
  const words = wordKey(text).split(' ');
  return words.length >= longEnough && new Set(words).size <= words.length / 2;
}
