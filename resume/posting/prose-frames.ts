import {foldInPlace} from '../vocabulary/fold.ts';
import {countWords} from './count-words.ts';
import {plainEmploymentTypes} from './employment.ts';
import {genderMark, namesOccupation} from './occupation-words.ts';

const word = "[\\p{L}\\p{N}&/+#.'’()*:_·-]*[\\p{L}\\p{N}&/+#()*]";
const phrase = `(${word}(?:[^\\S\\n]${word}){0,8}?)`;
const stopEn = '(?=\\s+(?:to|who|with|for|in|at|on|based|that|and|as|from)\\b|\\s*[,.;!–—(]|$)';
const praise =
  '(?:(?:experienced|talented|motivated|passionate|skilled|full-time|part-time|permanent|dedicated|enthusiastic|reliable|qualified|new|friendly|hard-working|organi[sz]ed|warm|caring|committed|outstanding|exceptional|ambitious|driven|highly)(?:,? and |,\\s*|\\s+))*';
const titleFrames = [
  `(?:[Ii]f|[Aa]re) you(?:'re|’re| are)? an?\\s+${praise}${phrase}(?=\\s+(?:who|with|and|looking|seeking|then|by|in)\\b|\\s*[,.;?!]|$)`,
  `(?:looking|searching|seeking|hiring|recruiting|look|search)(?:\\s+(?:for|to (?:hire|recruit|appoint|add)))?\\s+(?:an?|our next|another|the next|\\d+|two|three|several)\\s+${praise}${phrase}${stopEn}`,
  `(?:is|are|we're|We're) (?:seeking|hiring|recruiting)\\s+(?:an?\\s+)?${praise}${phrase}${stopEn}`,
  `(?:appoint|recruit|hire|meet|welcome|needs?|could use|seeks?|wants|requires|join us as|join our team as|position of|role of|post of|opportunity for|vacancy for)\\s+(?:(?:an?|the|another|our next|\\d+)\\s+)?${praise}${phrase}${stopEn}`,
  `(?:recherch\\p{L}+|recrut\\p{L}+|cherch\\p{L}+|embauch\\p{L}+)\\s+(?:(?:pour|actuellement|dans|notre|son|sa|ses|un client|\\p{L}+),?\\s+){0,6}?(?:un ou une|une ou un|deux|trois|plusieurs|\\d+|une?|un\\(e\\)|un·e|son|sa|des|un/une)\\s+${phrase}(?=\\s+(?:pour|en|à|dans|au|afin|sur|qui|basée?|expérimentée?|motivée?|confirmée?)\\b|\\s*[,.;!(]|$)`,
  `(?:busc\\p{L}*|seleccion\\p{L}+|necesit\\p{L}+|precis\\p{L}+|incorpor\\p{L}+)\\s+(?:(?:para|a|actualmente|incorporar|nuestr\\p{L}+|su|\\p{L}+),?\\s+){0,6}?(?:(?:una?|un/a|un/una)\\s+)?${phrase}(?=\\s+(?:para|en|con|que|a|de nuestro|quien)\\b|\\s*[,.;!(]|$)`,
  `(?:cerchiamo|ricerchiamo|cerca|ricerca|seleziona|assume)\\s+(?:una?|un/una|un'|n\\. ?\\d+)?\\s*${phrase}(?=\\s+(?:per|con|in|a|da|che|presso)\\b|\\s*[,.;!(]|$)`,
  `(?:procura\\p{L}*|recruta\\p{L}*|contrata\\p{L}*)\\s+(?:uma?|um\\(a\\)|um/uma)?\\s*${phrase}(?=\\s+(?:para|com|em|no|na|que)\\b|\\s*[,.;!(]|$)`,
  `(?:zoeken|zoekt)\\s+(?:(?:wij|we|per direct)\\s+)*(?:nog )?(?:een|enthousiaste?)\\s+${phrase}(?=\\s+(?:voor|die|met|in|te|om)\\b|\\s*[,.;!(]|$)`,
  `(?:[Ss]zukamy|poszukujemy|[Pp]oszukuje|szuka)\\s+${phrase}(?=\\s+(?:do|na|w|z|dla|który|która)\\b|\\s*[,.;!(]|$)`,
].map(source => new RegExp(source, 'gimu'));

/** The words before `(m/w/d)`, back to the article or verb that introduces them. */
const markedTitle = new RegExp(
  `(?:\\b(?:eine?n?|eine/n|eine\\(n\\)|ein\\*e|als|mehrere|zwei|une?|un/une|un\\(e\\)|sa|son|an?)\\s+)${phrase}\\s*${genderMark.source}`,
  'iu',
);
const wantedTitle = new RegExp(`^${phrase} (?:wanted|needed|sought|gesucht)(?![\\p{L}])`, 'mu');
const germanTitle = new RegExp(
  `(?:suchen|sucht|suche)\\s.{0,80}?\\b(?:eine?n?|eine/n|als|mehrere)\\s+(?:(?:motivierte|erfahrene|engagierte|zuverlässige|qualifizierte|freundliche)\\p{L}*\\s+)*${phrase}(?=\\s+(?:in|für|mit|zur|zum|am|an|im|bei|ab|der|die|auf|unbefristet|befristet)\\b|\\s*[,.;!(]|$)`,
  'gu',
);

/** "We are looking for a pastry chef to …": the job in the first sentence that names one. */
export function titleInProse(text: string): string | null {
  const wanted = wantedTitle.exec(text)?.[1] ?? '';
  if (isShortTitle(wanted)) return wanted;
  const marked = markedTitle.exec(text);
  if (marked) return marked[0].slice(marked[0].indexOf(marked[1] ?? '')).trim();
  const sought = [...titleFrames, germanTitle].flatMap(pattern => soughtBy(pattern, text));
  const found = sought.find(isJob) ?? sought.find(isUnknownJob);
  return found === undefined ? null : withoutType(found);
}

function soughtBy(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(match => {
    const end = text.slice(match.index + match[0].length);
    const tail = secondHalf.exec(end)?.[0] ?? markAfter.exec(end)?.[0] ?? '';
    return `${match[1]?.trim() ?? ''}${tail}`;
  });
}

/** "cherche un second de cuisine pour": who is sought is a job, even of a name no list holds. */
function isUnknownJob(title: string): boolean {
  const words = countWords(title);
  return words <= 4 && /^\p{L}[\p{L}\s'’/-]+$/u.test(title) && !nobody.test(foldInPlace(title));
}

/** "Help wanted" names no job. */
function isShortTitle(wanted: string): boolean {
  const words = countWords(wanted);
  const isNamed =
    namesOccupation(wanted) || titleCase.test(wanted) || /^[\p{Lu}\s'’-]+$/u.test(wanted);
  return words > 0 && words <= 5 && isNamed && !/\bnot$/i.test(wanted) && !/^help$/i.test(wanted);
}

function isJob(title: string): boolean {
  return (namesOccupation(title) || titleCase.test(title)) && !nobody.test(foldInPlace(title));
}

/** "a reliable pair of hands" is nobody's title. */
const nobody =
  /^(?:will|to|have|has|be|must|should)\b|\b(?:pair of hands|someone|somebody|people|person|team|member of (?:staff|the team)|candidates?|applicants?|individuals?|jemand\w*|menschen|verstarkung|unterstutzung|mitarbeitende|personne|quelqu'un|persona|alguien|personas|persone|pessoa|iemand|osoba)$/;

/** "an Organist and Choir Director" is one job. */
const markAfter = /^\s?\((?:[mwfhdx]\s?\/\s?)+[mwfhdx]\)/iu;
const secondHalf = /^ and(?: \p{Lu}[\p{L}-]+){1,3}/u;
const titleCase = /^(?:\p{Lu}[\p{L}-]+)(?: (?:of |and |& )?\p{Lu}[\p{L}-]+){1,4}$/u;

/** "Dental assistant part time" is a dental assistant. */
function withoutType(title: string): string {
  const [type] = plainEmploymentTypes(title);
  const at = type === undefined ? -1 : title.indexOf(type);
  return at > 0 ? title.slice(0, at).replace(/[\s,(–-]+$/, '') : title;
}
