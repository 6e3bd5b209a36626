import type {RequirementEvidence} from '../../model/score.ts';
import {findSkills} from '../../vocabulary/skills.ts';
import type {Material, Proposal} from '../writer.ts';
import {listed, phrases} from './phrases.ts';
import {shownSkills} from './shown-skills.ts';

const mostNamed = 4;
const mostCredentials = 2;

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

function isHeld({where, kind, quote}: RequirementEvidence): boolean {
  return kind === 'must' && quote !== null && (where?.startsWith('certifications.') ?? false);
}

/** Certificates that the posting requires, the person holds and the summary does not name. */
function credentialsAddition(material: Material): Addition | null {
  const summary = material.resume.summary ?? '';
  const held = material.score.evidence.filter(isHeld);
  const fresh = [...new Set(held.flatMap(line => line.quote ?? []))]
    .filter(quote => ![...namedIn(quote)].some(skill => namedIn(summary).has(skill)))
    .slice(0, mostCredentials);
  if (fresh.length === 0) return null;
  const {language} = material.resume;
  return {
    sentence: phrases[language].holds(listed(language, fresh)),
    quotes: fresh,
    answers: held[0]?.requirement ?? null,
  };
}

/** The person's latest title and employer as the opening of a summary they have not written. */
function opening({resume}: Material): string | null {
  const [latest] = resume.experience;
  if (!latest?.title || !latest.company) return null;
  return phrases[resume.language].roleAt(latest.title, latest.company, latest.end === null);
}

/** The summary with what the posting asks for and the person's own facts show. */
export function proposeSummary(material: Material): Proposal[] {
  const {summary} = material.resume;
  const additions = [skillsAddition(material), credentialsAddition(material)].filter(
    addition => addition !== null,
  );
  const start = (summary ?? opening(material))?.trim();
  if (!start || additions.length === 0) return [];
  const stopped = /[.!?]$/.test(start) ? start : `${start}.`;
  return [
    {
      path: 'summary',
      kind: 'rewrite',
      original: summary,
      value: [stopped, ...additions.map(({sentence}) => sentence)].join(' '),
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
