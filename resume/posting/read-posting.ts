/**
 * Reads a job posting from text as people paste it, with the page's noise
 * around it, in eight languages. Pure: the same text gives the same posting on
 * the server and in the browser. What the text does not say stays null or empty.
 */
import {emptyPosting, type Posting, type Salary} from '../model/posting.ts';
import type {ReadWarning} from '../model/resume.ts';
import {canonicalSkill, findSkills, skillKind} from '../vocabulary/skills.ts';
import {hasNameShape} from './company-evidence.ts';
import {readContact} from './contact.ts';
import {countWords} from './count-words.ts';
import {departmentIn} from './department.ts';
import {
  educationLevel,
  employmentTypes,
  experienceLevel,
  isEmploymentSegment,
  levelOf,
  listedEmploymentTypes,
  plainEmploymentTypes,
} from './employment.ts';
import {headerPieces, isParagraph, titleScore} from './header.ts';
import {readIdentity} from './identity.ts';
import {withoutInstructions} from './instructions.ts';
import {type Labels, labelKey, readLabels} from './labels.ts';
import {withoutNoise} from './noise.ts';
import {namesOccupation} from './occupation-words.ts';
import {postingLanguage} from './posting-language.ts';
import {hasHiddenCharacters, type PostingLine, postingLines} from './posting-lines.ts';
import {readRequirements} from './requirements.ts';
import {readSalary} from './salary.ts';
import {readSections, type Section} from './sections.ts';

/** Longer texts are cut here: no posting is longer, and a pasted book must not cost seconds. */
const maxCharacters = 60_000;
const maxLines = 2_000;
const fewWords = 25;

export const instructionsWarning: ReadWarning = {
  code: 'instructions-in-posting',
  message: 'This posting contains text that gives orders to a language model. It was left out.',
};

const noPostingWarning: ReadWarning = {
  code: 'no-posting',
  message:
    'There is no job posting in this text. Paste all of it: the title, the employer, the tasks and what is asked.',
};

export function readPosting(text: string): Posting {
  const printed = postingLines(text.slice(0, maxCharacters)).slice(0, maxLines);
  const {lines: honest, found} = withoutInstructions(printed);
  const lines = withoutNoise(honest);
  const clean = lines.map(line => line.text).join('\n');
  const warnings = warningsFor(clean, found || hasHiddenCharacters(text));
  if (!hasWords(clean)) return {...emptyPosting(), warnings};
  const posting = understand(lines, clean);
  return saysAnything(posting)
    ? {...posting, warnings}
    : {...emptyPosting(), warnings: [noPostingWarning]};
}

/** Whether a text was no posting at all, so that there is nothing to keep of it. */
export function isNoPosting({warnings}: Posting): boolean {
  return warnings.some(({code}) => code === 'empty' || code === noPostingWarning.code);
}

/** A job that is known as one, or facts and demands: a word alone is no posting. */
function saysAnything(posting: Omit<Posting, 'warnings'>): boolean {
  const facts = [posting.salary, posting.employmentType, posting.company].filter(
    fact => fact !== null,
  );
  const lines = posting.requirements.length + posting.responsibilities.length;
  return facts.length + lines > 0 || namesOccupation(posting.title ?? '');
}

function understand(all: readonly PostingLine[], clean: string): Omit<Posting, 'warnings'> {
  const {labels, rest} = readLabels(all);
  const sections = readSections(rest).filter(({kind}) => kind !== 'elsewhere');
  const top = topLines(sections);
  const identity = readIdentity(top, {...employerSection(sections), ...labels}, clean);
  const {items, responsibilities} = readRequirements(sections);
  const must = items.filter(({kind}) => kind === 'must').map(({text}) => text);
  const nice = items.filter(({kind}) => kind === 'nice').map(({text}) => text);
  return {
    language: postingLanguage(clean),
    ...identity,
    salary: inLocalDollars(bestSalary(all, labels), identity.location),
    level: levelOf(
      [identity.title ?? '', labels.level ?? '', titleLine(top, identity.title)].join(' '),
    ),
    department: departmentIn(labels, headerPieces(top), identity, clean),
    employmentType: employment(top, labels, all, identity.title),
    industry: labels.industry ?? null,
    experienceLevel: labels.experience ?? experienceLevel(must),
    educationLevel: labels.education ?? educationLevel([...must, ...nice]),
    mustHave: must,
    niceToHave: nice,
    requirements: items.map(({text}) => text),
    skills: skillsIn(sections, [...must, ...nice]),
    responsibilities: [...responsibilities],
    contact: readContact(clean),
  };
}

/**
 * The lines that can hold title, company and place: those before the first
 * section with another subject. Where that section comes first, its own first
 * lines; a heading that reads like a title is one.
 */
function topLines(sections: readonly Section[]): PostingLine[] {
  const lines: PostingLine[] = [];
  for (const {kind, heading, lines: own} of sections) {
    const isTop = kind === 'intro' || kind === 'details' || kind === null || lines.length === 0;
    if (!isTop || lines.length > 10) break;
    if (kind === null && titleScore(heading) > 0) {
      lines.push({text: heading, bullet: false, gap: true, marked: true, numbered: false});
    } else if (kind === null && lines.length > 2) break;
    lines.push(...own);
  }
  return lines;
}

/** French and German boards print the employer under a heading of its own. */
function employerSection(sections: readonly Section[]): Labels {
  const section = sections.find(({heading}) => labelKey(heading) === 'company');
  const first = section?.lines[0];
  if (!first || first.bullet || isParagraph(first.text) || !hasNameShape(first.text)) return {};
  return {company: first.text};
}

function titleLine(top: readonly PostingLine[], title: string | null): string {
  return top.find(({text}) => title !== null && text.includes(title))?.text ?? '';
}

function employment(
  top: readonly PostingLine[],
  labels: Labels,
  all: readonly PostingLine[],
  title: string | null,
): string | null {
  if (labels.employment && employmentTypes(labels.employment).length > 0) return labels.employment;
  const [first] = employmentTypes(title ?? '');
  if (first && title?.startsWith(first)) return first;
  const pieces = headerPieces(top).flatMap(({text}) => text.split(/,\s+/));
  const stated = pieces.flatMap(text =>
    isEmploymentSegment(text) ? [text] : plainEmploymentTypes(text),
  );
  const whole = all.map(({text}) => text).join('\n');
  const found =
    [stated, plainEmploymentTypes(whole), listedEmploymentTypes(whole)].find(
      types => types.length > 0,
    ) ?? [];
  return found.length > 0 ? [...new Set(found)].slice(0, 3).join(', ') : null;
}

/** The likeliest pay: a label outweighs the top of the page, that the running text. */
function bestSalary(lines: readonly PostingLine[], labels: Labels): Salary | null {
  const labelled = labels.salary ? readSalary(labels.salary, 'salary') : null;
  if (labelled) return labelled.salary;
  let best: {salary: Salary; weight: number} | null = null;
  for (const [at, {text}] of lines.entries()) {
    const found = readSalary(text, at > 0 ? headingBefore(lines[at - 1]) : '');
    if (!found) continue;
    const weight = found.weight + (at < 10 ? 1 : 0);
    if (weight >= 3 && weight > (best?.weight ?? 0)) best = {salary: found.salary, weight};
  }
  return best?.salary ?? null;
}

const dollars: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:NSW|VIC|QLD|TAS|ACT|Australia|Sydney|Melbourne|Brisbane|Perth|Adelaide|Canberra)\b/,
    'AUD',
  ],
  [/\b(?:ON|QC|BC|AB|MB|SK|NS|NB|Canada|Ontario|Quebec|Toronto|Vancouver|Calgary|Ottawa)\b/, 'CAD'],
  [/\b(?:New Zealand|Auckland|Wellington|Christchurch)\b/, 'NZD'],
  [/\bSingapore\b/, 'SGD'],
];

const americanState =
  /, (?:A[KLRZ]|C[OT]|DC|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\b/;

/** A bare "$" is the dollar of the place of work. */
function inLocalDollars(salary: Salary | null, location: string | null): Salary | null {
  if (salary?.currency === null && americanState.test(location ?? '')) {
    return {...salary, currency: 'USD'};
  }
  if (salary?.currency !== 'USD' || location === null || /USD|US\$/.test(salary.raw)) return salary;
  const local = dollars.find(([places]) => places.test(location))?.[1];
  return local ? {...salary, currency: local} : salary;
}

function headingBefore(line: PostingLine | undefined): string {
  return line && countWords(line.text) <= 5 ? line.text : '';
}

/** Skills as printed, first mention first; ways of working only where they are asked for. */
function skillsIn(sections: readonly Section[], requirements: readonly string[]): string[] {
  const text = sections
    .filter(({kind}) => kind !== 'benefits' && kind !== 'legal' && kind !== 'apply')
    .flatMap(({lines}) => lines.map(line => line.text))
    .join('\n');
  const asked = new Set(requirements.flatMap(one => findSkills(one).map(({skill}) => skill)));
  const printed = new Map<string, string>();
  for (const mention of findSkills(text)) {
    const isSoft = skillKind(mention.skill) === 'soft';
    const key = canonicalSkill(mention.skill);
    if (!printed.has(key) && (!isSoft || asked.has(mention.skill)))
      printed.set(key, mention.printed);
  }
  return [...printed.values()];
}

function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text);
}

function warningsFor(clean: string, hasInstructions: boolean): ReadWarning[] {
  const warnings: ReadWarning[] = [];
  if (!hasWords(clean)) {
    warnings.push({
      code: 'empty',
      message: 'There is no posting in this text. Paste the whole posting.',
    });
  } else if (countWords(clean) < fewWords) {
    warnings.push({
      code: 'too-short',
      message: 'This text is very short for a posting. Paste all of it, with its requirements.',
    });
  }
  if (hasInstructions) {
    warnings.push(instructionsWarning);
  }
  return warnings;
}
