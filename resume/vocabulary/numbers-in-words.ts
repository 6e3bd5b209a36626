/**
 * Numbers written as words in eight languages. Each language lists its simple
 * words; compounds ("twenty-five", "vierundzwanzig", "quatre-vingt-dix") are
 * put together by the same rule: a smaller word adds, a multiplier multiplies.
 */
import type {Language} from '../model/language.ts';
import {foldAccents} from './stems.ts';

const units: Record<Language, string> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  de: 'null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
  fr: 'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
  it: 'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
  pt: 'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove',
  nl: 'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
  pl: 'zero jeden dwa trzy cztery piec szesc siedem osiem dziewiec dziesiec jedenascie dwanascie trzynascie czternascie pietnascie szesnascie siedemnascie osiemnascie dziewietnascie',
};

const tens: Record<Language, string> = {
  en: 'twenty thirty forty fifty sixty seventy eighty ninety',
  de: 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
  fr: 'vingt trente quarante cinquante soixante septante octante nonante',
  es: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  it: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
  pt: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
  nl: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
  pl: 'dwadziescia trzydziesci czterdziesci piecdziesiat szescdziesiat siedemdziesiat osiemdziesiat dziewiecdziesiat',
};

/** Forms the two tables do not reach, and the multipliers. */
const others: Record<Language, string> = {
  en: 'dozen=12 hundred=100 thousand=1000 million=1e6 billion=1e9 trillion=1e12 couple=2 pair=2',
  de: `ein=1 eine=1 einen=1 einem=1 einer=1 zwo=2 fuenf=5 zwoelf=12 fuenfzehn=15 fuenfzig=50 dutzend=12 hundert=100
    tausend=1000 million=1e6 millionen=1e6 milliarde=1e9 milliarden=1e9`,
  fr: `une=1 dizaine=10 douzaine=12 quinzaine=15 vingtaine=20 trentaine=30 quarantaine=40 cinquantaine=50 soixantaine=60 centaine=100
    vingts=20 quatre-vingt=80 quatre-vingts=80 cent=100 cents=100 mille=1000 millier=1000 milliers=1000 million=1e6 millions=1e6 milliard=1e9 milliards=1e9`,
  es: `un=1 una=1 veintiun=21 veintiuno=21 veintidos=22 veintitres=23 veinticuatro=24 veinticinco=25 veintiseis=26 veintisiete=27
    veintiocho=28 veintinueve=29 docena=12 decena=10 veintena=20 treintena=30 cuarentena=40 cincuentena=50 centenar=100 cien=100 ciento=100 cientos=100 doscientos=200 doscientas=200 trescientos=300
    trescientas=300 cuatrocientos=400 quinientos=500 quinientas=500 seiscientos=600 setecientos=700 ochocientos=800 novecientos=900
    mil=1000 millon=1e6 millones=1e6`,
  it: `un=1 una=1 decina=10 dozzina=12 ventina=20 trentina=30 quindicina=15 quarantina=40 cinquantina=50 sessantina=60 settantina=70 ottantina=80 novantina=90 cento=100 centinaio=100 mille=1000 mila=1000
    milione=1e6 milioni=1e6 miliardo=1e9 miliardi=1e9`,
  pt: `uma=1 duas=2 dezasseis=16 dezassete=17 dezanove=19 quatorze=14 dezena=10 duzia=12 cem=100 cento=100 centena=100 duzentos=200 duzentas=200
    trezentos=300 quatrocentos=400 quinhentos=500 seiscentos=600 setecentos=700 oitocentos=800 novecentos=900 mil=1000 milhao=1e6
    milhoes=1e6 bilhao=1e9 bilhoes=1e9`,
  nl: 'dozijn=12 tiental=10 twintigtal=20 honderd=100 duizend=1000 miljoen=1e6 miljard=1e9',
  pl: `jedna=1 jedno=1 jednego=1 jednej=1 dwie=2 dwoch=2 dwoje=2 dwojga=2 dwoma=2 trzech=3 troje=3 trojga=3 trzema=3 czterech=4 czworo=4
    czworga=4 pieciu=5 piecioro=5 szesciu=6 siedmiu=7 osmiu=8 dziewieciu=9 dziesieciu=10 jedenastu=11 dwunastu=12 trzynastu=13
    czternastu=14 pietnastu=15 szesnastu=16 siedemnastu=17 osiemnastu=18 dwudziestu=20 trzydziestu=30 czterdziestu=40 piecdziesieciu=50 szescdziesieciu=60 siedemdziesieciu=70 osiemdziesieciu=80 dziewiecdziesieciu=90 czterystu=400 szesciuset=600 siedmiuset=700 osmiuset=800 dziewieciuset=900 szescset=600 siedemset=700 osiemset=800 dziewiecset=900
    pieciorga=5 pieciorgiem=5 piecioma=5 szescioro=6 szesciorga=6 szesciorgiem=6 szescioma=6 siedmioro=7 siedmiorga=7 siedmiorgiem=7 siedmioma=7 osmioro=8 osmiorga=8 osmiorgiem=8 osmioma=8 dziewiecioro=9 dziewieciorga=9 dziewieciorgiem=9 dziewiecioma=9 dziesiecioro=10 dziesieciorga=10 dziesieciorgiem=10 dziesiecioma=10 dwunastoma=12 czworgiem=4 trojgiem=3 dwojgiem=2
    tuzin=12 sto=100 stu=100 dwiescie=200 dwustu=200 trzysta=300 trzystu=300 czterysta=400 piecset=500 pieciuset=500 tysiac=1000 tysiace=1000
    tysiecy=1000 milion=1e6 miliony=1e6 milionow=1e6 miliard=1e9 miliardy=1e9 miliardow=1e9`,
};

/** Words that join two parts of one number ("two hundred and fifty", "treinta y cinco"). */
const joints: Record<Language, ReadonlySet<string>> = {
  en: new Set(['and']),
  de: new Set(['und']),
  fr: new Set(['et']),
  es: new Set(['y']),
  it: new Set(['e']),
  pt: new Set(['e']),
  nl: new Set(['en']),
  pl: new Set(),
};

const tables = new Map<Language, ReadonlyMap<string, number>>();

function tableOf(language: Language): ReadonlyMap<string, number> {
  const known = tables.get(language);
  if (known) return known;
  const table = new Map<string, number>();
  for (const [value, word] of units[language].split(' ').entries()) table.set(word, value);
  for (const [at, word] of tens[language].split(' ').entries()) table.set(word, (at + 2) * 10);
  for (const entry of others[language].trim().split(/\s+/)) {
    const [word = '', value = ''] = entry.split('=');
    table.set(word, Number(value));
  }
  tables.set(language, table);
  return table;
}

/** The value of one word, compounds of one word included; null where it is no number. */
export function numberWord(word: string, language: Language): number | null {
  const folded = foldAccents(word.toLowerCase());
  const table = tableOf(language);
  return table.get(folded) ?? (folded.length > 6 ? compoundWord(folded, language, table) : null);
}

/** German, Dutch and Italian write compounds as one word. */
function compoundWord(
  word: string,
  language: Language,
  table: ReadonlyMap<string, number>,
): number | null {
  if (language === 'it') return italianCompound(word, table);
  if (language === 'de') return germanicCompound(word, language, 'tausend', 'hundert', 'und');
  return language === 'nl' ? germanicCompound(word, language, 'duizend', 'honderd', 'en') : null;
}

function germanicCompound(
  word: string,
  language: Language,
  thousand: string,
  hundred: string,
  joint: string,
): number | null {
  for (const [big, factor] of [
    [thousand, 1000],
    [hundred, 100],
  ] as const) {
    const at = word.indexOf(big);
    if (at >= 0)
      return multiplied(word.slice(0, at), factor, word.slice(at + big.length), language, joint);
  }
  const table = tableOf(language);
  const [, ones = '', ten = ''] = new RegExp(`^(.+?)${joint}(.+)$`).exec(word) ?? [];
  const one = table.get(ones === 'ein' ? 'eins' : ones);
  const tenValue = table.get(ten);
  if (one === undefined || tenValue === undefined) return null;
  return one < 10 && tenValue >= 20 ? tenValue + one : null;
}

function multiplied(
  before: string,
  factor: number,
  after: string,
  language: Language,
  joint: string,
): number | null {
  const times = before === '' ? 1 : numberWord(before, language);
  const rest = after.replace(new RegExp(`^${joint}`), '');
  const plus = rest === '' ? 0 : numberWord(rest, language);
  return times === null || plus === null ? null : times * factor + plus;
}

function italianCompound(word: string, table: ReadonlyMap<string, number>): number | null {
  const thousands = /^(.+)mila(.*)$/.exec(word);
  if (thousands?.[1]) {
    const before = numberWord(thousands[1], 'it');
    const after = thousands[2] ? numberWord(thousands[2], 'it') : 0;
    return before === null || after === null ? null : before * 1000 + after;
  }
  for (const ten of tens.it.split(' ')) {
    const root = ten.slice(0, -1);
    if (!word.startsWith(root)) continue;
    const rest = word.slice(root.length).replace(/^[aeiou](?=[^aeiou])/, '');
    const ones = table.get(rest) ?? table.get(word.slice(root.length));
    const base = table.get(ten);
    if (ones !== undefined && ones < 10 && base !== undefined) return base + ones;
  }
  return null;
}

export interface SpelledNumber {
  readonly value: number;
  /** How many words it takes. */
  readonly words: number;
}

/** The number that begins at the first of these words, as long as it goes; null where none does. */
export function spelledNumber(words: readonly string[], language: Language): SpelledNumber | null {
  const count = new Count(language);
  let used = 0;
  for (const [at, word] of words.entries()) {
    const value = numberWord(word, language);
    if (value !== null && count.takes(value)) {
      count.add(value);
      used = at + 1;
    } else if (value !== null || !count.mayJoin(words, at)) break;
  }
  return used === 0 ? null : {value: count.value, words: used};
}

/** A number as it is spoken: groups below a thousand, each closed by its multiplier. */
class Count {
  private total = 0;
  private group = 0;
  private last = Number.POSITIVE_INFINITY;
  private readonly language: Language;

  constructor(language: Language) {
    this.language = language;
  }

  get value(): number {
    return this.total + this.group;
  }

  takes(value: number): boolean {
    return (
      this.last === Number.POSITIVE_INFINITY ||
      continues(value, this.last, this.group, this.language)
    );
  }

  add(value: number): void {
    this.last = value;
    if (value >= 1000) {
      this.total += (this.group || 1) * value;
      this.group = 0;
    } else if (value === 100 && this.group > 0 && this.group < 10) this.group *= 100;
    else this.group = folded80(this.group, value, this.language);
  }

  mayJoin(words: readonly string[], at: number): boolean {
    return this.last !== Number.POSITIVE_INFINITY && joins(words, at, this.language, this.last);
  }
}

/** "quatre vingt" is eighty where "vingt quatre" is twenty-four. */
function folded80(group: number, value: number, language: Language): number {
  return language === 'fr' && group === 4 && value === 20 ? 80 : group + value;
}

function joins(words: readonly string[], at: number, language: Language, last: number): boolean {
  if (!joints[language].has(words[at] ?? '')) return false;
  const next = numberWord(words[at + 1] ?? '', language);
  return next !== null && next < last && last >= 20 && (last !== 1e6 || next >= 1000);
}

function continues(value: number, last: number, group: number, language: Language): boolean {
  if (value >= 1000) return group > 0 || last >= 1000;
  if (value === 100) return group > 0 && group < 10;
  if (language === 'fr' && (last === 60 || last === 80 || last === 20) && value < 20) return true;
  if (language === 'fr' && group === 4 && value === 20) return true;
  return last >= 20 && value < last && (last >= 100 || value < 10);
}
