/**
 * Where the words of a WordprocessingML part stand, by position in its XML, so
 * that a text can be changed without touching anything around it.
 */

export interface TextPiece {
  /** Of the opening `<w:t …>` tag. */
  readonly tagStart: number;
  /** Of the words themselves, still escaped. */
  readonly start: number;
  readonly end: number;
  /** The run's properties as XML, empty where it has none. */
  readonly properties: string;
  readonly text: string;
  /** The XML of each character of `text`, so that what stays is written as it was. */
  readonly raw: readonly string[];
}

export interface Paragraph {
  readonly start: number;
  readonly end: number;
  readonly pieces: readonly TextPiece[];
}

interface OpenParagraph {
  readonly start: number;
  readonly pieces: TextPiece[];
}

const tags =
  /<w:p(?=[\s>/])[^>]*?(\/)?>|<\/w:p>|<w:r(?=[\s>])[^>]*>|<w:rPr>[\s\S]*?<\/w:rPr>|<w:t(?=[\s>])[^>]*?(?:\/>|>([^<]*)<\/w:t>)/g;

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

function character(xml: string): string {
  const [, hex, decimal] = /^&#(?:x([\da-f]+)|(\d+));$/i.exec(xml) ?? [];
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
  if (hex || decimal) return code <= 0x10ffff ? String.fromCodePoint(code) : xml;
  return entities[xml] ?? xml;
}

/** The characters of a text in XML with how each is written there. */
function readWords(xml: string): {text: string; raw: string[]} {
  const raw: string[] = [];
  let text = '';
  for (const [written] of xml.matchAll(/&#?\w+;|[\s\S]/g)) {
    const read = character(written);
    text += read;
    raw.push(written, ...Array.from({length: read.length - 1}, () => ''));
  }
  return {text, raw};
}

/** A text as it stands between XML tags. */
export function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function pieceAt(found: RegExpMatchArray, words: string, properties: string): TextPiece {
  const tagStart = found.index ?? 0;
  const end = tagStart + found[0].length - '</w:t>'.length;
  return {tagStart, start: end - words.length, end, properties, ...readWords(words)};
}

/** The properties that hold for the text after a tag: a new run starts without any. */
function propertiesAfter(tag: string, before: string): string {
  if (tag.startsWith('<w:rPr')) return tag;
  return tag.startsWith('<w:r') ? '' : before;
}

/** Every paragraph of a part with its words; one inside another (a text box) counts as its own. */
export function findParagraphs(xml: string): Paragraph[] {
  const open: OpenParagraph[] = [];
  const done: Paragraph[] = [];
  let properties = '';
  for (const found of xml.matchAll(tags)) {
    const [tag, isEmpty, words] = found;
    const at = found.index ?? 0;
    properties = propertiesAfter(tag, properties);
    if (tag === '</w:p>') {
      const paragraph = open.pop();
      if (paragraph) done.push({...paragraph, end: at + tag.length});
    } else if (words !== undefined) open.at(-1)?.pieces.push(pieceAt(found, words, properties));
    else if (/^<w:p[\s>]/.test(tag) && !isEmpty) open.push({start: at, pieces: []});
  }
  return done.sort((a, b) => a.start - b.start);
}

/** The words of a paragraph one after another. */
export function paragraphText({pieces}: Paragraph): string {
  return pieces.map(piece => piece.text).join('');
}
