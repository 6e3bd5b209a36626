import {type CategoryInput, type CategoryResult, counted, quoted} from './category.ts';

const fewestWords = 4;
const mostWords = 34;
const longestSummary = 90;
const summaryShare = 0.2;

const filler =
  /\b(?:hard[- ]?working|team player|go-getter|think(?:ing)? outside the box|results?[- ]oriented|results?[- ]driven|self[- ]starter|detail[- ]oriented|synerg\p{L}*|proven track record|dynamic|guru|ninja|rock ?star|best of breed|value[- ]add|go-to person|various tasks|etc\.?|teamfähig|belastbar|dynamisch\p{L}*|hochmotiviert|dynamique|motivé\p{L}*|proactif|proactiv[oa]|dinámic[oa]|dinamic[oa]|dinâmic[oa]|stressbestendig|teamspeler|kreatywn\p{L}*)\b/iu;
const firstPerson = /^(?:I|My|Ich|Je|J'|Yo|Io|Eu|Ik|Ja)\b/;

/**
 * Plain, short statements. Formula: 80 × share of bullets that are clear + 20
 * when the summary is (at most 90 words, no empty phrases; without a summary
 * the bullets carry all). A bullet is clear with 4 to 34 words, no empty phrase
 * ("results-driven") and no "I" at its start; each of the three that fails
 * costs a third.
 */
export function clarity({bullets, entries}: CategoryInput): CategoryResult {
  const summary = entries.kept.filter(({source}) => source === 'summary');
  const shares = bullets.map(({text, line}) => clearShare(text, line.words.length));
  const ofBullets = shares.length === 0 ? 0 : shares.reduce((a, b) => a + b, 0) / shares.length;
  const unclear = bullets
    .filter((_, at) => (shares[at] ?? 1) < 1)
    .map(({text}) => text)
    .sort();
  const summaryClear = isClearSummary(summary.map(({text}) => text).join(' '));
  const weight = summary.length > 0 ? summaryShare : 0;
  return {
    value: 100 * ((1 - weight) * ofBullets + weight * Number(summaryClear)),
    earned:
      ofBullets > 0
        ? [
            `${bullets.length - unclear.length} of ${counted(bullets.length, 'bullet')} are short and plain`,
          ]
        : [],
    raise: [
      ...(unclear[0] ? [`Shorten, or say plainly: ${quoted(unclear[0])}`] : []),
      ...(summary.length > 0 && !summaryClear
        ? [`Keep the summary below ${longestSummary} words and free of phrases that fit anyone.`]
        : []),
    ],
  };
}

function clearShare(text: string, words: number): number {
  const checks = [
    words >= fewestWords && words <= mostWords,
    !filler.test(text),
    !firstPerson.test(text),
  ];
  return checks.filter(Boolean).length / checks.length;
}

function isClearSummary(text: string): boolean {
  return text.split(/\s+/).length <= longestSummary && !filler.test(text);
}
