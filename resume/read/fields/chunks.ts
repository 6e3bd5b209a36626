import {type FieldLabel, fieldLabel} from '../../vocabulary/labels.ts';
import type {TextCell, TextLine} from '../text-document.ts';
import {type DateSpan, duration} from './dates.ts';
import {endsSentence, headerDates, isSentence} from './entries.ts';
import {isCapitals} from './look.ts';
import {isOnlyPlace} from './place-text.ts';

/** A piece of a header line between two strong separators. */
export interface Chunk {
  readonly text: string;
  readonly line: number;
  /** Its number in the header. */
  readonly order: number;
  /** What stands before it in its line; empty for the first. */
  readonly separator: string;
  /** How it is printed: weight, slant, capitals. */
  readonly look: string;
  /** What a label before it says it is ("Position: …"). */
  readonly label: FieldLabel | null;
}

/** A header taken apart: its names, its place and its dates. */
export interface HeaderParts {
  readonly chunks: readonly Chunk[];
  readonly place: string | null;
  readonly dates: DateSpan | null;
  /** The line the dates stand in. */
  readonly dateLine: number | null;
  /** Text that follows the dates as a sentence and belongs to the entry's body. */
  readonly remark: string | null;
}

const separator = /\s+[|•·∙⋅‧●▪■◆–—―−‒@→›»-]+\s+|\s*[|•·∙⋅●▪]\s*|\s*\/\s(?=\p{Lu})|\s+\/\/\s+/u;
/** Takes the header's lines apart. */
export function takeApart(header: readonly TextLine[]): HeaderParts {
  const parts: OpenParts = {chunks: [], place: null, dates: null, dateLine: null, remark: null};
  for (const [line, printed] of header.entries()) {
    for (const cell of printed.cells) takeCell(parts, cell, line);
  }
  return parts;
}

interface OpenParts {
  readonly chunks: Chunk[];
  place: string | null;
  dates: DateSpan | null;
  dateLine: number | null;
  remark: string | null;
}

function takeCell(parts: OpenParts, {text, bold, italic}: TextCell, line: number): void {
  const look = `${bold ? 'bold' : ''} ${italic ? 'italic' : ''}`;
  const span = parts.dates === null ? headerDates(text) : null;
  if (!span) {
    takePieces(parts, cut(text), line, look);
    return;
  }
  parts.dates = span;
  parts.dateLine = line;
  const [before, after] = around(text, span);
  const known = parts.chunks.length;
  takePieces(parts, cut(before), line, look);
  const namesBefore = parts.chunks.length > known;
  if (namesBefore && isSentence(after)) parts.remark = after;
  else takePieces(parts, cut(after), line, look);
}

function takePieces(
  parts: OpenParts,
  pieces: readonly {text: string; by: string}[],
  line: number,
  look: string,
): void {
  for (const piece of pieces) {
    const {text, label} = withoutLabel(piece.text);
    if (text === '' || isFiller(text)) continue;
    if (label === 'place' || (label === null && isOnlyPlace(text))) {
      parts.place ??= text;
      continue;
    }
    const isFirst = parts.chunks.at(-1)?.line !== line;
    const separator = isFirst ? '' : piece.by || '\t';
    parts.chunks.push({
      text,
      line,
      order: parts.chunks.length,
      separator,
      look: isCapitals(text) ? `${look} capitals` : look,
      label,
    });
  }
}

function withoutLabel(text: string): {text: string; label: FieldLabel | null} {
  const [, before = '', after = ''] = /^([^:]{2,40}?)\s?:\s+(\S.*)$/.exec(text) ?? [];
  const label = fieldLabel(before);
  return label ? {text: after, label} : {text, label: null};
}

/** Words that only introduce the dates which were taken out beside them. */
function isFiller(text: string): boolean {
  return (
    fieldLabel(text) === 'dates' ||
    /^(?:curso|academic year|año académico|class of|promo|promotion)$/i.test(text)
  );
}

/** What is left and right of the dates, without the brackets and marks that held them. */
function around(text: string, {from, to}: DateSpan): [string, string] {
  return [
    withoutOpenBracket(text.slice(0, from).replace(/[\s([{,;:|•·/–—-]+$/u, '')),
    text.slice(to).replace(/^[\s)\]},.;:|•·/–—-]+/u, ''),
  ];
}

/** "Business School (in progress, expected 2025)": what stood in the brackets with the dates is a piece of its own. */
function withoutOpenBracket(text: string): string {
  const open = text.lastIndexOf('(');
  return open > text.lastIndexOf(')') ? `${text.slice(0, open)} | ${text.slice(open + 1)}` : text;
}

function cut(text: string): {text: string; by: string}[] {
  const pieces: {text: string; by: string}[] = [];
  let rest = text.replace(duration, '').trim();
  let by = '';
  while (rest !== '') {
    const match = outsideBrackets(rest, separator);
    const piece = match ? rest.slice(0, match.index) : rest;
    const cleaned = trimMarks(piece);
    if (cleaned !== '') pieces.push({text: cleaned, by});
    by = match?.[0].trim() ?? '';
    rest = match ? rest.slice(match.index + match[0].length) : '';
  }
  return pieces;
}

/** The first match that does not stand inside brackets. */
function outsideBrackets(text: string, what: RegExp): RegExpExecArray | null {
  const all = new RegExp(what.source, `g${what.flags}`);
  for (const match of text.matchAll(all)) {
    const before = text.slice(0, match.index);
    const open = before.split(/[([]/).length - before.split(/[)\]]/).length;
    if (open <= 0) return match;
  }
  return null;
}

function trimMarks(text: string): string {
  const bare = text.replace(/^[\s,;:|•·–—]+|[\s,;:|•·–—]+$/gu, '');
  return bare.endsWith('.') && endsSentence(bare) ? bare.slice(0, -1) : bare;
}
