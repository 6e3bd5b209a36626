/**
 * Figures that follow from two of one line: a difference, a percentage, a
 * multiple, and the words for them ("halved").
 */

import {comparing} from '../vocabulary/quantifiers.ts';
import type {Figure} from './figure-reading.ts';
import {baseValue, factorOf} from './figure-values.ts';
import {type Use, usesOf} from './figures.ts';
import type {Sentence, Term} from './sentence.ts';
import type {Passage} from './source-index.ts';

/** Two figures of one kind, the earlier first. */
export interface Change {
  readonly from: Figure;
  readonly to: Figure;
}

/** The changes a line states: "from … to …", "went from …", or two dated figures. */
export function changesOf(sentence: Sentence): Change[] {
  const uses = usesOf(sentence);
  const changes: Change[] = [];
  uses.forEach((first, i) => {
    const second = uses[i + 1];
    if (!second) return;
    const change = orderedChange(sentence, first, second);
    if (change && sameDimension(change.from, change.to)) changes.push(change);
  });
  return changes;
}

function sameDimension(a: Figure, b: Figure): boolean {
  return a.unit?.dimension === b.unit?.dimension && a.high === null && b.high === null;
}

function orderedChange(sentence: Sentence, first: Use, second: Use): Change | null {
  const forward = {from: first.figure, to: second.figure};
  const backward = {from: second.figure, to: first.figure};
  if (second.figure.slot === 'to') return forward;
  const years = [first, second].map(use => nearestYear(sentence, use.term));
  const [one, two] = years;
  if (one && two && one !== two) return one < two ? forward : backward;
  const between = sentence.terms.filter(
    ({start}) => start > first.term.start && start < second.term.start,
  );
  if (!between.some(({low}) => comparing.test(low))) return null;
  // "6 instead of 10 days": the unit stands once.
  return {...backward, to: {...first.figure, unit: first.figure.unit ?? second.figure.unit}};
}

/** The year that stands nearest to a figure; null where none does. */
export function nearestYear({terms}: Sentence, term: Term): number | null {
  const at = terms.indexOf(term);
  const paired = yearInOrder(terms, term);
  if (paired !== null) return paired;
  if (isSpanOfYears(terms)) return null;
  let best: {year: number; distance: number} | null = null;
  terms.forEach((other, i) => {
    if (!other.figure?.isYear) return;
    const distance = Math.abs(i - at);
    if (!best || distance < best.distance || (distance === best.distance && i > at))
      best = {year: other.figure.value, distance};
  });
  return (best as {year: number} | null)?.year ?? null;
}

/** "between 2021 and 2023" is about all figures, not one each. */
function isSpanOfYears(terms: readonly Term[]): boolean {
  return terms.some(
    ({figure}, at) => figure?.isYear && terms[at + 1]?.isFunction && terms[at + 2]?.figure?.isYear,
  );
}

/** Each figure with a year after it, or each with one before it: they go in order. */
function yearInOrder(terms: readonly Term[], term: Term): number | null {
  const dimension = term.figure?.unit?.dimension;
  const figures = terms.filter(
    ({figure}) => figure && !figure.isYear && figure.unit?.dimension === dimension,
  );
  const years = terms.filter(({figure}) => figure?.isYear);
  if (figures.length < 2 || figures.length !== years.length) return null;
  const [first, second] = figures as [Term, Term];
  const [early, late] = years as [Term, Term];
  const alternate = (a: Term, b: Term, c: Term): boolean => a.start < b.start && b.start < c.start;
  const isApart = late.start < first.start || second.start < early.start;
  if (!isApart && !alternate(first, early, second) && !alternate(early, first, late)) return null;
  return years[figures.indexOf(term)]?.figure?.value ?? null;
}

/** "(3 to 5 minutes)" for "from 3 to 5 minutes". */
export function isStatedChange(said: Figure, passages: readonly Passage[]): boolean {
  const {high} = said;
  if (high === null) return false;
  const factor = factorOf(said.unit);
  return passages.some(passage =>
    changesOf(passage).some(
      ({from, to}) =>
        baseValue(from) === said.value * factor &&
        baseValue(to) === high * factor &&
        (!said.unit || said.unit.dimension === to.unit?.dimension),
    ),
  );
}

/** Whether a figure is what one of the changes comes to. */
export function isDerived(said: Figure, passages: readonly Passage[]): boolean {
  if (said.high !== null || (said.slot === 'to' && said.unit?.dimension !== '%')) return false;
  return passages.some(
    passage =>
      changesOf(passage).some(change => followsFrom(said, change)) ||
      (said.unit?.dimension === '%' && sharesOf(passage).some(share => near(said, share))),
  );
}

const partOfIt = /^(?:which|davon|wovon|dont|waarvan|cual|cuales|cui|quais|czego|ktorych)$/;

/** "£73,000, of which £58,400 …": the part after the whole. */
function isPartAfter({terms}: Sentence, whole: Use, part: Use): boolean {
  if (whole.figure.unit?.dimension !== part.figure.unit?.dimension) return false;
  if (baseValue(whole.figure) <= baseValue(part.figure)) return false;
  return terms.some(
    ({low, start}) => partOfIt.test(low) && start > whole.term.start && start < part.term.start,
  );
}

/** "three of the school's ten classes": 30 %. */
function sharesOf(sentence: Sentence): number[] {
  const uses = usesOf(sentence);
  return uses.flatMap((use, at) => {
    const {term, figure} = use;
    const whole = uses[at + 1];
    if (whole && isPartAfter(sentence, use, whole))
      return [(100 * baseValue(whole.figure)) / baseValue(figure)];
    const next = sentence.terms[sentence.terms.indexOf(term) + 1];
    if (!whole || figure.unit || whole.figure.unit || !shareWords.test(next?.low ?? '')) return [];
    if (whole.term.clause !== term.clause || whole.figure.value <= figure.value) return [];
    return [(100 * figure.value) / whole.figure.value];
  });
}

const shareWords = /^(?:of|out|von|aus|sur|de|des|di|su|van|op|z|ze|spośród)$/;

/** "27 % instead of 42 %" for "from 42 % to 27 %": a figure that is one end of a change told another way. */
export function isEndOfChange(said: Sentence, use: Use, passages: readonly Passage[]): boolean {
  const own = changesOf(said).filter(
    ({from, to}) => from.value === use.figure.value || to.value === use.figure.value,
  );
  if (own.length === 0) return false;
  return passages.some(passage =>
    [...changesOf(passage), ...rangesOf(passage)].some(known =>
      own.some(({from, to}) => isSame(from, known.from) && isSame(to, known.to)),
    ),
  );
}

/** "from 50 to 400 homes" for "50 to 400 homes". */
function rangesOf(sentence: Sentence): Change[] {
  return usesOf(sentence).flatMap(({figure}) => {
    const {high} = figure;
    if (high === null || figure.bound !== 'exact') return [];
    return [{from: {...figure, high: null}, to: {...figure, value: high, high: null}}];
  });
}

function isSame(said: Figure, known: Figure): boolean {
  if (said.unit?.dimension !== known.unit?.dimension || said.bound !== known.bound) return false;
  return baseValue(said) === baseValue(known);
}

function followsFrom(said: Figure, {from, to}: Change): boolean {
  const [a, b] = [baseValue(from), baseValue(to)];
  const difference = Math.abs(a - b);
  const dimension = said.unit?.dimension;
  if (dimension === '%')
    return a !== 0 && (near(said, (100 * difference) / a) || isShareLeft(said, (100 * b) / a));
  if (dimension === 'points')
    return (!from.unit || from.unit.dimension === '%') && near(said, difference);
  if (dimension === 'times') return a !== 0 && b !== 0 && near(said, Math.max(a / b, b / a));
  if (dimension !== from.unit?.dimension && dimension !== undefined) return false;
  const factor = factorOf(said.unit ?? from.unit);
  return near({...said, unit: null}, difference / factor);
}

/** "to a third of its time": what is left, not what was taken away. */
function isShareLeft(said: Figure, share: number): boolean {
  const tellsRest = said.slot === 'to' || (said.spelled && said.slot === null);
  return tellsRest && share < 100 && near(said, share);
}

/** Equal when rounded to the places the figure prints; a bounded figure may stay below. */
function near(said: Figure, exact: number): boolean {
  const {value, bound} = said;
  if (bound === 'over' || bound === 'at-least') return value <= exact && value >= exact * 0.8;
  if (bound === 'nearly' || bound === 'under') return value >= exact && value <= exact * 1.1;
  if (bound === 'about') return Math.abs(value - exact) <= Math.max(1, exact * 0.05);
  if (said.spelled && said.unit?.dimension === '%') return Math.abs(value - exact) <= 1.5;
  const places = String(value).split('.')[1]?.length ?? 0;
  const unit = 10 ** -places;
  return (
    Math.abs(value - exact) <= unit / 2 + 1e-9 ||
    Math.abs(value - Math.floor(exact / unit) * unit) < 1e-9
  );
}
