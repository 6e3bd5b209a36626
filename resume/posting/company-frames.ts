/** Employers by the sentences that only employers stand in: "About Acme", "Acme is an equal opportunity employer". */
import {foldInPlace} from '../vocabulary/fold.ts';
import {companyScore} from './company-words.ts';
import {namesOccupation} from './occupation-words.ts';
import {isWebName} from './web-names.ts';

export interface Named {
  readonly name: string;
  readonly weight: number;
  /** The text calls it its client. */
  readonly isClient: boolean;
}

const word = "(?:[dDlL]['’])?[\\p{Lu}\\d][\\p{L}\\p{N}&.'’+-]*";
const small =
  '(?:of|and|&|de|du|des|la|le|les|las|los|aux?|der|die|für|van|von|voor|y|e|und|et|the|for|del|della|dei|di|do|dos|da|das|in der)';
const name = `(${word}(?: \\p{Ll}{4,12}(?= \\p{Lu}))?(?: (?:${small} ){0,2}(?:${word}|&)){0,7}(?: (?:plc|mbH|gGmbH|eG))?)`;
/** "boulangerie Quatre-Vents": what it is in lower case, then its name. */
const common = `((?:\\p{Ll}+ ){1,3}(?:de la |de |du |des |la |las |los )?${word}(?: (?:${small} )?${word}){0,4})`;
const start = '(?:^|[.!?:] )';
const article =
  '(?:Unsere?|Notre|Nuestr[oa]|Onze|Nasza|Die|Der|Das|La|Le|El|Il|Het|De|O|A|Wir,? die|Wir,? der|Wir von|Wir bei|The|the|Our client,?|chez|bei der|bei)';
const somewhere =
  "(?: \\([^()\\n]{2,40}\\)|, \\p{Lu}[\\p{L}'’. -]{1,30}(?=,)|, (?:an?|the|eine?|une?|una?|PME|société|empresa) [^.\\n]{3,90}?(?=,)|,? (?:in|at|à|en|de|a|te|w|em|of|from|aus) [\\p{Lu}][\\p{L}'’. -]{1,40}?)?";
const searches =
  '(?:is (?:looking|seeking|hiring|recruiting|searching|expanding|growing)|are (?:looking|seeking|hiring|working|recruiting|expanding)|has an opening|seeks|seek|needs|wants|invites|sucht|suchen|recherche|cherche|recrute|embauche|busca|precisa|selecciona|necesita|cerca|ricerca|procura|zoekt|zoeken|szuka|poszukuje|contrata|assume|seleziona|stellt|stellen)(?![\\p{L}])';
const describes =
  '(?:is|are|ist|est|es|runs|operates|provides|makes|builds|tests|designs|serves|manufactures|delivers|offers|helps|supplies|cares|sells|brews|bakes|grows|has|was founded|develops|wurde|entwickelt|produziert|versorgt|produit|édite|fabrique|fabrica|ofrece|è|é|celebrates|values|welcomes|believes)(?![\\p{L}])';

const isKind =
  "(?:is (?:an? |the )|are (?:an? |the )|ist (?:eine?|der|die|das) |est (?:une?|la|le) |es (?:una?|la|el) |è (?:una?|un') |é (?:uma?) |is een )[^.\\n]{0,60}?(?:company|firm|agency|start-?up|practice|school|charity|business|studio|manufacturer|provider|organi[sz]ation|hospital|clinic|group|retailer|maker|consultancy|brand|platform|network|trust|college|university|hotel|restaurant|bakery|brewery|farm|Unternehmen|Haus|Verein|Klinik|Betrieb|Anbieter|Hersteller|Träger|Start-?up|entreprise|société|agence|association|cabinet|PME|groupe|empresa|clínica|consultora|compañía|azienda|società|bedrijf|organisatie)(?![\\p{L}])";

function frame(before: string, after: string, weight: number): readonly [RegExp, number] {
  return [new RegExp(`${before}${name}${after}`, 'gmu'), weight];
}

const frames: readonly (readonly [RegExp, number])[] = [
  frame(
    start,
    ' (?:is|are) (?:an? |proud to be an? |committed to being an? )?(?:equal|EEO|Equal|affirmative)',
    5,
  ),
  frame(
    '^(?:About|Über|À propos de|A propos de|Sobre|Acerca de|Over|O firmie|O|About us:) ',
    ' ?:?$',
    4,
  ),
  frame(
    '^(?:Why|Join|Working at|Life at|Work at|Why join|Why work (?:at|for)|Warum|Pourquoi) ',
    ' ?[?!:]',
    4,
  ),
  frame(
    '(?:\\b(?:At|Bei|Chez|En|Join|Here at|here at|Na|No|Presso|W|Bij)) ',
    `${somewhere},? (?:we|you|our|wir|dich|du|Sie|sie|erwartet|arbeiten|nous|vous|on|somos|tenemos|creemos|buscamos|queremos|crediamo|acreditamos|wij|werken)(?![\\p{L}])`,
    4,
  ),
  frame(start, `${somewhere},? ${searches}`, 4),
  frame(`\\b(?:${article} |L['’])`, `${somewhere},? (?:${searches}|${describes})`, 3),
  [
    new RegExp(
      `\\b(?:(?:La|Le|El|Il|Lo|A|O|Un|Une|Una|Ein|The) |L['’])${common}${somewhere},? ${searches}`,
      'gmu',
    ),
    3,
  ],
  frame("\\bI(?:'m|’m| am)\\b[^.\\n]{3,60}? (?:at|of|from|with) ", '(?=[.,]|$)', 4),
  frame('(?:^|[,!] )(?:die|der|das|the|la|le|el|il|de|het) ', `${somewhere},? ${searches}`, 3),
  frame('\\b(?:[Ww]e|[Ww]ir|[Nn]ous|[Ww]ij) \\(', '[,)]', 4),
  frame(start, ` ${describes}`, 2),
  frame(
    "(?:[Ww]e're|[Ww]e’re|[Ww]e are|[Ww]ir sind|[Nn]ous sommes|[Ss]omos|[Ss]iamo|[Ww]ij zijn|[Jj]esteśmy) ",
    ',? (?:an?|eine?|une?|una|un|een) ',
    4,
  ),
  frame(start, `${somewhere} (?:has|have) (?:grown|opened|moved|been)`, 3),
  frame(
    '\\b(?:[Jj]oin|[Rr]ejoignez|[Úú]nete a|[Uu]nisciti a) ',
    ' (?:as|als|en tant que|como|come) ',
    4,
  ),
  frame(start, ` ${isKind}`, 3),
  frame(
    start,
    ' (?:provides equal|does not discriminate|participates in E-Verify|values diversity|celebrates|reserves the right)',
    4,
  ),
  frame(
    '\\b(?:join|joining|within|for|at|working for|career (?:at|with)|team at|mission of|bei|für|chez|rejoindre|en) (?:the )?',
    "(?:'s|’s)? (?:team|family|Team|equipo|équipe)(?![\\p{L}])",
    3,
  ),
  frame(
    '\\b(?:wanted|needed|required|sought|vacancy|position|opportunity|job|role) (?:for|at|by|with) (?:the )?',
    '(?= in |,|\\.|$)',
    4,
  ),
  frame(
    '\\b(?:team|job|role|position|work|working|career|hiring|here|opening|kitchen|shift|people|colleagues) (?:at|with) (?:the )?',
    '',
    3,
  ),
  frame('\\b(?:[Cc]hez|[Pp]resso) ', '', 3),
  frame(
    '\\b(?:[Aa]t|[Bb]ei der|[Bb]eim?|[Ee]n el|[Ee]n la|[Ee]n|[Bb]ij|[Nn]o|[Nn]a|[Dd]a|[Ww]|[Ww]ir von der|[Vv]on der|[Ff]ür (?:die|das|den)|[Pp]ara(?: el| la)?|[Pp]our(?: le| la)?|[Pp]er(?: la| il)?|[Ff]or|[Vv]oor) ',
    '',
    1,
  ),
  frame(
    '^(?:[Cc]areers?|CAREERS|[Jj]obs?|JOBS|[Vv]acancies|[Kk]arriere|[Ss]tellen|[Ee]mplois?) (?:at|AT|with|bei|chez|en) ',
    '$',
    4,
  ),
  frame('(?:Applications?|Apply|CVs?|Applicants?) (?:through|via) (?:the )?', '(?=[,.]|$)', 3),
  frame('©\\s?(?:\\d{4} ?)?', '', 1),
  frame('^(?:Logo (?:of|for|von|de)|Company logo for,?) ', '\\.?$', 4),
  frame('^', ' [Ll]ogo$', 4),
];

const capitalised = new RegExp(name, 'gu');

const clientFrames: readonly RegExp[] = [
  new RegExp(
    `(?:on behalf of|for our client,?|[Oo]ur client,?|[Kk]unde[n]?,? (?:die|der|das)|[Mm]andant(?:en|in)?,? die|nuestro cliente,?) (?:the )?${name}`,
    'gmu',
  ),
  new RegExp(`[Nn]otre client,? (?:la |le |l['’]|les )?${common}`, 'gmu'),
];

const notNames =
  /^(?:we|you|tu|se|es|u\.s|u\.k|our|the|this|that|it|there|what|who|they|he|she|i|about us|us|me|job|role|the role|the team|position|candidates?|applicants?|the company|company|team|benefits|location|salary|wir|sie|du|es|das|die|der|unser|ihre?|was|wer|nous|vous|il|elle|notre|votre|le|la|les|el|los|nosotros|nuestra|este|esta|all|if|as|in|at|for|to|a|an|home|next|work|life|equal|employment|who we are|experience|knowledge|ability|each|here|where|how|when|why|please|visits?|uns|mich|nuestr[\p{L}]+|os|ti|noi|voce|ons|jij|wij|nas|working here|candidatura|flexib[\p{L}]+|remote|hybrid|germany|europe|europa|deutschland|france|espana|ein[\p{L}]*|no one|nobody|everyone|everybody|training|travel|pay|hours|our client|client|one|some|any|both|these|those|much|most|many|such|kunde|mandant|kandydat[\p{L}]*|idealnie|oferta|monday|tuesday|wednesday|thursday|friday|saturday|sunday|english|german|french|spanish)$/u;

/** Kinds of employers, which alone are nobody's name: "unsere moderne Praxis". Folded. */
const kinds =
  /^(?:praxis|unternehmen|betrieb|firma|haus|klinik|verein|team|kita|schule|werk|filiale|kanzlei|agentur|company|organi[sz]ation|business|school|trust|hospital|clinic|practice|hotel|entreprise|societe|agence|etablissement|empresa|azienda|bedrijf|firmy|pflege|arbeit|schicht|kasse|vertrieb|einkauf|verkauf|lager|buro|office|nursing|council|parish|church|district|shire|commune|mairie|ville|kirchengemeinde|gemeinde|stadt|kreis|amt|ayuntamiento|comune|gemeente|gmina|istituto|instituto|colegio|ecole|college|university|board|agency|charity|firm|department)$/;

/** Whether the only word with a capital is a kind of employer. */
export function isOrdinary(found: string): boolean {
  const [first = '', ...others] = found.replace(/^The /, '').match(/\p{Lu}[\p{L}'’-]*/gu) ?? [];
  return others.length === 0 && kinds.test(foldInPlace(first));
}

/** Employers a text names, surest first; each with the sum of what speaks for it. */
export function companiesNamedIn(text: string, web: readonly string[]): Named[] {
  const clients = new Map<string, number>();
  for (const pattern of clientFrames) collect({text, web}, pattern, 5, clients);
  const weights = new Map(clients);
  for (const [found] of text.matchAll(capitalised)) {
    if (isWebName(found, web)) weights.set(found, 3);
  }
  for (const [pattern, weight] of frames) collect({text, web}, pattern, weight, weights);
  return [...weights]
    .map(([found, weight]) => ({
      name: found,
      isClient: clients.has(found),
      weight:
        weight +
        (companyScore(found) >= 3 ? 2 : 0) +
        (isWebName(found, web) ? 3 : 0) +
        shortForms(found, weights) +
        Math.min(3, occurrences(text, found) - 1),
    }))
    .filter(({weight}) => weight >= 3)
    .sort((a, b) => b.weight - a.weight || b.name.length - a.name.length);
}

interface Source {
  readonly text: string;
  readonly web: readonly string[];
}

function collect(
  {text, web}: Source,
  pattern: RegExp,
  weight: number,
  into: Map<string, number>,
): void {
  for (const match of text.matchAll(pattern)) {
    const found = withoutArticle((match[1] ?? '').replace(/[.,'’]+$/, '').trim());
    if (isName(found) || isWebName(found, web)) into.set(found, (into.get(found) ?? 0) + weight);
  }
}

/** What speaks for "Hartlow" speaks for Hartlow Services too. */
function shortForms(found: string, weights: ReadonlyMap<string, number>): number {
  const shorter = [...weights].filter(([other]) => found.startsWith(`${other} `));
  return shorter.reduce((sum, [, weight]) => sum + weight, 0);
}

/** "Die Müller GmbH" is Müller GmbH; an English name keeps its article ("The Saltmarsh Inn"). */
function withoutArticle(printed: string): string {
  return printed.replace(
    /^(?:Wir,? |Our client,? )?(?:(?:Unsere?|Notre|Nuestr[oa]|Onze|Nasza|Die|Der|Das|La|Le|El|Il|Het|Wir)\s(?=\p{L}))/u,
    '',
  );
}

function isName(found: string): boolean {
  const folded = foldInPlace(found);
  if (found.length < 2 || notNames.test(folded) || /^\d+$/.test(found)) return false;
  if (
    /^(?:our|your|this|an?|each|every|some|these|ihre?|unsere?|notre|votre|nuestr[oa]|su|sus) /.test(
      folded,
    )
  )
    return false;
  if (isOrdinary(found)) return false;
  return !namesOccupation(found) || !/\s/.test(found) || companyScore(found) >= 3;
}

function occurrences(text: string, found: string): number {
  return text.split(found).length - 1;
}

/** Whether a text is, or begins with, an employer the running text names. */
export function isNamed(text: string, named: readonly Named[]): boolean {
  const folded = foldInPlace(text);
  return named.some(({name}) => {
    const other = foldInPlace(name);
    return folded === other || folded.startsWith(`${other} `) || folded.startsWith(`${other},`);
  });
}
