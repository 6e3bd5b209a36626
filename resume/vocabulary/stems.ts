/**
 * One key for the forms of a word, per language. English in full
 * (`english-stem.ts`); the other languages lose their commonest endings, which
 * is enough to recognise a word in another case, number or tense.
 */
import type {Language} from '../model/language.ts';
import {stemEnglish} from './english-stem.ts';

/** Endings of each language, after accents are dropped; the longest that leaves a root goes. */
const endings: Record<Exclude<Language, 'en'>, RegExp> = {
  de: /(?<=.{4})(?:ierungen|ierung|ierten|ierte|ieren|iert|iere|ktionen|ktion|ationen|ation|ungen|innen|ung|tet|ten|ern|nen|te|en|er|es|em|in|st|e|n|s|t)$/,
  fr: /(?<=.{3})(?:issements?|ements?|ations?|itions?|antes?|ances?|aient|erai|erais|ages?|ees?|ions|ais|ait|ant|ent|es|er|ez|ir|is|it|e|s|x)$/,
  es: /(?<=.{3})(?:amientos?|imientos?|aciones|acion|iciones|icion|ciones|cion|iendo|ando|aron|ieron|adas?|ados?|idas?|idos?|aba|aban|ia|ian|amos|ar|er|ir|os|as|es|o|a|e|i|s)$/,
  it: /(?<=.{3})(?:iscono|isco|isce|amenti|amento|imenti|imento|azioni|azione|izioni|izione|zioni|zione|avano|avo|ava|evo|eva|ivo|iva|ando|endo|at[aoei]|it[aoei]|ut[aoei]|are|ere|ire|i|o|a|e)$/,
  pt: /(?<=.{3})(?:oes|ao|ais|al|eis|el|ois|ol|amentos?|imentos?|acoes|acao|icoes|icao|coes|cao|avam|ava|iam|ia|ando|endo|indo|adas?|ados?|idas?|idos?|aram|eram|ou|ei|ar|er|ir|os|as|es|o|a|e|s)$/,
  nl: /(?<=.{4})(?:aties|atie|eert|eer|eringen|ering|eerden|eerde|eerd|eren|ingen|ing|den|ten|en|de|te|er|e|d|t|s)$/,
  pl: /(?<=.{3})(?:onego|onych|onymi|onym|ywalam|ywalem|ywal|iwalam|iwalem|iwal|ona|one|ony|on|iwania|iwanie|iwaniu|iwac|owac|ywac|acjami|acja|acji|acje|ujemy|ujac|uje|uja|anych|any|ana|ane|ien|ywania|ywanie|owaniem|owania|owanie|owaniu|owalem|owalam|aniem|eniem|ania|anie|aniu|enia|enie|eniu|alem|alam|ilem|ilam|owal|iami|ami|owie|owi|ach|ego|emu|ymi|imi|ych|ich|ym|im|iem|am|an|en|ow|om|em|ej|ie|al|il|ac|ic|y|i|u|o|a|e)$/,
};

/** Short roots of German and Dutch ("neu", "mak-") lose no more than these. */
const shortEndings = /(?<=.{3})(?:en|er|es|em|e)$/;

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
  const found = strippedOf(masculine(withoutParticiple(folded, language), language), language);
  if (computed.size < cacheLimit) computed.set(`${language}${folded}`, found);
  return found;
}

/** The one form of words that end otherwise for a woman or for many: "vendeuse", "sviluppatrice", "nationaux". */
function masculine(word: string, language: Language): string {
  if (language === 'fr')
    return word
      .replace(/euses?$/, 'eur')
      .replace(/trices?$/, 'teur')
      .replace(/(?<!e)aux$/, 'al');
  return language === 'it' ? word.replace(/tric[ei]$/, 'tore') : word;
}

const computed = new Map<string, string>();
const cacheLimit = 20_000;

/** Endings come off until none is left, so that every form ends at the same place. */
function strippedOf(word: string, language: Exclude<Language, 'en'>): string {
  let base = word;
  for (let round = 0; round < 3; round++) {
    const next = shortened(base, language);
    if (next === base) break;
    base = next;
  }
  return settled(base.length === 4 ? base.replace(/[eaos]$/, '') : base, language);
}

/** What changes inside a root with its ending: "atiendo" and "atender", "rysunek" and "rysunki", "maak" and "maken". */
function settled(root: string, language: Exclude<Language, 'en'>): string {
  switch (language) {
    case 'nl':
      return undoubled(root);
    case 'pl':
      return root.length > 4 ? root.replace(/e(?=[ckln]$)/, '').replace(/aj$/, 'aw') : root;
    case 'es':
      return root.replace(/ie/g, 'e').replace(/(?<![gq])ue/g, 'o');
    case 'fr':
      return root.replace(/([lnst])\1$/, '$1');
    case 'it':
      return root.replace(/(?<=[cg])h$/, '');
    default:
      return root.length > 4 ? root.replace(/e(?=l$)/, '') : root;
  }
}

function shortened(word: string, language: Exclude<Language, 'en'>): string {
  const next = word.replace(endings[language], '');
  return next === word && hasParticiples(language) ? word.replace(shortEndings, '') : next;
}

function hasParticiples(language: Language): language is 'de' | 'nl' {
  return language === 'de' || language === 'nl';
}

/** "maak" and "maken", "plan" and "plannen": Dutch doubles letters by the syllable. */
function undoubled(root: string): string {
  return root
    .replace(/([aeou])\1(?=[^aeiou]+$)/, '$1')
    .replace(/([bdfgklmnprst])\1$/, '$1')
    .replace(/f$/, 'v');
}

/** German nouns that begin like participles and end like them in some of their cases. */
const noParticiple =
  /^(?:angebot|gehaus|gebaud|gelan|gemein|getran|getreid|gesell|gewind|gefass|gericht|geschaft|gewerb|gemus|geback|gewurz|gewass|gerust)/;

function withoutParticiple(word: string, language: Language): string {
  if (!hasParticiples(language) || noParticiple.test(word)) return word;
  return word.replace(participles[language], '$1$2');
}
