/** Which of our languages a posting is written in. */
import type {Language} from '../model/language.ts';
import {likelyLanguage} from '../vocabulary/common-words.ts';

/** The beginning says it; the rest of a long page only costs time. */
const enough = 6_000;

export function postingLanguage(text: string): Language {
  return likelyLanguage(text.slice(0, enough)).language;
}
