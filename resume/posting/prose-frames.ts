/** Title and place from running text, for postings that have no header. */
import {foldInPlace} from '../vocabulary/fold.ts';
import {genderMark, roleWords} from './occupation-words.ts';
import {namesPlace} from './place-words.ts';

const phrase = "((?:[\\p{L}\\p{N}&/+#.'’()*:_-]+\\s?){1,9}?)";
const titleFrames = [
  `(?:looking|searching|seeking|hiring|recruiting|look|search)(?:\\s+(?:for|to (?:hire|recruit|appoint|add)))?\\s+(?:an?|our next|another|the next|\\d+|two|three|several)\\s+(?:(?:experienced|talented|motivated|passionate|skilled|full-time|part-time|permanent|dedicated|enthusiastic|reliable|qualified|new)[\\s,]+(?:and\\s+)?)*${phrase}(?=\\s+(?:to|who|with|for|in|at|on|based|that|and|as)\\b|[,.;!]|$)`,
  `(?:is|are) (?:seeking|hiring|recruiting)\\s+(?:an?\\s+)?${phrase}(?=\\s+(?:to|who|with|for|in|at|on|based|that)\\b|[,.;!]|$)`,
  `(?:appoint|recruit|hire|join us as|join our team as|position of|role of|post of|opportunity for|vacancy for)\\s+(?:an?|the)?\\s*${phrase}(?=\\s+(?:to|who|with|for|in|at|on|based|that)\\b|[,.;!]|$)`,
  `(?:suchen|sucht|suche)\\s+(?:wir\\s+)?(?:(?:zum|ab|per|für|in|am|im|an|bei|zur|unser\\w*|den|die|der|das|nächstmöglichen|Zeitpunkt|sofort|Standort|\\p{Lu}\\p{L}+|dich|Sie|als|eine?n?|mehrere|motivierte\\w*|erfahrene\\w*|engagierte\\w*|\\(.{1,30}\\)),?\\s+)*?(?:eine?n?|als|mehrere)\\s+(?:(?:motivierte|erfahrene|engagierte|zuverlässige|qualifizierte)\\w*\\s+)*${phrase}(?=\\s+(?:in|für|mit|zur|zum|am|an|im|bei|ab|der|die|auf|unbefristet|befristet)\\b|[,.;!]|$)`,
  `(?:recherch\\w+|recrut\\w+|cherch\\w+|embauch\\w+)\\s+(?:(?:pour|actuellement|dans|notre|son|sa|ses|un client|\\p{L}+),?\\s+){0,6}?(?:une?|un\\(e\\)|un·e|son|sa|des|un/une)\\s+${phrase}(?=\\s+(?:pour|en|à|dans|au|afin|sur|qui|basée?|expérimentée?|motivée?)\\b|[,.;!]|$)`,
  `(?:busca\\w*|seleccion\\w+|necesit\\w+|precis\\w+|incorpor\\w+)\\s+(?:(?:para|a|actualmente|incorporar|nuestr\\w+|su|\\p{L}+),?\\s+){0,6}?(?:une?|una?|un/a|un/una)\\s+${phrase}(?=\\s+(?:para|en|con|que|a|de nuestro|quien)\\b|[,.;!]|$)`,
  `(?:cerchiamo|ricerchiamo|cerca|ricerca|seleziona)\\s+(?:una?|un/una|un'|n\\. ?\\d+)?\\s*${phrase}(?=\\s+(?:per|con|in|a|da|che)\\b|[,.;!]|$)`,
  `(?:zoeken|zoekt)\\s+(?:wij\\s+)?(?:een|nog een)\\s+${phrase}(?=\\s+(?:voor|die|met|in|te|om)\\b|[,.;!]|$)`,
].map(source => new RegExp(source, 'u'));

/** "We are looking for a pastry chef to …": the job in the first sentence that names one. */
export function titleInProse(text: string): string | null {
  for (const pattern of titleFrames) {
    const match = pattern.exec(text);
    const title = match?.[1]?.trim() ?? '';
    const isJob = roleWords(foldInPlace(title)).length > 0 || genderMark.test(title);
    if (isJob) return title;
  }
  return null;
}

const placePhrase =
  "((?:\\p{Lu}[\\p{L}'’.-]+)(?:[\\s-](?:am|an der|bei|im|upon|sur|sous|de|del|la|les|der|in|on|the|of|\\p{Lu}[\\p{L}'’.-]+))*(?:,\\s*\\p{Lu}[\\p{L}'’. -]*\\p{L})?)";
const placeFrames = [
  `(?:based|located|situated|headquartered)\\s+(?:in|at|near|out of)\\s+(?:the\\s+)?(?:\\p{Ll}+\\s+){0,3}?${placePhrase}`,
  `(?:in|from|at) (?:our|the|its)\\s+${placePhrase}\\s+(?:office|headquarters|hub|site|branch|depot|plant|clinic|store|restaurant|campus|location|warehouse)`,
  `(?:office|store|depot|plant|branch|site|clinic|restaurant|school|warehouse|practice|workshop|kitchen|farm|hotel|hospital|centre|center) in\\s+${placePhrase}`,
  `(?:Standort|Einsatzort|Dienstort|Sitz|Arbeitsort|Filiale|Werk|Büro|Praxis|Klinik|Betrieb|Niederlassung)(?: ist)?(?: in)?\\s+${placePhrase}`,
  `(?:basée?|située?|implantée?|poste (?:à|basé à)|agence de|site de|bureaux? (?:à|de)|magasin de)\\s+(?:à\\s+)?${placePhrase}`,
  `(?:ubicad[oa]s?|situad[oa]s?|con sede|oficinas?|centro|tienda|sede)\\s+(?:en|de)\\s+${placePhrase}`,
].map(source => new RegExp(source, 'u'));

/** "Our office in Leeds", "am Standort Kassel": where the running text says the work is. */
export function placeInProse(text: string): string | null {
  for (const pattern of placeFrames) {
    const place = pattern.exec(text)?.[1];
    if (place && place.length <= 60) return place.replace(/[.\s]+$/, '');
  }
  const inTown =
    /\b(?:in|à|en|te|a|w)\s+(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?(?:,\s\p{Lu}[\p{L}]+)?)/gu;
  for (const match of text.slice(0, 1_500).matchAll(inTown)) {
    if (match[1] && namesPlace(match[1])) return match[1];
  }
  return null;
}
