import type {MutationArgs} from '../model/mutations.ts';
import type {MutatorContext, RowsView} from './rows-view.ts';

export function addPosting(
  view: RowsView,
  {id, fullDetails, url, posting}: MutationArgs<'posting.add'>,
  {now}: MutatorContext,
): void {
  if (view.get('jobDetails', id) !== undefined) return;

  view.put('jobDetails', {
    id,
    url,
    fullDetails,
    status: posting === null ? 'extracting' : 'ready',
    posting,
    problem: null,
    createdAt: now,
  });
}

export function deletePosting(view: RowsView, {id}: MutationArgs<'posting.delete'>): void {
  view.remove('jobDetails', id);
}
