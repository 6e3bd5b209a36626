/** How the letters of a font look, as far as its name and flags tell. */
export interface FontLook {
  readonly name: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** A font of pictures: its letters mean nothing when read. */
  readonly icons: boolean;
  /** A font whose letters are list marks and pictures where the file gives them as letters. */
  readonly dings: boolean;
}

/** One drawn letter, in points from the page's top left. */
export interface Glyph {
  /** Cleaned text, at least one character; a space for `space`, the file's own code for `icon`. */
  readonly text: string;
  readonly kind: 'text' | 'space' | 'icon';
  /** Where it starts on the baseline, and where the pen stands after it. */
  readonly x: number;
  readonly end: number;
  /** The baseline. */
  readonly y: number;
  readonly size: number;
  /** Direction of writing in degrees, 0 for upright text. */
  readonly angle: number;
  readonly font: FontLook;
  /** `#rrggbb`, null for a pattern. */
  readonly color: string | null;
  /** Drawn so that nobody sees it: no ink, fully transparent, or too small to be seen. */
  readonly inkless: boolean;
  /** Number of the piece of tagged content it belongs to. */
  readonly tag: string | null;
  /** Rank in the order of drawing. */
  readonly order: number;
}

/** An area that is filled, which tells what stands behind a text, or only outlined. */
export interface Fill {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Null where a pattern or shading fills it. */
  readonly color: string | null;
  readonly isOutline: boolean;
  readonly order: number;
}

const boldName = /bold|black|heavy|semib|demi(?!li)|-bd|medi\d|cmbx|cmssbx|sfbx|ecbx|extrab/i;
const italicName = /ital|obliq|slanted|cmti|cmsl|sfti|ecti|-it(?:$|[^a-z])/i;
const iconName =
  /awesome|icon|glyphs|fontello|icomoon|material|academicons|octicon|feather|lucide|phosphor|marvosym|ifsym/i;
const dingName = /wingdings|webdings/i;

export function fontLook(name: string, flags: {bold: boolean; italic: boolean}): FontLook {
  const plain = name.replace(/^[A-Z]{6}\+/, '');
  return {
    name: plain,
    bold: flags.bold || boldName.test(plain),
    italic: flags.italic || italicName.test(plain),
    icons: iconName.test(plain),
    dings: dingName.test(plain),
  };
}

const bolder = new WeakMap<FontLook, FontLook>();

/** The same font made bold by the program and not by its designer. */
export function boldOf(font: FontLook): FontLook {
  if (font.bold) return font;
  const bold = bolder.get(font) ?? {...font, bold: true};
  bolder.set(font, bold);
  return bold;
}
