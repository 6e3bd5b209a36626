import type {MutationArgs, MutationName} from '../model/mutations.ts';
import {giveAnswer, removeAnswer, updateNotifications, updateProfile} from './account.ts';
import {cancelJob, requestJob} from './jobs.ts';
import {addPosting, deletePosting} from './postings.ts';
import {decideEdits, deleteOptimisation, editLetter, saveVersion} from './results.ts';
import {deleteResume, editResume, uploadResume} from './resumes.ts';
import type {MutatorContext, RowsView} from './rows-view.ts';

/**
 * What the device shows for a mutation that the server has not confirmed yet.
 * Each is pure over the view and is replayed whenever the base rows change, so
 * it must stand any base: rows may be gone, or there already.
 */
type OptimisticMutators = {
  readonly [Name in MutationName]: (
    view: RowsView,
    args: MutationArgs<Name>,
    context: MutatorContext,
  ) => void;
};

const optimisticMutators: OptimisticMutators = {
  'resume.upload': uploadResume,
  'resume.edit': editResume,
  'resume.delete': deleteResume,
  'posting.add': addPosting,
  'posting.delete': deletePosting,
  'job.request': requestJob,
  'job.cancel': cancelJob,
  'optimisation.decide': decideEdits,
  'optimisation.save': saveVersion,
  'optimisation.delete': deleteOptimisation,
  'letter.edit': editLetter,
  'answer.give': giveAnswer,
  'answer.remove': removeAnswer,
  'profile.update': updateProfile,
  'notifications.update': updateNotifications,
};

/** A mutation with arguments of its own name's shape. */
export type Mutation = {
  [Name in MutationName]: {readonly name: Name; readonly args: MutationArgs<Name>};
}[MutationName];

/** Carries a mutation out on the view. */
export function carryOut<Name extends MutationName>(
  view: RowsView,
  mutation: {readonly name: Name; readonly args: MutationArgs<Name>},
  context: MutatorContext,
): void {
  optimisticMutators[mutation.name](view, mutation.args, context);
}
