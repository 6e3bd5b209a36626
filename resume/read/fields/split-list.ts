/** Commas, semicolons, bars, dots and set-off dashes. */
const listSeparators = /[,;|•·∙⋅●▪■◆\t]|\s[–—]\s/gu;

/** Cuts a printed list at separators that stand outside brackets; the pieces keep their words. */
export function splitList(text: string, separators: RegExp = listSeparators): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const {0: separator, index} of text.matchAll(separators)) {
    if (isInBrackets(text.slice(start, index)) || isDecimalComma(text, index)) continue;
    pieces.push(text.slice(start, index));
    start = index + separator.length;
  }
  pieces.push(text.slice(start));
  return pieces.map(tidyItem).filter(item => item !== '');
}

function isInBrackets(before: string): boolean {
  const opened = before.match(/[([{]/g)?.length ?? 0;
  return opened > (before.match(/[)\]}]/g)?.length ?? 0);
}

/** "Excel 2,5 Jahre" holds no list. */
function isDecimalComma(text: string, at: number): boolean {
  return text.charAt(at) === ',' && /^\d,\d/.test(text.slice(Math.max(0, at - 1), at + 2));
}

function tidyItem(text: string): string {
  return text
    .trim()
    .replace(/^(?:and|und|et|y|e|en|i|oraz|&)\s+/i, '')
    .replace(/^[-–—:*]+\s*|\s*[:*]+$/g, '')
    .replace(/(?<=\p{L}{2})\.$/u, '')
    .trim();
}
