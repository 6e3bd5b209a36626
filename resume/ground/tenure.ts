/** "7 years of …" from the dates of the roles. */
import type {Figure} from './figure-reading.ts';
import type {Use} from './figures.ts';
import {sameMeaning} from './pool.ts';
import type {Ground} from './prose.ts';
import type {Sentence} from './sentence.ts';
import type {SourceIndex} from './source-index.ts';

const experience =
  /^(?:experienc|background|career|work|erfahrung|berufserfahrung|experienci|esperienz|experienc|ervar|doswiadcz|practic|expertis)/;

/** Whether a span of years is no longer than the roles it is about lasted, by their dates. */
export function isTenureShown(use: Use, sentence: Sentence, ground: Ground): boolean {
  const {figure} = use;
  if (figure.unit?.dimension !== 'months' || figure.high !== null) return false;
  if (!isSpanOfWork(use, sentence, ground)) return false;
  const words = sentence.terms.filter(
    term => !term.isFunction && !term.figure && term.segment === use.term.segment,
  );
  const stated = ground.lines.filter(
    line =>
      line.origin === 'summary' &&
      line.terms.some(({figure: known}) => known?.unit?.dimension === 'months'),
  );
  const same = stated.filter(line =>
    words.some(word => line.terms.some(other => sameMeaning(word, other))),
  );
  if (same.length > 0 && !same.some(line => statesMore(line, figure))) return false;
  const months = monthsWorked(ground.index, rolesOf(ground, words));
  const said = figure.value * figure.unit.factor;
  return figure.bound === 'nearly' ? said <= months + 3 : said <= months;
}

/** Whether the summary itself states a span as long as this one. */
function statesMore({terms}: Sentence, {value, unit}: Figure): boolean {
  return terms.some(({figure}) => {
    if (figure?.unit?.dimension !== 'months' || !unit) return false;
    return value * unit.factor <= figure.value * figure.unit.factor;
  });
}

/** In a bullet only "for 3 years" can be the role's length, and only where the lines give none. */
function isSpanOfWork({term}: Use, {terms}: Sentence, {around, lines}: Ground): boolean {
  if (around.length === 0) return true;
  const before = terms[terms.indexOf(term) - 1]?.low ?? '';
  const isGiven = lines.some(line => line.terms.some(({figure}) => isCalendar(figure)));
  return (
    !isGiven && /^(?:for|over|during|seit|fur|pendant|durante|per|por|voor|przez)$/.test(before)
  );
}

function isCalendar(figure: Figure | null): boolean {
  return figure?.unit?.dimension === 'months' || figure?.unit?.dimension === 'days';
}

function rolesOf(ground: Ground, words: readonly Sentence['terms'][number][]): Set<number> {
  const roles = new Set(ground.index.source.experience.keys());
  const topic = words.filter(({key}) => !experience.test(key));
  const near = new Set(
    [...ground.lines, ...ground.around].flatMap(({role}) => (role === null ? [] : [role])),
  );
  if (near.size === 1) return near;
  if (topic.length === 0) return roles;
  const about = ground.index.passages.filter(
    line =>
      line.role !== null && topic.some(word => line.terms.some(other => sameMeaning(word, other))),
  );
  return new Set(about.flatMap(({role}) => (role === null ? [] : [role])));
}

/** Months covered by the roles, each counted once; a role still held runs to `asOf`. */
function monthsWorked({source, asOf}: SourceIndex, roles: ReadonlySet<number>): number {
  const covered = new Set<number>();
  source.experience.forEach((role, at) => {
    if (!roles.has(at) || !role.start) return;
    const start = monthOf(role.start, 1);
    const end = role.end ? monthOf(role.end, 12) : monthOf(asOf, 12);
    for (let month = start; month <= end; month++) covered.add(month);
  });
  return covered.size;
}

/** Months since the year 0; a bare year is taken as its given month. */
export function monthOf(date: string, fallback: number): number {
  const [year = '0', month] = date.split('-');
  return Number(year) * 12 + (month ? Number(month) : fallback);
}
