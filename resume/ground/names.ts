/**
 * Titles, degrees, certificates and awards as sets of words: equal forms share
 * them ("Sr." and "Senior", "B.S." and "Bachelor of Science").
 */
import type {Language} from '../model/language.ts';
import {americanSpelling} from '../vocabulary/english-stem.ts';
import {type Token, tokens} from './tokens.ts';

/** Written forms and what they stand for; several words where the long form has several. */
const equalForms: readonly (readonly [string, string])[] = [
  ['sr snr', 'senior'],
  ['jr jnr', 'junior'],
  ['mgr mngr', 'manager'],
  ['asst ass', 'assistant'],
  ['assoc', 'associate'],
  ['dir', 'director'],
  ['eng engr', 'engineer'],
  ['dev', 'developer'],
  ['exec', 'executive'],
  ['administrator administrative', 'admin'],
  ['programme', 'program'],
  ['stellv', 'stellvertretend'],
  ['coord', 'coordinator'],
  ['rep', 'representative'],
  ['tech', 'technician'],
  ['spec', 'specialist'],
  ['supv supvr', 'supervisor'],
  ['dept dpt', 'department'],
  ['intl', 'international'],
  ['natl', 'national'],
  ['acct', 'account'],
  ['mktg', 'marketing'],
  ['ops', 'operations'],
  ['mfg', 'manufacturing'],
  ['univ uni', 'university'],
  ['cert', 'certified'],
  ['dept', 'department'],
  ['vp', 'vice president'],
  ['svp', 'senior vice president'],
  ['evp', 'executive vice president'],
  ['avp', 'assistant vice president'],
  ['ceo', 'chief executive officer'],
  ['cfo', 'chief financial officer'],
  ['cto', 'chief technology officer'],
  ['coo', 'chief operating officer'],
  ['cmo', 'chief marketing officer'],
  ['pm', 'project manager'],
  ['rn', 'registered nurse'],
  ['lpn', 'licensed practical nurse'],
  ['cna', 'certified nursing assistant'],
  ['hr', 'human resources'],
  ['it', 'information technology'],
  ['qa', 'quality assurance'],
  ['ta', 'teaching assistant'],
  ['ba', 'bachelor arts'],
  ['bs bsc', 'bachelor science'],
  ['beng', 'bachelor engineering'],
  ['bed', 'bachelor education'],
  ['bba', 'bachelor business administration'],
  ['bcom', 'bachelor commerce'],
  ['bfa', 'bachelor fine arts'],
  ['bsn', 'bachelor science nursing'],
  ['btech', 'bachelor technology'],
  ['llb', 'bachelor laws'],
  ['ma', 'master arts'],
  ['ms msc', 'master science'],
  ['meng', 'master engineering'],
  ['med', 'master education'],
  ['mba', 'master business administration'],
  ['mfa', 'master fine arts'],
  ['mph', 'master public health'],
  ['msn', 'master science nursing'],
  ['msw', 'master social work'],
  ['llm', 'master laws'],
  ['mphil', 'master philosophy'],
  ['phd dphil', 'doctor philosophy'],
  ['md', 'doctor medicine'],
  ['jd', 'juris doctor'],
  ['aa', 'associate arts'],
  ['as', 'associate science'],
  ['aas', 'associate applied science'],
  ['hons', 'honours'],
  ['honors', 'honours'],
  ['dipl', 'diplom'],
  ['pgce', 'postgraduate certificate education'],
  ['ged', 'general educational development'],
  ['hs', 'high school'],
  ['ii', '2'],
  ['iii', '3'],
  ['iv', '4'],
  ['bachelors', 'bachelor'],
  ['masters', 'master'],
  ['doctorate', 'doctor'],
  ['licence license', 'license'],
  ['lic', 'license'],
  ['centre', 'center'],
  ['yr', 'year'],
  ['1st', 'first'],
  ['2nd', 'second'],
  ['3rd', 'third'],
  ['4th', 'fourth'],
];

const longForms = new Map(
  equalForms.flatMap(([forms, long]) =>
    forms.split(' ').map(form => [form, long.split(' ')] as const),
  ),
);

const little = new Set(
  'a an the of in and since for at to on with by from as or de la le les du des del di da do e y et en der die das und im am für fur zur zum des von van het per s il el los las dello della ai al allo alla agli alle dal dalla nel nella nei aux'.split(
    ' ',
  ),
);

/** The words of a name in equal form, each once in order; figures as digits. */
export function nameWords(text: string, language: Language): string[] {
  return tokens(text, language).flatMap((token, at, found) => {
    if (token.kind === 'break') return [];
    if (token.figure) return [figureWord(token.text, token.figure.value)];
    if (little.has(token.low) && !isClassLetter(token, found[at - 1])) return [];
    const long = longForms.get(token.low.replace(/[.-]/g, '')) ?? [token.low];
    return long.map(word =>
      language === 'en' ? singular(americanSpelling(word)) : genderless(word, language),
    );
  });
}

const classed =
  /^(?:class|category|cat|level|grade|type|tier|klasse|classe|categoria|kategorie|permis|carnet|patente|rijbewijs|kategoria)$/;

/** "Class A": the letter is the name, not the article. */
function isClassLetter(token: Token, before: Token | undefined): boolean {
  return /^\p{Lu}$/u.test(token.text) && classed.test(before?.low ?? '');
}

function figureWord(text: string, value: number): string {
  return /[.,]\d/.test(text) ? text.replace(/[^\d.,]/g, '').replace(',', '.') : String(value);
}

const genders: Record<Exclude<Language, 'en'>, readonly (readonly [RegExp, string])[]> = {
  de: [
    [/(?<=\p{L}{4})innen$/u, ''],
    [/(?<=\p{L}{4}(?:er|ent|ist|eur|or|ant|at|og|ekt))in$/u, ''],
  ],
  fr: [
    [/trice$/, 'teur'],
    [/euse$/, 'eur'],
    [/ienne$/, 'ien'],
    [/ee$/, 'e'],
    [/iere$/, 'ier'],
  ],
  es: [
    [/(?<=\p{L}{4})or[ae]s?$/u, 'or'],
    [/(?<=\p{L}{4})[ao]s?$/u, ''],
  ],
  it: [
    [/rice$/, 'ore'],
    [/(?<=\p{L}{4})[aoei]$/u, ''],
  ],
  pt: [
    [/(?<=\p{L}{4})ora$/u, 'or'],
    [/(?<=\p{L}{4})[ao]s?$/u, ''],
  ],
  nl: [[/(?<=\p{L}{4})ster$/u, 'er']],
  pl: [
    [/(?<=\p{L}{4})ka$/u, ''],
    [/(?<=\p{L}{4})czka$/u, 'k'],
  ],
};

/** A woman's and a man's form of a title are one title. */
function genderless(word: string, language: Exclude<Language, 'en'>): string {
  return genders[language].reduce((form, [ending, common]) => form.replace(ending, common), word);
}

function singular(word: string): string {
  return word.length > 4 ? word.replace(/(?<=[^s])s$/, '') : word;
}
