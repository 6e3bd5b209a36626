import {isHumanLanguage} from '../vocabulary/human-languages.ts';
import {type SectionKind, sectionOfTitle} from '../vocabulary/sections.ts';
import {isVagueLabel} from './fields/section-labels.ts';
import type {TextCell, TextDocument, TextLine} from './text-document.ts';

/** A plain text has no geometry; these stand in for it so that one reader serves all. */
const lineHeight = 14;
const letterWidth = 5;
const fontSize = 10;

const bulletMark = /^[-–—•*‣▪◦●○·➢➤✓]\s+(?=\S)/u;

/**
 * A resume pasted or saved as plain text, as the document the understanding
 * reads. Tabs and wide gaps part cells, marks at the start of a line make list
 * items, blank lines make space, and a known title before a colon
 * ("Certificates: …") stands on a line of its own. `languageTag` is what is known
 * of its language from elsewhere; it decides where the text is short.
 */
export function textToDocument(text: string, languageTag: string | null = null): TextDocument {
  const source = text.replaceAll('\r\n', '\n').replaceAll('\f', '\n').split('\n');
  const printed = withOwnTitles(unwrapped(source));
  const lines: TextLine[] = [];
  let blank = false;
  printed.forEach((source, at) => {
    if (source.trim() === '') {
      blank = true;
      return;
    }
    lines.push(toLine(source, at, lines.length === 0 ? null : blank ? lineHeight : 0));
    blank = false;
  });
  return {lines, links: linksIn(text), pages: 1, languageTag, warnings: []};
}

function toLine(source: string, at: number, gapAbove: number | null): TextLine {
  const indent = /^\s*/.exec(source.replaceAll('\t', '    '))?.[0].length ?? 0;
  const trimmed = source.trim();
  const isItem = bulletMark.test(trimmed);
  const cells = toCells(trimmed.replace(bulletMark, ''), indent);
  const text = cells.map(cell => cell.text).join(' ');
  return {
    text,
    cells,
    page: 0,
    block: 0,
    region: 'body',
    x: indent * letterWidth,
    y: (at + 1) * lineHeight,
    // No width says that each line is a whole paragraph: wrapped ones are joined above.
    width: 0,
    gapAbove,
    fontSize,
    bold: false,
    italic: false,
    color: null,
    listLevel: isItem ? Math.floor(indent / 2) : null,
    headingLevel: null,
  };
}

function toCells(text: string, indent: number): TextCell[] {
  let column = indent;
  return text
    .split(/(\t+| {3,}|(?<![.!?:;,]) {2})/)
    .map(piece => {
      const x = column * letterWidth;
      column += piece.length;
      return {text: piece.trim(), x, width: 0, bold: false, italic: false};
    })
    .filter(cell => cell.text !== '');
}

/** Nobody sets a text to fewer letters a line. */
const narrowest = 60;

/** Joins lines that were broken at a fixed width: the next word had no room, and the sentence goes on. */
function unwrapped(lines: readonly string[]): string[] {
  const edge = Math.max(...lines.map(line => line.length));
  if (edge < narrowest) return [...lines];
  const joined: string[] = [];
  let last = '';
  for (const line of lines) {
    const isFull =
      last !== '' && last.length + 1 + (/^\S*/.exec(line.trim())?.[0].length ?? 0) > edge;
    if (isFull && goesOn(last, line)) joined.push(`${joined.pop()} ${line.trim()}`);
    else joined.push(line);
    last = line;
  }
  return joined;
}

function goesOn(last: string, line: string): boolean {
  const text = line.trim();
  if (text === '' || bulletMark.test(text)) return false;
  if (/^\p{Ll}/u.test(text)) return true;
  // What is indented under a row of columns stands in one of them.
  return line.search(/\S/) > last.search(/\S/) && !/\S {3,}\S/.test(last);
}

/** Puts "Education: BSc …" on two lines where it opens a section; a label within its section stays. */
function withOwnTitles(lines: readonly string[]): string[] {
  let open: SectionKind | null = null;
  return lines.flatMap((line, at) => {
    const alone = sectionOfTitle(line.trim());
    if (alone) open = alone;
    const [, label = '', rest = ''] = /^([^\s:][^:]{1,38}?)\s*:\s+(\S.*)$/.exec(line) ?? [];
    const kind = label === '' || bulletMark.test(line) ? null : sectionOfTitle(label);
    const goesOn = isVagueLabel(label) && lines[at - 1]?.trim() !== '';
    if (!kind || kind === open || goesOn || !opensSection(kind, rest)) return [line];
    open = kind;
    return ['', label, rest];
  });
}

function opensSection(kind: SectionKind, rest: string): boolean {
  if (kind === 'contact' || kind === 'document') return false;
  return kind !== 'languages' || isHumanLanguage(rest);
}

function linksIn(text: string): string[] {
  const found = text.match(/\bhttps?:\/\/[^\s<>"']+/g) ?? [];
  return [...new Set(found.map(link => link.replace(/[.,;)]+$/, '')))];
}
