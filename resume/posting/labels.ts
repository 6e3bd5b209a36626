/** Facts that a posting states as label and value: "Location: Leeds", or a label with its value on the next line. */
import {foldInPlace} from '../vocabulary/fold.ts';
import {countWords} from './count-words.ts';
import {isEmploymentSegment} from './employment.ts';
import {headingKind} from './headings.ts';
import {type PostingLine, sentences} from './posting-lines.ts';

const labelWords = {
  title:
    "job title|position title|role title|title|position|role|(?:the |current |open )?vacancy|(?:now |we(?: are|'re) )?hiring(?: for)?|open (?:position|role)|wanted|post|post title|job|job name|vacancy title|opening|stelle|stellenbezeichnung|stellentitel|berufsbezeichnung|jobtitel|poste|intitule(?: du poste)?|intitule de l'offre|metier|puesto|cargo|titulo del puesto|puesto de trabajo|puesto vacante|vacante|oferta|se busca|titolo|posizione|ruolo|figura ricercata|offerta|cercasi|vaga|funcao|functie|functietitel|vacature|gezocht|stanowisko|oferta pracy|gesucht(?: wird)?|wir suchen|offre|nous recherchons|on recherche|wij zoeken|we zoeken|szukamy|poszukujemy|zatrudnimy|cerchiamo|ricerchiamo|procuramos|buscamos|precisamos|rekrutujemy|recrutons|recherchons",
  company:
    'company|company name|employer|organi[sz]ation|organi[sz]ation name|hiring (?:company|organi[sz]ation)|institution|firm|school|trust|business|employer name|airline|hotel|practice|clinic|hospital|store|shop|restaurant|charity|agency|brand|district|school district|council|posted by|hiring institute|arbeitgeber|unternehmen|firma|einrichtung|betrieb|entreprise|employeur|societe|etablissement|structure|empresa|empleador|compania|entidad|azienda|datore di lavoro|societa|entidade|empregador|bedrijf|werkgever|organisatie|pracodawca|nazwa firmy',
  location:
    "locations?|campus|job locations?|work locations?|place of work|workplace|based|based (?:in|at)|base|city|office|office locations?|where|site|town|area of work|region|duty station|primary location|(?:work|home|base|posting|vacancy|hiring|reporting) (?:base|location|site|address)|normal place of work|job address|standort(?:e)?|arbeitsort(?:e)?|einsatzort(?:e)?|dienstort|dienstsitz|beschaftigungsort|ort|poste (?:base|situe|a pourvoir) (?:a|en)|lieu(?:x)?|lieu(?:x)? (?:de travail|d'exercice|du poste|d'affectation|de mission)|affectation|residence administrative|commune|localisation|ville|ubicacion|lugar(?: de (?:trabajo|prestacion))?|centro de trabajo|destino|municipio|localidad|poblacion|ciudad|provincia|lugar del puesto|sede|sede di lavoro|sede lavorativa|zona(?: di lavoro| de trabajo)?|luogo(?: di lavoro)?|comune|sede di (?:servizio|assegnazione)|localita|local|local(?: de trabalho)?|localizacao|locatie|standplaats|werklocatie|werkplek|plaats|lokalizacja|miejsce pracy|miejscowosc",
  salary:
    'salary|salary range|salary band|pay|pay range|pay rate|pay scale|pay details|pay band|base pay|compensation|compensation range|base salary|base salary range|wage|wages|rate|rate of pay|hourly rate|hourly pay|day rate|daily rate|remuneration|package|ote|starting salary|starting pay|annual salary|estimated (?:salary|pay)|salary\\/rate|grade and salary|salary and grade|salary scale|gehalt|jahresgehalt|monatsgehalt|vergutung|lohn|stundenlohn|entgelt|verdienst|bezahlung|gehaltsrahmen|gehaltsspanne|eingruppierung|entgeltgruppe|besoldung|salaire|remuneration|salaire (?:annuel|mensuel|brut)|traitement|salario|sueldo|retribucion|remuneracion|salario bruto|rango salarial|banda salarial|retribuzione|ral|stipendio|remuneracao|salaris|salarisindicatie|wynagrodzenie',
  department:
    'department|dept|team|division|directorate|business unit|business area|function|job function|service|faculty|section|unit|ward|category|job category|abteilung|bereich|fachbereich|fachabteilung|tatigkeitsbereich|departement|direction|equipe|pole|departamento|area|equipo|seccion|reparto|dipartimento|afdeling|dzial',
  employment:
    "employment|employment type|employment status|job type|job types|type|type of (?:contract|employment|position|job)|contract|contract type|contract length|position type|work type|hours|working hours|hours per week|schedule|job schedule|commitment|time type|tenure|duration|status|job status|employee type|position status|full\\/part time|vacancy type|working pattern|employment basis|basis|anstellungsart|anstellung|beschaftigungsart|beschaftigung|arbeitszeit|arbeitszeitmodell|vertragsart|vertrag|umfang|stellenumfang|stellenart|befristung|arbeitsverhaltnis|type de contrat|contrat|nature du contrat|temps de travail|duree du (?:travail|contrat)|type d'emploi|tipo de contrato|contrato|jornada|jornada laboral|tipo de jornada|tipo de empleo|modalidad|duracion|tipo di contratto|contratto|tipologia contrattuale|orario|orario di lavoro|tipo de contrato|regime|horario|dienstverband|uren|contractvorm|type contract|rodzaj umowy|umowa|wymiar (?:pracy|etatu)|etat",
  level:
    'level|seniority|seniority level|career level|job level|karrierestufe|karrierelevel|erfahrungslevel|hierarchieebene|nivel|nivel laboral|niveau de poste|livello',
  experience:
    "experience level|experience required|required experience|years of experience|minimum experience|experience|berufserfahrung|niveau d'experience|experience requise|experiencia minima|experiencia|experiencia requerida|esperienza|experiencia|ervaring",
  education:
    "education level|education required|required education|minimum education|education|degree|bildungsabschluss|niveau d'etudes|niveau d'etude|formation requise|estudios minimos|estudios|nivel de estudios|titolo di studio|opleidingsniveau|wyksztalcenie",
  industry:
    "industry|industries|sector|company industry|business sector|branche|wirtschaftszweig|industrie|secteur|secteur d'activite|sector de actividad|settore|setor|branza",
} as const;

export type LabelKey = keyof typeof labelWords;
export type Labels = Partial<Record<LabelKey, string>>;

const keys = Object.entries(labelWords).map(
  ([key, words]) => [key, new RegExp(`^(?:${words})$`)] as const,
);
/** Labels whose value may stand on the next line; the others are also headings of sections. */
const twoLineKeys = new Set<string>([
  'experience',
  'education',
  'location',
  'salary',
  'employment',
  'level',
  'industry',
  'company',
  'department',
  'title',
]);
const notTwoLine =
  /^(?:experience|education|degree|experiencia|estudios|esperienza|ervaring|berufserfahrung|team|based|where|base|type|service|function|hours|umfang|contract|title|role|position|company|school|trust|business|unternehmen|empresa|entreprise|azienda|area|poste|puesto|job|post|vacancy|section|unit|stelle|package|compensation|remuneration|schedule|anstellung|the role|equipe|equipo|structure|etablissement|firma|bereich|vergutung|gehalt|verdienst|local|jornada|contrato|contrat)$/;

/** What a label names; of "Building/Location" the first part that is one. */
export function labelKey(label: string): LabelKey | null {
  const bare = foldInPlace(label)
    .replace(/^[^\p{L}]+|[\s:*.]+$/gu, '')
    .replace(/\s*\([^)]*\)$/, '');
  return (
    keyOf(bare) ??
    bare
      .split(/\s?\/\s?/)
      .slice(1)
      .map(keyOf)
      .find(key => key !== null) ??
    null
  );
}

function keyOf(bare: string): LabelKey | null {
  const key = keys.find(([, pattern]) => pattern.test(bare))?.[0];
  return key === undefined ? null : (key as LabelKey);
}

export interface LabelledLines {
  readonly labels: Labels;
  /** The lines that hold no labelled fact. */
  readonly rest: PostingLine[];
}

/** Takes the labelled facts out of the lines; the first value of each label counts. */
export function readLabels(lines: readonly PostingLine[]): LabelledLines {
  const labels: Labels = {};
  const rest: PostingLine[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [line, next] = lines.slice(at, at + 2);
    if (!line) continue;
    if (next && isLabelOver(line, next)) {
      const key = keyAbove(line.text);
      if (key) keep(labels, key, next.text);
      at++;
    } else rest.push(...withoutLabelled(line, labels));
  }
  return {labels, rest};
}

/** The first value counts; "Poste : à temps complet" says how one is employed, and names no job. */
function keep(labels: Labels, key: LabelKey, value: string): void {
  const [first = value] = value.split(/,\s/);
  labels[key === 'title' && isEmploymentSegment(first) ? 'employment' : key] ??= value;
}

/** "We seek a cook. Company: Acme." keeps its first sentence, "Cook – Base: Leeds" its first piece. */
function withoutLabelled(line: PostingLine, labels: Labels): PostingLine[] {
  const pairs = labelledPairs(line.text);
  for (const [key, value] of pairs) keep(labels, key, value);
  if (pairs.length > 0) {
    const left = besides(line.text);
    return left === '' ? [] : [{...line, text: left}];
  }
  if (line.bullet || !/\p{L}: /u.test(line.text)) return [line];
  const [first = line.text, ...others] = sentences(line.text).flatMap(piecesOf);
  const kept = [first];
  for (const part of others) {
    const [pair] = labelledPairs(part.replace(/^\s*[–—|·•]\s+/, ''));
    if (pair) keep(labels, pair[0], pair[1].replace(/\.$/, ''));
    else kept.push(part);
  }
  return [{...line, text: kept.join(' ').replace(/ {2,}/g, ' ')}];
}

/** The pieces of a header line, each with the mark before it; of other text the whole. */
function piecesOf(text: string): string[] {
  return text.length > 140 ? [text] : text.split(/\s+(?=[|·•]\s|[–—]\s\p{L}[\p{L} ]{1,25}:)/u);
}

/** "Location: Leeds | Salary: £30k": the facts of a line that begins with one. */
function labelledPairs(text: string): [LabelKey, string][] {
  const pairs: [LabelKey, string][] = [];
  for (const part of partsOf(text)) {
    const pair = pairOf(part);
    if (pair) pairs.push(pair);
    else if (pairs.length === 0) return [];
  }
  return pairs;
}

function partsOf(text: string): string[] {
  return text.split(/\s+[|·•]\s+|\s*;\s+(?=\p{Lu}[\p{L} ]{2,25}:)/u);
}

function pairOf(part: string): [LabelKey, string] | null {
  const match =
    /^([^:：]{2,40}?)\s*[:：]\s*(\S.*)$/.exec(part) ?? /^(\S[^:]{1,38}?) {3,}(\S.*)$/.exec(part);
  const [, label = '', value = ''] = match ?? [];
  const key = label === '' ? null : labelKey(label);
  const isTitle = key !== 'title' || countWords(value) <= 10;
  return key && isTitle && value.length <= 160 ? [key, value.trim()] : null;
}

/** "Experience: 4 years | Pune": what stands beside the labelled facts. */
function besides(text: string): string {
  return partsOf(text)
    .filter(part => pairOf(part) === null)
    .join(' | ');
}

/** "1 vacancy in the following location:" announces what its last word names. */
function keyAbove(text: string): LabelKey | null {
  const last = countWords(text) <= 8 ? /(\p{L}+):$/u.exec(text)?.[1] : undefined;
  return (
    labelKey(text) ??
    (last && /\b(?:following|folgende[nrm]?|suivante?s?|siguientes?|seguent[ei])\b/i.test(text)
      ? labelKey(last)
      : null)
  );
}

function isLabelOver(line: PostingLine, next: PostingLine): boolean {
  const key = keyAbove(line.text);
  if (!key || !twoLineKeys.has(key) || line.bullet || next.bullet) return false;
  const bare = foldInPlace(line.text).replace(/[\s:]+$/, '');
  if (notTwoLine.test(bare) && !/:$/.test(line.text)) return false;
  if (labelKey(next.text) !== null || headingKind(next.text) !== null) return false;
  return next.text.length <= 80 && !/[:.?]$/.test(next.text);
}
