import type {MutationName} from '../../sync/model/mutations.ts';

const titles: Readonly<Record<MutationName, string>> = {
  'resume.upload': 'Upload failed',
  'resume.edit': 'Failed to save resume',
  'resume.delete': 'Failed to delete resume',
  'posting.add': 'Failed to process job details',
  'posting.delete': 'Failed to delete posting',
  'job.request': 'Optimization failed',
  'job.cancel': 'Failed to cancel',
  'optimisation.decide': 'Failed to save your decisions',
  'optimisation.save': 'Failed to save this version',
  'optimisation.delete': 'Failed to delete optimization',
  'letter.edit': 'Failed to save cover letter',
  'answer.give': 'Failed to save answer',
  'answer.remove': 'Failed to remove answer',
  'profile.update': 'Failed to update profile',
  'notifications.update': 'Failed to update notification settings',
};

/** What did not happen, in the words of its screen. */
export function rejectionTitle(name: MutationName): string {
  return titles[name];
}
