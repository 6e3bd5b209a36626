/**
 * Rewrites made by rule from a person's own lines: some say the same in another
 * form, some say more. The same seed makes the same rewrites.
 */
import type {Resume} from '../../model/resume.ts';

export interface Mutant {
  readonly kind: string;
  readonly isTruthful: boolean;
  readonly role: number;
  readonly original: string;
  readonly rewritten: string;
}

export type Random = () => number;

/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Makes another text of a line, or null where the line has nothing to change. */
type Change = (line: string, random: Random, person: Resume) => string | null;

function pick<Item>(list: readonly Item[], random: Random): Item {
  return list[Math.floor(random() * list.length)] as Item;
}

const figure =
  /(?<![\d.,\w-])\d{1,3}(?:,\d{3})+(?![\d.,]\d)|(?<![\d.,\w-])\d+(?:\.\d+)?(?![\d,.]*\d|[\w-]*\d)/g;

/** A figure of the line that is no year and no part of a name. */
function someFigure(line: string, random: Random): RegExpMatchArray | null {
  const found = [...line.matchAll(figure)].filter(
    match =>
      !/^(?:19|20)\d\d$/.test(match[0]) &&
      !/(?:[A-Z]\w*|[Ll]evel|[Yy]ears?) $/.test(line.slice(0, match.index)),
  );
  return found.length === 0 ? null : pick(found, random);
}

function replaced(line: string, match: RegExpMatchArray, text: string): string {
  const at = match.index ?? 0;
  return line.slice(0, at) + text + line.slice(at + match[0].length);
}

const changedFigure: Change = (line, random) => {
  const match = someFigure(line, random);
  if (!match) return null;
  const value = Number(match[0].replaceAll(',', ''));
  const other = pick([value * 10, value * 3 + 1, value + 7], random);
  return replaced(line, match, Number.isInteger(other) ? String(other) : other.toFixed(1));
};

const units: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d)%/g, ''],
  [/\bdays\b/, 'weeks'],
  [/\bweeks\b/, 'months'],
  [/\bhours\b/, 'days'],
  [/(?<= )km\b/, 'miles'],
  [/\$(?=\d)/, '€'],
  [/£(?=\d)/, '$'],
  [/\bMB\b/, 'GB'],
  [/\ba (?:day|week|month|year)\b/, 'an hour'],
  [/\bper shift\b/, 'per hour'],
];

const changedUnit: Change = line => {
  const unit = units.find(([pattern]) => pattern.test(line));
  return unit ? line.replace(unit[0], unit[1]) : null;
};

const changedYear: Change = line => {
  const year = /\b20\d\d\b/.exec(line)?.[0];
  return year ? line.replace(year, String(Number(year) - 3)) : null;
};

const tools = [
  'Salesforce Marketing Cloud',
  'Kubernetes',
  'SAP S/4HANA',
  'MATLAB',
  'Power Automate',
  'Cerner',
  'Blender',
];
const addedTool: Change = (line, random) =>
  `${line} ${pick(['with', 'using', 'in'], random)} ${pick(tools, random)}`;

const causes = [
  ', resulting in higher customer satisfaction',
  ', improving overall efficiency by 25%',
  ', thereby saving the company thousands',
  ', which led to record results',
  ', boosting morale',
  ', significantly reducing costs',
];
const addedCause: Change = (line, random) => line + pick(causes, random);

const scopes = [
  ' across the entire company',
  ' nationwide',
  ' for all regional offices',
  ' on a global scale',
  ' for C-level stakeholders',
];
const addedScope: Change = (line, random) => line + pick(scopes, random);

const employers = [
  'Deloitte',
  'Northwind Traders',
  'the Ministry of Health',
  'Siemens',
  'Goldman Sachs',
];
const addedEmployer: Change = (line, random) => `${line} at ${pick(employers, random)}`;

const strongVerbs = [
  'Spearheaded',
  'Directed',
  'Architected',
  'Championed',
  'Pioneered',
  'Founded',
];
const strongAlready =
  /^(?:Lead|Led|Run|Ran|Manage|Managed|Own|Supervise|Chaired|Headed|Design|Rebuilt|Built|Created|Introduced)\b/;
const strongerVerb: Change = (line, random) =>
  strongAlready.test(line) || !/^[A-Z][a-z]+ [a-z0-9]/.test(line)
    ? null
    : line.replace(/^\w+(?: out| after| part in)?/, pick(strongVerbs, random));

const sharing =
  /^(?:Helped|Supported|Assist(?:ed)?(?: with)?|Contributed to|Took part in|Part of|Member of)\b (.*)$/;
const alone: Change = (line, random) => {
  const rest = sharing.exec(line)?.[1];
  return rest ? `${pick(['Led', 'Owned', 'Managed', 'Was in charge of'], random)} ${rest}` : null;
};

const awards = [
  'Award-winning work: ',
  'Recognised as the best in the department: ',
  'As the top performer: ',
];
const addedPraise: Change = (line, random) =>
  pick(awards, random) + line.charAt(0).toLowerCase() + line.slice(1);

const otherRoleFigure: Change = (line, random, person) => {
  const others = person.experience.flatMap(({bullets}) => bullets).filter(other => other !== line);
  const match = someFigure(pick(others, random), random);
  return match && !line.includes(match[0]) ? `${line} for ${match[0]} customers` : null;
};

const inventions: Record<string, Change> = {
  figure: changedFigure,
  unit: changedUnit,
  year: changedYear,
  tool: addedTool,
  cause: addedCause,
  scope: addedScope,
  employer: addedEmployer,
  verb: strongerVerb,
  alone,
  praise: addedPraise,
  'figure of another line': otherRoleFigure,
};

const numberWords = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const spelledFigure: Change = (line, random) => {
  const match = someFigure(line, random);
  const value = Number(match?.[0]);
  const isPlain =
    match &&
    !/[%$£€]|\b(?:MB|KB|km)\b/.test(line.slice((match.index ?? 0) - 1, (match.index ?? 0) + 6));
  return isPlain && value > 1 && value < numberWords.length
    ? replaced(line, match, numberWords[value] ?? '')
    : null;
};

const figureWord: Change = line => {
  const match =
    /(?<=[a-z] )(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?= [a-z])/.exec(
      line,
    );
  return match ? line.replace(match[0], String(numberWords.indexOf(match[0]))) : null;
};

const shortThousands: Change = line =>
  /\d,000\b/.test(line) ? line.replace(/(\d),000\b/, '$1K') : null;
const plainThousands: Change = line =>
  /\d,\d{3}\b/.test(line) ? line.replace(/(\d),(\d{3})\b/, '$1$2') : null;
const spelledPercent: Change = line =>
  /\d%/.test(line) ? line.replace(/(\d)%/g, '$1 percent') : null;

const tenses: Record<string, string> = {
  Manage: 'Managed',
  Run: 'Ran',
  Lead: 'Led',
  Draft: 'Drafted',
  Drive: 'Drove',
  Maintain: 'Maintained',
  Present: 'Presented',
  Write: 'Wrote',
  Design: 'Designed',
  Model: 'Modelled',
  Review: 'Reviewed',
  Supervise: 'Supervised',
  Pair: 'Paired',
  Assist: 'Assisted',
};
const pastTense: Change = line => {
  const [first = ''] = line.split(' ');
  return tenses[first] ? line.replace(first, tenses[first]) : null;
};

const synonyms: Record<string, string> = {
  Wrote: 'Authored',
  Trained: 'Coached',
  Checked: 'Inspected',
  Built: 'Developed',
  Fixed: 'Resolved',
  Cut: 'Reduced',
  Reduced: 'Lowered',
  Introduced: 'Implemented',
  Answered: 'Handled',
  Created: 'Produced',
  Drafted: 'Wrote',
  Reviewed: 'Examined',
  Helped: 'Supported',
};
const synonym: Change = line => {
  const [first = ''] = line.split(' ');
  return synonyms[first] ? line.replace(first, synonyms[first]) : null;
};

const spellings: readonly (readonly [RegExp, string])[] = [
  [/program\b/, 'programme'],
  [/labor\b/, 'labour'],
  [/catalogue/, 'catalog'],
  [/e-mails/, 'emails'],
  [/lorries/, 'trucks'],
  [/ per week/, ' a week'],
  [/ every month/, ' each month'],
  [/ a year\b/, ' per year'],
];
const spelling: Change = line => {
  const found = spellings.find(
    ([pattern, text]) => pattern.test(line) && line.replace(pattern, text) !== line,
  );
  return found ? line.replace(found[0], found[1]) : null;
};

const firstPart: Change = line => {
  const [first = '', rest] = line.split(/; /);
  return rest ? first : null;
};

const asRole: Change = (line, _random, person) => {
  const held = person.experience.find(({bullets}) => bullets.includes(line));
  return held?.company
    ? `At ${held.company}, ${line.charAt(0).toLowerCase()}${line.slice(1)}`
    : null;
};

const truths: Record<string, Change> = {
  'figure spelled': spelledFigure,
  'word as figure': figureWord,
  'short thousands': shortThousands,
  'plain thousands': plainThousands,
  'percent spelled': spelledPercent,
  tense: pastTense,
  synonym,
  spelling,
  'first part': firstPart,
  'own employer': asRole,
};

/** All rewrites of a person's bullets that the rules make with this seed. */
export function mutantsOf(person: Resume, seed: number): Mutant[] {
  const random = seeded(seed);
  return person.experience.flatMap(({bullets}, role) =>
    bullets.flatMap(original => [
      ...made(inventions, false, original, role, random, person),
      ...made(truths, true, original, role, random, person),
    ]),
  );
}

function made(
  changes: Record<string, Change>,
  isTruthful: boolean,
  original: string,
  role: number,
  random: Random,
  person: Resume,
): Mutant[] {
  return Object.entries(changes).flatMap(([kind, change]) => {
    const rewritten = change(original, random, person);
    return rewritten && rewritten !== original
      ? [{kind, isTruthful, role, original, rewritten}]
      : [];
  });
}
