/** "Currently at …" of a job that is over. */
import type {Reason} from '../model/claims.ts';
import {employersNamed} from './employers.ts';
import type {Sentence} from './sentence.ts';
import type {SourceIndex} from './source-index.ts';

const now =
  /^(?:currently|presently|now|nowadays|derzeit|zurzeit|aktuell|momentan|actuellement|actualmente|attualmente|atualmente|momenteel|obecnie)$/;

/** The words for the present in a sentence whose only employers were left long ago. */
export function presentReasons(said: Sentence, index: SourceIndex, role: number | null): Reason[] {
  const word = said.terms.find(({low}) => now.test(low));
  if (!word) return [];
  const roles = role === null ? employersNamed(said, index) : [role];
  const isOver = (at: number): boolean => (index.source.experience[at]?.end ?? null) !== null;
  if (roles.length === 0 || !roles.every(isOver)) return [];
  return [{kind: 'date', text: `“${word.text}”: your resume says that this job is over.`}];
}
