import {type Outcome, ok, refused} from '../../../resume/model/outcome.ts';
import type {Optimisation, UploadedResume} from '../../../sync/model/entities.ts';
import {ownFile} from '../../data/own-files.ts';
import {saveFile} from './save-document.ts';

/** Whether the person uploaded a Word file, which can be sent back with the accepted changes in it. */
export function isWordFile(resume: Pick<UploadedResume, 'fileType'> | undefined): boolean {
  return resume?.fileType?.includes('wordprocessingml') ?? false;
}

interface OwnFileRequest {
  readonly resume: UploadedResume;
  readonly optimisation: Optimisation;
  /** As tracked changes that Word lets the person accept or reject. */
  readonly isTracked: boolean;
}

/**
 * Saves the person's own Word file with the accepted texts in it; gives how many
 * accepted changes have no place in that file. The file is on the device that it
 * was uploaded from, and on others once they have fetched it.
 */
export async function saveOwnFile(request: OwnFileRequest): Promise<Outcome<number, 'offline'>> {
  const {resume, optimisation, isTracked} = request;
  const original = await ownFile(resume.sha256);
  if (!original) return refused('offline');
  const {keepDocx} = await import('../../../resume/render/own-docx/keep-docx.ts');
  const marking = isTracked ? {author: 'Galley', at: new Date().toISOString()} : null;
  const {bytes, unplaced} = keepDocx(new Uint8Array(original), optimisation, marking);
  saveFile({bytes, name: `optimized_${resume.filename ?? 'resume.docx'}`, format: 'docx'});
  return ok(unplaced.length);
}
