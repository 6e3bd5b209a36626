import {findSkills} from '../../vocabulary/skills.ts';
import {atEmployer} from '../letter-places.ts';
import {namedInProse, stopped} from '../prose-names.ts';
import type {Material, Proposal} from '../writer.ts';
import {summaryAnswers} from './answers.ts';
import {askedCredentials} from './credentials.ts';
import {listed, phrases} from './phrases.ts';
import {shownSkills} from './shown-skills.ts';

const mostNamed = 4;
const mostCredentials = 2;
/** Below this score the work is of another kind, and a new summary would speak for the wrong job. */
const kindredFrom = 35;

interface Addition {
  readonly sentence: string;
  readonly quotes: readonly string[];
  readonly answers: string | null;
}

function namedIn(text: string): Set<string> {
  return new Set(findSkills(text).map(found => found.skill));
}

/** Asked-for skills that the work shows and the summary does not name. */
function skillsAddition(material: Material): Addition | null {
  const named = namedIn(material.resume.summary ?? '');
  const fresh = shownSkills(material).filter(({canonical}) => !named.has(canonical));
  const chosen = fresh.slice(0, mostNamed);
  if (chosen.length === 0) return null;
  const {language} = material.resume;
  const names = listed(
    language,
    chosen.map(({printed}) => printed),
  );
  const answered = material.score.evidence.find(line =>
    findSkills(line.requirement).some(({skill}) => skill === chosen[0]?.canonical),
  );
  return {
    sentence: phrases[language].experienceWith(names),
    quotes: chosen.map(({quote}) => quote),
    answers: answered?.requirement ?? null,
  };
}

/** Certificates that the posting requires, the person holds and the summary does not name. */
function credentialsAddition(material: Material): Addition | null {
  const named = namedIn(material.resume.summary ?? '');
  const fresh = askedCredentials(material.score)
    .filter(
      ({isRequired, printed}) =>
        isRequired && ![...namedIn(printed)].some(skill => named.has(skill)),
    )
    .slice(0, mostCredentials);
  if (fresh.length === 0) return null;
  const {language} = material.resume;
  const names = listed(
    language,
    fresh.map(({name}) => name),
  );
  return {
    sentence: phrases[language].holds(names),
    quotes: fresh.map(({printed}) => printed),
    answers: fresh[0]?.requirement ?? null,
  };
}

/** The person's latest title and employer as the opening of a summary they have not written. */
function opening({resume}: Material): string | null {
  const [latest] = resume.experience;
  if (!latest?.title || !latest.company) return null;
  const {roleAt} = phrases[resume.language];
  const company = namedInProse(latest.company, {isTitle: false});
  // A Polish employer would need a case behind its preposition.
  const place = resume.language === 'pl' ? company : atEmployer(resume.language, company);
  const since = latest.end === null ? (latest.start?.slice(0, 4) ?? null) : null;
  return roleAt(namedInProse(latest.title, {isTitle: true}), place, {
    isCurrent: latest.end === null,
    since,
  });
}

/** What the person answered without naming an employer. */
function answersAdditions(material: Material): Addition[] {
  return summaryAnswers(material).map(({sentence, text, requirement}) => ({
    sentence,
    quotes: [text],
    answers: requirement,
  }));
}

/** The summary with what the posting asks for and the person's own facts show. */
export function proposeSummary(material: Material): Proposal[] {
  const {summary} = material.resume;
  const additions = [
    skillsAddition(material),
    credentialsAddition(material),
    ...answersAdditions(material),
  ].filter(addition => addition !== null);
  const start = (summary ?? opening(material))?.trim();
  if (!start || additions.length === 0) return [];
  if (!summary && material.score.overall < kindredFrom) return [];
  return [
    {
      path: 'summary',
      kind: 'rewrite',
      original: summary,
      value: [start, ...additions.map(({sentence}) => sentence)].map(stopped).join(' '),
      reason: summary
        ? 'Names what the posting asks for and your own work shows.'
        : 'A summary from your own facts: the first lines are read first.',
      evidence: {
        posting: additions[0]?.answers ?? null,
        resume: additions.flatMap(({quotes}) => quotes),
      },
    },
  ];
}
