/** The smallest things that are looked for: a skill, or one word that carries meaning. */
import type {Language} from '../model/language.ts';
import type {SkillKind} from '../vocabulary/skill-table.ts';
import {type SkillMention, skillKind} from '../vocabulary/skills.ts';
import {conceptsIn, isCompound, phraseConceptsIn} from './lexicon/concepts.ts';
import {degreeIn, isNumberWord} from './lexicon/levels.ts';
import {isCommonWord, isGenericWord, isStopWord} from './lexicon/stop-words.ts';
import {acronymKey} from './line.ts';
import {hyphenated, isAcronym, type Word, wordsOf} from './words.ts';

export interface Unit {
  readonly printed: string;
  readonly weight: number;
  /** Canonical name where the tables know the skill. */
  readonly skill: string | null;
  readonly stems: readonly string[];
  /** Of a certificate, the words that tell it from others: "food hygiene" of its certificate. */
  readonly core: readonly string[];
  readonly concepts: ReadonlySet<string>;
  /** The concepts are parts of one word, so each counts for its share. */
  readonly compound: boolean;
  /** Offsets into the requirement, `end` after the last character. */
  readonly start: number;
  readonly end: number;
  /** Folded, where the unit is printed as one. */
  readonly acronym: string | null;
  /** First letters of a unit of several words, which an acronym may stand for. */
  readonly initials: string;
  readonly credential: boolean;
  /** A tool, method or certificate with a name of its own, which no related word stands for. */
  readonly named: boolean;
  readonly soft: boolean;
  /** The single words of a way of working ("supplier management"), each looked for by itself. */
  readonly words: readonly Unit[];
}

/** A word of a text, or the whole name of a skill that starts with it. */
export interface Token {
  readonly word: Word;
  /** The word, with those that belong to it: "ICP-MS" is one name. */
  readonly parts: readonly Word[];
  readonly end: number;
  readonly skill: SkillMention | null;
}

export function tokensOf(
  text: string,
  skills: readonly SkillMention[],
  language: Language,
): Token[] {
  const tokens: Token[] = [];
  let covered = 0;
  const words = wordsOf(text, language);
  words.forEach((word, at) => {
    if (word.start < covered) return;
    const skill = skills.find(({start, end}) => start <= word.start && word.start < end) ?? null;
    const parts = skill ? [word] : hyphenated(text, words, at);
    covered = skill ? skill.end : (parts.at(-1)?.end ?? word.end);
    tokens.push({word, parts, end: covered, skill});
  });
  return tokens;
}

/**
 * "TIA" and "Portal" side by side are one name, of which a portal is no part.
 * Null where the two are not a name together.
 */
export function asOneName(first: Unit, second: Unit): Unit | null {
  const beside = second.start - first.end === 1;
  if (!beside || !(isNameLike(first) && isNameLike(second))) return null;
  if (!(isCode(first) || isCode(second))) return null;
  return {
    ...first,
    printed: `${first.printed} ${second.printed}`,
    weight: weights.acronym,
    stems: [...first.stems, ...second.stems],
    concepts: new Set(),
    acronym: null,
    named: true,
    end: second.end,
  };
}

function isNameLike({printed, skill, soft}: Unit): boolean {
  return skill === null && !soft && /^\p{Lu}/u.test(printed);
}

/** "TIA", "S7", "ISO9001": no word of the language. */
function isCode({printed}: Unit): boolean {
  return isAcronym(printed) || /^\p{Lu}+\d/u.test(printed);
}

/** Null for words that ask for nothing by themselves: grammar, praise, figures, plain degrees. */
export function unitOf({word, parts, skill}: Token, language: Language): Unit | null {
  if (skill) return isPlainDegree(skill.skill) ? null : skillUnit(skill, language);
  return asksNothing(word, language) ? null : wordUnit(word, parts, language);
}

function asksNothing({key, printed, stem}: Word, language: Language): boolean {
  if (isStopWord(key) || isNumberWord(key) || /^\d+(?:[.,]\d+)*$/.test(key)) return true;
  return degreeIn(printed) > 0 || isGenericWord(stem, language);
}

/** "Bachelor's degree": any degree of that level answers it, so it is no unit. */
function isPlainDegree(skill: string): boolean {
  return degreeIn(skill) > 0 && /(?:degree|diploma|training|doctorate)$/i.test(skill);
}

const weights = {acronym: 2, common: 0.5, name: 1.5, word: 1};

function wordUnit(word: Word, parts: readonly Word[], language: Language): Unit {
  const acronym = isAcronym(word.printed) ? acronymKey(parts.map(({key}) => key).join('')) : null;
  const common = isCommonWord(word.stem, language);
  return {
    printed: parts.map(({printed}) => printed).join('-'),
    weight: acronym ? weights.acronym : plainWeight(word, common, language),
    skill: null,
    stems: parts.map(({stem}) => stem),
    core: [],
    concepts: conceptsIn([word], language),
    compound: isCompound(word.stem, language),
    start: word.start,
    end: parts.at(-1)?.end ?? word.end,
    acronym,
    initials: '',
    credential: false,
    named: false,
    soft: common,
    words: [],
  };
}

/** A capital inside a sentence marks a name, but not in German. */
function plainWeight({printed, start}: Word, common: boolean, language: Language): number {
  if (common) return weights.common;
  const isName = language !== 'de' && start > 0 && /^\p{Lu}/u.test(printed);
  return isName ? weights.name : weights.word;
}

/** Of "on call" the word "call" alone is not enough; then only the whole name is looked for. */
function stemsOf(words: readonly Word[], content: readonly Word[]): string[] {
  const isTold = content.length > 1 || content.length === words.length;
  return isTold ? content.map(({stem}) => stem) : [];
}

/** Tools and certificates have names of their own; methods and fields are told by their words. */
function isNamed(kind: SkillKind): boolean {
  return kind === 'tool' || kind === 'credential' || kind === 'language';
}

function wordsOfSkill(words: readonly Word[], kind: SkillKind, language: Language): Unit[] {
  const units = words
    .filter(word => !asksNothing(word, language))
    .map(word => wordUnit(word, [word], language));
  if (units.length < 2 || units.some(({acronym}) => acronym !== null)) return [];
  const total = units.reduce((sum, {weight}) => sum + weight, 0);
  return units.map(unit => ({...unit, weight: (unit.weight * skillWeights[kind]) / total}));
}

const skillWeights = {tool: 2, technical: 2, credential: 2.5, language: 2, domain: 1.5, soft: 0.5};

function skillUnit({skill, printed, start, end}: SkillMention, language: Language): Unit {
  const words = wordsOf(printed, language);
  const kind = skillKind(skill) ?? 'technical';
  const content = words.filter(({key}) => !isStopWord(key));
  return {
    printed,
    weight: skillWeights[kind],
    skill,
    stems: stemsOf(words, content),
    core: content.map(word => word.stem).filter(stem => !isGenericWord(stem, language)),
    // Of several words one alone does not mean the same; "words" looks for each.
    concepts:
      content.length === 1 ? conceptsIn(words, language) : phraseConceptsIn(words, language),
    compound: false,
    start,
    end,
    acronym: isAcronym(printed) ? acronymKey(words[0]?.key ?? '') : null,
    initials: content.map(({key}) => key[0]).join(''),
    credential: kind === 'credential',
    named: isNamed(kind),
    soft: kind === 'soft',
    words: isNamed(kind) ? [] : wordsOfSkill(words, kind, language),
  };
}
