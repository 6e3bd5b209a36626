/** Names that a document prints in capitals, as they are written in a sentence. */
import {isLikePostNominal} from '../vocabulary/post-nominals.ts';

const particles = new Set(
  'a al and at da das de del della der di die do dos du e el en et for in la las le les of on or per pour the to und van von y zu zum zur'.split(
    ' ',
  ),
);

function isShouted(text: string): boolean {
  return !/\p{Ll}/u.test(text) && /\p{Lu}{4}/u.test(text);
}

function capitalised(word: string): string {
  const lower = word.toLowerCase().replace(/(?<=^|[-'’/.])\p{L}/gu, letter => letter.toUpperCase());
  return lower.replace(
    /^(Mc)(\p{Ll})(?=\p{L}{2})/u,
    (_, start, letter) => start + letter.toUpperCase(),
  );
}

const generation = /^(?:jn?r|sn?r|ii|iii|iv)\.?$/i;

/** A name printed surname first, but not letters after a name: "Ann Lee, RN". */
function givenNameFirst(name: string): string {
  const [, surname = '', given = ''] = /^([^,]+), ([^,]+)$/.exec(name.trim()) ?? [];
  const isTitled = given.split(' ').some(word => isLikePostNominal(word) || generation.test(word));
  return /\p{Lu}\p{Ll}/u.test(given) && !isTitled ? `${given} ${surname}` : name;
}

/** A person's name as it is signed: "JANE O'BRIEN" becomes "Jane O'Brien", "Lee, Dr. Ann" "Dr. Ann Lee". */
export function signedName(printed: string): string {
  const name = givenNameFirst(printed);
  if (!isShouted(name)) return name;
  const words = name.split(' ');
  const comma = words.findIndex(word => word.endsWith(','));
  return words
    .map((word, index) => {
      const isAfterComma = comma >= 0 && index > comma;
      if (isAfterComma && isLikePostNominal(word)) return word;
      if (!/[AEIOUY]/.test(word) && /^[A-Z]{1,3}$/.test(word)) return word;
      const isInside = index > 0 && index < words.length - 1;
      const lower = word.toLowerCase();
      return isInside && particles.has(lower) ? lower : capitalised(word);
    })
    .join(' ');
}

/**
 * A title or an employer as it is named in a sentence. Where it is printed in
 * capitals, words of up to three letters stay ("ICU", "BMW"), and so does what
 * is one word alone, unless `isTitle`: employers are called so, titles are not.
 */
export function namedInProse(text: string, {isTitle}: {isTitle: boolean}): string {
  const words = text.split(' ');
  if (!isShouted(text) || (!isTitle && words.length < 2)) return text;
  return words
    .map((word, index) => {
      const lower = word.toLowerCase();
      if (index > 0 && particles.has(lower)) return lower;
      if (/\d/.test(word)) return lower;
      return word.replace(/[^\p{L}]/gu, '').length <= 3
        ? word
        : capitalised(word).replace(/\/\p{Lu}$/u, end => end.toLowerCase());
    })
    .join(' ');
}

/** What follows a comma or a dash goes into brackets, so that a list does not take it for one more. */
export function detailInBrackets(text: string): string {
  const [, name, detail] = /^([^,(–—]+?)(?:,|\s[-–—])\s+([^(]+)$/.exec(text) ?? [];
  return name && detail ? `${name} (${detail})` : text;
}

const anyGender =
  /\s*[([](?:(?:[mwfdxhig]|div|gn|all genders)\s*[/|,]?\s*){1,4}[)\]]|\s+(?:[HMF]\/[HMF]|[mwf]\/[mwf](?:\/[dx])?)$/giu;

/** A posting's title as a letter names it: no "(m/w/d)", and what follows a dash in brackets. */
export function postingTitle(title: string): string {
  const plain = namedInProse(title.replace(anyGender, '').trim(), {isTitle: true});
  return /,/.test(plain) ? plain : detailInBrackets(plain);
}

/** A sentence with one stop at its end, whatever it ends with: "S.A." has its own. */
export function stopped(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
