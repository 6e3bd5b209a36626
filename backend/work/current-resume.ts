import {acceptAll, applyEdits} from '../../resume/model/apply-edits.ts';
import type {Resume} from '../../resume/model/resume.ts';
import type {optimizedResumes} from '../db/tables/work.ts';

/** With the person's decisions, or, while there are none, with all that needs no check. */
export function currentResume({
  source,
  edits,
  decisions,
}: typeof optimizedResumes.$inferSelect): Resume {
  const hasDecided = Object.keys(decisions).length > 0;
  return applyEdits(source, edits, hasDecided ? decisions : acceptAll(edits, {safeOnly: true}));
}
