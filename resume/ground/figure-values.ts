/** The arithmetic of figures: units, bounds, and whether one value follows from another. */
import type {Bound} from '../vocabulary/quantifiers.ts';
import type {Unit} from '../vocabulary/units.ts';
import type {Figure} from './figure-reading.ts';

const close = (a: number, b: number): boolean => Math.abs(a - b) <= Math.abs(b) * 1e-6;

/** The value in the base unit of its dimension. */
export function baseValue(figure: Figure, value = figure.value): number {
  return value * factorOf(figure.unit);
}

const secondsPerDay = 86_400;

/** What a figure is multiplied by to reach the base of its dimension; days and hours share one. */
export function factorOf(unit: Unit | null): number {
  if (!unit) return 1;
  return unit.dimension === 'days' ? unit.factor * secondsPerDay : unit.factor;
}

/** Whether the units let the figures be compared; a bare figure may borrow its sentence's unit. */
export function unitsAgree(a: Figure, b: Figure, borrowed: ReadonlySet<string>): boolean {
  const [left, right] = [a.unit?.dimension, b.unit?.dimension];
  if (left === right) return true;
  // A bare figure may borrow days or euros, never a percentage: 78 pupils are not 78 %.
  if (left === undefined && right !== undefined)
    return right === '%' ? borrowed.has('points') : borrowed.has(right);
  return isSpan(left) && isSpan(right);
}

/** Hours and days convert; months have no fixed length. */
function isSpan(dimension: string | undefined): boolean {
  return dimension === 'time' || dimension === 'days';
}

/** Whether `said` follows from `known` in value and bound: "over 40" from 42, never "42" from "up to 42". */
export function valueFollows(said: Figure, known: Figure): boolean {
  const factor = factorOf(said.unit ?? known.unit);
  const low = baseValue(known);
  const high = known.high === null ? low : baseValue(known, known.high);
  const value = said.value * factor;
  if (said.high !== null)
    return known.high !== null && close(value, low) && close(said.high * factor, high);
  return boundRules[said.bound](value, {
    low,
    high,
    bound: known.bound,
    tolerance: roundingOf(said, known),
  });
}

interface KnownValue {
  readonly low: number;
  /** Equal to `low` for one value. */
  readonly high: number;
  readonly bound: Bound;
  /** How far a figure in another unit may be rounded. */
  readonly tolerance: number;
}

/** "11.6 km" for 38,000 ft: half of the last place that is printed; none in the same unit. */
function roundingOf(said: Figure, known: Figure): number {
  if (!said.unit || !known.unit || factorOf(said.unit) === factorOf(known.unit)) return 0;
  const decimals = String(said.value).split('.')[1]?.length ?? 0;
  return (factorOf(said.unit) * 10 ** -decimals) / 2;
}

/** What may be said of a known value, by the bound that is put on it. */
const boundRules: Record<Bound, (value: number, known: KnownValue) => boolean> = {
  exact: (value, {low, high, bound, tolerance}) =>
    low === high &&
    Math.abs(value - low) <= Math.max(tolerance, low * 1e-6) &&
    ['exact', 'over', 'at-least'].includes(bound),
  about: (value, {low, high, bound}) => low === high && isAbout(value, low, bound),
  over: (value, {low, bound}) =>
    bound === 'over'
      ? value <= low * (1 + 1e-9)
      : ['exact', 'at-least'].includes(bound) && value < low,
  'at-least': (value, {low, bound}) =>
    ['exact', 'over', 'at-least'].includes(bound) && value <= low * (1 + 1e-9),
  'up-to': (value, {high, bound}) => ['exact', 'up-to'].includes(bound) && close(value, high),
  under: (value, {low, bound}) =>
    bound === 'under' ? close(value, low) : bound === 'exact' && low < value && low >= value * 0.8,
  nearly: (value, {low, bound}) =>
    bound === 'nearly'
      ? close(value, low)
      : bound === 'exact' && low <= value && low >= value * 0.9,
};

/** "about 1,400" from about 1,400, or from an exact figure that it rounds. */
function isAbout(value: number, known: number, bound: Bound): boolean {
  if (bound === 'exact')
    return Math.abs(value - known) <= known * 0.05 && places(value) <= places(known);
  return (bound === 'about' || bound === 'nearly') && close(value, known);
}

/** Digits that are not the zeros at the end. */
function places(value: number): number {
  return String(value)
    .replace('.', '')
    .replace(/^0+|0+$/g, '').length;
}
