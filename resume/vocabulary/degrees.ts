import {foldInPlace} from './fold.ts';
import {remembered} from './remembered.ts';

/** Abbreviated degrees: the dots are printed or not, the letters are capitals. */
const short =
  /(?:^|[\s(,/])(?:B\.?\s?A\.?|B\.?\s?Sc?\.?|B\.?\s?Eng\.?|B\.?\s?Ed\.?|B\.?\s?F\.?\s?A\.?|B\.?\s?B\.?\s?A\.?|B\.?\s?Com\.?|B\.?\s?Tech\.?|B\.?\s?E\.?|B\.?\s?Arch\.?|B\.?\s?S\.?\s?N\.?|B\.?\s?S\.?\s?W\.?|BCA|MCA|LL\.?\s?[BM]\.?|M\.?\s?A\.?|M\.?\s?Sc?\.?|M\.?\s?Eng\.?|M\.?\s?Ed\.?|M\.?\s?F\.?\s?A\.?|M\.?\s?B\.?\s?A\.?|M\.?\s?Phil\.?|M\.?\s?Tech\.?|M\.?\s?P\.?\s?H\.?|M\.?\s?S\.?\s?W\.?|M\.?\s?S\.?\s?N\.?|M\.?\s?Res\.?|MArch|MChem|MPhys|MMath|Ph\.?\s?D\.?|D\.?\s?Phil\.?|Ed\.?\s?D\.?|M\.?\s?D\.?|J\.?\s?D\.?|Pharm\.?\s?D\.?|D\.?\s?N\.?\s?P\.?|D\.?\s?D\.?\s?S\.?|A\.?\s?A\.?\s?S\.?|A\.?\s?A\.?|A\.?\s?S\.?|A\.?\s?D\.?\s?N\.?|PGCE|PGDip|PGCert|HND|HNC|NVQ|BTEC|GCSEs?|GED|DEUG|BTS|DUT|BUT|CAP|BEP|CQP|DCG|DSCG|DEES|Dipl\.|Diplom|Mag\.|Ing\.|FP|DEA|DESS)(?=$|[\s,.):/(–—-])/u;

/** Degrees and school leaving certificates by their words: en de fr es it pt nl pl. */
const words =
  /\b(?:bachelor|master|masters|doctor|doctorate|doctoral|associate(?:'s)? (?:degree|of)|associate in|degree|diploma|^high school|^secondary school|a-?levels?|o-?levels?|gcses?|foundation (?:degree|year)|apprenticeship|honou?rs|minor in|major in|postgraduate|undergraduate|graduate certificate|certificate (?:of|in)|certificate i|minor|ged|baccalaureate|residency|fellowship in|ausbildung|abitur|fachabitur|hochschulreife|mittlere reife|realschulabschluss|hauptschulabschluss|schulabschluss|diplom|magister|staatsexamen|promotion|studium|meister(?:brief|prufung)?|umschulung|lehre|fachwirt|facharbeiter|gesellenbrief|berufsausbildung|matura|licence|maitrise|doctorat|baccalaureat|bac|brevet|diplome|titre professionnel|certificat|formation|classe preparatoire|classes preparatoires|ingenieur diplome|licenciatura|licenciado|licenciada|grado|graduado|graduada|master universitario|maestria|doctorado|bachillerato|bachiller|tecnico superior|tecnico medio|tecnico e[mn]|tecnica e[mn]|ciclo formativo|formacion profesional|diplomatura|posgrado|postgrado|educacion secundaria|eso|curso de|laurea|diploma di|maturita|dottorato|specializzazione|perito|qualifica|licenza media|mestrado|doutorado|doutoramento|bacharel|bacharelado|ensino medio|ensino secundario|pos-?graduacao|graduacao|tecnologo|curso tecnico|12.? ano|hbo|mbo|wo|vwo|havo|vmbo|mavo|propedeuse|opleiding|doctoraal|licencjat|magisterskie|licencjackie|inzynierskie|inzynier|doktorat|studia|technik|matura|wyksztalcenie|podyplomowe|srednie|zawodowe|swiadectwo|egzamin)\b/;

/** How much a text looks like a degree or another way school is finished, 0 to 1. */
export const degreeLikeness = remembered(likenessToDegree);

function likenessToDegree(text: string): number {
  if (words.test(foldInPlace(text))) return 1;
  return short.test(text) ? 0.9 : 0;
}

/** Grades, honours and courses that stand beside a degree. */
const notes =
  /^(?:overall |cumulative )?(?:gpa|cgpa|grade|grades|final grade|average|note|abschlussnote|gesamtnote|endnote|notendurchschnitt|schnitt|moyenne|mention|media|nota|votazione|voto|cijfer|gemiddelde|ocena|srednia|wynik|thesis|dissertation|bachelorarbeit|masterarbeit|diplomarbeit|abschlussarbeit|thema|memoire|tesi|tesis|tese|scriptie|praca|relevant coursework|coursework|courses|modules|schwerpunkt|schwerpunkte|specialisation|specialization|specialite|especialidad|honou?rs|awards?|activities|societies|dean|magna|summa|cum laude|with (?:honou?rs|distinction|merit)|first[- ]class|second[- ]class|upper second|lower second|distinction|merit|pass|focus|key modules|advisor|supervisor|matura z|incoming courses|valedictorian|scholarship|expected|predicted|voraussichtlich|in teilzeit|in vollzeit|part[- ]time|full[- ]time|previsto|prevista|en cours|in corso|em curso|en curso|laufend|w trakcie|lopend|ongoing|in progress)\b/;

/** A grade with its label or as a fraction. */
const grade =
  /^(?:overall |cumulative )?(?:gpa|cgpa|grade|final grade|note|abschlussnote|gesamtnote|endnote|notendurchschnitt|moyenne|media|nota|nota media|votazione|voto|cijfer|gemiddelde|ocena|srednia)\b.*\d|^\d[.,]\d+\s*(?:\/\s*\d+(?:[.,]\d+)?|gpa)$/;

/** Whether a text is a grade and nothing else. */
export function isGrade(text: string): boolean {
  return grade.test(foldInPlace(text).trim());
}

/** Whether a text only comments on a degree: a grade, honours, a thesis, courses. */
export function isDegreeNote(text: string): boolean {
  const plain = foldInPlace(text).trim();
  return notes.test(plain) || /^\(?\d[.,:]\d+(?:\s*\/\s*\d+(?:[.,]\d+)?)?\)?$/.test(plain);
}
