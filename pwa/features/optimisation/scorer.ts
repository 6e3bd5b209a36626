import {useEffect, useState} from 'react';

export type PrepareScore = typeof import('../../../resume/score/score-resume.ts').prepareScore;
export type Scorer = ReturnType<PrepareScore>;

/** The scoring code, which is loaded when a screen first needs it; null until then. */
export function usePrepareScore(): PrepareScore | null {
  const [prepare, setPrepare] = useState<PrepareScore | null>(null);

  useEffect(() => {
    void import('../../../resume/score/score-resume.ts').then(loaded =>
      setPrepare(() => loaded.prepareScore),
    );
  }, []);

  return prepare;
}
