/**
 * A pasted posting as lines: marks of lists and headings are taken off and
 * remembered, invisible characters removed, lines that were only wrapped put
 * together again. The words themselves are never changed.
 */
export interface PostingLine {
  readonly text: string;
  readonly bullet: boolean;
  /** An empty line, or the start of the text, stood before it. */
  readonly gap: boolean;
  /** The text itself says that this is a heading (`## Profile`, `**Profile**`). */
  readonly marked: boolean;
  /** The bullet was a number or letter (`2.`, `b)`), which headings may carry too. */
  readonly numbered: boolean;
}

/** Soft hyphens, zero-width and direction marks, and the tag characters that can hide a text. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/gu;
const bulletMark =
  /^(?:[-–—*•▪●◦‣·○■□▫◽◾🔹🔸➢➤►▸>✓✔✅☑➕→»+❖★⭐~]\ufe0f?|[oO](?= {2,})|\(?\d{1,2}[.)](?!\d)|\(?[a-z]\)|[a-z]\.)\s+|^[-–•](?=\p{Lu}\p{Ll}|\d)|^\*(?=[\p{Lu}\d])(?!.*\*)/u;
const numberMark = /^\(?(?:\d{1,2}[.)]|[a-z][.)])\s/;
/** No word or address is this long; what is would only cost time. */
const endless = /\S{160,}/g;
const picture = /^\s*((?:\p{Extended_Pictographic}\p{Emoji_Modifier}?|[\u200d\ufe0f])+)\s*/u;
const trailingPictures =
  /(?:\s*(?:\p{Extended_Pictographic}\p{Emoji_Modifier}?|[\u200d\ufe0f]))+\s*$/u;
const headingMark = /^#{1,6}\s+(.+?)\s*#*$|^(?:\*\*|__)([^*_]+)(?:\*\*|__):?$/;

export function postingLines(text: string): PostingLine[] {
  const lines: PostingLine[] = [];
  let gap = true;
  for (const raw of pictureBullets(clean(text).split('\n'))) {
    if (raw.trim() === '' || /^[\s=_*~–—-]{3,}$/.test(raw)) {
      gap = true;
      continue;
    }
    for (const line of readLines(raw, gap)) append(lines, line, raw);
    gap = false;
  }
  return lines;
}

/** A picture that begins several lines is their bullet, one that begins a single line only adorns it. */
function pictureBullets(lines: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const [, mark = ''] = picture.exec(line) ?? [];
    counts.set(mark, (counts.get(mark) ?? 0) + 1);
  }
  return lines.map(line => {
    const bare = line.replace(trailingPictures, '');
    const [whole = '', mark = ''] = picture.exec(bare) ?? [];
    if (mark === '') return bare;
    return `${(counts.get(mark) ?? 0) > 1 ? '• ' : ''}${bare.slice(whole.length)}`;
  });
}

function clean(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029|\v|\f/g, '\n')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(invisible, '')
    .replace(/[^\S\n]*\t[^\S\n]*|[^\S\n]{3,}/g, '   ')
    .replace(endless, '')
    .normalize('NFC');
}

/** Whether the text carries characters whose only use is to hide words from people. */
export function hasHiddenCharacters(text: string): boolean {
  return /[\u{e0020}-\u{e007e}]{4,}/u.test(text);
}

/** One line, or several where a list was pasted into one (`• a • b • c`). */
function readLines(raw: string, gap: boolean): PostingLine[] {
  const trimmed = raw.trim();
  const heading = headingMark.exec(trimmed);
  const named = heading?.[1] ?? heading?.[2];
  if (named) return [{text: plain(named), bullet: false, gap, marked: true, numbered: false}];
  const text = trimmed.replace(bulletMark, '');
  const bullet = text !== trimmed;
  const numbered = numberMark.test(trimmed);
  const items = bullet ? text.split(/\s+[•▪●◦‣]\s+/) : [text];
  return items
    .map(plain)
    .filter(item => item !== '')
    .map((item, at) => ({text: item, bullet, gap: gap && at === 0, marked: false, numbered}));
}

function plain(text: string): string {
  return text
    .replace(/\*\*|__/g, '')
    .replace(/\t/g, '   ')
    .trim();
}

function append(lines: PostingLine[], line: PostingLine, raw: string): void {
  const last = lines.at(-1);
  if (last && continues(last, line, raw)) {
    lines[lines.length - 1] = {...last, text: `${last.text} ${line.text}`};
  } else lines.push(line);
}

/** A line that was only wrapped starts in lower case after a long line or an open end. */
function continues(last: PostingLine, line: PostingLine, raw: string): boolean {
  if (line.gap || line.bullet || line.marked || last.marked) return false;
  if (/[.:;!?…]$/.test(last.text)) return false;
  const isOpen =
    last.text.length >= 55 || /[,&–-]$|\s(?:and|or|und|oder|et|ou|y|o)$/.test(last.text);
  if (/^\p{Ll}/u.test(line.text)) return isOpen || (last.bullet && /^\s{2,}/.test(raw));
  return last.bullet && /^\s{2,}/.test(raw) && last.text.length >= 55;
}

/** The sentences of a line; abbreviations and numbers do not end one. A writer who begins in small letters goes on so. */
export function sentences(text: string): string[] {
  const parts = /^\p{Ll}/u.test(text) ? text.split(/(?<=\p{L}{3}[.!?])\s+(?=\p{Ll}{2})/u) : [text];
  return parts.flatMap(sentencesWithCapitals);
}

function sentencesWithCapitals(text: string): string[] {
  return text
    .split(
      /(?<=[.!?…])(?<!\b(?:e\.g|i\.e|z\.B|etc|ca|inkl|bzw|Co|Inc|Ltd|St|Dr|Mr|Mrs|Ms|No|vs|approx|incl|p\.a|a\.m|p\.m|ggf|mind|min|max|Nr|ex)\.)\s+(?=[\p{Lu}\d"“„¿¡(•])/u,
    )
    .map(sentence => sentence.trim())
    .filter(sentence => sentence !== '');
}
