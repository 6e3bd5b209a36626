/** Cuts a printed list at separators that stand outside brackets; the pieces keep their words. */
export function splitList(
  text: string,
  separators: RegExp = /[,;|•·∙●▪■◆]|\s[–—]\s|\t/u,
): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let piece = '';
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if ('([{'.includes(letter)) depth++;
    else if (')]}'.includes(letter)) depth = Math.max(0, depth - 1);
    const around = text.slice(Math.max(0, at - 1), at + 2);
    const cuts =
      depth === 0 && (separators.test(letter) || (separators.test(around) && /[–—]/.test(letter)));
    if (cuts && !isDecimalComma(text, at)) {
      pieces.push(piece);
      piece = '';
    } else piece += letter;
  }
  pieces.push(piece);
  return pieces.map(tidyItem).filter(item => item !== '');
}

/** "Excel 2,5 Jahre" holds no list. */
function isDecimalComma(text: string, at: number): boolean {
  return (
    text.charAt(at) === ',' && /\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at + 1))
  );
}

function tidyItem(text: string): string {
  return text
    .trim()
    .replace(/^(?:and|und|et|y|e|en|i|oraz|&)\s+/i, '')
    .replace(/^[-–—:*]+\s*|\s*[:*]+$/g, '')
    .replace(/(?<=\p{L}{2})\.$/u, '')
    .trim();
}
