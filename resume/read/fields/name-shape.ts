import {isLikePostNominal, isPostNominal} from '../../vocabulary/post-nominals.ts';
import {sectionOfTitle} from '../../vocabulary/sections.ts';
import {isContactText} from './contact.ts';
import {findDates} from './dates.ts';
import {isCapitals} from './look.ts';

/** Titles before a name, which are part of it as printed. */
const honorifics =
  /^(?:(?:prof|dr|ing|mag|dipl|med|rer|nat|phil|h\.\s?c|jur|habil|mgr|inż|lic|mr|mrs|ms|mx|herr|frau|m|mme|mlle|sr|sra|dott|dott\.ssa|ir|drs|eng|arq)(?:\.|\s)(?:-\p{L}+\.?)?\s*(?:\(\p{L}+\)\s*)?)+(?=\p{Lu})/iu;
/** Small words within a name, in any language that is written in Latin letters. */
const particles =
  /^(?:van|von|vom|vander|de|der|den|del|della|delle|degli|dei|dell|di|da|dal|das|dos|do|du|des|e|y|i|la|le|el|al|as|bin|ibn|ben|bint|ter|ten|te|zu|zum|zur|und|af|av|op|in|aan|het|'t|’t|san|santa|ap|ab|mac|abu|[dlot]['’]\p{Lu}.*|['’][ts]|v\.|d\.)$/u;

/** A small word within a name: "van", "de". */
export function isParticle(word: string): boolean {
  return particles.test(word);
}

/** Whether a text has the form of a person's name: capitals, small words between them, no signs. */
export function looksLikeName(text: string): boolean {
  const words = text.replace(honorifics, '').split(/\s+/);
  if (text === '' || text.length > 60 || words.length > 6) return false;
  if (/[\d@:;!?%&+/\\|]/.test(text) || isContactText(text) || findDates(text).length > 0)
    return false;
  if (sectionOfTitle(text) !== null) return false;
  return (
    /^[\p{L}(].*\p{L}/u.test(text) &&
    words.every(word => /^[\p{Lu}\p{Lo}\p{Lt}("'’“„«]/u.test(word) || isParticle(word))
  );
}

/** The name without the letters after it: "Ada Byrne, RN, MSc" and "Ada Byrne MSN, RN". */
export function withoutPostNominals(text: string): string {
  const pieces = text.split(/\s*[,|/]\s*/);
  while (pieces.length > 1 && isLikePostNominal(pieces.at(-1) ?? '')) pieces.pop();
  const name = pieces.length < text.split(/\s*[,|/]\s*/).length ? pieces.join(', ') : text;
  const words = name.trim().split(/\s+/);
  while (words.length > 2 && !isCapitals(name) && isTail(words.at(-1) ?? '', words.at(-2) ?? ''))
    words.pop();
  return words.join(' ');
}

/** Known letters with more capitals than a word has, or a remark in brackets on them. */
function isTail(word: string, before: string): boolean {
  if (/^\(.*\)$/.test(word)) return isPostNominal(before);
  return isPostNominal(word) && /\p{Lu}.*\p{Lu}/u.test(word);
}
