/**
 * Every text of a resume as possible evidence, with where it stands and how
 * much a text at that place can prove. What proves nothing is left out here,
 * once for all categories: text copied from the posting, repetitions, denials,
 * and lists of keywords that stand nowhere.
 */
import type {Language} from '../model/language.ts';
import type {Resume} from '../model/resume.ts';
import type {evidenceStrengths} from '../model/score.ts';
import {openingStrength} from '../vocabulary/action-verbs.ts';
import {withKnownAcronyms} from './acronyms.ts';
import {copiedAmong, type PostingText} from './copied.ts';
import {isBareName, isKeywordList, isRunTogether, isStuffed} from './keyword-list.ts';
import {type Line, readLine} from './line.ts';
import {statedPart} from './negation.ts';
import {wordKey} from './words.ts';

export type Source =
  | 'title'
  | 'bullet'
  | 'company'
  | 'project'
  | 'credential'
  | 'education'
  | 'publication'
  | 'award'
  | 'language'
  | 'skill'
  | 'headline'
  | 'summary'
  | 'other';

export type Strength = (typeof evidenceStrengths)[number];

interface Place {
  readonly strength: Strength;
  /** How far a text at this place proves what it says, 0 to 1. */
  readonly proof: number;
}

/** Dated work proves most; a name in a list or a summary proves little. */
export const places: Record<Source, Place> = {
  title: {strength: 'role', proof: 1},
  bullet: {strength: 'role', proof: 1},
  company: {strength: 'role', proof: 0.6},
  project: {strength: 'project', proof: 0.85},
  credential: {strength: 'credential', proof: 0.8},
  education: {strength: 'credential', proof: 0.8},
  publication: {strength: 'credential', proof: 0.7},
  award: {strength: 'credential', proof: 0.6},
  language: {strength: 'credential', proof: 0.8},
  skill: {strength: 'skill', proof: 0.5},
  headline: {strength: 'mention', proof: 0.4},
  summary: {strength: 'mention', proof: 0.35},
  other: {strength: 'mention', proof: 0.3},
};

export interface Entry {
  readonly path: string;
  /** What the text states; denied parts are cut. */
  readonly text: string;
  readonly source: Source;
  /** How far it proves what it says, 0 to 1. */
  readonly proof: number;
  /** Index of the role it belongs to. */
  readonly role: number | null;
  readonly denies: boolean;
  readonly line: Line;
}

export interface SetAside {
  readonly path: string;
  readonly text: string;
  readonly reason: 'copied' | 'repeated' | 'denied' | 'keywords';
}

export interface Entries {
  readonly kept: readonly Entry[];
  readonly aside: readonly SetAside[];
}

interface Raw {
  readonly path: string;
  readonly text: string;
  readonly source: Source;
  readonly role: number | null;
}

/** Reads a line once however often the resume is scored again. */
export type LineReader = (text: string, languages: readonly Language[]) => Line;

export function collectEntries(
  resume: Resume,
  posting: PostingText,
  postingLanguage: Language,
  read: LineReader = readLine,
): Entries {
  const languages = [...new Set([resume.language, postingLanguage])];
  const kept: Entry[] = [];
  const aside: SetAside[] = [];
  for (const list of rawLists(resume).map(withoutToolsAmongCertificates)) {
    const copied = copiedIn(list, posting);
    const seen = new Set<string>();
    list.forEach((raw, at) => {
      const {text, denies} = statedPart(raw.text, resume.language);
      const reason = copied[at] ? 'copied' : reasonAside(raw, text, seen);
      if (reason) aside.push({path: raw.path, text: raw.text, reason});
      else kept.push(toEntry(placed(raw, resume.language), text, denies, read(text, languages)));
    });
  }
  return {kept: withKnownAcronyms(kept), aside};
}

function toEntry(raw: Raw, text: string, denies: boolean, line: Line): Entry {
  return {...raw, text, denies, line, proof: places[raw.source].proof};
}

const unsupportedSkill = 0.2;

/**
 * A skill that is only listed proves more in the resume of someone who does
 * this kind of work: `likeness` (0 to 1) is that of the most similar role.
 */
export function weighListedSkills(kept: readonly Entry[], likeness: number): Entry[] {
  const listed = unsupportedSkill + (places.skill.proof - unsupportedSkill) * likeness;
  return kept.map(entry => (entry.source === 'skill' ? {...entry, proof: listed} : entry));
}

const nameSources: ReadonlySet<Source> = new Set(['title', 'company', 'education', 'language']);
const shortSources: ReadonlySet<Source> = new Set(['credential', 'skill', 'award']);
const longestName = 10;

/** Which texts of a list are copied. Names are the same in both without having been copied. */
function copiedIn(list: readonly Raw[], posting: PostingText): boolean[] {
  const source = list[0]?.source ?? 'other';
  if (nameSources.has(source)) return list.map(() => false);
  const texts = list.map(({text}) => text);
  return copiedAmong(texts, posting, shortSources.has(source) ? longestName : undefined);
}

function reasonAside(raw: Raw, stated: string, seen: Set<string>): SetAside['reason'] | null {
  if (stated.trim() === '') return 'denied';
  const key = wordKey(stated);
  if (key === '' || seen.has(key) || isStuffed(raw.text)) return 'repeated';
  seen.add(key);
  return isKeywordsOnly(raw, stated) ? 'keywords' : null;
}

function isKeywordsOnly({source}: Raw, stated: string): boolean {
  if (provesNothing.has(source)) return isKeywordList(stated);
  return runTogetherProvesNothing.has(source) && isRunTogether(stated);
}

const runTogetherProvesNothing: ReadonlySet<Source> = new Set([
  'credential',
  'education',
  'language',
]);

/** A list of keywords in running text or under no title is no evidence. */
const provesNothing: ReadonlySet<Source> = new Set(['summary', 'other', 'award']);

const mostBareNames = 2;

/** One or two tools may stand for their certificates; more of them are a list of keywords in the wrong place. */
function withoutToolsAmongCertificates(list: readonly Raw[]): Raw[] {
  const isTool = ({source, text}: Raw) => source === 'credential' && isBareName(text);
  const isList = list.filter(isTool).length > mostBareNames;
  return list.map(raw => (isList && isTool(raw) ? {...raw, source: 'other'} : raw));
}

/** A line of tools below a role ("Stack: Go, Kafka") is a list of skills. */
function placed(raw: Raw, language: Language): Raw {
  const isWork = raw.source === 'bullet' || raw.source === 'project';
  if (!isWork || !isKeywordList(raw.text)) return raw;
  return openingStrength(raw.text, language) === 'none' ? {...raw, source: 'skill'} : raw;
}

function rawLists(resume: Resume): Raw[][] {
  return [
    one('headline', resume.headline, 'headline'),
    sentences(resume.summary),
    ...resume.experience.flatMap((role, at) => [
      one(`experience.${at}.title`, role.title, 'title', at),
      one(`experience.${at}.company`, role.company, 'company', at),
      many(`experience.${at}.bullets`, role.bullets, 'bullet', at),
    ]),
    ...resume.projects.flatMap((project, at) => projectLists('projects', project, at)),
    ...resume.volunteering.flatMap((project, at) => projectLists('volunteering', project, at)),
    ...resume.education.flatMap((school, at) => [
      one(`education.${at}.degree`, schoolText(school), 'education'),
      many(`education.${at}.notes`, school.notes, 'education'),
    ]),
    many('certifications', resume.certifications, 'credential'),
    many('awards', resume.awards, 'award'),
    many('publications', resume.publications, 'publication'),
    many('languages', resume.languages, 'language'),
    many('skills', resume.skills, 'skill'),
    ...resume.other.map((section, at) =>
      many(`other.${at}.lines`, section.lines, otherSource(section.title)),
    ),
  ];
}

/** A school's name may say the subject or the degree; a reader may have taken one for the other. */
function schoolText({degree, institution}: Resume['education'][number]): string | null {
  return [degree, institution].filter(text => text !== null).join(', ') || null;
}

type ProjectLike = Resume['projects'][number];

function projectLists(list: string, project: ProjectLike, at: number): Raw[][] {
  return [
    one(`${list}.${at}.name`, project.name, 'project'),
    many(`${list}.${at}.bullets`, project.bullets, 'project'),
  ];
}

function one(path: string, text: string | null, source: Source, role: number | null = null): Raw[] {
  return text ? [{path, text, source, role}] : [];
}

function many(
  path: string,
  texts: readonly string[],
  source: Source,
  role: number | null = null,
): Raw[] {
  return texts.map((text, at) => ({path: `${path}.${at}`, text, source, role}));
}

/** A summary is judged sentence by sentence, so that one copied sentence does not cost the others. */
function sentences(summary: string | null): Raw[] {
  if (!summary) return [];
  const parts = summary.split(/(?<=[.!?])\s+(?=\p{Lu})|\n+/u);
  return parts.map(text => ({path: 'summary', text, source: 'summary', role: null}));
}

const skillTitles =
  /skill|competenc|compéten|competenz|kenntnis|fähigkeit|tool|technolog|software|habilidad|conocimient|umiejętn|vaardighe|expertise/i;
const credentialTitles =
  /licen|certif|zertifi|qualif|registration|diplom|fortbildung|weiterbildung|formation|training|uprawnien/i;

function otherSource(title: string): Source {
  if (credentialTitles.test(title)) return 'credential';
  return skillTitles.test(title) ? 'skill' : 'other';
}
