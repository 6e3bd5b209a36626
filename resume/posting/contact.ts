/** Whom to write to or call, as printed. */
import type {PostingContact} from '../model/posting.ts';

const email = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u;
const url = /\bhttps?:\/\/[^\s<>"')\]]+|\bwww\.[^\s<>"')\]]+/;
const labelledPhone =
  /(?:tel(?:efon|ephone|éfono)?|phone|call|ring|fon|mobil|rufen|appelez|téléphone|llama)\b[^\d+\n]{0,30}(\+?\(?\d[\d\s()./-]{6,20}\d)/i;
const barePhone =
  /(?<![\d.,£$€])(?:\+\d{1,3}[\s./-]?\(?\d|\(\d{2,5}\)\s?\d|0\d{2,4}[\s/-]\d)[\d\s()./-]{5,16}\d(?!\d)/;

export function readContact(text: string): PostingContact {
  const link = url.exec(text)?.[0].replace(/[.,;:]+$/, '') ?? null;
  const phone = labelledPhone.exec(text)?.[1] ?? barePhone.exec(text)?.[0] ?? null;
  return {
    email: email.exec(text)?.[0].replace(/\.$/, '') ?? null,
    phone: phone !== null && digits(phone) >= 7 ? phone.trim() : null,
    url: link,
  };
}

function digits(text: string): number {
  return text.replace(/\D/g, '').length;
}
