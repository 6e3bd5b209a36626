/** Amounts of money in a text: "£42k", "3.600 €", "$38.50", "CHF 95'000", "12 LPA". */
import {currencyOf} from './salary-words.ts';

export interface Amount {
  readonly value: number;
  /** What the printed figure was multiplied by: 1000 for "k", 100000 for "lakh". */
  readonly factor: number;
  /** ISO 4217, or null where no sign stands at the amount. */
  readonly currency: string | null;
  readonly start: number;
  readonly end: number;
}

const sign = '(?:MX\\$|US\\$|CA\\$|C\\$|AU\\$|A\\$|NZ\\$|S\\$|HK\\$|R\\$|Rs\\.?|RM|[$£€₹¥₺₪₱₦])';
const code =
  '(?:USD|GBP|EUR|CHF|PLN|CAD|AUD|NZD|SEK|DKK|NOK|CZK|INR|BRL|JPY|SGD|HUF|RON|ZAR|AED|MXN|COP|CLP|ARS|PEN|TRY|ILS|PHP|MYR|HKD|NGN|KES)';
const number =
  "\\d{1,2}(?:,\\d{2})+,\\d{3}|\\d{1,3}(?:[.,'’ ]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?";
const amount = new RegExp(
  `(?<![\\w.,])(?:(${sign}|\\b${code})\\s?)?(${number})(?!\\d)\\s?(k€|k(?![\\p{L}])|K(?![\\p{L}])|tsd\\.?|T€|TEUR|mil\\b|LPA|[Ll]akhs?|[Ll]acs?|[Ll](?=\\s?(?:[Pp]|/))|crores?)?\\s?(${sign}|(?:${code}|euros?|Euros?|zł|zl|PLN|kr|Fr\\.|francs)(?![\\p{L}]))?`,
  'gu',
);

export function findAmounts(text: string): Amount[] {
  const found: Amount[] = [];
  for (const match of text.matchAll(amount)) {
    const [printed, before, digits = '', scale = '', after] = match;
    const currency = currencyOf(
      before ?? after ?? (/€|EUR/.test(scale) ? '€' : /LPA|la[kc]|crore/i.test(scale) ? '₹' : ''),
    );
    const start = match.index;
    const end = start + printed.trimEnd().length;
    if (
      isOtherNumber(text, {
        start,
        end,
        currency,
        factor: factor(scale),
        value: toNumber(digits) * factor(scale),
      })
    )
      continue;
    found.push({
      value: toNumber(digits) * factor(scale),
      factor: factor(scale),
      currency,
      start,
      end,
    });
  }
  const priced = found.some(({currency}) => currency !== null);
  return priced ? dropBystanders(text, found) : found.filter(({value}) => value >= 1_000);
}

/** Beside priced amounts a bare number counts only directly before one ("45-50 k€", "36 to 44 $/hr"). */
function dropBystanders(text: string, amounts: readonly Amount[]): Amount[] {
  return amounts.filter((one, at) => {
    if (one.currency !== null) return true;
    const next = amounts[at + 1];
    const last = amounts[at - 1];
    return (
      (next !== undefined && next.currency !== null && isRange(text.slice(one.end, next.start))) ||
      (last !== undefined && last.currency !== null && isRange(text.slice(last.end, one.start)))
    );
  });
}

/** Percentages, years of experience, hours a week, dates, postcodes and the like. */
function isOtherNumber(text: string, {start, end, currency, value}: Amount): boolean {
  if (currency !== null) return false;
  const after = text.slice(end, end + 16);
  if (
    /^\s?(?:%|\+?\s?(?:years?|yrs?|months?|weeks?|days?|hours?|hrs?|Jahre?|Stunden?|Std|Tage?|Wochen?|ans|années|años|meses|horas|heures|uur|uren|godz|h\b|mois|jours|lb|kg|people|staff|employees|Mitarbeiter|m²|km|miles|towns|bed|pupils|children))/i.test(
      after,
    )
  )
    return true;
  if (value >= 1_000 || startsRange(after)) return false;
  const before = text.slice(Math.max(0, start - 3), start);
  return (
    /(?:[\p{L}#§/]\s?|(?<!\d)-)$/u.test(before) &&
    !/\b(?:to|bis|à|a|de|und|and|von|ab|y|e)\s$/i.test(before)
  );
}

function isRange(between: string): boolean {
  return /^\s?(?:k|K|€|£|\$|EUR|USD|GBP|CHF|zł)?\s?(?:-|–|—|~|\/|to|bis|à|a|y|e|et|en|i|und|and|hasta|tot|do)?\s?(?:zu |ca\. )?$/u.test(
    between,
  );
}

function startsRange(after: string): boolean {
  return /^\s?(?:-|–|—|to|bis|à|a|y|e|et|en|i|und|and|hasta|tot|do)\s?(?:[£$€]\s?)?\d/.test(after);
}

function factor(scale: string): number {
  if (/^(?:k|tsd|t€|teur|mil)/i.test(scale)) return 1_000;
  if (/^crore/i.test(scale)) return 10_000_000;
  return /^l/i.test(scale) ? 100_000 : 1;
}

/** A separator before exactly three digits groups thousands, any other begins the fraction. */
function toNumber(digits: string): number {
  const fraction = /[.,](\d{1,2})$/.exec(digits)?.[0] ?? '';
  const whole = digits.slice(0, digits.length - fraction.length).replace(/\D/g, '');
  return Number(`${whole}${fraction.replace(',', '.')}`);
}
