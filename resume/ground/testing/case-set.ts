/**
 * How the example rewrites are written down. A block starts with the field, the
 * index of the role where there is one, and the original line; each line below
 * is a rewrite, `+` one that says nothing new, `-` one that invents, with what it
 * does. ` || ` stands between bullets that are merged or split.
 */
import {type GateField, gateFields} from '../../model/claims.ts';
import {type Language, languages} from '../../model/language.ts';
import {emptyResume, type Resume} from '../../model/resume.ts';
import type {Claim} from '../check-claims.ts';

export interface CaseSet {
  readonly name: string;
  readonly source: Resume;
  readonly posting: string | null;
  readonly cases: readonly GateCase[];
}

export interface GateCase {
  readonly claim: Claim;
  /** What the rewrite does to its original, or invents. */
  readonly kind: string;
  readonly isTruthful: boolean;
}

export function caseSet(
  name: string,
  source: Resume,
  text: string,
  posting: string | null = null,
): CaseSet {
  const cases = text
    .trim()
    .split(/\n\s*\n/)
    .flatMap(readBlock);
  return {name, source, posting, cases};
}

function readBlock(block: string): GateCase[] {
  const [head = '', ...lines] = block.trim().split('\n');
  const [, name = '', role, original = ''] = /^(\w+)(?: (\d+))?:\s*(.*)$/.exec(head) ?? [];
  const field = gateFields.find(one => one === name);
  if (!field) throw new Error(`no field in: ${head}`);
  return lines.map(line => readCase(line, field, role ? Number(role) : null, original));
}

function readCase(line: string, field: GateField, role: number | null, original: string): GateCase {
  const [, sign, kind = '', rewritten] = /^([+-]) ([^:]+): (.*)$/.exec(line.trim()) ?? [];
  if (!sign || rewritten === undefined) throw new Error(`no rewrite in: ${line}`);
  const claim = {
    field,
    role,
    original: original === '' ? null : textsOf(original),
    rewritten: textsOf(rewritten),
  };
  return {claim, kind, isTruthful: sign === '+'};
}

function textsOf(text: string): string | string[] {
  return text.includes(' || ') ? text.split(' || ') : text;
}

/** Single lines, each a bullet of a resume of its own: `+ original => rewrite`. */
export function lineSets(name: string, language: Language, text: string): CaseSet[] {
  return text
    .trim()
    .split('\n')
    .map(line => {
      const [, sign, original = '', rewritten = ''] = /^([+-]) (.*) => (.*)$/.exec(line) ?? [];
      const bullets = [textsOf(original)].flat();
      const held = {title: 'Employee', company: 'Wexcombe Works', location: 'Dover'};
      const role = {...held, start: '2017-03', end: '2023-08', bullets};
      const source = {...emptyResume(), language, experience: [role]};
      const claim = {
        field: 'bullet',
        role: 0,
        original: textsOf(original),
        rewritten: textsOf(rewritten),
      } as const;
      return {
        name,
        source,
        posting: null,
        cases: [{claim, kind: 'line', isTruthful: sign === '+'}],
      };
    });
}

/** Single names: `+ field language: known => rewrite`. */
export function fieldSets(text: string): CaseSet[] {
  return text
    .trim()
    .split('\n')
    .map(line => {
      const parts = /^([+-]) (\w+) (\w\w): (.*) => (.*)$/.exec(line) ?? [];
      const [, sign, name = '', code, known = '', rewritten = ''] = parts;
      const field = gateFields.find(one => one === name);
      const language = languages.find(one => one === code);
      if (!field || !language) throw new Error(`no field or language in: ${line}`);
      const role = field === 'title' || field === 'dates' ? 0 : null;
      const original = field === 'skills' ? null : known;
      const claim = {field, role, original, rewritten};
      return {
        name: 'names',
        source: {...emptyResume(), language, ...holding(field, known)},
        posting: null,
        cases: [{claim, kind: field, isTruthful: sign === '+'}],
      };
    });
}

/** A resume's part that holds one name. */
function holding(field: GateField, known: string): Partial<Resume> {
  const [start = null, end = null] = known.split(' ');
  const blank = {
    title: 'Clerk',
    company: 'Acme',
    location: null,
    start: null,
    end: null,
    bullets: [],
  };
  switch (field) {
    case 'title':
      return {experience: [{...blank, title: known}]};
    case 'dates':
      return {experience: [{...blank, start, end: end === '-' ? null : end}]};
    case 'education': {
      const school = {institution: 'Westford University', location: null, notes: []};
      return {education: [{degree: known, start: '2010', end: '2013', ...school}]};
    }
    case 'language':
      return {languages: [known]};
    case 'award':
      return {awards: [known]};
    case 'certification':
      return {certifications: [known]};
    default:
      return {skills: known.split('; ')};
  }
}
