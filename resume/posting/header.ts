/**
 * The top of a posting: title, company, place, type and pay stand there in any
 * order, several on a line. Each piece is weighed for what it could be; the
 * fields then take the piece that fits best.
 */
import {foldInPlace} from '../vocabulary/fold.ts';
import {isPlaceWord} from '../vocabulary/places.ts';
import {isBoardName} from './board-names.ts';
import {companyScore} from './company-words.ts';
import {countWords} from './count-words.ts';
import {employmentTypes, isEmploymentSegment} from './employment.ts';
import {isNoise} from './noise.ts';
import {genderMark, namesOccupation, occupationLikeness} from './occupation-words.ts';
import {namesPlace, placeScore} from './place-words.ts';
import {type PostingLine, sentences} from './posting-lines.ts';
import {readSalary} from './salary.ts';

export interface Piece {
  readonly text: string;
  /** Number of its line, and its place on the line, from 0. */
  readonly line: number;
  readonly at: number;
  /** The whole line, and where on it the piece begins. */
  readonly source: string;
  readonly from: number;
  readonly title: number;
  readonly company: number;
  readonly place: number;
  /** Says something else: type of employment, pay, a date, the board's own words. */
  readonly other: boolean;
}

const separators = /\s+[|·•‧∙⋅●◆■]\s+|\s{2,}|\s+[–—]\s+|\s+-\s+|\s*\|\s*|\s+@\s+|\s·\s?|\s?•\s?/;
/** "Acme / Dublin / Full-time": one slash may join two words for one thing, two part three things. */
const slashes = /\S \/ .*\S \/ \S/;
const pictures = /(?:\p{Extended_Pictographic}|\ufe0f|\u200d)+/gu;
const emphasis = /^[*_~]+(.+?)[*_~]+$/;
const maxLines = 14;
const maxSlogans = 3;

/** The pieces of the lines above the first running text or list. */
export function headerPieces(lines: readonly PostingLine[]): Piece[] {
  const from = lines.slice(0, maxSlogans).findIndex(({text}) => !isRunning(text));
  const [first, ...others] = lines.slice(Math.max(0, from));
  const opening = first ? openingPhrase(first.text) : '';
  if (opening !== '') return linePieces(opening, 0);
  const all = first ? [first, ...others.slice(0, maxLines - 1)] : [];
  const end = all.findIndex(({text, bullet}) => (bullet && !isFact(text)) || isRunning(text));
  const header = end < 0 ? all : all.slice(0, end);
  return header.flatMap(({text}, line) => linePieces(text, line));
}

/** Slogans may stand above the title; running text below it ends the header. */
function isRunning(text: string): boolean {
  return isParagraph(text) && !isShoutedTitle(text) && openingPhrase(text) === '';
}

/** A place or type of employment that a page shows as an item of a list. */
function isFact(text: string): boolean {
  const words = countWords(text);
  const isNamed = words <= 3 && isPlaceWord(text) && titleScore(text) === 0;
  return words <= 6 && (placeScore(text) >= 4 || employmentTypes(text).length > 0 || isNamed);
}

/** "DRIVERS WANTED – HOME EVERY WEEKEND!" */
function isShoutedTitle(text: string): boolean {
  return (
    countWords(text) <= 14 &&
    titleScore((text.split(separators)[0] ?? '').replace(wantedAfter, '').replace(/!+$/, '')) >= 3
  );
}

/** "Roofer – Acme Ltd, Leeds. We seek …": a posting in one paragraph begins with its header. */
function openingPhrase(text: string): string {
  const [first = '', ...others] = sentences(text);
  const isHeader = others.length > 0 && countWords(first) <= 14 && separators.test(first);
  return isHeader ? first.replace(/\.$/, '') : '';
}

/** Running text: long, or a sentence with an ending and something like a verb in the middle. */
export function isParagraph(text: string): boolean {
  const words = countWords(text);
  if (words > 22 || /^[¿¡]|[!?]$/.test(text)) return true;
  return (
    words >= 7 &&
    /[.…]$/.test(text) &&
    !/\b(?:Co|Inc|Ltd|p\.a|e\.V|DOE|EOE)\.$/.test(text) &&
    (readSalary(text)?.weight ?? 0) < 2
  );
}

export function linePieces(text: string, line: number): Piece[] {
  const parts = text
    .split(separators)
    .flatMap(seekerApart)
    .flatMap(part => (slashes.test(part) ? part.split(' / ') : [part]))
    .flatMap(part => (countWords(part) <= 14 ? part.split(/;\s+/) : [part]))
    .flatMap(typeApart)
    .flatMap(shortSentences)
    .flatMap((part, _at, all) => (titleScore(all[0] ?? '') >= 3 ? placeApart(part) : [part]))
    .map(part => part.replace(pictures, '').replace(emphasis, '$1').trim());
  const kept = parts.filter(part => part !== '' && !isNoise(part));
  return kept.map((part, at) => weighPiece(part, line, at, text));
}

const seeks =
  /\s(?:requiere|busca|solicita|contrata|sucht|recherche|recrute|cerca|zoekt|szuka|is hiring|seeks)\s+(?:(?:an?|une?|un\(e\)|eine?n?|een)\s+)?/;

/** "IPS Salud requiere Auxiliar de enfermería": who seeks, and whom. */
function seekerApart(part: string): string[] {
  const [head = '', tail = ''] = part.split(seeks);
  return countWords(part) <= 12 && /^\p{Lu}/u.test(head) && namesOccupation(tail)
    ? [head, tail]
    : [part];
}

/** "Fort Collins, CO. Full time. $36/hr" is three pieces. */
function shortSentences(part: string): string[] {
  const found = part.split(
    /(?<=\p{L}{2}|\))(?<!\b(?:Co|Inc|Ltd|St|Dr|Corp|Sr|Jr|No|Pvt|Pty|Prof|Sp|z|kat|abt|tel|art))\.\s+(?=[\p{Lu}\d$£€])/u,
  );
  if (found.every(one => countWords(one) <= 6)) return found.map(one => one.replace(/\.$/, ''));
  const [first = ''] = found;
  return found.length > 2 && countWords(first) <= 3 && isPlaceWord(first)
    ? [first, part.slice(first.length + 1).trim()]
    : [part];
}

/** "Minijob, sonntags 7-11 Uhr" is two pieces, of which the first says nothing but the type. */
function typeApart(part: string): string[] {
  const [, type = '', rest = ''] = /^([^,]+),\s+(.+)$/.exec(part) ?? [];
  return isEmploymentSegment(type) ? [type, rest] : [part];
}

/** "Groundworks (Plymouth)" is two pieces, "Remote (US)" and "Leeds (hybrid)" are one. */
function placeApart(part: string): string[] {
  const match = /^(.*\S)\s*\(([^()]+)\)$/.exec(part);
  const [, head = '', inside = ''] = match ?? [];
  return placeScore(inside) >= 4 && namesPlace(inside) && placeScore(head) === 0
    ? [head, inside]
    : [part];
}

export function weighPiece(text: string, line = 0, at = 0, source = text): Piece {
  const other = saysSomethingElse(text);
  return {
    text,
    line,
    at,
    source,
    from: Math.max(0, source.indexOf(text)),
    title: other ? 0 : titleScore(text),
    company: other || isStatement(text) ? 0 : companyScore(text),
    place: placeScore(text),
    other,
  };
}

/** "Die Stadt Lindenrode stellt … ein": names an employer, but is not its name. */
export function isStatement(text: string): boolean {
  return (
    countWords(text.replace(/\([^)]*\)/g, '')) > 8 ||
    / (?:stellt|sucht|suchen|is|are|was|has|have|we|cerca|ricerca|recrute|cherche|zoekt|szuka|poszukuje|selecciona|precisa|procura|contrata|wir|ist|sind|est|recherche|busca|seeks|needs|you|you'll) /i.test(
      ` ${text} `,
    )
  );
}

const invitation =
  /^(?:work (?:with|for) us|join (?:us|our team)|come and work with us|lavora con noi|unisciti a noi|(?:nous rejoindre|rejoignez[- ]nous|rejoins[- ]nous|recrutement)|(?:trabaja|trabaje) con nosotros|unete.*|trabalhe conosco|junta-te a nos|werken bij(?: ons)?|kom bij ons.*|dolacz do nas|arbeiten bei uns|werde teil.*|komm(?:en sie)? (?:in unser|zu uns).*|recrute|recruteert|cerca|convocatoria de .*|offre d'emploi|oferta de empleo|stellenausschreibung|stellenanzeige|job ad(?:vert(?:isement)?)?|urgent\p{L}*|(?:(?:employment|career|job|work|current|new|exciting|volunteer) )?opportunit\p{L}+|(?:current |job )?(?:vacanc\p{L}+|openings?)|(?:vacancy|job|position|recruitment) (?:notice|announcement)|notice of vacancy|(?:avis|annonce) de (?:vacance|recrutement|concours)(?: .*)?|avviso (?:pubblico|di selezione).*|bando di .*|stellenangebote?|offene stellen?|ausschreibung|aushang|anuncio|aviso de .*|proceso selectivo.*|personeelsadvertentie|ogloszenie.*)[\s!.:]*$/u;

/** "Join us", "Stellenanzeige": says that there is work, and not which. */
export function isInvitation(text: string): boolean {
  return invitation.test(foldInPlace(text));
}

function saysSomethingElse(text: string): boolean {
  if (isEmploymentSegment(text) || isBoardName(text) || isInvitation(text)) return true;
  const folded = foldInPlace(text);
  if (
    /^(?:\d+ (?:days?|weeks?|hours?|months?|tage?|urlaubstage)|\d+%|salary|gehalt|competitive|negotiable|from|ab sofort|immediate|start|starts|starting|closing|posted|ref|req|reference|job (?:id|ref)|id|apply by|bewerbungsschluss|deadline|e-?mail|tel|phone|www|http|(?:evenings?|mornings?|afternoons?|weekends?|nights|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?=$|,| (?:and|only|to|&))|abends|morgens|(?:sams|sonn)tags|day shift|night shift|1st shift|2nd shift|monday|mon|mo|prise de poste|statut du poste|type of role|job grade|grade|number of|reports to|reporting to|start date|date de debut|eintrittsdatum|eintritt|beginn|open until|work mode|openings|vacancies|job highlights|all shifts|on-the-spot|several positions|multiple positions|employer active|date posted|valid through|industry|category)(?![\p{L}])/u.test(
      folded,
    )
  )
    return true;
  if (/@|https?:|www\./.test(text)) return true;
  const pay = readSalary(text);
  return pay !== null && pay.weight >= 2 && !namesOccupation(text);
}

/** "Verkäufer/in gesucht!", "Cleaner wanted". */
const wantedAfter =
  /\s+(?:gesucht|wanted|needed|required|recherchée?|demandée?|gezocht|cercasi|poszukiwan[ya])\s*!*$/iu;

/** "Precisa-se de padeiro/a": who is sought is a job. */
const sought =
  /^(?:se (?:busca|necesita|precisa|solicita)n?|(?:precisa|procura|admite|contrata)-se|si (?:ri)?cerca|cercasi|gesucht:|wanted:|on (?:re)?cherche|gezocht:) ?\S/u;

/** 0 where nothing says that the words name a job. */
export function titleScore(printed: string): number {
  const text = printed.replace(wantedAfter, '');
  const folded = foldInPlace(text);
  const words = countWords(text);
  if (words > 16 || /[.!?]$/.test(text.replace(/\b(?:Sr|Jr|Dr)\./g, ''))) return 0;
  const likeness = occupationLikeness(text);
  let score = likeness === 0 ? 0 : 2 + likeness;
  if (sought.test(folded)) score = Math.max(score, 3);
  if (genderMark.test(text)) score += 4;
  if (
    /^(?:senior|junior|lead|head of|chief|director of|principal|staff|vp|assistant|associate|deputy|graduate|trainee|interim)\b/.test(
      folded,
    )
  )
    score += 1;
  if (score > 0 && words > 9) score -= 1;
  if (/\b(?:we|our|you|your|wir|ihre|unser\w*|nous|notre|votre|nuestr\w+)\b/.test(folded))
    score -= 3;
  return Math.max(0, score);
}
