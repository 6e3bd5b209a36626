import type {SavedVersion} from './entities.ts';

/** So many versions of one review are kept; the oldest makes room. */
const mostVersions = 20;

/** The versions with one more at their end, numbered on from the last. */
export function withVersion(
  versions: readonly SavedVersion[],
  saved: Omit<SavedVersion, 'version'>,
): SavedVersion[] {
  const last = Number(versions.at(-1)?.version ?? 0);
  return [...versions, {...saved, version: `${last + 1}.0`}].slice(-mostVersions);
}
