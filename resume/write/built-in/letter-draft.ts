import {findSkills, skillKind} from '../../vocabulary/skills.ts';
import {atEmployer} from '../letter-places.ts';
import {namedInProse, stopped} from '../prose-names.ts';
import type {LetterDraft, LetterStyle, Material} from '../writer.ts';
import {spokenAnswers} from './answers.ts';
import {askedCredentials} from './credentials.ts';
import {openingRole, toldLines} from './letter-lines.ts';
import {letterPhrases} from './letter-phrases.ts';
import {listed} from './phrases.ts';
import {heldTitle, withinSentence} from './prose.ts';
import {answeredLines} from './relevance.ts';
import {shownSkills} from './shown-skills.ts';

const linesByLength = {short: 2, standard: 4} as const;
const skillsByLength = {short: 3, standard: 5} as const;
const answersByLength = {short: 1, standard: 2} as const;
const mostCredentials = 3;

function opening(material: Material): string[] {
  const {language} = material;
  const phrases = letterPhrases[language];
  const role = openingRole(material);
  if (!role?.title || !role.company) return [];
  const title = heldTitle(role.title, language);
  const place = atEmployer(language, namedInProse(role.company, {isTitle: false}));
  const since = role.start?.slice(0, 4) ?? null;
  return [
    stopped(role.end === null ? phrases.now(title, place, since) : phrases.lately(title, place)),
  ];
}

/** The languages that the posting asks for, its own aside, as printed: "English (C1)". */
function askedLanguages({score, language, resume}: Material): string[] {
  if (language !== resume.language) return [];
  const printed = answeredLines(score)
    .filter(({where}) => where?.startsWith('languages.'))
    .flatMap(({quote}) => quote ?? [])
    .map(text => text.replace(/^(\p{L}+)\s*[-–—:,]?\s+([^(]+)$/u, '$1 ($2)'));
  const isSmall = language !== 'en';
  return [...new Set(printed)].map(text => (isSmall ? withinSentence(text, language) : text));
}

/** Names of tools are the same in every language; other skills are words of the resume's. */
function isSayable(printed: string, {language, resume}: Material): boolean {
  return language === resume.language || skillKind(printed) === 'tool';
}

function strengths(material: Material, {length}: LetterStyle, told: readonly string[]): string[] {
  const {language, score} = material;
  const phrases = letterPhrases[language];
  const named = new Set(told.flatMap(text => findSkills(text).map(({skill}) => skill)));
  const skills = shownSkills(material)
    .filter(({canonical, printed}) => !named.has(canonical) && isSayable(printed, material))
    .slice(0, skillsByLength[length])
    .map(({printed}) => printed);
  const credentials = askedCredentials(score)
    .slice(0, mostCredentials)
    .map(({name}) => name);
  const languages = askedLanguages(material);
  const said = (names: string[], say: (names: string) => string) =>
    names.length > 0 ? [stopped(say(listed(language, names)))] : [];
  return [
    ...said(skills, phrases.skills),
    ...said(credentials, phrases.credentials),
    ...said(languages, phrases.languages),
  ];
}

/** A letter from the person's own lines: where they work, what answers the posting, what else. */
export function draftLetter(material: Material, style: LetterStyle): LetterDraft {
  const answers = spokenAnswers(material).slice(0, answersByLength[style.length]).map(stopped);
  const told = [...toldLines(material, linesByLength[style.length]), ...answers];
  return [opening(material), told, strengths(material, style, told)].filter(
    sentences => sentences.length > 0,
  );
}
