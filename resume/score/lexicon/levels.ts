/** Degrees, seniority, language levels and number words, as they are printed in the eight languages. */
import type {Language} from '../../model/language.ts';
import {fold} from '../words.ts';

export const degreeNames = [
  'none',
  'school',
  'vocational',
  'associate',
  'bachelor',
  'master',
  'doctorate',
] as const;

/** 0 none, 1 school leaving, 2 vocational training, 3 associate or short cycle, 4 bachelor, 5 master, 6 doctorate. */
export type DegreeLevel = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const degreePatterns: readonly [DegreeLevel, RegExp][] = [
  [
    6,
    /\b(?:ph\.? ?d|doctor of|doctorate|doctoral|dphil|promotion in|doktor\p{L}*|dr\. ?(?:rer|phil|ing|med)|doctorat|doctorado|dottorato|doutoramento|doutorado|gepromoveerd|doktorat)\b/u,
  ],
  [
    5,
    /\b(?:master(?:'?s)?(?! (?:electrician|plumber|data|craft|of ceremon|production|schedul))|mba|m\.?b\.?a\.?|m\.? ?sc|m\.s(?=\.)|(?<=^|[,;(/] ?|\b(?:an?|or|and|bs|ba|with|have|in|a) )ms(?= (?:or|in|degree|and)\b| ?\/)|msn|m\.? ?a\.?(?= in\b| degree)|meng|m\.?ed|m\.?phil|mpa|mph|mres|llm|pgce|pgde|postgraduate|post-graduate|graduate degree|magister\p{L}*|diplom(?:-\p{L}+|ingenieur\p{L}*|kauf\p{L}*)|staatsexamen|bac ?\+ ?5|ingenieur diplome|diplome d'ingenieur|maestria|posgrado|laurea magistrale|laurea specialistica|mestrado|pos-graduacao|wo-master|studia magisterskie|mgr)\b/u,
  ],
  [
    4,
    /\b(?:bachelor(?:'?s)?|b\.? ?sc|b\.?s(?=\.|,| |$)|bsn|b\.?a(?=\.|,| |\(|$)|beng|b\.?ed|bba|llb|undergraduate degree|university degree|college degree|(?:a|the|relevant|technical|related) degree|degree in|degree|four-year degree|hochschulabschluss|studium|hochschulstudium|fh-abschluss|^licence|licence(?= (?:en|de|lettres|professionnelle|pro|\p{L}+ et))|bac ?\+ ?[34]|licenciatura|grado en|grado universitario|titulo universitario|laurea|laurea triennale|hbo|wo-niveau|wyzsze|licencjat|inzynier|studia)\b/u,
  ],
  [
    3,
    /\b(?:associate(?:'?s)? (?:degree|of)|associate in|a\.?a\.?s\.?|hnd|hnc|foundation degree|bac ?\+ ?2|bts|dut|deust|tecnico superior|ciclo formativo de grado superior|its diploma|mbo ?-?4|ctesp)\b/u,
  ],
  [
    2,
    /\b(?:vocational|apprenticeship|journeyman (?:training|program)|trade school|technical diploma|ausbildung|berufsausbildung|gesellenbrief|facharbeiter\p{L}*|meisterbrief|techniker(?:schule)?|cap|bep|bac pro|formacion profesional|grado medio|qualifica professionale|diploma professionale|istituto tecnico|curso profissional|curso tecnico|mbo|vakopleiding|zawodowe|technikum|szkola zawodowa|nvq|btec|city (?:and|&) guilds)\b/u,
  ],
  [
    1,
    /\b(?:high school|ged|secondary school|a-levels?|gcses?|abitur|fachabitur|mittlere reife|realschul\p{L}*|hauptschul\p{L}*|gymnasium|baccalaureat|bachillerato|eso|diploma di (?!laurea|qualifica)\p{L}+|diploma superiore|maturita|liceo|ensino medio|ensino secundario|12\.? ?ano|havo|vwo|vmbo|liceum|matura|srednie)\b/u,
  ],
];

/** The highest degree that a text names, 0 where it names none. */
export function degreeIn(text: string): DegreeLevel {
  const plain = fold(text).replaceAll('’', "'");
  return degreePatterns.find(([, pattern]) => pattern.test(plain))?.[0] ?? 0;
}

/** The lowest degree that a text names: what "bachelor's or master's" really asks for. */
export function lowestDegreeIn(text: string): DegreeLevel {
  const plain = fold(text).replaceAll('’', "'");
  return degreePatterns.findLast(([, pattern]) => pattern.test(plain))?.[0] ?? 0;
}

/** Degrees this close to each other are named together: "MS or PhD". */
const namedTogether = 12;

/** Where a text names its degrees; offsets into the text, both 0 where it names none. */
export function degreePlace(text: string): {start: number; end: number} {
  const plain = fold(text).replaceAll('’', "'");
  const places = degreePatterns
    .flatMap(([, pattern]) => pattern.exec(plain) ?? [])
    .map(printed => ({start: plain.indexOf(printed), end: plain.indexOf(printed) + printed.length}))
    .sort((x, y) => x.start - y.start);
  const [first = {start: 0, end: 0}, ...others] = places;
  let end = first.end;
  for (const place of others) {
    if (place.start - end <= namedTogether) end = Math.max(end, place.end);
  }
  return {start: first.start, end};
}

/** 0 intern, 1 junior or assistant, 2 no level named, 3 senior, 4 lead or manager, 5 director, 6 executive. */
export type Seniority = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const seniorityPatterns: readonly [Seniority, RegExp][] = [
  [
    6,
    /\b(?:chief|ceo|cto|cfo|coo|cmo|chro|vice president|vp|svp|evp|vorstand|geschaftsfuhrer\p{L}*|directeur general|directrice generale|director general|direttore generale|amministratore delegato|diretor geral|algemeen directeur|prezes)\b/u,
  ],
  [
    5,
    /\b(?:director|directrice|directeur|directora|direttore|direttrice|diretora?|dyrektor\p{L}*|head of|bereichsleit\p{L}*|partner|principal(?= (?:of|teacher))|headteacher|head teacher)\b/u,
  ],
  [
    0,
    /\b(?:intern|internship|praktikant\p{L}*|werkstudent\p{L}*|stagiaire|becario|becaria|en practicas|tirocinante|stagista|estagiari[oa]|stagiair\p{L}*|praktyka\p{L}*|stazyst\p{L}*|work experience)\b/u,
  ],
  [
    1,
    /\b(?:junior|jr|trainee|apprentice|assistant|entry[- ]level|graduate|auszubildende\p{L}*|azubi|volontar\p{L}*|apprenti\p{L}*|alternan\p{L}*|assistante?|debutante?|auxiliar|aprendiz|ayudante|asistente|apprendista|assistente|ajudante|leerling|assistent\p{L}*|mlodsz\p{L}*|asystent\p{L}*|helfer\p{L}*)\b/u,
  ],
  [
    4,
    /\b(?:lead|leader|manager|principal|staff engineer|supervisor|foreman|forewoman|leit(?:er|erin|ung)\p{L}*|\p{L}+leit(?:er|erin|ung)|meister\p{L}*|teamleit\p{L}*|responsable|chef|cheffe|jefe|jefa|encargad[oa]|coordinador\p{L}*|responsabile|capo|gerente|chefe|coordenador\p{L}*|teamleider|leidinggevende|kierowni\p{L}*|lider)\b/u,
  ],
  [3, /\b(?:senior|sr|experienced|expert|erfahren\p{L}*|confirmee?|starsz\p{L}*|charge nurse)\b/u],
];

/** The level a job title names; 2 where it names none. */
export function seniorityIn(title: string): Seniority {
  const plain = fold(title);
  return seniorityPatterns.find(([, pattern]) => pattern.test(plain))?.[0] ?? 2;
}

/** 1 elementary to 6 native, about the CEFR's A1 to C2. */
export type LanguageLevel = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const languageLevelPatterns: readonly [LanguageLevel, RegExp][] = [
  [
    6,
    /\b(?:native|mother tongue|bilingual|c2|muttersprach\p{L}*|langue maternelle|bilingue|lengua materna|nativ[oa]|madrelingua|lingua materna|moedertaal|ojczyst\p{L}*|heritage)\b/u,
  ],
  [
    5,
    /\b(?:fluent\p{L}*|full professional|c1|business fluent|verhandlungssicher\p{L}*|fliessend\p{L}*|flussig|courant|couramment|fluid[oa]|fluidez|fluente?|fluency|vloeiend|biegl\p{L}*|plynn\p{L}*|excellent|hervorragend\p{L}*|sehr gut\p{L}*|ottim\p{L}*|excelente|uitstekend\p{L}*|bardzo dobr\p{L}*|tres bo\p{L}*)\b/u,
  ],
  [
    4,
    /\b(?:good|strong|advanced|b2|professional working|gut\p{L}*|sicher\p{L}*|bonnes?|bons?|avance\p{L}*|buen\p{L}*|avanzad\p{L}*|alto|buon\p{L}*|avanzat\p{L}*|bo[am]s?|avancad\p{L}*|goed\p{L}*|dobr\p{L}*|working knowledge|proficient)\b/u,
  ],
  [
    3,
    /\b(?:b1|intermediate|conversational|limited working|spoken|mittel\p{L}*|intermediaire|intermedi[oa]|medio|gemiddeld|sredni\p{L}*|komunikatywn\p{L}*)\b/u,
  ],
  [
    2,
    /\b(?:a2|basic|basics|grundkenntnis\p{L}*|notions|basique|basic[oa]|elementar\p{L}*|scolastic\p{L}*|basis|podstawow\p{L}*)\b/u,
  ],
  [1, /\b(?:a1|beginner|anfanger|debutante?|principiante|iniciante|beginner|poczatkujac\p{L}*)\b/u],
];

/** The level a text names for a language; 0 where it names none. */
export function languageLevelIn(text: string): LanguageLevel {
  const plain = fold(text);
  return languageLevelPatterns.find(([, pattern]) => pattern.test(plain))?.[0] ?? 0;
}

const numberWords = new Map(
  'one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 zwei:2 drei:3 vier:4 funf:5 sechs:6 sieben:7 acht:8 neun:9 zehn:10 deux:2 trois:3 quatre:4 cinq:5 sept:7 huit:8 dix:10 dos:2 tres:3 cuatro:4 cinco:5 seis:6 siete:7 ocho:8 diez:10 due:2 tre:3 quattro:4 cinque:5 sei:6 sette:7 otto:8 dieci:10 dois:2 duas:2 quatro:4 sete:7 oito:8 dez:10 twee:2 drie:3 vijf:5 zes:6 zeven:7 tien:10 dwa:2 trzy:3 cztery:4 piec:5 piecioletnie:5 trzyletnie:3 dwuletnie:2 ein:1 een:1 un:1 uno:1 um:1'
    .split(' ')
    .map(pair => {
      const [word = '', value = ''] = pair.split(':');
      return [word, Number(value)] as const;
    }),
);
const numberWord = [...numberWords.keys()].join('|');
export function isNumberWord(key: string): boolean {
  return numberWords.has(key);
}

const yearsPattern = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(\\d{1,2}|${numberWord})\\s*(?:\\+|plus|or more|oder mehr|ou plus|o mas|o piu|ou mais|of meer)?(?:\\s*(?:-|–|to|bis|a|à|tot|do)\\s*\\d{1,2})?\\s*\\+?[\\s-]*(?:full )?(?:years?|yrs?|jahre?n?s?|annees?|ans?|anos?|anni|anno|jaar|jaren|lat|lata|letnie\\p{L}*)(?![\\p{L}])`,
  'u',
);
/** A year without a figure: "minimum rok", "at least a year". */
const oneYear =
  /\b(?:(?:minimum|min\.?|co najmniej) rok|at least a year|a year of|mindestens ein jahr|au moins un an|al menos un ano|almeno un anno|pelo menos um ano|minimaal een jaar)\b/u;
const severalYears =
  /\b(?:several years|many years|mehrjahrig\p{L}*|langjahrig\p{L}*|plusieurs annees|varios anos|pluriennale|varios anos|meerjarig\p{L}*|kilkuletni\p{L}*|wieloletni\p{L}*)\b/u;

/** Years of experience that a requirement asks for: the lower end of a range; "several" are three. */
export function yearsAsked(text: string): number | null {
  const plain = fold(text);
  const found = yearsPattern.exec(plain)?.[1];
  if (!found && oneYear.test(plain)) return 1;
  if (found) return numberWords.get(found) ?? Number(found);
  return severalYears.test(plain) ? 3 : null;
}

/** The names that the tables of skills have for our languages. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  pt: 'Portuguese',
  nl: 'Dutch',
  pl: 'Polish',
};
