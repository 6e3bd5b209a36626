/** What tells an employer from a job and a place, beyond the vocabulary's nouns of organisations. */
import {foldInPlace} from '../vocabulary/fold.ts';
import {organisationLikeness} from '../vocabulary/organisations.ts';

/** Kinds that close a name. Folded. */
const closing =
  /(?<![\p{L}])(?:camp|church|chapel|cathedral|parish|diocese|synagogue|shire|council|kindergarten|kirchengemeinde|samtgemeinde|verbandsgemeinde|gemeindeverwaltung|kreisverwaltung|stadtverwaltung|adventure centre|leisure centre|health centre|arts centre|credit union|nursery|nurseries|preschool|homecare|advisors|advisory|assurance|clinics|health system|borough|catering|haulage|hauling|bakeries|power|gas|oil|property|realty|legal|chambers|aviation|biotech|biosciences|analytical|instruments|tools|machinery|plastics|metals|paper|fashion|cosmetics|naturals|distribution|wholesale|wealth|payments|staffing|recruiting|recruitment|daycare|district|landeshauptstadt|bundesamt|pflegedienst|molkerei|metallbau|getranke|ehpad|batiment|asesoria|consultora|supplies|ironworks|works|mechanical|furniture|seafood|installaties|protection|medicine|family medicine|dental practice)$/u;

/** Kinds that stand before the name: "Hotel Gamsblick", "Clínica Ribera". Folded. */
const opening =
  /^(?:die |das |la |le |el |il )?(?:hotel|(?:\p{L}{3,})?gasthof|(?:\p{L}{3,})?gasthaus|etude|office notarial|kawiarnia|restauracja|trattoria|osteria|pizzeria|agriturismo|zorggroep|rijwielhandel|groothandel|panaderia|kinderladen|turnverein|sportverein|seniorenstift|manufacture|syndicat mixte|communaute de communes|ips|restaurant|restaurante|ristorante|cafe|gasthof|gasthaus|pension|weingut|klinikum|klinik|hospital|hopital|ospedale|clinique|clinica|grupo|groupe|gruppo|gestoria|asesoria|tischlerei|schreinerei|backerei|metzgerei|brauerei|boulangerie|patisserie|cabinet|kanzlei|praxis|gemeinschaftspraxis|stadtwerke|stadt|landkreis|universitat|universite|universidad|universita|universidade|autohaus|ecole|lycee|college|colegio|escuela|escola|scuola|fundacion|fondation|fondazione|stiftung|residence|residencia|maison|mairie|ville|ayuntamiento|comune|gemeente|stichting|pflegedienst|seniorenheim|ehpad|farmacia|pharmacie|apotheke|bodegas?|talleres|garage|torrefazione|caseificio|azienda|szpital|szkola|kita|montajes|construcciones|transportes|commune|communaute|departement|conseil departemental|conseil regional|centre communal|creche|college-lycee|samtgemeinde|verbandsgemeinde|markt|kreis|amt|bistum|erzbistum|pfarrei|(?:evangelische|katholische) (?:kirchengemeinde|kirche|kita|kindertagesstatte)|diakonie|caritas|grundschule|realschule|gymnasium|diputacion|cabildo|mancomunidad|concello|ajuntament|parroquia|hermandad|unione dei comuni|provincia|istituto|liceo|parrocchia|diocesi|cooperativa|camara municipal|junta de freguesia|agrupamento|prefeitura|santa casa|provincie|waterschap|basisschool|gmina|urzad|starostwo|przedszkole|parafia|(?:university|school|college|city|town|county|borough|state|bank|museum|institute|ministry|department|shire|parish|diocese|district|municipality|village|township|church) of) \p{L}/u;

/** "Northgate College of Arts". Folded. */
const inside =
  /\s(?:college|school|university|institute|museum|academy|hospital|bank|department|ministry|board|trust|church|society|council|office|house) (?:of|for) \p{L}/u;

/** "Fernihough & Daughters", "Müller und Söhne". */
const family =
  /\p{Lu}[\p{L}'’-]+ (?:&|and|und|et|y|e) (?:Sons?|Daughters?|Co|Partners?|Brothers|Sisters|Söhne|Sohn|Töchter|Partner|Fils|Filles|Associés|Hijos|Hijas|Figli)(?![\p{L}])/u;

/** "Ballast & Byrd Architects": partners and what they are. */
const firm =
  /^\p{Lu}[\p{L}'’-]+(?:,? \p{Lu}[\p{L}'’-]+)* (?:&|\+|und|et|y|e) \p{Lu}[\p{L}'’-]+ \p{Lu}\p{L}+(?:s|es|er|en|ti|te)$/u;

export function namesPartners(text: string): boolean {
  return firm.test(text) || family.test(text);
}

/** 0 where nothing says that the words name an organisation, up to 5 for a legal form. */
export function companyScore(text: string): number {
  const [head = text] = text.split(/,\s/);
  return Math.max(scoreOf(text), head === text ? 0 : scoreOf(head));
}

function scoreOf(text: string): number {
  const folded = foldInPlace(text.trim());
  const likeness = organisationLikeness(text);
  if (likeness === 1) return 5;
  if (likeness >= 0.9 || namesPartners(text)) return 3;
  if (opening.test(folded) || inside.test(folded) || closing.test(folded)) return 3;
  return likeness >= 0.7 ? 1 : 0;
}
