import type {Answer} from '../../../resume/model/claims.ts';
import type {RequirementEvidence, Score} from '../../../resume/model/score.ts';

const shownFrom = 0.5;

/** The must-haves that the resume does not show, the weightiest first, each once. */
export function unmetMusts({evidence}: Pick<Score, 'evidence'>): RequirementEvidence[] {
  const open = evidence.filter(line => line.kind === 'must' && line.met < shownFrom);
  const byText = new Map(open.map(line => [line.requirement, line]));
  return [...byText.values()].sort((a, b) => b.weight - a.weight);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What the person has said about a requirement, for this posting or an earlier one. */
export function answerTo<Given extends Answer>(
  answers: readonly Given[],
  requirement: string,
): Given | undefined {
  return answers.find(answer => plain(answer.requirement) === plain(requirement));
}
