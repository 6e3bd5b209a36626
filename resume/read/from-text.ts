import {isHumanLanguage} from '../vocabulary/human-languages.ts';
import {type SectionKind, sectionOfTitle} from '../vocabulary/sections.ts';
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
 * ("Certificates: …") stands on a line of its own.
 */
export function textToDocument(text: string): TextDocument {
  const printed = withOwnTitles(text.replaceAll('\r\n', '\n').replaceAll('\f', '\n').split('\n'));
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
  return {lines, links: linksIn(text), pages: 1, languageTag: null, warnings: []};
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
    width: text.length * letterWidth,
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
    .split(/(\t+| {3,})/)
    .map(piece => {
      const x = column * letterWidth;
      column += piece.length;
      return {text: piece.trim(), x, width: piece.length * letterWidth, bold: false, italic: false};
    })
    .filter(cell => cell.text !== '');
}

/** Puts "Education: BSc …" on two lines where it opens a section; a label within its section stays. */
function withOwnTitles(lines: readonly string[]): string[] {
  let open: SectionKind | null = null;
  return lines.flatMap(line => {
    const alone = sectionOfTitle(line.trim());
    if (alone) open = alone;
    const [, label = '', rest = ''] = /^([^\s:][^:]{1,38}?)\s*:\s+(\S.*)$/.exec(line) ?? [];
    const kind = label === '' || bulletMark.test(line) ? null : sectionOfTitle(label);
    if (!kind || kind === open || !opensSection(kind, rest)) return [line];
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
