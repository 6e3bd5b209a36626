import type {Role} from '../../model/resume.ts';
import type {Material, Proposal} from '../writer.ts';
import {answeredLines} from './relevance.ts';

/** What a text at a path clearly answers of the posting, by weight. */
function relevance(path: string, {score}: Material): number {
  const answered = answeredLines(score).filter(line => line.where === path);
  return answered.reduce((sum, line) => sum + line.weight * line.met, 0);
}

/** A line is worth moving ahead of one that answers less than half as much. */
const clearlyMore = 2;

/**
 * A role's bullets with what clearly answers the posting first; the rest keeps
 * the person's own order. Null where the role opens with what it should already.
 */
export function orderBullets(
  list: 'experience' | 'projects',
  entry: number,
  bullets: Role['bullets'],
  material: Material,
): Proposal | null {
  const own = bullets.map((text, index) => ({
    text,
    rank: relevance(`${list}.${entry}.bullets.${index}`, material),
  }));
  const most = Math.max(0, ...own.map(({rank}) => rank));
  if (most < clearlyMore * (own[0]?.rank ?? 0) || most === 0) return null;
  const ranked = own.sort((a, b) => b.rank - a.rank);
  const value = ranked.map(({text}) => text);
  if (new Set(bullets).size < bullets.length) return null;
  if (value.every((text, index) => text === bullets[index])) return null;
  const first = ranked[0];
  const asked = answeredLines(material.score).find(line => line.quote === first?.text);
  return {
    path: `${list}.${entry}.bullets`,
    kind: 'reorder',
    original: [...bullets],
    value,
    reason: 'Puts what this posting asks for first. The lines themselves stay as they are.',
    evidence: {posting: asked?.requirement ?? null, resume: first ? [first.text] : []},
  };
}
