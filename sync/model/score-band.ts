export type ScoreBand = 'good' | 'fair' | 'poor';

/** The colour band of a percentage, the same on every screen. */
export function scoreBand(percent: number): ScoreBand {
  if (percent >= 80) return 'good';
  if (percent >= 60) return 'fair';
  return 'poor';
}

/** The word that is always shown beside the colour, so that colour never speaks alone. */
export const bandWord: Record<ScoreBand, string> = {good: 'Strong', fair: 'Fair', poor: 'Low'};

/** The average of the after scores above 0, as a whole percentage; 0 when there is none. */
export function successRate(afterScores: readonly number[]): number {
  const counted = afterScores.filter(score => score > 0);
  if (counted.length === 0) return 0;
  return Math.round(counted.reduce((sum, score) => sum + score, 0) / counted.length);
}
