/**
 * Light stems: enough that "managing", "manager" and "management" meet, in the
 * eight languages, without a dictionary. Both sides of every comparison pass
 * through here, so a stem needs to be the same for related words, not a word.
 */
import type {Language} from '../model/language.ts';

const suffixesByLanguage: Record<Language, string> = {
  en: 'izations isations ization isation izing ising ized ised izer iser izes ises ize ise ations ation ators ator ating ated ates ate ments ment ings ing icians ician ists istry ist ical ics ic ional ions ion ances ance ences ence ants ant ives ive ers er ors or ies ied ness ry al ly ed es s e y',
  de: 'ierungen ierung ungen ung innen erinnen erin in keiten keit heiten heit ischen ische isch lichen liche lich ierten ierte iert ieren ikerinnen ikerin iker ikern ern er ten te en em es st e n s t',
  fr: 'ations ation ements ement euses euse eurs eur trices trice iques ique ives ive ifs if ieres iere iers ier ages age ants ante antes ant ances ance ees ee es er ir aux ales ale al s e',
  es: 'aciones acion amientos amiento imientos imiento adores adoras adora ador iones ion ando iendo icos icas ico ica istas ista idades idad mente ados adas ado ada eros eras ero era ar er ir os as es o a e s',
  it: 'azioni azione amenti amento imenti imento atori atore atrici atrice zioni zione ioni ione ando endo iche ica ici ico iste isti ista mente anti ante ieri iere iera ati ate ato ata are ere ire ita i e o a',
  pt: 'acoes acao amentos amento imentos imento adores adoras adora ador oes ao ando endo indo icos icas ico ica istas ista dades dade mente ados adas ado ada eiros eiras eiro eira ar er ir os as es o a e s',
  nl: 'eringen ering ingen ing heden heid sters ster eren eerd eert ische isch lijke lijk ende end ers er en de te e s t',
  pl: 'owania owanie owaniu owaniem ania aniu anie aniem enia eniu enie eniem owych owymi owego owej owym owy owa owe skich skiej skim ski ska skie nych nymi nego nej nym ny na ne osci osc arki arka arzy arz ierem ierzy iera ier ikow ikiem nika nikow nik ami ach ego emu iem owi ow om ac ic ec ie em y i a e u',
};

/** English words whose endings mislead: irregular past forms, and words that look alike. */
const knownStems = new Map(
  'led:lead built:build wrote:writ written:writ taught:teach ran:run sold:sel kept:keep drove:driv driven:driv bought:buy grew:grow grown:grow made:mak held:hold brought:bring thought:think won:win spent:spend care:care cares:care cared:care caring:care service:service services:service server:server servers:server career:career careers:career mechanical:mechanical analysis:analy analyses:analy analyst:analy analysts:analy analytical:analy analytics:analy analyze:analy analyse:analy analyzed:analy analysed:analy analyzing:analy analysing:analy'
    .split(' ')
    .map(pair => pair.split(':') as [string, string]),
);

const suffixLists = new Map<Language, readonly string[]>();
const remembered = new Map<string, string>();
const memoryLimit = 20_000;

/** The stem of a folded word (lower case, no accents). */
export function stem(key: string, language: Language): string {
  const address = `${language}:${key}`;
  const known = remembered.get(address);
  if (known !== undefined) return known;
  const found = stemAnew(key, language);
  if (remembered.size > memoryLimit) remembered.clear();
  remembered.set(address, found);
  return found;
}

function stemAnew(key: string, language: Language): string {
  if (key.length < 4 || /\d/.test(key)) return key;
  const known = language === 'en' ? knownStems.get(key) : undefined;
  if (known) return known;
  const start = language === 'en' ? american(key) : key;
  return undoubled(stripped(stripped(start, language), language));
}

/** British and American spelling meet. */
function american(key: string): string {
  return key
    .replace(/(?<=[lbvnhm])our(?=$|s$|ed$|ing$|al$|able$|ite$)/, 'or')
    .replace(/(?<=[nt])tre(s?)$/, 'ter$1')
    .replace(/(?<=l)icence/, 'icense')
    .replace(/programme/, 'program')
    .replace(/(?<=[npd])ae(?=[dsm])/, 'e');
}

/** "coding" and "coded" are forms of "code". */
const shortAfter = new Set(['ing', 'ed']);

function stripped(word: string, language: Language): string {
  for (const suffix of suffixesOf(language)) {
    const keep = suffix.length === 1 || shortAfter.has(suffix) ? 3 : 4;
    if (word.length - suffix.length >= keep && word.endsWith(suffix)) {
      return suffix === 's' && word.endsWith('ss') ? word : word.slice(0, -suffix.length);
    }
  }
  return word;
}

/** "planning" leaves "plann", "travelling" "travell". */
function undoubled(word: string): string {
  return word.length > 3 && /([bcdfghjklmnprstvz])\1$/.test(word) ? word.slice(0, -1) : word;
}

function suffixesOf(language: Language): readonly string[] {
  let list = suffixLists.get(language);
  if (!list) {
    list = suffixesByLanguage[language].split(' ').sort((a, b) => b.length - a.length);
    suffixLists.set(language, list);
  }
  return list;
}
