import {foldInPlace} from '../../vocabulary/fold.ts';
import {monthNumbers, presentWords, yearParts} from '../../vocabulary/months.ts';

/**
 * A point in time as printed at `from`..`to` of a text. Only a `date` stands by
 * itself; the others mean a date only beside another one ("Jun – Sep 2018",
 * "2018–20", "03/19 – 05/21", "2020 – present").
 */
export interface DatePoint {
  readonly from: number;
  readonly to: number;
  readonly kind: 'date' | 'month' | 'weak' | 'shortYear' | 'present';
  /** Four digits, or null for the `20XX` of a template. */
  readonly year: string | null;
  readonly month: number | null;
  /** The second year of "2018/19". */
  readonly tailYear: string | null;
}

const year = String.raw`(?:19[4-9]\d|20[0-4]\d|(?:19|20)xx)`;
const month = anyOf(monthNumbers.keys());
const start = String.raw`(?<![\p{L}\p{N}])`;
const end = String.raw`(?![\p{L}\p{N}]|[.,]\d)`;
const day = String.raw`(?:0?[1-9]|[12]\d|3[01])`;

/** Every way a point in time is printed, the most telling first. */
const pattern = new RegExp(
  [
    String.raw`(?<cjkYear>${year})\s?年(?:\s?(?<cjkMonth>\d{1,2})\s?月)?`,
    `${start}(?<isoYear>${year})[-./](?<isoMonth>0[1-9]|1[0-2])(?:[-./]${day})?${end}`,
    `${start}(?<first>${day})[./-](?<second>${day})[./-](?<dayYear>${year})${end}`,
    String.raw`${start}(?<numMonth>0?[1-9]|1[0-2])\s?[./-]\s?(?<numYear>${year})${end}`,
    String.raw`${start}(?<weakMonth>0[1-9]|1[0-2])[/.'](?<weakYear>\d\d)${end}`,
    String.raw`${start}(?:${day}(?:\.|st|nd|rd|th|er|º|°)?\s+(?:de\s+)?)?(?<name>${month})\.?(?:\s+${day}(?:st|nd|rd|th)?,)?,?[\s/-]*(?:(?:de|del|do|of)\s+|d')?(?<nameYear>${year}|'\d\d(?!\d))${end}`,
    String.raw`${start}(?:${anyOf(yearParts)})\.?,?\s+(?:(?:of|de|del|do)\s+)?(?<partYear>${year})(?:/(?:20)?\d\d)?${end}`,
    String.raw`${start}(?<plainYear>${year})(?:/(?<tailYear>(?:20)?\d\d))?(?:\s?r\.)?${end}`,
    String.raw`${start}'(?<shortYear>\d\d)${end}`,
    String.raw`${start}(?:${day}\.?\s+)?(?<bareName>${month})\.?(?![\p{L}\p{N}])`,
    String.raw`${start}(?<present>${anyOf(presentWords)})(?![\p{L}\p{N}])`,
    String.raw`(?<bareYear>(?<=[-–—/]\s?)\d\d)${end}`,
  ].join('|'),
  'gu',
);

/** All points of a text in printed order. */
export function findPoints(text: string): DatePoint[] {
  const matches = [...foldInPlace(text).matchAll(pattern)];
  // One 06/30/2021 shows that the others have their months first too.
  const monthFirst = matches.some(({groups}) => Number(groups?.second ?? 0) > 12);
  return matches.map(match => toPoint(match, monthFirst));
}

function toPoint(match: RegExpExecArray, monthFirst: boolean): DatePoint {
  const groups: Record<string, string | undefined> = match.groups ?? {};
  const kind = kindOf(groups);
  const from = match.index;
  return {
    from,
    to: from + match[0].length,
    kind,
    year: yearOf(groups),
    month: monthOf(groups, monthFirst),
    tailYear: fullYear(groups.tailYear),
  };
}

function kindOf(groups: Record<string, string | undefined>): DatePoint['kind'] {
  if (groups.present) return 'present';
  if (groups.bareName) return 'month';
  if (groups.weakYear) return 'weak';
  return groups.shortYear || groups.bareYear ? 'shortYear' : 'date';
}

function yearOf(groups: Record<string, string | undefined>): string | null {
  const {cjkYear, isoYear, dayYear, numYear, weakYear, nameYear, partYear, plainYear} = groups;
  const printed = cjkYear ?? isoYear ?? dayYear ?? numYear ?? weakYear ?? nameYear;
  return fullYear(printed ?? partYear ?? plainYear ?? groups.shortYear ?? groups.bareYear);
}

function monthOf(groups: Record<string, string | undefined>, monthFirst: boolean): number | null {
  const name = groups.name ?? groups.bareName;
  if (name) return monthNumbers.get(name) ?? null;
  const ofDay = monthOfDay(groups, monthFirst);
  const digits = groups.cjkMonth ?? groups.isoMonth ?? groups.numMonth ?? groups.weakMonth ?? ofDay;
  const number = Number(digits ?? 0);
  return number >= 1 && number <= 12 ? number : null;
}

/** Work begins on the first more often than on any other day: 09/01/2019 and 01/09/2019 are both September. */
function monthOfDay(
  {first, second}: Record<string, string | undefined>,
  monthFirst: boolean,
): string | undefined {
  if (Number(first) === 1 && !monthFirst) return second;
  return monthFirst || Number(second) === 1 ? first : second;
}

/** '98 is the last century's, '24 is this one's; the `20xx` of a template is no year. */
function fullYear(printed: string | undefined): string | null {
  const digits = printed?.replace("'", '');
  if (!digits || !/^\d+$/.test(digits)) return null;
  if (digits.length === 4) return digits;
  return Number(digits) < 40 ? `20${digits}` : `19${digits}`;
}

/** One of the phrases, the longest first; a space may be an apostrophe in print. */
function anyOf(phrases: Iterable<string>): string {
  return [...phrases]
    .toSorted((a, b) => b.length - a.length)
    .map(phrase => phrase.replaceAll(' ', String.raw`[\s']\s?`))
    .join('|');
}
