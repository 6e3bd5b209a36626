/**
 * How the example rewrites are written down. A block starts with the field, the
 * index of the role where there is one, and the original line; each line below
 * is a rewrite, `+` one that says nothing new, `-` one that invents, with what it
 * does. ` || ` stands between bullets that are merged or split.
 */
import {type GateField, gateFields} from '../../model/claims.ts';
import type {Resume} from '../../model/resume.ts';
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
