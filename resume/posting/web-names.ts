/** Employers by their own addresses: "jobs@acme-health.example.org" speaks for Acme Health. */
import {foldInPlace} from '../vocabulary/fold.ts';

const hosts = /(?:@|https?:\/\/|\bwww\.)((?:[\p{L}\p{N}-]+\.)+[\p{L}]{2,})/gu;
/** Parts of addresses that belong to nobody's name: services, boards, kinds of page. */
const nobodys =
  /^(?:www|jobs?|careers?|karriere|mail|apply|hr|info|com?|org|net|ac|gov|edu|example|gmail|googlemail|outlook|hotmail|yahoo|icloud|gmx|web|proton|protonmail|wanadoo|orange|free|libero|wp|onet|linkedin|indeed|xing|facebook|instagram|whatsapp|google|forms|docs|bit|lever|greenhouse|boards|ashbyhq|workable|myworkdayjobs|smartrecruiters|personio|teamtailor|recruitee|bamboohr)$/;

/** The names that stand in the text's mail and web addresses, folded and without blanks. */
export function webNames(text: string): string[] {
  const labels = [...text.matchAll(hosts)].flatMap(([, host = '']) => host.split('.').slice(0, -1));
  return [...new Set(labels.map(squeezed))].filter(
    label => label.length >= 4 && !nobodys.test(label),
  );
}

/** Whether a name is the one of an address: all of it, or the words it begins with. */
export function isWebName(name: string, found: readonly string[]): boolean {
  const whole = squeezed(name.replace(/^(?:the|die|der|das|la|le|les|el|il) /i, ''));
  return found.some(
    label =>
      whole === label ||
      (whole.length >= 4 && label.startsWith(whole)) ||
      (whole.startsWith(label) && startsWithWords(name, label)),
  );
}

/** "Pebble Cast GmbH" begins with the words of pebblecast, "Pebblecasting" does not. */
function startsWithWords(name: string, label: string): boolean {
  let whole = '';
  for (const word of name.split(/[^\p{L}\p{N}]+/u)) {
    whole += squeezed(word);
    if (whole === label) return true;
  }
  return false;
}

function squeezed(text: string): string {
  return foldInPlace(text).replace(/[^\p{L}\p{N}]/gu, '');
}
