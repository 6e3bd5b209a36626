import {canonicalSkill, findSkills} from '../../vocabulary/skills.ts';
import type {Material, Proposal} from '../writer.ts';
import {listed, phrases} from './phrases.ts';
import {shownSkills} from './shown-skills.ts';

const mostNamed = 4;

/** A sentence naming asked-for skills that the work shows and the summary does not name. */
function skillsSentence(material: Material): {sentence: string; quotes: string[]} | null {
  const summary = material.resume.summary ?? '';
  const named = new Set(findSkills(summary).map(found => found.skill));
  const fresh = shownSkills(material)
    .filter(({canonical}) => !named.has(canonicalSkill(canonical)))
    .slice(0, mostNamed);
  if (fresh.length === 0) return null;
  const {language} = material.resume;
  const names = listed(
    language,
    fresh.map(({printed}) => printed),
  );
  return {
    sentence: phrases[language].experienceWith(names),
    quotes: fresh.map(({quote}) => quote),
  };
}

/** The person's latest title and employer as the opening of a summary they have not written. */
function opening({resume}: Material): string | null {
  const [latest] = resume.experience;
  if (!latest?.title || !latest.company) return null;
  return phrases[resume.language].roleAt(latest.title, latest.company, latest.end === null);
}

/** The summary with what the posting asks for and the person's own work shows. */
export function proposeSummary(material: Material): Proposal[] {
  const {summary} = material.resume;
  const addition = skillsSentence(material);
  if (!addition) return [];
  const start = summary ?? opening(material);
  if (!start) return [];
  const stop = /[.!?]$/.test(start.trim()) ? '' : '.';
  return [
    {
      path: 'summary',
      kind: 'rewrite',
      original: summary,
      value: `${start.trim()}${stop} ${addition.sentence}`,
      reason: summary
        ? 'Names what the posting asks for and your own work shows.'
        : 'A summary from your own facts: recruiters read the first lines first.',
      evidence: {
        posting: material.score.keywords.matched[0] ?? null,
        resume: addition.quotes,
      },
    },
  ];
}
