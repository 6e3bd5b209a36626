/** Where the work is, from running text: "our office in Leeds", "am Standort Kassel", an address, a date line. */
import {foldInPlace} from '../vocabulary/fold.ts';
import {isPlaceWord, isWideArea} from '../vocabulary/places.ts';
import {findSkills} from '../vocabulary/skills.ts';
import {companyScore} from './company-words.ts';
import {headingKind} from './headings.ts';
import {namesOccupation} from './occupation-words.ts';
import {namesPlace} from './place-words.ts';

const place =
  "((?:\\p{Lu}[\\p{L}'’.]+)(?:[ -](?:am|an der|bei|im|upon|next|sur|sous|de|del|la|les|der|in|on|the|of|\\p{Lu}[\\p{L}'’.]+))*(?:,\\s*(?:Co\\. )?\\p{Lu}[\\p{L}'’. -]*\\p{L})?(?: \\(\\d{2,5}\\))?)";
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
].map(source => new RegExp(source, 'gu'));

const workplaces = [
  new RegExp(`(?<![\\p{L}-])${place}-based(?!\\p{L})`, 'gu'),
  new RegExp(
    `(?:atelier|magasin|agence|site|boutique|restaurant|cabinet|clinique|usine|entrepôt|équipe|tienda|fábrica|restaurante|clínica|oficina|taller|negozio|stabilimento|laboratorio|loja|vestiging|winkel|locatie|oddział|sklep|clinic|shop|studio|office|garage|salon|nursery|surgery|yard) (?:de|d'|à|en|di|in|te|em|w) ${place}`,
    'gu',
  ),
  new RegExp(
    `(?:its|our|the) ${place} (?:clinic|shop|branch|office|store|site|depot|team|studio|building)`,
    'gu',
  ),
];

const addresses = [
  // "12 rue des Halles, Saumur", "Units 3-5, Old Maltings, Stowmarket"
  /\b\d[^\n]{0,40}?,(?: [^,\n]{2,30},)? (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)(?=[.;]|\s*$)/gmu,
  // "Hamm, den 3. Mai", "Soria, a 3 de noviembre"
  /(?:^|[.!] )(\p{Lu}[\p{L}'’-]+(?: (?:de la|de|del|la|am|an der|sur|\p{Lu}[\p{L}'’-]+))*), (?:a|den|le|li|em|dnia|im) \d{1,2}\b/gmu,
];

/** "Our office in Leeds", "am Standort Kassel": where the running text says the work is. */
export function placeInProse(text: string, company: string | null): string | null {
  return (
    (company === null ? null : besideCompany(text, company)) ??
    framed(text, placeFrames, company) ??
    framed(text, workplaces, company) ??
    framed(text, addresses, company) ??
    afterPreposition(text, company)
  );
}

/** "The Gannet Hotel in Whitby", "Hotel Mirador (Nerja, Málaga)", "Trigo Viejo, de Salamanca,". */
function besideCompany(text: string, company: string): string | null {
  const escaped = company.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const beside = new RegExp(
    `${escaped}(?:,? (?:in|à|en|a|te|w|em|of|from|aus|de|di|near|bei)\\s+${place}|\\s*\\(${place}\\)|, ${place}(?=[,.;)\\n]|$))`,
    'gu',
  );
  return framed(text, [beside], company);
}

function framed(text: string, patterns: readonly RegExp[], company: string | null): string | null {
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      const found = (match.slice(1).find(Boolean) ?? '').replace(/[.\s]+$/, '');
      if (isTown(found, company) && !isWideArea(found)) return found;
    }
  }
  return null;
}

function isTown(found: string, company: string | null): boolean {
  const [town = ''] = found.split(/,\s|\s\(/);
  if (found === '' || found.length > 60 || found === company || !isPlaceWord(town)) return false;
  if (company?.includes(found) || notTowns.test(foldInPlace(town))) return false;
  if (namesOccupation(town)) return false;
  return companyScore(town) === 0 && headingKind(town) === null && findSkills(town).length === 0;
}

const notTowns =
  /^(?:(?:faculty|school|department|institute|division|abteilung|fakultat|filiale|zone|unit|room)\b.*|\p{L}*(?:platz|strasse|gasse|weg|street|road|lane|square)|january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|marz|mai|juni|juli|oktober|dezember|\p{L}+ (?:time|team|role)|vollzeit|teilzeit|cdi|cdd|ausbildung|teamarbeit|person|spring|summer|autumn|fall|winter|early years|key stage|part|full|person|english|german|french|spanish|italian|dutch|polish|portuguese|deutsch|englisch|german\p{L}*|.* (?:gmbh|ltd|inc))$/u;

/** Words after which "in" is no place: "experience in Retail", "a degree in Physics". */
const subject =
  /(?:experien\p{L}+|expertise|degree|interest\p{L}*|knowledge|training|background|phd|msc|bsc|master'?s?|bachelor'?s?|diploma|certificate|trained|qualified|fluent|fluency|years|skills?|confident|proficient|studium|abschluss|erfahrung\p{L}*|kenntnisse|ausbildung|formation|diplome|experiencia|formacion|grado|titulacion|esperienza|laurea|interesse|specialis\p{L}+|specializ\p{L}+|believe|postcard)\s*$/u;

/** "… in Whitby": a town that is known wherever it stands, an unknown one near the beginning. */
function afterPreposition(text: string, company: string | null): string | null {
  const inTown =
    /(?<!\p{L})(?:in|à|en|te|w|em|across|throughout|around|autour de|near|above|outside|beside|im Raum|(?:heart|centre|center|middle|outskirts|edge|north|south|east|west) of|(?:minutes?|miles?|km|kilometres?|chilometri|minuti|minutos|kilómetros|minutes) (?:from|da|de|von))\s+(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?(?:, (?:Co\. )?\p{Lu}[\p{L}]+)?)/gu;
  const found = [...text.slice(0, 1_500).matchAll(inTown)].filter(
    match => !subject.test(foldInPlace(text.slice(Math.max(0, match.index - 30), match.index))),
  );
  const towns = found
    .flatMap(match => [match[1] ?? '', (match[1] ?? '').split(' ')[0] ?? ''])
    .filter(town => isTown(town, company));
  const narrow = towns.filter(town => !isWideArea(town));
  const known = narrow.find(town => namesPlace(town) || namesPlace(town.split(/[\s,]/)[0] ?? ''));
  return known ?? narrow[0] ?? towns[0] ?? null;
}
