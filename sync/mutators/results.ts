import type {MutationArgs} from '../model/mutations.ts';
import {withVersion} from '../model/versions.ts';
import {change, type MutatorContext, type RowsView} from './rows-view.ts';

/** Decisions travel one by one and are merged, so that two devices never undo each other. */
export function decideEdits(
  view: RowsView,
  {id, decisions}: MutationArgs<'optimisation.decide'>,
): void {
  change(view, 'optimisations', id, row => ({
    ...row,
    decisions: {...row.decisions, ...decisions},
  }));
}

/** A version is what the person saw on this device when they kept it. */
export function saveVersion(
  view: RowsView,
  {id, decisions, overall}: MutationArgs<'optimisation.save'>,
  {now}: MutatorContext,
): void {
  change(view, 'optimisations', id, row => ({
    ...row,
    versions: withVersion(row.versions, {decisions, overall, savedAt: now}),
  }));
}

/** Its letters go with it. */
export function deleteOptimisation(
  view: RowsView,
  {id}: MutationArgs<'optimisation.delete'>,
): void {
  view.remove('optimisations', id);
  for (const letter of [...view.all('letters')]) {
    if (letter.optimisationId === id) view.remove('letters', letter.id);
  }
}

export function editLetter(
  view: RowsView,
  {id, content}: MutationArgs<'letter.edit'>,
  {now}: MutatorContext,
): void {
  change(view, 'letters', id, row => ({...row, content, updatedAt: now}));
}
