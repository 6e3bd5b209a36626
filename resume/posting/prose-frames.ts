import {countWords} from './count-words.ts';
import {plainEmploymentTypes} from './employment.ts';
import {genderMark, namesOccupation} from './occupation-words.ts';
import {namesPlace} from './place-words.ts';

const word = "[\\p{L}\\p{N}&/+#.'’()*:_·-]*[\\p{L}\\p{N}&/+#()*]";
const phrase = `(${word}(?:\\s${word}){0,8}?)`;
const stopEn = '(?=\\s+(?:to|who|with|for|in|at|on|based|that|and|as|from)\\b|\\s*[,.;!–—(]|$)';
const praise =
  '(?:(?:experienced|talented|motivated|passionate|skilled|full-time|part-time|permanent|dedicated|enthusiastic|reliable|qualified|new|friendly|hard-working|organi[sz]ed|warm|caring|committed|outstanding|exceptional|ambitious|driven|highly)(?:,? and |,\\s*|\\s+))*';
const titleFrames = [
  `(?:looking|searching|seeking|hiring|recruiting|look|search)(?:\\s+(?:for|to (?:hire|recruit|appoint|add)))?\\s+(?:an?|our next|another|the next|\\d+|two|three|several)\\s+${praise}${phrase}${stopEn}`,
  `(?:is|are|we're|We're) (?:seeking|hiring|recruiting)\\s+(?:an?\\s+)?${praise}${phrase}${stopEn}`,
  `(?:appoint|recruit|hire|needs?|seeks?|wants|requires|join us as|join our team as|position of|role of|post of|opportunity for|vacancy for)\\s+(?:an?|the)?\\s*${praise}${phrase}${stopEn}`,
  `(?:recherch\\p{L}+|recrut\\p{L}+|cherch\\p{L}+|embauch\\p{L}+)\\s+(?:(?:pour|actuellement|dans|notre|son|sa|ses|un client|\\p{L}+),?\\s+){0,6}?(?:une?|un\\(e\\)|un·e|son|sa|des|un/une)\\s+${phrase}(?=\\s+(?:pour|en|à|dans|au|afin|sur|qui|basée?|expérimentée?|motivée?|confirmée?)\\b|\\s*[,.;!(]|$)`,
  `(?:busca\\p{L}*|seleccion\\p{L}+|necesit\\p{L}+|precis\\p{L}+|incorpor\\p{L}+)\\s+(?:(?:para|a|actualmente|incorporar|nuestr\\p{L}+|su|\\p{L}+),?\\s+){0,6}?(?:una?|un/a|un/una)\\s+${phrase}(?=\\s+(?:para|en|con|que|a|de nuestro|quien)\\b|\\s*[,.;!(]|$)`,
  `(?:cerchiamo|ricerchiamo|cerca|ricerca|seleziona|assume)\\s+(?:una?|un/una|un'|n\\. ?\\d+)?\\s*${phrase}(?=\\s+(?:per|con|in|a|da|che|presso)\\b|\\s*[,.;!(]|$)`,
  `(?:procura\\p{L}*|recruta\\p{L}*|contrata\\p{L}*)\\s+(?:uma?|um\\(a\\)|um/uma)?\\s*${phrase}(?=\\s+(?:para|com|em|no|na|que)\\b|\\s*[,.;!(]|$)`,
  `(?:zoeken|zoekt)\\s+(?:wij\\s+)?(?:een|nog een)\\s+${phrase}(?=\\s+(?:voor|die|met|in|te|om)\\b|\\s*[,.;!(]|$)`,
  `(?:[Ss]zukamy|poszukujemy|[Pp]oszukuje|szuka)\\s+${phrase}(?=\\s+(?:do|na|w|z|dla|który|która)\\b|\\s*[,.;!(]|$)`,
].map(source => new RegExp(source, 'giu'));

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
  if (wanted !== '' && countWords(wanted) <= 5) return wanted;
  const marked = markedTitle.exec(text);
  if (marked) return marked[0].slice(marked[0].indexOf(marked[1] ?? '')).trim();
  for (const pattern of [...titleFrames, germanTitle]) {
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length;
      const title = `${match[1]?.trim() ?? ''}${secondHalf.exec(text.slice(end))?.[0] ?? ''}`;
      if (namesOccupation(title) || titleCase.test(title)) return withoutType(title);
    }
  }
  return null;
}

/** "an Organist and Choir Director" is one job. */
const secondHalf = /^ and(?: \p{Lu}[\p{L}-]+){1,3}/u;
const titleCase = /^(?:\p{Lu}[\p{L}-]+)(?: (?:of |and |& )?\p{Lu}[\p{L}-]+){1,4}$/u;

/** "Dental assistant part time" is a dental assistant. */
function withoutType(title: string): string {
  const [type] = plainEmploymentTypes(title);
  const at = type === undefined ? -1 : title.indexOf(type);
  return at > 0 ? title.slice(0, at).replace(/[\s,(–-]+$/, '') : title;
}

const place =
  "((?:\\p{Lu}[\\p{L}'’.]+)(?:[\\s-](?:am|an der|bei|im|upon|next|sur|sous|de|del|la|les|der|in|on|the|of|\\p{Lu}[\\p{L}'’.]+))*(?:,\\s*\\p{Lu}[\\p{L}'’. -]*\\p{L})?(?: \\(\\d{2,5}\\))?)";
const searching =
  '(?:sucht|suchen|recherche|recrute|cherche|busca|selecciona|cerca|ricerca|procura|zoekt|zoeken|szuka|poszukuje|is looking|are looking|is seeking|seeks|is hiring|has an opening)';
const placeFrames = [
  `(?:based|located|situated|headquartered)\\s+(?:in|at|near|out of)\\s+(?:the\\s+)?(?:\\p{Ll}+\\s+){0,3}?${place}`,
  `(?:in|from|at) (?:our|the|its)\\s+${place}\\s+(?:office|headquarters|hub|site|branch|depot|plant|clinic|store|restaurant|campus|location|warehouse)`,
  `(?:office|store|depot|plant|branch|site|clinic|restaurant|school|warehouse|practice|workshop|kitchen|farm|hotel|hospital|centre|center|facility|team|company|firm|business|studio|agency|charity|start-?up|manufacturer|bakery|brewery) (?:in|at)\\s+${place}`,
  `(?:Standort|Einsatzort|Dienstort|Sitz|Arbeitsort|Filiale|Werk|Büro|Praxis|Klinik|Betrieb|Niederlassung)(?: ist)?(?: in)?\\s+${place}`,
  `(?:basée?|située?|implantée?|poste (?:à|basé à)|agence de|site de|bureaux? (?:à|de)|magasin de)\\s+(?:à\\s+)?${place}`,
  `(?:ubicad[oa]s?|situad[oa]s?|con sede|oficinas?|centro|tienda|sede)\\s+(?:en|de)\\s+${place}`,
  `(?<!\\p{L})(?:in|à|en|a|te|w|em)\\s+${place}\\s*,?\\s+${searching}`,
  `,\\s+${place},\\s+${searching}`,
  `,[^.\\n]{3,60}? (?:in|à|en|a) ${place},\\s+(?:${searching}|has an opening)`,
  `(?:near|outside|close to) ${place}`,
].map(source => new RegExp(source, 'u'));

/** "Our office in Leeds", "am Standort Kassel": where the running text says the work is. */
export function placeInProse(text: string): string | null {
  for (const pattern of placeFrames) {
    const found = pattern.exec(text)?.[1];
    if (found && found.length <= 60) return found.replace(/[.\s]+$/, '');
  }
  const inTown =
    /(?<!\p{L})(?:in|à|en|te|a|w|em)\s+(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?(?:,\s\p{Lu}[\p{L}]+)?)/gu;
  for (const match of text.slice(0, 1_500).matchAll(inTown)) {
    if (match[1] && namesPlace(match[1])) return match[1];
  }
  return null;
}
