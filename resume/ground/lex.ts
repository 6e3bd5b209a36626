/**
 * Cuts a text into words, figures and breaks. Figures come out as numbers in
 * the conventions of the language: "1,200", "1.200" (German) and "1 200" are one.
 */
import type {Language} from '../model/language.ts';
import {foldWords} from '../vocabulary/fold.ts';
import {monthNumbers, monthPattern} from '../vocabulary/months.ts';
import {foldAccents} from '../vocabulary/stems.ts';

export interface Lexeme {
  readonly kind: 'word' | 'figure' | 'date' | 'break';
  readonly text: string;
  /** Lower case without accents, possessive and elided article. */
  readonly low: string;
  /** The value of a figure or the year of a date. */
  readonly value: number;
  /** Months 1 to 12 of a date that has one. */
  readonly month: number | null;
  /** A currency sign or code before a figure; letters or signs directly after it. */
  readonly prefix: string;
  readonly suffix: string;
  /** Whether a hyphen joins it to what follows. */
  readonly joined: boolean;
  readonly start: number;
  readonly end: number;
}

const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;

/** One spelling for signs that look alike: quotes, hyphens, spaces, widths, ligatures. */
export function plainText(text: string): string {
  return text
    .replace(/(?<=\d)[\u00a0\u2009\u202f](?=\d{3})/g, '\u2009')
    .normalize('NFC')
    .replace(/[\uff01-\uff5e\ufb00-\ufb06²³]/g, sign => sign.normalize('NFKC'))
    .replace(invisible, '')
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[\u00a0\u2000-\u2008\u200a\u3000\u202f]/g, ' ')
    .replace(/(?<=\b(?:ok|ca|approx))\.(?=\s?\d)/g, ' ')
    .replace(/[‐‑]/g, '-')
    .replace(/\s+[–—-]+\s+|—/g, ' ; ')
    .replace(/[–−]/g, '-');
}

const pattern = new RegExp(
  [
    /(?<url>https?:\/\/\S+|www\.\S+|[\w.+-]+@[\w-]+\.\w[\w.-]*)/u,
    /(?<date>(?<![\d.])(?:(?:19|20)\d\d-(?:0[1-9]|1[0-2])|(?:0?[1-9]|1[0-2])[/.](?:19|20)\d\d)(?![\d.]*\d))/u,
    new RegExp(
      `(?<dated>(?<!\\p{L})(?=\\p{L}{3,12}\\.?,?\\s(?:of\\s|del?\\s)?(?:19|20)\\d\\d)(?:${monthPattern})\\.?,?\\s(?:of\\s|de\\s|del\\s)?(?:19|20)\\d\\d(?![\\d.,]*\\d))`,
      'u',
    ),
    /(?<fraction>(?<![\d/])(?!24\/7)\d{1,2}\/\d{1,3}(?![\d/.]))/u,
    /(?<always>24\/7)/u,
    /(?<figure>(?:(?:US|R|C|A)?[$€£¥₹]\s?|~)?(?:\d{1,3}(?:[,.'\u2009]\d{3})+(?!\d)(?:[.,]\d+)?|\d{1,3}(?: \d{3})+(?![\d])(?:,\d+)?|\d+(?:[.,]\d+)*)(?:\s?[%€£$]|°[CF]|\p{L}+[²³]?(?:\s?[€£$])?(?![\p{L}\d])|[x×])?\+?)/u,
    /(?<word>(?:\p{L}\.){2,}\p{L}?|\p{Lu}\p{L}{0,2}\.(?:\p{Lu}\p{L}{0,2}\.?)+(?![\p{L}])|[\p{L}]{1,3}&[\p{L}]{1,3}(?!\p{L})|\.NET\b|\p{L}+\.js\b|\p{L}+\d[\p{L}\d]*(?:[-./]\d[\p{L}\d]*)*|\p{L}[\p{L}\p{M}]*(?:'\p{L}+)*(?:\+\+|#)?)/u,
    /(?<symbol>[€£$¥₹%])/u,
    /(?<mark>[.,;:()[\]!?|•·/\n]|-)/u,
  ]
    .map(part => part.source)
    .join('|'),
  'gu',
);

/** The words, figures and breaks of a text that `plainText` has been over. */
export function lex(text: string, language: Language): Lexeme[] {
  const found: Lexeme[] = [];
  for (const match of text.matchAll(pattern)) {
    const lexeme = lexemeOf(match, language);
    const previous = found.at(-1);
    if (lexeme.text === '-') {
      if (previous && previous.end === lexeme.start)
        found[found.length - 1] = {...previous, joined: true};
    } else if (lexeme.text !== '/' || previous?.kind === 'figure') found.push(lexeme);
  }
  return found;
}

function lexemeOf(match: RegExpExecArray, language: Language): Lexeme {
  const [text] = match;
  const base = {
    text,
    low: '',
    value: Number.NaN,
    month: null,
    prefix: '',
    suffix: '',
    joined: false,
    start: match.index,
    end: match.index + text.length,
  };
  const groups = match.groups ?? {};
  if (groups.mark) return {...base, kind: 'break'};
  if (groups.dated) return {...base, kind: 'date', ...namedDate(text)};
  if (groups.date) return {...base, kind: 'date', ...dateParts(text)};
  if (groups.fraction) return {...base, kind: 'figure', value: fraction(text)};
  if (groups.figure) return figure(base, language);
  return {...base, kind: 'word', low: lowWord(text, language)};
}

function dateParts(text: string): {value: number; month: number} {
  const [first = '', second = ''] = text.split(/[-/.]/);
  return first.length === 4
    ? {value: Number(first), month: Number(second)}
    : {value: Number(second), month: Number(first)};
}

/** "April 2018", "enero de 2021". */
function namedDate(text: string): {value: number; month: number | null} {
  const [name = ''] = text.split(/[\s.,]/);
  return {value: Number(text.slice(-4)), month: monthNumbers.get(foldWords(name)) ?? null};
}

function fraction(text: string): number {
  const [over = 0, under = 1] = text.split('/').map(Number);
  return over / under;
}

const ordinal = /^(?:st|nd|rd|th|er|ere|eme|e|ste|de|o|a|º|ª)$/i;

function figure(base: Omit<Lexeme, 'kind'>, language: Language): Lexeme {
  const parts = /^((?:(?:US|R|C|A)?[$€£¥₹]|~)?)\s?([\d.,' \u2009]*\d)\s?(\D*)$/u.exec(base.text);
  const [, prefix = '', digits = '', suffix = ''] = parts ?? [];
  if (ordinal.test(suffix)) return {...base, kind: 'word', low: base.text.toLowerCase()};
  return {...base, kind: 'figure', value: parseFigure(digits, language), prefix, suffix};
}

/** The value of digits with their separators, by the language's custom where the shape leaves a choice. */
export function parseFigure(digits: string, language: Language): number {
  const plain = digits.replace(/[' \u2009]/g, '');
  const grouped = language === 'en' ? ',' : '.';
  const decimal = language === 'en' ? '.' : ',';
  const groups = new RegExp(`^\\d{1,3}(?:\\${grouped}\\d{3})+(?:\\${decimal}\\d+)?$`);
  if (groups.test(plain)) return Number(plain.replaceAll(grouped, '').replace(decimal, '.'));
  const foreign = new RegExp(`^\\d{1,3}(?:\\${decimal}\\d{3}){2,}$`);
  if (foreign.test(plain)) return Number(plain.replaceAll(decimal, ''));
  return Number(plain.replace(',', '.'));
}

const elided =
  /^(?:l|d|qu|j|n|s|c|m|t|jusqu|lorsqu|dell|all|un|nell|sull|dall|quest|sant)'(?=\p{L})/u;

function lowWord(printed: string, language: Language): string {
  // The plural of an abbreviation is the abbreviation.
  const text = printed.replace(/^(\p{Lu}[\p{Lu}\d]+)s$/u, '$1');
  const lower = foldAccents(text.toLowerCase());
  if (lower.includes('.') && lower !== '.net') return lower.replaceAll('.', '');
  if (!lower.includes("'")) return lower;
  if (language === 'fr' || language === 'it') return lower.replace(elided, '');
  return lower.replace(/'s$/, '').replace(/s'$/, 's').replace(/'/g, '');
}
