/**
 * Tells names from everyday words that are spelled alike ("Go to market",
 * "Excel in your career", "Access to buildings") by what stands around them.
 */
const lineBreak = /[\n\r]/;
const listMark = /[,;:|/()[\]•·▪*–—+-]/;
const beforeSkill = new Set(
  'and or in with using of und oder mit et ou avec en y o con e com i z know like via to'.split(
    ' ',
  ),
);
const afterSkill = new Set(
  'and or und oder et ou y o e i developer developers development programming engineer engineers programmer language code services backend is for scripts scripting'.split(
    ' ',
  ),
);
const sentenceFollowers =
  /^\s+(?:to|at|in|as|on|of|the|your|our|a|an|for|through|with|beyond|into|from|every|and grow)\b/;

/** True for "Word of mouth" at the start of a sentence: there the capital letter says nothing. */
export function opensSentence(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 3), start).trimEnd();
  const opens =
    before === '' || /[.!?:•*]$/.test(before) || lineBreak.test(text[start - 1] ?? '\n');
  return opens && sentenceFollowers.test(text.slice(end, end + 12));
}

/** Whether both neighbours of the words from `start` to `end` are those of a listed skill. */
export function isListed(text: string, start: number, end: number): boolean {
  return (
    opensItem(text.slice(Math.max(0, start - 24), start)) && closesItem(text.slice(end, end + 24))
  );
}

/** Between commas and the like even "go" and "react" are names, however they are written. */
export function isBetweenMarks(text: string, start: number, end: number): boolean {
  const before = text
    .slice(Math.max(0, start - 6), start)
    .trimEnd()
    .slice(-1);
  const after = text
    .slice(end, end + 6)
    .trimStart()
    .slice(0, 1);
  const marks = /^[,;|/•·]$/;
  const isOpen = before === '' || marks.test(before) || lineBreak.test(text[start - 1] ?? '');
  const isClosed = after === '' || marks.test(after) || lineBreak.test(text[end] ?? '');
  return isOpen && isClosed && (marks.test(before) || marks.test(after));
}

function opensItem(before: string): boolean {
  if (before.trim() === '' || lineBreak.test(before.trimStart().slice(-1))) return true;
  const near = before.trimEnd();
  if (lineBreak.test(before.slice(near.length)) || listMark.test(near.slice(-1))) return true;
  return beforeSkill.has(/\p{L}+$/u.exec(near)?.[0].toLowerCase() ?? '');
}

function closesItem(after: string): boolean {
  const near = after.trimStart();
  if (near === '' || lineBreak.test(after.slice(0, after.length - near.length))) return true;
  if (listMark.test(near.slice(0, 1)) || /^\.(?:\s|$)/.test(near)) return true;
  return afterSkill.has(/^\p{L}+/u.exec(near)?.[0].toLowerCase() ?? '');
}
