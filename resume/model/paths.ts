/** A place in a resume whose text an edit may change. */
export type EditPlace =
  | {readonly list: 'summary'}
  | {readonly list: 'skills'}
  | {
      readonly list: 'experience' | 'projects';
      readonly entry: number;
      readonly bullet: number | null;
    };

const bulletPath = /^(experience|projects)\.(\d+)\.bullets(?:\.(\d+))?$/;

/**
 * Reads a path such as `summary`, `skills`, `experience.0.bullets` or
 * `experience.0.bullets.2`; null for every other place, since employers, titles,
 * dates, degrees, names and contacts can never be edited.
 */
export function parseEditPath(path: string): EditPlace | null {
  if (path === 'summary' || path === 'skills') return {list: path};
  const found = bulletPath.exec(path);
  if (!found) return null;
  const list = found[1] === 'experience' ? 'experience' : 'projects';
  return {list, entry: Number(found[2]), bullet: found[3] === undefined ? null : Number(found[3])};
}
