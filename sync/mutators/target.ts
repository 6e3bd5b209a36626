import type {Kind} from '../model/kinds.ts';
import type {MutationName} from '../model/mutations.ts';
import type {Mutation} from './mutators.ts';

const targetKinds: Record<MutationName, Kind> = {
  'resume.upload': 'resumes',
  'resume.edit': 'resumes',
  'resume.delete': 'resumes',
  'posting.add': 'jobDetails',
  'posting.delete': 'jobDetails',
  'job.request': 'jobs',
  'job.cancel': 'jobs',
  'optimisation.decide': 'optimisations',
  'optimisation.save': 'optimisations',
  'optimisation.delete': 'optimisations',
  'letter.edit': 'letters',
  'answer.give': 'answers',
  'answer.remove': 'answers',
  'profile.update': 'account',
  'notifications.update': 'account',
};

/** The row whose badge tells how far this mutation has come; the account has only one. */
export function targetOf(mutation: Mutation): {kind: Kind; id: string | null} {
  const kind = targetKinds[mutation.name];
  return {kind, id: 'id' in mutation.args ? mutation.args.id : null};
}
