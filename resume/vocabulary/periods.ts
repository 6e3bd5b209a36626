/** How often a word says something happens, whatever its language, and the weekdays that say it once a week. */
import type {Language} from '../model/language.ts';
import {stem} from './stems.ts';
import {synonymGroups} from './synonyms.ts';

const periods = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type Period = (typeof periods)[number];

/** One word for each period, days first; the synonyms of each say the same. */
const words: Record<Language, string> = {
  en: 'daily weekly monthly quarterly yearly',
  de: 'täglich wöchentlich monatlich vierteljährlich jährlich',
  fr: 'quotidien hebdomadaire mensuel trimestriel annuel',
  es: 'diario semanal mensual trimestral anual',
  it: 'giornaliero settimanale mensile trimestrale annuale',
  pt: 'diário semanal mensal trimestral anual',
  nl: 'dagelijks wekelijks maandelijks kwartaal jaarlijks',
  pl: 'dziennie tygodniowo miesięcznie kwartalnie rocznie',
};

const made = new Map<Language, readonly {key: string; groups: readonly number[]}[]>();

/** The period a word or set phrase names ("monthly", "a month", "per month"); null where none. */
export function periodOf(
  key: string,
  groups: readonly number[],
  language: Language,
): Period | null {
  let known = made.get(language);
  if (!known) {
    known = words[language].split(' ').map(word => {
      const own = stem(word, language);
      return {key: own, groups: synonymGroups(own, language)};
    });
    made.set(language, known);
  }
  const at = known.findIndex(
    one => one.key === key || one.groups.some(group => groups.includes(group)),
  );
  return periods[at] ?? null;
}

/** How many of the shorter period make the longer one, and null where it is not a fixed number. */
export function periodsIn(longer: Period, shorter: Period): number | null {
  const inYear: Partial<Record<Period, number>> = {week: 52, month: 12, quarter: 4, year: 1};
  const [many, few] = [inYear[shorter], inYear[longer]];
  if (!many || !few || many < few || (shorter === 'week' && longer !== 'year')) return null;
  return many / few;
}

/** A weekday by name, in any of the languages; lower case without accents. */
export const weekday =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:mon|diens|donners|frei|sams|sonn)tags?$|^mittwochs?$|^(?:lun|mar|mercre|jeu|vendre|same)dis?$|^dimanches?$|^(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)$|^(?:lune|marte|mercole|giove|vener)di$|^(?:sabato|domenica|domeniche)$|^(?:segunda|terca|quarta|quinta|sexta)-?feira$|^(?:maan|dins|woens|donder|vrij|zater|zon)dag(?:en)?$|^(?:poniedzial|wtor|sobot|niedziel)\p{L}*$|^(?:srod|czwart|piat)\p{L}{1,3}$/u;

/** Words that make a weekday come round ("every Sunday"); a plural does by itself. */
export const everyWords =
  /^(?:every|each|jede[nrms]?|chaque|tous|cada|todos|ogni|elke|iedere|kazd\p{L}+|w)$/u;
