/** Words that tell an organisation from a job and a place. Folded text. */
import {anyOf} from './lexicon.ts';

/** Legal forms: what carries one is a company. */
const legalForms =
  'inc|llc|l\\.l\\.c|ltd|limited|plc|llp|lp|corp|corporation|co|company|pllc|pty|gmbh|ggmbh|ag|se|kg|kgaa|ohg|ug|gbr|e\\.?v|eg|mbh|partg|sa|s\\.a|sas|sasu|sarl|eurl|snc|scop|s\\.?l|s\\.?l\\.?u|s\\.?a\\.?u|s\\.?p\\.?a|s\\.?r\\.?l|bv|b\\.v|nv|n\\.v|vof|oy|ab|a/s|aps|lda|ltda|sp\\. z o\\.?\\s?o|z o\\.o|s\\.a|cic|cooperative|co-op';

const kinds =
  'group|holdings?|partners|associates|services|solutions|systems|technologies|technology|tech|labs?|laborator(?:y|ies)|consulting|consultants|advisors|advisory|bank|insurance|assurance|hospital|clinic|clinics|health|healthcare|health system|medical cent(?:er|re)|medical group|care|care home|nursing home|hospice|school|schools|academy|college|university|council|borough|county|trust|foundation|charity|institute|ministry|agency|authority|commission|association|society|union|club|hotel|hotels|resort|inn|restaurant|restaurants|kitchen|cafe|bistro|catering|studio|studios|media|press|publishing|agency|logistics|freight|transport|transportation|haulage|shipping|airlines?|airways|foods?|bakery|bakeries|brewery|brewing|dairy|farms?|energy|power|electric|electrical|utilities|water|gas|oil|solar|construction|builders|building|contractors?|homes|housing|properties|property|realty|estates?|law|legal|solicitors|chambers|manufacturing|industries|industrial|engineering|works|motors|automotive|aerospace|aviation|pharma|pharmaceuticals|biotech|biosciences|sciences|therapeutics|diagnostics|analytical|analytics|software|digital|data|networks|communications|telecom|security|robotics|instruments|tools|machinery|plastics|packaging|steel|metals|chemicals|paper|textiles|apparel|fashion|cosmetics|naturals|retail|stores?|supermarkets?|supply|distribution|wholesale|trading|ventures|capital|financial|finance|wealth|investments?|credit union|fund|payments|staffing|recruitment|recruiting|personnel|department|office|district|city|town|state|federal|royal|national|dental|pharmacy|veterinary|animal hospital|surgery|practice|fitness|gym|museum|theatre|library|nursery|daycare|church|gruppe|klinik|klinikum|kliniken|krankenhaus|stadtwerke|werke|werk|universitat|hochschule|schule|gymnasium|kita|kindergarten|praxis|kanzlei|verlag|verband|verein|stiftung|landkreis|stadt|gemeinde|landeshauptstadt|bundesamt|ministerium|amt|behorde|sparkasse|volksbank|versicherung|versicherungen|apotheke|pflegedienst|seniorenheim|pflegeheim|diakonie|caritas|brauerei|backerei|molkerei|spedition|bau|maschinenbau|anlagenbau|metallbau|technik|elektrotechnik|handwerk|autohaus|getranke|lebensmittel|groupe|hopital|clinique|chu|ehpad|lycee|ecole|cabinet|societe|mairie|ville|commune|conseil departemental|association|maison|boulangerie|restaurant|hotel|agence|institut|fondation|laboratoire|laboratoires|transports|batiment|industrie|grupo|clinica|hospital|colegio|instituto|universidad|ayuntamiento|fundacion|residencia|bodegas|construcciones|transportes|restaurante|talleres|asesoria|consultora|consultoria|laboratorios|gruppo|ospedale|clinica|scuola|istituto|universita|comune|studio|azienda|grupo|escola|universidade|camara|gemeente|ziekenhuis|school|stichting|bouw|zorg|grupa|szpital|szkola|urzad|zaklad|przychodnia';

const legal = new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyOf(legalForms)})(?![\\p{L}\\p{N}])\\.?`, 'u');
const kind = new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyOf(kinds)})(?![\\p{L}\\p{N}])`, 'gu');

/** Kinds that stand before the name: "Hotel Gamsblick", "Clínica Ribera". */
const opening =
  /^(?:hotel|restaurant|restaurante|ristorante|cafe|gasthof|gasthaus|pension|weingut|klinikum|klinik|hospital|hopital|ospedale|clinique|clinica|grupo|groupe|gruppo|gestoria|asesoria|tischlerei|schreinerei|backerei|metzgerei|brauerei|boulangerie|patisserie|cabinet|kanzlei|praxis|gemeinschaftspraxis|stadtwerke|universitat|universite|universidad|universita|universidade|autohaus|ecole|lycee|college|colegio|escuela|escola|scuola|fundacion|fondation|fondazione|stiftung|residence|residencia|maison|mairie|ayuntamiento|comune|gemeente|stichting|pflegedienst|seniorenheim|ehpad|farmacia|pharmacie|apotheke|bodegas?|talleres|garage|torrefazione|caseificio|azienda|szpital|szkola|(?:university|school|college|city|town|county|borough|state|bank|museum|institute|ministry|department) of) \p{L}/u;

export function hasLegalForm(folded: string): boolean {
  // "co" and "se" are words as well; as a legal form they end the name.
  const match = legal.exec(folded);
  if (!match) return false;
  return (
    !/^(?:co|se|sa|ab|ag|lp|eg|company)\.?$/.test(match[0]) ||
    match.index + match[0].length >= folded.length - 1 ||
    /^\.?,/.test(folded.slice(match.index + match[0].length))
  );
}

/** 0 where nothing says that the words name an organisation, up to 5 for a legal form. */
export function companyScore(folded: string): number {
  if (hasLegalForm(folded)) return 5;
  if (opening.test(folded)) return 3;
  const found = [...folded.matchAll(kind)];
  const last = found.at(-1);
  if (!last) return 0;
  const opens =
    found[0]?.index === 0 &&
    /\s(?:of|de|du|des|di|da|do|das|dos|del|della|fur|van|for)\s/.test(folded);
  const closes = last.index + last[0].length >= folded.length;
  return closes || opens ? 3 : 1;
}
