/** Titles as employers print them, with company, place and hours hanging on. */
import {isPlaceWord} from '../vocabulary/places.ts';
import {isNamed, type Named} from './company-frames.ts';
import {companyScore} from './company-words.ts';
import {isEmploymentSegment} from './employment.ts';
import {type Piece, weighPiece} from './header.ts';
import {genderMark, namesOccupation} from './occupation-words.ts';
import {placeScore} from './place-words.ts';
import {readSalary} from './salary.ts';

export interface Titled {
  readonly title: string | null;
  readonly company: string | null;
  readonly location: string | null;
  readonly piece: Piece | null;
  readonly rest: readonly Piece[];
}

export const untitled: Titled = {title: null, company: null, location: null, piece: null, rest: []};

const hours = new RegExp(
  `(${genderMark.source})[\\s,–-]+(?:in )?(?:Vollzeit|Teilzeit|Voll- (?:und|oder) Teilzeit|CDI|CDD|unbefristet|befristet)\\b.*$`,
  'iu',
);
const pictures = /(?:\p{Extended_Pictographic}|\ufe0f|\u200d|[★☆])+/gu;
const wanted =
  /[\s,]+(?:jobs?(?= in )|jobs?(?=$)|wanted|needed|required|gesucht|recherchée?|hiring now|ab sofort|zum nächstmöglichen|dès que possible|immediate start|asap|starts? (?:monday|immediately|asap|\d)|starting (?:monday|immediately|asap|\d)|(?:pour|für) (?:les |das |die )?(?:samedis?|week-ends?|wochenende\w*|été|sommer|hiver))(?![\p{L}]).*$/iu;
export const extras =
  /\s*[([](?:[^()[\]]*\b(?:maternity|paternity|parental|cover|(?:entry|mid|junior|senior)[ -]level|secondment|interim|casual|seasonal|freelance|job share|term[ -]time|full[ -]?time|part[ -]?time|remote|hybrid[eo]?|híbrido|teletrabajo|presencial|télétravail|on-?site|fixed[ -]term|permanent|temporary|contract|months?|hours?|vollzeit|teilzeit|befristet|unbefristet|homeoffice|home office|cdi|cdd|temps plein|temps partiel|indefinido|jornada completa|ref|req|job id|urgent|immediate start|\d+ ?%|\d[.,]\d+ ?fte)\b[^()[\]]*)[)\]]/giu;

/** "SE BUSCA COCINERO EN SITGES": after "wanted" even an unknown town is one. */
const advert =
  /^(?:se (?:busca|necesita|precisa)|buscamos|wir suchen|on recherche|cercasi|wij zoeken|gesucht|we(?: are|'re) hiring)/i;
const prefixes =
  /^(?:(?:job title|position|role|hiring|we are hiring|now hiring|job opening|vacancy|wanted|gesucht|stellenangebot|offre d'emploi|oferta de empleo|oferta de trabajo|stellenanzeige|subject|objet|betreff|asunto|oggetto|assunto|onderwerp|temat|re|fwd|fw|opening|vacante|vaga|vacature|oferta|offre|offerta|now hiring)\s*[:!–-]\s*|\d+ ?x\s+|(?:se (?:busca|necesita|precisa|requiere)|(?:precisa|procura|admite|contrata)-se(?: de)?|si cerca|buscamos|wir suchen|(?:on|nous) recherche(?:ons)?(?: une?(?=\s)| un\(e\)| un·e)?|cercasi|cerchiamo|wij zoeken(?: een)?|we are hiring:?(?: an?)?|we're hiring:?(?: an?)?|oferta(?= \p{Lu})|offre(?= \p{Lu})|vaga(?= \p{Lu})|vacature(?= \p{Lu})|vacante(?= \p{Lu})|now hiring:?|hiring:?)\s+)+/iu;

/** "Wanted: Harbour Pilot" without what announces it. */
export function withoutAnnouncement(title: string): string {
  return title.replace(prefixes, '');
}

/** A title without what employers hang on it: company, place, pay, cover, hours. */
export function splitTitle(printed: string, named: readonly Named[], sure: boolean): Titled {
  const text = [extras, pictures, wanted, prefixes]
    .reduce((left, hung) => left.replace(hung, ''), printed)
    .trim();
  const announced = afterColon(text);
  if (announced !== null) return splitTitle(announced, named, sure);
  const isAdvert = advert.test(printed);
  for (const cut of cuts(text)) {
    const head = text.slice(0, cut.start).trim();
    if (!sure && !namesOccupation(head) && !genderMark.test(head)) continue;
    const tail = text.slice(cut.end).trim();
    const found =
      isAdvert && cut.in && isTownLike(tail) ? {location: tail} : readTail(tail, cut, named);
    if (found) return {...untitled, title: stripped(head), ...found};
  }
  return {...untitled, title: stripped(text), location: bracketedPlace(printed)};
}

/** "Developer Advocate (Remote, Europe)". */
function bracketedPlace(printed: string): string | null {
  const inside = /[([]([^()[\]]+)[)\]]/.exec(printed)?.[1] ?? '';
  return placeScore(inside) >= 4 ? inside : null;
}

/** "Wir brauchen Verstärkung: Erzieherin (m/w/d)": the job where only what follows the colon is one. */
function afterColon(text: string): string | null {
  const [, head = '', tail = ''] = /^([^:]{3,50}):\s+(\S.*)$/.exec(text) ?? [];
  const isJob = namesOccupation(tail) || genderMark.test(tail);
  return isJob && !namesOccupation(head) ? tail : null;
}

/** What stands after a title and is no part of it; null where it is one. */
function readTail(tail: string, cut: Cut, named: readonly Named[]): Partial<Titled> | null {
  const rest = [weighPiece(tail, 0, 1)];
  const pay = readSalary(tail);
  const isHours =
    /^\d+(?:[.,]\d+)?\s?(?:h|hrs?|hours|heures|std|stunden|uur|horas|%)(?!\p{L})/iu.test(tail);
  if (isHours || isEmploymentSegment(tail) || (pay !== null && pay.weight >= 2)) return {rest};
  const isCompany = cut.at || (!cut.in && (isNamed(tail, named) || isUnrivalled(tail, named)));
  if (isCompany) return {rest, ...companyAndPlace(tail)};
  return placeScore(tail) >= 3 ? {location: tail} : null;
}

/** "Electrician, Ironcreek Power Services": an organisation's words, and nobody else is named. */
function isUnrivalled(tail: string, named: readonly Named[]): boolean {
  const score = companyScore(tail);
  return score >= 5 || (score >= 3 && named.length === 0 && /\s/.test(tail));
}

interface Cut {
  readonly start: number;
  readonly end: number;
  /** "at", "bei", "chez": what follows is an employer. */
  readonly at: boolean;
  /** "in": what follows can only be a place. */
  readonly in: boolean;
}

function cuts(text: string): Cut[] {
  return [
    ...text.matchAll(
      /\s+(?:at|bei|chez|@)\s+(?=[\p{Lu}\d])|,\s+|\s+[–—|-]\s+|\s+(?:in|IN|en|EN|à|a|A|im Raum|im Großraum|in der Region)\s+(?=\p{Lu})/gu,
    ),
  ].map(match => ({
    start: match.index,
    end: match.index + match[0].length,
    at: /^\s+(?:at|bei|chez|@)\s/.test(match[0]),
    in: /^\s+(?:in|en|à|a|im)\s/i.test(match[0]),
  }));
}

export function companyAndPlace(text: string): Pick<Titled, 'company' | 'location'> {
  const address = /^([^,]+),.*\d.*, (\p{Lu}[\p{L}'’ -]+)$/u.exec(text);
  if (address?.[1] && address[2]) return {company: address[1], location: address[2]};
  const match = /^(.+?)(?:,\s+|\s+[–—|-]\s+|\s+(?:in|te)\s+)(.+)$/.exec(text);
  const [, company = text, place = ''] = match ?? [];
  const unit = /^(?:School|Department|Dept\.?|Faculty|Division|College) of [^,]+, (.+)$/.exec(
    text,
  )?.[1];
  if (unit && companyScore(unit) >= 3) return {company: unit, location: null};
  if (namesOccupation(company) && companyScore(company) < 3 && /^\p{Lu}/u.test(place)) {
    return {company: place, location: null};
  }
  const isShort = /^\p{Lu}[\p{Ll}’'-]{2,}(?: \p{Lu}\p{Ll}+)?$/u.test(place);
  const isTown = isTownLike(place) && (companyScore(company) >= 3 || isShort);
  return place !== '' && (placeScore(place) >= 1 || isTown)
    ? {company, location: place}
    : {company: text, location: null};
}

function isTownLike(text: string): boolean {
  return isPlaceWord(text) && companyScore(text) === 0;
}

export function stripped(title: string): string {
  return title
    .replace(hours, '$1')
    .replace(/[\s,:;–—-]+$/u, '')
    .replace(/\s{2,}/g, ' ');
}
