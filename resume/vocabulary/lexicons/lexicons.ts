import type {Language} from '../../model/language.ts';
import {german} from './de.ts';
import {english} from './en.ts';
import {spanish} from './es.ts';
import {french} from './fr.ts';
import {italian} from './it.ts';
import type {Lexicon} from './lexicon.ts';
import {dutch} from './nl.ts';
import {polish} from './pl.ts';
import {portuguese} from './pt.ts';

export const lexicons: Readonly<Record<Language, Lexicon>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
  pl: polish,
};
