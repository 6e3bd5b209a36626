import type {Role} from '../../model/resume.ts';
import type {Material, Proposal} from '../writer.ts';

/** What a text at a path answers of the posting: the weights it is evidence for, added up. */
function relevance(path: string, {score}: Material): number {
  const answered = score.evidence.filter(line => line.where === path);
  return answered.reduce((sum, line) => sum + line.weight * line.met, 0);
}

/**
 * A role's bullets with what answers the posting first; texts that answer it
 * equally keep the person's own order. Null where that is the order already.
 */
export function orderBullets(
  list: 'experience' | 'projects',
  entry: number,
  bullets: Role['bullets'],
  material: Material,
): Proposal | null {
  const ranked = bullets
    .map((text, index) => ({
      text,
      rank: relevance(`${list}.${entry}.bullets.${index}`, material),
    }))
    .sort((a, b) => b.rank - a.rank);
  const value = ranked.map(({text}) => text);
  if (new Set(bullets).size < bullets.length) return null;
  if (value.every((text, index) => text === bullets[index])) return null;
  const first = ranked[0];
  const asked = material.score.evidence.find(line => line.quote === first?.text);
  return {
    path: `${list}.${entry}.bullets`,
    kind: 'reorder',
    original: [...bullets],
    value,
    reason: 'Puts what this posting asks for first. The lines themselves stay as they are.',
    evidence: {posting: asked?.requirement ?? null, resume: first ? [first.text] : []},
  };
}
