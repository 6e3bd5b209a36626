import {useEffect, useMemo, useState} from 'react';
import type {Posting} from '../../../resume/model/posting.ts';
import type {JobDetails, UploadedResume} from '../../../sync/model/entities.ts';

type Scorer = typeof import('../../../resume/score/score-resume.ts').scoreResume;

export interface Match {
  details: JobDetails & {posting: Posting};
  /** Percent; null until the scorer is on this device or where there is no resume. */
  score: number | null;
}

/** Saved postings that have been read, best match first. */
export function rankPostings(
  jobDetails: readonly JobDetails[],
  scoreOf: (posting: Posting) => number | null,
): Match[] {
  return jobDetails
    .flatMap(details => {
      const {posting} = details;
      return posting ? [{details: {...details, posting}, score: scoreOf(posting)}] : [];
    })
    .sort((one, other) => (other.score ?? 0) - (one.score ?? 0));
}

/** The postings ranked for one resume, worked out on this device. */
export function useMatches(
  resume: UploadedResume | undefined,
  jobDetails: readonly JobDetails[],
): Match[] {
  const [scorer, setScorer] = useState<Scorer | null>(null);

  useEffect(() => {
    void import('../../../resume/score/score-resume.ts').then(loaded =>
      setScorer(() => loaded.scoreResume),
    );
  }, []);

  const document = resume?.document ?? null;
  return useMemo(() => {
    const asOf = new Date().toISOString().slice(0, 'YYYY-MM'.length);
    return rankPostings(jobDetails, posting =>
      scorer && document ? scorer(document, posting, {asOf}).overall : null,
    );
  }, [scorer, document, jobDetails]);
}
