/** Places by name and by form, as postings print them; an unknown town is told by its form. */
import {foldInPlace, foldWords} from '../vocabulary/fold.ts';
import {isKnownPlace, isPlaceWord, isWideArea, placeLikeness} from '../vocabulary/places.ts';
import {companyScore} from './company-words.ts';
import {townNames} from './town-names.ts';

/** Towns and regions beyond the vocabulary's, folded. */
const more =
  'greater london|isle of wight|rutland|(?:east |west )?midlands|midlothian|ruhrgebiet|cantabria|castilla-la mancha|la rioja|(?:islas )?canarias|(?:islas )?baleares|vizcaya|bizkaia|guipuzcoa|flandres|wallonie|europe|europa|emea|dach|bay area|greater manchester|madison|spokane|buffalo|rochester|hartford|boulder|fort collins|ann arbor|cary|stoke-on-trent|wolverhampton|northampton|luton|lincoln|chester|swindon|bournemouth|poole|preston|blackpool|bolton|huddersfield|sunderland|middlesbrough|peterborough|slough|guildford|watford|warrington|crewe|telford|worcester|hereford|truro|carlisle|lancaster|doncaster|rotherham|barnsley|harrogate|waterford|gelsenkirchen|monchengladbach|krefeld|oberhausen|hagen|ludwigshafen|leverkusen|paderborn|heilbronn|pforzheim|offenbach|bottrop|siegen|trier|koblenz|erlangen|lugano|zug|saint-etienne|le havre|toulon|nimes|clermont-ferrand|perpignan|avignon|poitiers|la rochelle|pau|saint-nazaire|sophia antipolis|la defense|boulogne-billancourt|nanterre|courbevoie|versailles|saint-denis|montreuil|anvers|gand|charleroi|hospitalet|la coruna|elche|cartagena|terrassa|jerez|sabadell|almeria|castellon|logrono|badajoz|huelva|toledo|alcobendas|bucuresti|cluj|goteborg|kobenhavn|aarhus|tampere|leeuwarden|deventer|apeldoorn|almelo|hengelo|emmen|den bosch|venlo|roosendaal|alkmaar|amersfoort|zoetermeer|dordrecht|gouda';
const modes =
  'remote(?:ly)?|fully remote|100% remote|remote-first|work from home|wfh|home ?office|hybrid[ea]?|hibrido|ibrido|on-?site|in-office|in office|in person|vor ort|prasenz|anywhere|teletravail(?: partiel)?|teletrabajo|presencial|telelavoro|zdalnie|zdalna|praca zdalna|hybrydow[oa]|thuiswerken|(?:multiple|various) locations|mehrere standorte|field-based|nationwide|bundesweit|deutschlandweit|worldwide|global|remoto|a distance|distanciel';

const known = new RegExp(`(?<![\\p{L}\\p{N}])(?:${more})(?![\\p{L}\\p{N}])`, 'gu');
const mode = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${modes})(?![\\p{L}\\p{N}-])`, 'gu');
const townAndState =
  /^\p{Lu}[\p{L}.'’ -]{1,40},\s*(?:[A-Z]{2}|NSW|VIC|QLD|TAS|ACT|USA|UAE)\b(?:[\s,]+\d{5}(?:-\d{4})?)?/u;
const bareState = /^\p{Lu}[\p{L}.'’ -]{1,40} (?:NSW|VIC|QLD|TAS|ACT|SA|WA|NT)(?: \d{4})?$/u;
const postcode =
  /(?<!\d)\d{5}\s+\p{Lu}\p{L}{2,}|\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b|\b\d{4}\s?[A-Z]{2}\b\s\p{Lu}|^(?:CH-|A-|D-|F-)?\d{4,5}\s\p{Lu}|^\d{2}(?:\s?[-–]\s?)\p{Lu}|\b\d{2}-\d{3}\s\p{Lu}/u;
const fillers =
  /(?<![\p{L}])(?:or|and|und|oder|et|ou|y|o|in|near|bei|am|an der|der|area|greater|metropolitan|metro|region|raum|grossraum|umgebung|based|within|only|first|city|centre|center|days?|tage?|jours?|dias?|per|week|office|pro|woche|par|semaine|cedex|de|la|le|les|el|sur|sous|provincia|upon|the|uk|us|usa|eu|possible|moglich|partially|teilweise|timezones?|zones?|cet|est|hours?|time)(?![\p{L}])/gu;

/** "Manchester M1", "Lyon 3e": a part of a town. */
const district = /(?<=\p{L}{3} )(?:[A-Z]{1,2}\d{1,2}[A-Z]?|\d{1,2}(?:er|e|ème))(?![\p{L}\d])/u;

/** Whether a text names a town, region or country that the lists know. */
export function namesPlace(text: string): boolean {
  return withoutPlaces(text) !== foldInPlace(text);
}

/** How much a whole segment looks like a place: 0 not at all, 5 certain. */
export function placeScore(segment: string): number {
  const text = segment.trim().replace(district, '');
  if (text === '' || text.length > 90 || /[?!:;]/.test(text)) return 0;
  if (townAndState.test(text) || (placeLikeness(text) === 1 && !isWorkMode(text))) return 5;
  return postcode.test(text) || bareState.test(text) ? 4 : scoreByParts(text);
}

/** A named place says more than "hybrid" alone, and less the more else is said. */
function scoreByParts(text: string): number {
  const folded = foldInPlace(text);
  const isMode = folded.replace(mode, ' ') !== folded;
  const isPlace = namesPlace(text);
  if (!isMode && !isPlace) return 0;
  const rest = words(withoutPlaces(text).replace(mode, ' ').replace(fillers, ' ')).length;
  if (rest === 0) return isPlace ? 5 : 3;
  if (isPlace && rest <= 2 && /[,/(–-]/.test(text)) return companyScore(text) >= 3 ? 0 : 4;
  return rest === 1 ? 1 : 0;
}

/** "Hybrid", "Fully remote": says how, but not where. */
export function isWorkMode(text: string): boolean {
  return words(foldInPlace(text).replace(mode, ' ')).length === 0;
}

/** The folded text without the places in it, taken part by part. */
function withoutPlaces(text: string): string {
  return text
    .split(/(\s*[,/()]\s*|\s+(?:in|or|and|und|oder|et|ou|y|o)\s+|\s+[–-]\s+|\s+(?=\d))/)
    .map(part => (isListedPlace(part) ? ' ' : foldInPlace(part)))
    .join('')
    .replace(known, ' ');
}

/** "Cork City", "Greater Leeds", "Raum Kassel": a part of a place, or what lies around it. */
const around =
  /^(?:(?:greater|central|inner|north|south|east|west|downtown|raum|grossraum|region|near|bei|metro) )?(.+?)(?: (?:city|town|centre|center|city centre|cbd|area|region|metro|county|suburbs))?$/;

/** Whether the whole part is a town, region or country in the lists, or the part or surroundings of one. */
export function isListedPlace(part: string): boolean {
  if (!isPlaceWord(part) || isWorkMode(part)) return false;
  return isListed(part) || isListed(around.exec(foldWords(part))?.[1] ?? '');
}

function isListed(name: string): boolean {
  return isKnownPlace(name) || isWideArea(name) || townNames.has(foldWords(name));
}

function words(text: string): string[] {
  return text.match(/\p{L}+/gu) ?? [];
}
