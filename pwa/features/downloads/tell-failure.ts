import {notify} from '../../ui/toast.tsx';
import {NotReadBack} from './save-document.ts';

/** By its name: the class comes with the renderer, which is loaded with the first PDF. */
function lacksGlyphs(error: unknown): error is Error {
  return error instanceof Error && error.name === 'MissingGlyphs';
}

/** What went wrong with a file and what to do about it; null where only trying again is left. */
export function failureInWords(error: unknown): string | null {
  if (error instanceof NotReadBack) {
    return `This file did not read back as it should, so it is not offered: ${error.what}. Your data is safe; try another template or format.`;
  }
  return lacksGlyphs(error) ? error.message : null;
}

/**
 * Tells the person that a file is not offered, and the browser's log, where the
 * fields that were lost stand by name and never their texts.
 */
export function tellFailure(error: unknown, what: string): void {
  reportError(error);
  const words = failureInWords(error);
  notify({
    title: 'Download failed',
    description: words ?? `Failed to download ${what}`,
    kind: 'error',
    durationMs: words === null ? 5_000 : 0,
  });
}
