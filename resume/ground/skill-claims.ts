/** Skills of a list: each must be shown somewhere in the resume or in an answer. */
import type {Reason} from '../model/claims.ts';
import {isClassNoun} from '../vocabulary/general-words.ts';
import {namesShowing} from '../vocabulary/implied-skills.ts';
import {canonicalSkill, findSkills, sameSkill, skillKind} from '../vocabulary/skills.ts';
import {acronymTerms} from './acronyms.ts';
import {droppedHedges} from './hedge-claims.ts';
import {Pool} from './pool.ts';
import {droppedDenial, notInResume} from './reasons.ts';
import {readSentence, type Term} from './sentence.ts';
import type {Passage, SourceIndex} from './source-index.ts';

/** What a list of skills says beyond the source. */
export function skillReasons(said: readonly string[], index: SourceIndex): Reason[] {
  return said.flatMap(splitSkills).flatMap(skill => {
    const reason = skillReason(skill, index);
    return reason ? [reason] : [];
  });
}

function splitSkills(text: string): string[] {
  return text.split(/\s*[,;\n•|]\s*(?![^(]*\))/).filter(part => part !== '');
}

function skillReason(skill: string, index: SourceIndex): Reason | null {
  const sentence = readSentence(skill, index.language);
  const shown = linesShowing(skill, index);
  const lines = shown.length > 0 ? shown : linesShowingParts(skill, index);
  if (lines.length > 0) {
    const listed = lines.filter(({origin}) => origin === 'skill');
    return droppedHedges([sentence], listed)[0] ?? null;
  }
  const denying = index.passages.find(line =>
    line.terms.some(
      ({negated, key}) =>
        negated && sentence.terms.some(term => term.key === key && !term.isFunction),
    ),
  );
  return denying ? droppedDenial(denying.text) : notInResume('skill', skill);
}

function linesShowing(skill: string, {passages, language}: SourceIndex): Passage[] {
  const {terms} = readSentence(skill, language);
  return passages.filter(line => shows(line, skill, terms));
}

/** "Version control (Git)": the lines for what stands in brackets and before them; none where one part has none. */
function linesShowingParts(skill: string, index: SourceIndex): Passage[] {
  const [, outside = '', inside = ''] = /^(.+?)\s*\((.+)\)$/.exec(skill) ?? [];
  if (outside === '') return [];
  const named = inside.split(/\s*[,;]\s*/).map(part => linesShowing(part, index));
  if (named.some(lines => lines.length === 0)) return [];
  const shown = linesShowing(outside, index);
  return shown.length > 0 || isKind(outside, index) ? [...shown, ...named.flat()] : [];
}

/** "Transportation management system (…)": a kind of thing, and no tool by name but those shown. */
function isKind(name: string, index: SourceIndex): boolean {
  const last = readSentence(name, index.language).terms.at(-1);
  const tools = findSkills(name).filter(
    ({skill, end}) => skillKind(skill) === 'tool' && end < name.length,
  );
  return (
    last !== undefined &&
    isClassNoun(last.parts.at(-1) ?? '', index.language) &&
    tools.every(({skill}) => linesShowing(skill, index).length > 0)
  );
}

/** Whether one line shows a skill: by its name, by another name of it, or by all of its words. */
function shows(line: Passage, skill: string, terms: readonly Term[]): boolean {
  const affirmed = line.terms.filter(({negated}) => !negated);
  if (affirmed.length === 0) return false;
  if (namesSkill(line, skill)) return !addsLevel(line, terms);
  if (isImplied(line, skill)) return true;
  if (isBareName(skill)) return false;
  const pool = new Pool([{...line, terms: affirmed}], line.language);
  const spelled = acronymTerms(terms, pool);
  const words = terms.filter(({isFunction}) => !isFunction);
  return (
    words.length > 0 &&
    words.every(
      term => pool.supports(term) === 'yes' || spelled.has(term) || isImplied(line, term.text),
    )
  );
}

/** "Go" and "R" are names only in their own case and place: the vocabulary decides. */
function isBareName(skill: string): boolean {
  return (
    skill.length <= 3 ||
    (/^\p{Lu}\p{Ll}+$/u.test(skill) && canonicalSkill(skill) !== null && skill.length <= 5)
  );
}

function namesSkill(line: Passage, skill: string): boolean {
  if (line.origin === 'skill' && sameSkill(line.text, skill)) return true;
  if (line.text.toLowerCase() === skill.toLowerCase()) return true;
  return findSkills(line.text).some(({skill: named, start, end}) => {
    if (!sameSkill(named, skill)) return false;
    return !line.terms.some(term => term.negated && term.start >= start && term.end <= end + 1);
  });
}

const levels =
  /^(?:advanc|expert|master|senior|extensiv|deep|strong|proficient|fluent|certify|experienced|profound|excellent|fundiert|fortgeschritt|sehr|experto|avanzad|avance|confirme|avanzat|gevorderd|zaawansowan|bieg)/;

/** "Power BI (advanced)" where the list only says Power BI. */
function addsLevel({terms: known}: Passage, terms: readonly Term[]): boolean {
  return terms.some(
    ({key, low}) =>
      (levels.test(key) || levels.test(low)) && !known.some(other => other.key === key),
  );
}

function isImplied(line: Passage, name: string): boolean {
  const text = line.text.toLowerCase();
  return (
    namesShowing(name.toLowerCase()).some(narrower => text.includes(narrower)) &&
    !line.terms.some(({negated}) => negated)
  );
}
