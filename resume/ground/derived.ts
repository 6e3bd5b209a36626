/**
 * Figures that follow from two of one line: a difference, a percentage, a
 * multiple, and the words for them ("halved").
 */

import {comparing} from '../vocabulary/quantifiers.ts';
import type {Figure} from './figure-reading.ts';
import {baseValue, factorOf, type Use, usesOf} from './figures.ts';
import type {Sentence, Term} from './sentence.ts';
import type {Passage} from './source-index.ts';

/** Two figures of one kind, the earlier first. */
interface Change {
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

/** "three of the school's ten classes": 30 %. */
function sharesOf(sentence: Sentence): number[] {
  const uses = usesOf(sentence);
  return uses.flatMap(({term, figure}, at) => {
    const whole = uses[at + 1];
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

const up =
  /^(?:go_up|com_up|went|ris|increas|grow|climb|gain|up|improv|rais|zunahm|steig|stieg|gestieg|erhoh|hauss|augment|accro|aument|increment|subi|sub|crec|cresc|wzro|wzras|zwieksz|stijg|steg|gestegen|hau$|alza|anstieg|zuwachs|verhoog|toenam|toegenomen)/;
const down =
  /^(?:go_down|com_down|bring_down|fal|drop|declin|decreas|reduce|cut|shorten|low|down|shrink|sank|sink|senk|gesenk|verkurz|verringer|reduz|baiss|diminu|reduc|redui|raccourc|disminu|bajo|baj|acort|calo|cal|ridu|ridot|accorci|encurt|desc|spad|spadl|ruckgang|recul|queda|caida|skroc|krotsz|zmniejsz|obniz|daal|verkort|verminder|verlaag|gedaald)/;

const faster =
  /^(?:faster|quicker|shorter|schneller|kurzer|rapide|rapido|veloce|sneller|szybciej)$/;
const greater =
  /^(?:higher|more|larger|bigger|greater|hoher|mehr|plus|mayor|maggiore|maior|hoger|meer|wiecej)$/;
const smaller =
  /^(?:lower|fewer|less|smaller|niedriger|weniger|moins|menos|menor|meno|minore|lager|minder|mniej)$/;

function isTime({to}: Change): boolean {
  return /^(?:time|days|months)$/.test(to.unit?.dimension ?? '');
}

/** "more than" before "doubled". */
const bounding =
  /^(?:more than|nearly|almost|over|about|close to|mehr als|fast|knapp|plus que|presque|casi|quasi|quase|bijna|prawie)$/;

function isMultiple(term: Term | undefined): boolean {
  return term !== undefined && multiples.some(([pattern]) => pattern.test(term.key));
}

const multiples: readonly (readonly [RegExp, (ratio: number) => boolean])[] = [
  [
    /^(?:half|halv|halbier|reduit_moitie|moitie|mitad|dimezz|metade|halveer|polow)/,
    ratio => ratio >= 0.45 && ratio <= 0.52,
  ],
  [
    /^(?:doubl|twice|verdoppel|doubl|dupli|doppi|raddopp|dobr|verdubbel|podwo|twofold)/,
    ratio => ratio >= 1.96 && ratio < 2.6,
  ],
  [
    /^(?:tripl|treb|verdreifach|triplic|verdrievoud|potro|threefold)/,
    ratio => ratio >= 2.9 && ratio < 3.6,
  ],
  [/^(?:quadrupl|vervierfach|cuadruplic|fourfold)/, ratio => ratio >= 3.9 && ratio < 4.6],
];

/** "halved" for "cut by 50 %" or "cut by half". */
function isStatedShare(term: Term, passages: readonly Passage[]): boolean {
  if (!/^(?:half|halv|halbier|dimezz|halveer)/.test(term.key)) return false;
  return passages.some(line => {
    const isHalf = usesOf(line).some(
      ({figure}) => figure.value === 50 && figure.unit?.dimension === '%' && figure.slot !== 'to',
    );
    return isHalf && line.terms.some(({key}) => down.test(key));
  });
}

/** Whether a word like "rose" or "halved" says what one of the changes shows. */
export function tellsChange(
  term: Term,
  next: Term | undefined,
  passages: readonly Passage[],
): boolean {
  const changes = passages.flatMap(changesOf);
  if (isStatedShare(term, passages)) return true;
  if (changes.length === 0) return false;
  const ratios = changes.map(({from, to}) => baseValue(to) / baseValue(from));
  if (bounding.test(term.low)) return isMultiple(next);
  if (comparing.test(term.low) && !/^(?:up|down)$/.test(term.low)) return true;
  for (const [pattern, fits] of multiples) if (pattern.test(term.key)) return ratios.some(fits);
  if (!mayTell(term, next, passages)) return false;
  if (faster.test(term.low))
    return changes.some(change => isTime(change) && baseValue(change.to) < baseValue(change.from));
  const [rose, fell] = [ratios.some(ratio => ratio > 1), ratios.some(ratio => ratio < 1)];
  if (greater.test(term.low) || up.test(term.key) || term.low === 'above') return rose;
  return (smaller.test(term.low) || down.test(term.key) || term.low === 'below') && fell;
}

/** Who opens with the verb says that they did it; "up" and "down" stand before the ends. */
function mayTell(term: Term, next: Term | undefined, passages: readonly Passage[]): boolean {
  if (/^(?:up|down)$/.test(term.low)) return /^(?:from|to|by)$/.test(next?.low ?? '');
  if (!term.opensClause) return true;
  return passages.some(({terms: [first]}) => first && isChange(first));
}

function isChange({key}: Term): boolean {
  return up.test(key) || down.test(key) || /^(?:bring|tak|get|driv)$/.test(key);
}

const beating = /^(?:exce|beat|surpas|outperform|overachiev|top|ubertreff|ubertroff|depass|super)/;
const targets =
  /^(?:target|goal|quota|objectiv|budget|plan|ziel|objectif|objetivo|obiettivo|doel|cel|standard)/;

/** "Exceeded the target" where the figures say so: more than 100 % of it, or the result above it. */
export function tellsTargetMet(term: Term, said: Sentence, passages: readonly Passage[]): boolean {
  if (!beating.test(term.key)) return false;
  const years = said.terms.flatMap(({figure}) => (figure?.isYear ? [figure.value] : []));
  return passages.some(line => {
    if (!line.terms.some(({key}) => targets.test(key))) return false;
    const percents = usesOf(line).filter(({figure}) => figure.unit?.dimension === '%');
    if (percents.length === 0) return isAboveTarget(line);
    return percents
      .filter(use => years.length === 0 || years.includes(nearestYear(line, use.term) ?? 0))
      .every(({figure}) => figure.value > 100);
  });
}

/** "210 cars against a target of 180": the figure after the target's name is the lower. */
function isAboveTarget(line: Sentence): boolean {
  const uses = usesOf(line);
  const target = uses.find(({before}) => before.slice(0, 2).some(({key}) => targets.test(key)));
  return (
    target !== undefined &&
    uses.some(
      use =>
        use !== target &&
        use.figure.value > target.figure.value &&
        !use.figure.unit === !target.figure.unit,
    )
  );
}
