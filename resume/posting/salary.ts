/** Pay in any printed form: amounts, currency, period, and the words as they stand. */
import {foldInPlace} from '../vocabulary/fold.ts';
import {type Amount, findAmounts} from './salary-amounts.ts';
import {currencyOf, type FoundSalary, payPeriod, payScale} from './salary-words.ts';

const payWords =
  /\b(?:salary|salaries|pay|paid|paying|compensation|ote|wages?|hourly|earn|earnings?|remuneration|base|stipend|rate|gehalt\w*|jahresgehalt|monatsgehalt|vergutung\w*|(?:stunden|brutto|netto|tarif)?lohn\w*|entgelt\w*|verdienst\w*|brutto\w*|netto|salaire|remuneration|brut(?:e|s)?|salario|sueldo|retribucion|remuneracion|brut[oa]s?|sba|ral|retribuzione|stipendio|lord[aoi]|remuneracao|vencimento|salaris|loon|wynagrodzenie|pensja|pro rata|per annum|p\.?a\.?|doe)\b/;
const otherMoney =
  /\b(?:budgets?|projects? of|revenue|turnover|umsatz|chiffre d'affaires|facturacion|funding|raised|series [a-e]|portfolio|sign[- ]on|signing|referral|relocation|tuition|bonus of|allowance|401|assets|aum|contracts? worth|caseload|sales of|savings|grants?|valued|worth|billion|million|investment|loan|vouchers?|gutscheine?|zuschuss|tickets? restaurant|stock|equity of|sales target|quota|deductible|insurance|up to [^ ]+ (?:in|for|towards) )/;

const neverPay =
  /\b(?:for (?:a|each|every) (?:successful )?referral|referral (?:bonus|fee)|sign-?on bonus|signing bonus|relocation (?:package|bonus|allowance)|welcome bonus)\b/;

/** The pay a text states, or null. `context` is what its label or neighbours say about it. */
export function readSalary(text: string, context = ''): FoundSalary | null {
  const amounts = findAmounts(text);
  const first = amounts[0];
  if (!first) return payScale(text);
  const group = payGroup(text, amounts);
  const last = group.at(-1) ?? first;
  const {min, max} = range(text, group);
  const tail = text.slice(last.end, last.end + 70);
  const raw = printedSpan(text, group[0] ?? first, last);
  const currency = currencyOfGroup(group, `${raw} ${tail.slice(0, 12)}`);
  const period = payPeriod(
    `${raw} ${sameSentence(tail)}`,
    `${text} ${context}`,
    currency,
    max ?? min ?? 0,
  );
  return {salary: {raw, min, max, currency, period}, weight: weigh(text, context, group)};
}

/** A code ("MXN") says more than the bare dollar of several countries. */
function currencyOfGroup(group: readonly Amount[], around: string): string | null {
  const codes = group.map(({currency}) => currency).filter(one => one !== null);
  const stated = codes.find(one => one !== 'USD') ?? codes[0] ?? null;
  return stated === null || stated === 'USD' ? (currencyOf(around) ?? stated) : stated;
}

/** The amounts that belong together: those joined by a dash, "to", or a bracket after the first. */
function payGroup(text: string, amounts: readonly Amount[]): Amount[] {
  const group: Amount[] = [];
  for (const amount of amounts) {
    const last = group.at(-1);
    const between = last ? foldInPlace(text.slice(last.end, amount.start)) : '';
    if (last && !isJoining(between)) break;
    group.push(amount);
    if (group.length === 2) break;
  }
  const [low, high] = group;
  // "45-50 K€", "12-18 Lacs": the thousands stand only after the second.
  if (low && high && low.factor === 1 && high.factor > 1 && low.value * high.factor <= high.value) {
    group[0] = {...low, value: low.value * high.factor};
  }
  return group;
}

function isJoining(between: string): boolean {
  if (between.length > 45) return false;
  const bare = between.replace(
    /\b(?:gbp|usd|eur|euros?|chf|pln|zl|per|an|a|the|pro|par|por|al|hour|hr|h|yr|mo|std|year|annum|month|day|week|hourly|annually|yearly|stunde|jahr|monat|heure|mois|mes|ano|hora|brutto|brut|bruto|bruts|gross|net|netto|k|ca|circa|etwa|base|basic|basis|fixed|fixe|fijo|package|salary|plus|ote|bruts|brute|up|de|der)\b|[$£€/.,*]|\(/g,
    ' ',
  );
  return /^\s*(?:(?:-|–|—|−|~|to|and|bis(?: zu)?|und|a|à|et|hasta|y|e|ate|tot|en|do|through|to\s*[-–]|up to|-\s*bis)?\s*)$/.test(
    bare.replace(/\s+/g, ' '),
  );
}

function range(text: string, group: readonly Amount[]): {min: number | null; max: number | null} {
  const values = group.map(({value}) => value);
  const [first = 0] = values;
  if (values.length > 1) return {min: Math.min(...values), max: Math.max(...values)};
  const before = foldInPlace(text.slice(0, group[0]?.start ?? 0)).slice(-24);
  const after = foldInPlace(text.slice(group[0]?.end ?? 0)).slice(0, 12);
  const isCeiling =
    /(?:up to|bis zu|bis|maximum|max\.?|jusqu'a|hasta|fino a|ate|tot|do|bis max\.?)\s*(?:ca\.?|€|£|\$|usd|eur|gbp)?\s*$/.test(
      before,
    );
  if (isCeiling) return {min: null, max: first};
  const isFloor =
    /(?:from|starting at|starts at|start at|starting|minimum|min\.?|at least|ab|mindest\w*:?|a partir de|des|desde|da|od|vanaf|minimo)\s*(?:€|£|\$|usd|eur|gbp)?\s*$/.test(
      before,
    ) || /^\s*(?:\+|and up|or more|minimum|ou plus|o mas|und mehr)/.test(after);
  return isFloor ? {min: first, max: null} : {min: first, max: first};
}

/** From the word that says what it is ("OTE", "up to") to the end of the period and conditions. */
function printedSpan(text: string, first: Amount, last: Amount): string {
  const lead =
    /(?:\b(?:OTE|up to|from|circa|ca\.|c\.|bis zu|ab|jusqu'à|à partir de|hasta|desde|de|entre|zwischen|between|von)\s*)$/i.exec(
      text.slice(0, first.start),
    )?.[0] ?? '';
  const trail =
    /^(?:\s*(?:USD|GBP|EUR|CHF|PLN|CAD|AUD|euros?|zł|base|\+ commission|k|gross|net|brutto|netto|bruto|bruta|brute|bruts?|lordi|DOE|OTE|pa\b|p\.a\.|pro rata|annually|hourly|monthly|yearly|annuels?|mensuels?|anuales|mensuales|(?:per|an?|pro|par|por|al|im|je|\/)\s?(?:hour|hr|year|yr|annum|month|day|week|Stunde|Std\.?|Jahr|Monat|Tag|heure|an|mois|jour|hora|año|mes|día|h\b)|\+?\))(?![a-zà-ü]))*/i.exec(
      text.slice(last.end),
    )?.[0] ?? '';
  return `${lead}${text.slice(first.start, last.end)}${trail}`.trim();
}

function sameSentence(tail: string): string {
  return (tail.split(/[;|·•]|\.\s|\n/)[0] ?? '').slice(0, 40);
}

function weigh(text: string, context: string, group: readonly Amount[]): number {
  const around = foldInPlace(`${context} ${text}`);
  let weight = group.some(one => one.currency !== null) ? 2 : 0;
  if (group.length > 1) weight += 1;
  if (payWords.test(around)) weight += 3;
  if (/(?:\/|\bper |\ban? )(?:hr|hour|h|yr|year|annum|month|day)\b/.test(around)) weight += 2;
  if (
    otherMoney.test(around) &&
    !/\b(?:salary|pay|base|gehalt|salaire|salario|vergutung|ote)\b/.test(around)
  )
    weight -= 5;
  if (neverPay.test(around)) weight -= 5;
  const largest = Math.max(...group.map(({value}) => value));
  if (largest < 5 || largest > 2_000_000) weight -= 5;
  return weight;
}
