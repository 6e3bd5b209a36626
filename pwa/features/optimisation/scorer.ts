import {useEffect, useState} from 'react';

export type Scorer = typeof import('../../../resume/score/score-resume.ts').scoreResume;

/** The scoring code, which is loaded when a screen first needs it; null until then. */
export function useScorer(): Scorer | null {
  const [score, setScore] = useState<Scorer | null>(null);

  useEffect(() => {
    void import('../../../resume/score/score-resume.ts').then(loaded =>
      setScore(() => loaded.scoreResume),
    );
  }, []);

  return score;
}
