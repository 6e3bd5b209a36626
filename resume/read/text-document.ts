/**
 * What both file readers hand to the understanding: lines in reading order with
 * what they look like. PDF lines come from geometry, DOCX lines from the
 * document's parts; nothing after this knows which it was.
 */

export interface TextLine {
  readonly text: string;
  /**
   * The pieces of the line that wide gaps, tabs or table cells set apart, in
   * reading order; one piece for a plain line. `text` is the pieces joined by a space.
   */
  readonly cells: readonly TextCell[];
  /** First page is 0. DOCX has page 0 only. */
  readonly page: number;
  /**
   * Lines of one column or frame that are read together share a number, which
   * rises in reading order.
   */
  readonly block: number;
  /** Where the block stands: the running text, a sidebar, or what repeats on each page. */
  readonly region: 'body' | 'sidebar' | 'page-header' | 'page-footer';
  /** Left edge and baseline from the page's top left, in points; DOCX: indent, running number. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Empty space above the line in points, from the line before in the block; null for the first. */
  readonly gapAbove: number | null;
  readonly fontSize: number;
  readonly bold: boolean;
  readonly italic: boolean;
  /** `#rrggbb` where the file says so. */
  readonly color: string | null;
  /** Nesting of a list item (0 outermost), null for a line that starts none; the mark is not in `text`. */
  readonly listLevel: number | null;
  /** 1 to 6 where the file itself marks a heading (DOCX style, PDF tag). */
  readonly headingLevel: number | null;
}

export interface TextCell {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly bold: boolean;
  readonly italic: boolean;
}

export interface TextDocument {
  readonly lines: readonly TextLine[];
  /** Targets of link annotations and hyperlinks (`mailto:` and `tel:` included), first mention first. */
  readonly links: readonly string[];
  readonly pages: number;
  /** The file's own language tag (`de-DE`), if it carries one. */
  readonly languageTag: string | null;
  /** What the reader noticed while reading (a page without text, glyphs without meaning). */
  readonly warnings: readonly {readonly code: string; readonly message: string}[];
}

/** The document as plain text, one line each, for showing beside the fields. */
export function plainText(document: TextDocument): string {
  return document.lines.map(line => line.text).join('\n');
}
