import type {Line} from './line.ts';

const fewestLetters = 3;
const mostLetters = 6;

/**
 * Where a resume lists "Variable frequency drives", VFD is known to stand for
 * it, and every other line with these words shows VFD too.
 */
export function withKnownAcronyms<Entry extends {readonly line: Line}>(
  entries: readonly Entry[],
): Entry[] {
  const names = entries.map(({line}) => line).filter(isShortName);
  return entries.map(entry => {
    const named = names
      .filter(({words}) => words.every(({stem}) => entry.line.stems.has(stem)))
      .map(({initials}) => initials);
    if (named.length === 0) return entry;
    return {...entry, line: {...entry.line, acronyms: new Set([...entry.line.acronyms, ...named])}};
  });
}

function isShortName({words, initials}: Line): boolean {
  return (
    words.length === initials.length &&
    initials.length >= fewestLetters &&
    initials.length <= mostLetters
  );
}
