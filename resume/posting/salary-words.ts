/** Currencies, pay periods and pay scales by the words that stand for them. */
import type {Salary} from '../model/posting.ts';
import {foldInPlace} from '../vocabulary/fold.ts';

export interface FoundSalary {
  readonly salary: Salary;
  /** How sure it is that this is the pay: 0 none. */
  readonly weight: number;
}

type Period = 'hour' | 'day' | 'week' | 'month' | 'year';

const currencies: readonly (readonly [RegExp, string])[] = [
  [/CA\$|C\$|\bCAD\b/, 'CAD'],
  [/AU\$|A\$|\bAUD\b/, 'AUD'],
  [/NZ\$|\bNZD\b/, 'NZD'],
  [/S\$|\bSGD\b/, 'SGD'],
  [/HK\$/, 'HKD'],
  [/R\$|\bBRL\b/, 'BRL'],
  [/\bMXN\b|MX\$/, 'MXN'],
  [/\bCOP\b/, 'COP'],
  [/\bCLP\b/, 'CLP'],
  [/\bARS\b/, 'ARS'],
  [/\bPEN\b|S\/\.?(?= ?\d)/, 'PEN'],
  [/\bCHF\b|\bFr\.|francs/, 'CHF'],
  [/£|\bGBP\b|(?:pounds? sterling)/, 'GBP'],
  [/€|\bEUR\b|\beuros?\b/i, 'EUR'],
  [/zł|\bzl\b|\bPLN\b/, 'PLN'],
  [/₹|\bINR\b|\bRs\.?(?![\p{L}])/u, 'INR'],
  [/\bTRY\b|₺/, 'TRY'],
  [/\bILS\b|₪/, 'ILS'],
  [/\bPHP\b|₱/, 'PHP'],
  [/\bMYR\b|\bRM(?= ?\d)/, 'MYR'],
  [/\bHKD\b/, 'HKD'],
  [/\bNGN\b|₦/, 'NGN'],
  [/\bKES\b|\bKSh\b/, 'KES'],
  [/\bSEK\b/, 'SEK'],
  [/\bDKK\b/, 'DKK'],
  [/\bNOK\b/, 'NOK'],
  [/\bCZK\b|\bKč\b/, 'CZK'],
  [/\bHUF\b/, 'HUF'],
  [/\bRON\b/, 'RON'],
  [/\bZAR\b/, 'ZAR'],
  [/\bAED\b/, 'AED'],
  [/¥|\bJPY\b/, 'JPY'],
  [/\$|\bUSD\b/, 'USD'],
];

/** ISO 4217 code of the first currency a text names, or null. */
export function currencyOf(text: string): string | null {
  return currencies.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

const periods: readonly (readonly [Period, RegExp])[] = [
  [
    'hour',
    /\/ ?(?:h|hr|hour|std|stunde|heure|hora|uur|ora|godz)\b|\b(?:per|an|the|pro|je|die|par|de l'|por|la|all'|a|per|na|za) ?(?:hour|hr|stunde|std|heure|hora|uur|ora|godzine)\b|\bhourly\b|\bp\.?h\.?(?![\p{L}])|\bstundenlohn|\btaux horaire|\bhoraire\b|\bph\b/u,
  ],
  [
    'day',
    /\/ ?(?:day|tag|jour|dia)\b|\b(?:per|a|pro|par|por|al) (?:day|tag|jour|dia)\b|\bdaily rate|\bday rate|\btagessatz|\btjm\b|\bp\.?d\.?(?![\p{L}])/u,
  ],
  [
    'week',
    /\/ ?(?:week|wk|woche|semaine|semana|settimana)\b|\b(?:per|a|each|pro|par|por|alla|a la|per) (?:week|wk|woche|semaine|semana|settimana|tydzien)\b|\bweekly\b|\bp\.?\s?w\.?(?![\p{L}])|\bwochentlich\w*|\bhebdomadaire\b|\bsemanal\w*|\bsettimanal[ei]\b|\btygodniowo\b/u,
  ],
  [
    'month',
    /\/ ?(?:month|mo|monat|mois|mes|maand|mese|mies)\b|\b(?:per|a|im|pro|par|al|por|ao|am) (?:month|monat|mois|mes|maand|mese|miesiac)\b|\bmonthly\b|\bmonatlich\w*|\bmonats(?:gehalt|brutto\w*|lohn)|\bmtl\b|\bmensuel\w*|\bmensual\w*|\bmensile\b|\bmensal\b|\bmiesiecznie\b|\bbrutto\/monat/,
  ],
  [
    'year',
    /\/ ?(?:yr|year|jahr|an|ano|jaar|anno|rok|annum|a)\b|\b(?:per|a|im|pro|par|al|por|all') ?(?:year|annum|jahr|an|ano|jaar|anno)\b|\bannual\w*|\bannually\b|\byearly\b|\bp\.?a\.?(?![\p{L}])|\bjahrlich\w*|\bjahres\w*|\bannuel\w*|\banual\w*|\bannu[ao]\b|\bral\b|\bsba\b|\brocznie\b|\bper annum\b|\bote\b|\blpa\b/u,
  ],
];

/** The period named at the amount, else the one its size leaves possible, else one named anywhere near. */
export function payPeriod(
  near: string,
  around: string,
  currency: string | null,
  amount: number,
): Period | null {
  if (
    /\b(?:per|pro|par|por) (?:\w+ )?(?:word|wort|mot|palabra|piece|mile|page|visit|session)\b/.test(
      foldInPlace(near),
    )
  )
    return null;
  const named = periodNamed(near) ?? periodBySize(amount, currency);
  return named ?? periodNamed(around);
}

function periodNamed(text: string): Period | null {
  const folded = foldInPlace(text);
  return periods.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}

function periodBySize(amount: number, currency: string | null): Period | null {
  if (currency === 'PLN' || currency === 'CZK' || currency === 'BRL')
    return amount >= 1_000 ? 'month' : 'hour';
  if (amount >= 12_000) return 'year';
  if (amount >= 1_000) return currency === 'EUR' || currency === 'CHF' ? 'month' : null;
  return amount > 0 && amount < 150 ? 'hour' : null;
}

interface PayScale {
  readonly pattern: RegExp;
  readonly currency: string;
  readonly period: Period;
}

/** Published scales that fix the pay without printing it, with the period their tables use. */
const scales: readonly PayScale[] = [
  {
    pattern:
      /\b(?:(?:[Mm]ain|[Uu]pper|[Ll]eadership|[Tt]eachers'?|[Uu]nqualified [Tt]eacher|[Ss]ingle) (?:[Pp]ay )?(?:[Ss]cale|[Rr]ange|[Ss]pine|[Gg]roup)(?:[,:]? ?(?:point |scale )?[MUL]\d{1,2}(?:\s?(?:-|–|to)\s?[MUL]\d{1,2})?)?|(?:MPS|UPS|MPR|UPR)(?:\s?\/\s?(?:MPS|UPS|MPR|UPR))?\b(?: ?\d(?: ?[-–] ?\d)?)?|(?:NHS )?(?:AfC )?Band [2-9][abcd]?\b)/,
    currency: 'GBP',
    period: 'year',
  },
  {
    pattern:
      /\b(?:TVöD|TV-L|TV-V|TV-H|AVR|TVAöD|TzTV)(?:[- ](?:Bund|VKA|SuE|P|B|K|Caritas|Diakonie|DRK))?(?:[ ,:-]*(?:EG|E|Entgeltgruppe|S|P|KR)? ?\d{1,2}[a-c]?(?:\s?(?:-|–|bis)\s?(?:EG|E|S|P)? ?\d{1,2}[a-c]?)?)?|\bEntgeltgruppe (?:E|EG|S|P)? ?\d{1,2}[a-c]?(?: TVöD| TV-L)?|\bA ?\d{1,2} (?:LBesG|BBesG|BBesO)/,
    currency: 'EUR',
    period: 'month',
  },
  {
    pattern: /\b(?:GS|WG|GG)-\d{1,2}(?:\s?(?:-|–|\/|to)\s?(?:GS-)?\d{1,2})?\b/,
    currency: 'USD',
    period: 'year',
  },
];

/** A pay scale stated instead of amounts; null where none is. */
export function payScale(text: string): FoundSalary | null {
  for (const {pattern, currency, period} of scales) {
    const raw = pattern.exec(text)?.[0];
    if (raw) return {salary: {raw: raw.trim(), min: null, max: null, currency, period}, weight: 3};
  }
  return null;
}
