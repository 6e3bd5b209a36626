import type {MutationArgs} from '../model/mutations.ts';
import {change, type MutatorContext, type RowsView} from './rows-view.ts';

export function uploadResume(
  view: RowsView,
  args: MutationArgs<'resume.upload'>,
  {now}: MutatorContext,
): void {
  if (view.get('resumes', args.id) !== undefined) return;

  view.put('resumes', {
    id: args.id,
    filename: args.filename,
    fileSizeBytes: args.fileSizeBytes,
    fileType: args.fileType,
    sha256: args.sha256,
    status: readingStatus(args),
    document: args.document,
    text: args.text,
    readError: args.readError,
    confirmedAt: null,
    createdAt: now,
  });
}

/** What the device could not read is not a failure yet: the server tries. */
function readingStatus(args: MutationArgs<'resume.upload'>): 'reading' | 'ready' | 'failed' {
  if (args.document !== null) return 'ready';
  return args.readError === null ? 'reading' : 'failed';
}

/** Saving the fields confirms them. */
export function editResume(
  view: RowsView,
  {id, document}: MutationArgs<'resume.edit'>,
  {now}: MutatorContext,
): void {
  change(view, 'resumes', id, row => ({
    ...row,
    document,
    status: 'ready',
    readError: null,
    confirmedAt: now,
  }));
}

/** Optimisations made from it stay: they hold their own copy of the document. */
export function deleteResume(view: RowsView, {id}: MutationArgs<'resume.delete'>): void {
  view.remove('resumes', id);
}
