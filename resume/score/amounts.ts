/** Sums of money in a text, for requirements such as "projects of £500,000 or more". */
const currency = '[€£$]|\\b(?:EUR|USD|GBP|CHF|PLN|euros?|dollars?|pounds?|zł)\\b';
const figure = '\\d+(?:[.,\\s\\u00a0]\\d{3})*(?:[.,]\\d{1,2})?';
const scale = '\\s?(?:[kKmM]\\b|bn\\b|thousand|million|billion|mio\\.?|mill?ion(?:en|i|es)?|mln)?';
const sum = new RegExp(
  `(?:${currency})\\s?(${figure})(${scale})|(${figure})(${scale})\\s?(?:${currency})`,
  'giu',
);

/** The largest sum that a text names; null where it names none. Currencies are not converted. */
export function largestSum(text: string): number | null {
  const sums = [...text.matchAll(sum)].map(([, a, aScale, b, bScale]) =>
    toNumber(a ?? b ?? '', aScale ?? bScale ?? ''),
  );
  return sums.length === 0 ? null : Math.max(...sums);
}

function toNumber(printed: string, unit: string): number {
  const grouped = printed.replace(/[.,\s\u00a0](?=\d{3}(?!\d))/g, '');
  return Number(grouped.replace(',', '.')) * factor(unit.trim().toLowerCase());
}

function factor(unit: string): number {
  if (unit === 'k' || unit === 'thousand') return 1_000;
  if (/^(?:bn|billion)/.test(unit)) return 1_000_000_000;
  return unit === '' ? 1 : 1_000_000;
}
