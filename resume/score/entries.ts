/**
 * The texts of a resume that count as evidence. What proves nothing is left out
 * here, once for all categories: text copied from the posting, repetitions,
 * denials, and keywords that stand where they say nothing.
 */
import type {Language} from '../model/language.ts';
import type {Resume} from '../model/resume.ts';
import {openingStrength} from '../vocabulary/action-verbs.ts';
import {withKnownAcronyms} from './acronyms.ts';
import {copiedAmong, type PostingText} from './copied.ts';
import {isBareName, isKeywordList, isRunTogether, isStuffed} from './keyword-list.ts';
import {withDegreeNames} from './lexicon/degree-names.ts';
import {type Line, readLine} from './line.ts';
import {statedPart} from './negation.ts';
import {inPlace, namesCertificate, places, type Source, type Text, textLists} from './texts.ts';
import {wordKey} from './words.ts';

export interface Entry extends Text {
  /** What the text states; denied parts are cut. */
  readonly text: string;
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
  for (const list of textLists(resume).map(withToolsApart)) {
    const copied = copiedIn(list, posting);
    const seen = new Set<string>();
    list.forEach((text, at) => {
      const {text: stated, denies} = statedPart(text.text, resume.language);
      const reason = copied[at] ? 'copied' : reasonAside(text, stated, seen);
      if (reason) aside.push({path: text.path, text: text.text, reason});
      else {
        const named = withDegreeNames(stated, {isSchool: text.source === 'education'});
        const line = read(named, languages);
        kept.push({...placed(text, resume.language), text: stated, denies, line});
      }
    });
  }
  const roles = new Set(rolesOfPosting(resume, posting, aside));
  return {
    kept: withKnownAcronyms(kept.filter(({role}) => role === null || !roles.has(role))),
    aside,
  };
}

const unsupportedSkill = 0.2;

/**
 * A skill that is only listed proves more in the resume of someone who does
 * this kind of work: `likeness` (0 to 1) is that of the most similar role.
 */
export function weighListedSkills(kept: readonly Entry[], likeness: number): Entry[] {
  const proof = unsupportedSkill + (places.skill.proof - unsupportedSkill) * likeness;
  return kept.map(entry => (entry.source === 'skill' ? {...entry, proof} : entry));
}

const names: ReadonlySet<Source> = new Set(['title', 'company', 'education', 'language']);
const fewestWordsOfCertificate = 10;

/** Which texts of a list are copied. Names are the same in both without having been copied. */
function copiedIn(list: readonly Text[], posting: PostingText): boolean[] {
  const source = list[0]?.source ?? 'other';
  if (names.has(source)) return list.map(() => false);
  const texts = list.map(({text}) => text);
  const isCertificates = source === 'credential' && texts.some(namesCertificate);
  return copiedAmong(texts, posting, isCertificates ? fewestWordsOfCertificate : undefined);
}

/** The posting's own title without any dates is no role that was held. */
function rolesOfPosting(
  {experience}: Resume,
  posting: PostingText,
  aside: readonly SetAside[],
): number[] {
  const copied = new Set(aside.filter(({reason}) => reason === 'copied').map(({path}) => path));
  return experience.flatMap(({title, start, bullets}, at) => {
    const isTitle = start === null && posting.places.has(wordKey(title ?? ''));
    const ownBullets = bullets.filter(
      (_, index) => !copied.has(`experience.${at}.bullets.${index}`),
    );
    return isTitle && ownBullets.length === 0 ? [at] : [];
  });
}

function reasonAside(text: Text, stated: string, seen: Set<string>): SetAside['reason'] | null {
  if (stated.trim() === '') return 'denied';
  const key = wordKey(stated);
  if (key === '' || seen.has(key) || isStuffed(text.text)) return 'repeated';
  seen.add(key);
  return isKeywordsOnly(text, stated) ? 'keywords' : null;
}

/** A list of keywords in running text or under no title is no evidence. */
const provesNothing: ReadonlySet<Source> = new Set(['summary', 'other', 'award']);
/** So many names without a comma are keywords, where single names belong. */
const fewestRunTogether: Partial<Record<Source, number>> = {
  credential: 3,
  education: 3,
  language: 3,
  skill: 4,
};

function isKeywordsOnly({source, proof}: Text, stated: string): boolean {
  if (proof === 0) return true;
  if (provesNothing.has(source)) return isKeywordList(stated);
  const fewest = fewestRunTogether[source];
  return fewest !== undefined && isRunTogether(stated, fewest);
}

const mostTools = 2;

/**
 * The bare name of a tool among certificates may stand for its certificate, so
 * it counts as mentioned; more than two are keywords in the wrong place.
 */
function withToolsApart(list: readonly Text[]): Text[] {
  const isTool = ({source, text}: Text) =>
    (source === 'credential' || source === 'award') && isBareName(text);
  const areKeywords = list.filter(isTool).length > mostTools;
  return list.map(text => {
    if (!isTool(text)) return text;
    return areKeywords ? {...text, proof: 0} : inPlace(text, 'other');
  });
}

/** A line of tools below a role ("Stack: Go, Kafka") is a list of skills. */
function placed(text: Text, language: Language): Text {
  const isWork = text.source === 'bullet' || text.source === 'project';
  if (!isWork || !isKeywordList(text.text)) return text;
  return openingStrength(text.text, language) === 'none' ? inPlace(text, 'skill') : text;
}
