import {foldWords} from '../../vocabulary/fold.ts';
import {findDates} from './dates.ts';
import type {Found} from './found.ts';

const number =
  /(?<![\p{L}\p{N}@/.-])(?:\+|00)?\(?\d[\d\s().\-–—/\u00a0\u2011]{5,22}\d(?![\p{L}\p{N}@])/gu;
const phoneLabel =
  /(?:^|\s)(?:phone|telephone|tel|mobile|mob|cell|m|p|t|call|telefon|mobil|handy|telefoon|gsm|portable|telephone|telefono|movil|celular|cellulare|cell|telefone|telemovel|telefoon|mobiel|telefon|kom|whatsapp)$/;
/** Numbers that people print beside their data and nobody can call. */
const otherLabel =
  /(?:^|\s)(?:fax|pesel|nip|dni|nie|cpf|rg|bsn|steuernummer|steuer id|id|passport|orcid|no|nr|number|registration|license|licence|zip|plz)$/;
const fewestDigits = 7;
/** The longest number the world's numbering plan (ITU-T E.164) allows. */
const mostDigits = 15;

/** The number to call, as printed; one with a label wins over one without. */
export function findPhone(texts: readonly string[]): Found<string> | null {
  const found = texts.flatMap(numbersIn).toSorted((a, b) => b.confidence - a.confidence);
  return found[0] ?? null;
}

/** Digits beyond those of dates show that a year within a number is part of it. */
const fewestOwnDigits = 4;

function isDates(printed: string): boolean {
  const spans = findDates(printed);
  const others = spans.reduceRight(
    (text, {from, to}) => text.slice(0, from) + text.slice(to),
    printed,
  );
  return spans.length > 0 && others.replace(/\D/g, '').length < fewestOwnDigits;
}

function numbersIn(text: string): Found<string>[] {
  return [...text.matchAll(number)].flatMap(({0: printed, index}) => {
    const digits = printed.replace(/\D/g, '').length;
    if (digits < fewestDigits || digits > mostDigits || isDates(printed)) return [];
    // Only what stands beside the number labels it, not the end of an address before it.
    const beside =
      text
        .slice(0, index)
        .split(/[|•·;,]|\S+@\S+/u)
        .at(-1) ?? '';
    const before = foldWords(beside).slice(-30);
    if (otherLabel.test(before)) return [];
    const isSure = phoneLabel.test(before) || /^[+(0]/.test(printed) || digits >= 9;
    return [{value: printed.trim(), confidence: isSure ? 1 : 0.75}];
  });
}
