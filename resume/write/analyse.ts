import type {RequirementEvidence, Score} from '../model/score.ts';

export interface Analysis {
  readonly strengths: string[];
  readonly suggestions: string[];
  readonly gaps: string[];
}

const shown = 0.75;
const listLength = 8;

function strength({requirement, quote}: RequirementEvidence): string {
  return quote ? `${requirement}: “${quote}”` : requirement;
}

/**
 * What speaks for the person, what would help, and what the posting asks for
 * that nothing in the resume shows. All of it read off the score's evidence.
 */
export function analyse(before: Score, after: Score): Analysis {
  const asked = after.evidence.filter(line => line.kind !== 'wording');
  const strong = asked.filter(line => line.met >= shown).sort((a, b) => b.weight - a.weight);
  const open = asked.filter(line => line.met < shown).sort((a, b) => b.weight - a.weight);
  const raises = [...open.map(line => line.raise), ...before.notes.flatMap(note => note.raise)];
  const suggestions = raises.flatMap(text => (text ? [text] : []));
  return {
    strengths: strong.slice(0, listLength).map(strength),
    suggestions: [...new Set(suggestions)].slice(0, listLength),
    gaps: open.filter(line => line.met === 0).map(line => line.requirement),
  };
}
