/**
 * One key for the forms of a word, per language. English in full
 * (`english-stem.ts`); the other languages lose their commonest endings, which
 * is enough to recognise a word in another case, number or tense.
 */
import type {Language} from '../model/language.ts';
import {stemEnglish} from './english-stem.ts';

/** Endings of each language, after accents are dropped; the longest that leaves four letters goes. */
const endings: Record<Exclude<Language, 'en'>, RegExp> = {
  de: /(?:ierungen|ierung|ierten|ierte|ieren|iert|ungen|innen|ung|tet|ten|ern|nen|te|en|er|es|em|in|st|e|n|s|t)$/,
  fr: /(?:issements?|ements?|ations?|itions?|antes?|ances?|aient|ages?|ees?|ait|ant|ent|es|er|ir|is|it|e|s|x)$/,
  es: /(?:amientos?|imientos?|aciones|acion|iciones|icion|cion|iendo|ando|aron|ieron|adas?|ados?|idas?|idos?|aba|ar|er|ir|os|as|es|o|a|e|i|s)$/,
  it: /(?:amenti|amento|imenti|imento|azioni|azione|izione|zione|ando|endo|at[aoei]|it[aoei]|ut[aoei]|are|ere|ire|i|o|a|e)$/,
  pt: /(?:amentos?|imentos?|acoes|acao|icao|cao|ando|endo|indo|adas?|ados?|idas?|idos?|aram|eram|ou|ei|ar|er|ir|os|as|es|o|a|e|s)$/,
  nl: /(?:eringen|ering|eerden|eerde|eerd|eren|ingen|ing|den|ten|en|de|te|er|e|d|t|s)$/,
  pl: /(?:ywania|ywanie|owaniem|owania|owanie|owaniu|owalem|owalam|aniem|eniem|ania|anie|aniu|enia|enie|eniu|alem|alam|ilem|ilam|owal|iami|ami|owie|owi|ach|ego|emu|ymi|imi|ych|ich|iem|ow|om|em|ej|ie|al|il|ac|ic|y|i|u|o|a|e)$/,
};

const participles = {
  de: /^(durch|ein|auf|aus|um|ab|an|vor|mit|zu|nach|bei|her|hin|weiter|wieder|zusammen|)(?:ge|zu)(\p{L}{3,}(?:t|(?<!nd)en))$/u,
  nl: /^(door|in|op|uit|om|af|aan|voor|mee|toe|na|bij|samen|)ge(\p{L}{3,}(?:d|t|en))$/u,
};

/** Lower case without accents, the German ß as ss. */
export function foldAccents(word: string): string {
  if (/^[\x20-\x7e]*$/.test(word)) return word;
  return word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o');
}

/** The key of a word given in lower case. */
export function stem(word: string, language: Language): string {
  const folded = foldAccents(word);
  if (language === 'en') return stemEnglish(folded);
  const known = computed.get(`${language}${folded}`);
  if (known !== undefined) return known;
  const found = strippedOf(withoutParticiple(folded, language), language);
  if (computed.size < cacheLimit) computed.set(`${language}${folded}`, found);
  return found;
}

/** Roots can be short ("neu", "gér-"); Polish endings leave more. */
const shortest = {de: 3, nl: 3, fr: 3, es: 4, it: 4, pt: 4, pl: 4} as const;

const computed = new Map<string, string>();
const cacheLimit = 20_000;

/** Endings come off until none is left, so that every form ends at the same place. */
function strippedOf(word: string, language: Exclude<Language, 'en'>): string {
  let base = word;
  for (let round = 0; round < 3; round++) {
    const next = base.replace(endings[language], '');
    if (next.length < shortest[language] || next === base) break;
    base = next;
  }
  if (base.length > 4) return base.replace(/e(?=l$)/, '');
  return base.length === 4 ? base.replace(/[eaos]$/, '') : base;
}

function withoutParticiple(word: string, language: Language): string {
  if ((language !== 'de' && language !== 'nl') || word.startsWith('angebot')) return word;
  return word.replace(participles[language], '$1$2');
}
