import type {Project} from '../../model/resume.ts';
import type {TextLine} from '../text-document.ts';
import {bulletsOf} from './bullets.ts';
import {takeApart} from './chunks.ts';
import {splitEntries} from './entries.ts';
import {readNames} from './header-names.ts';
import {projectLikeness} from './likeness.ts';

/** Reads projects or voluntary positions, in printed order. */
export function readProjects(lines: readonly TextLine[]): Project[] {
  const entries = splitEntries(lines);
  const parts = entries.map(entry => takeApart(entry.header));
  const names = readNames(parts, projectLikeness);
  return entries.flatMap((entry, index): Project[] => {
    const own = parts[index];
    if (!own) return [];
    const reading = names[index] ?? null;
    return [
      {
        name: reading?.what ?? reading?.who ?? null,
        organisation: reading?.what ? reading.who : null,
        start: own.dates?.start ?? null,
        end: own.dates?.end ?? null,
        bullets: bulletsOf(entry.body, reading, own),
      },
    ];
  });
}
