import {type Notification, notify} from '../../ui/toast.tsx';
import {NotReadBack, saveFile} from './save-document.ts';

/** By its name: the class comes with the renderer, which is loaded with the first PDF. */
function lacksGlyphs(error: unknown): error is Error {
  return error instanceof Error && error.name === 'MissingGlyphs';
}

const advice = 'Your data is safe; try another template or format.';

/** What went wrong with a file and what to do about it; null where only trying again is left. */
export function failureInWords(error: unknown): string | null {
  if (lacksGlyphs(error)) return error.message;
  if (!(error instanceof NotReadBack)) return null;
  return error.misread
    ? `All words are in this file, but our own reader takes some for others, and an employer's may too: ${error.what}. ${advice}`
    : `This file did not read back as it should, so it is not offered: ${error.what}. ${advice}`;
}

/** A file that holds every word is the person's to take, once they know. */
function takeAnyway(error: unknown): Pick<Notification, 'action'> {
  const file = error instanceof NotReadBack ? error.misread : null;
  return file ? {action: {label: 'Download anyway', onPress: () => saveFile(file)}} : {};
}

/**
 * Tells the person that a file is not offered, and the browser's log, where the
 * fields that did not come back stand by name and never their texts.
 */
export function tellFailure(error: unknown, what: string): void {
  reportError(error);
  const words = failureInWords(error);
  notify({
    title: 'Download failed',
    description: words ?? `Failed to download ${what}`,
    kind: 'error',
    durationMs: words === null ? 5_000 : 0,
    ...takeAnyway(error),
  });
}
