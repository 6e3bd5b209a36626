import {ReadError} from '../../model/read-error.ts';
import type {TextDocument, TextLine} from '../text-document.ts';
import {type PartContent, readPartContent} from './blocks.ts';
import {readNumbering} from './numbering.ts';
import {readParts, type TextPart} from './parts.ts';
import {readStyles} from './styles.ts';

type Region = TextLine['region'];

/** Part contents with the region their running text stands in. */
interface PlacedContent {
  readonly region: Region;
  readonly content: PartContent;
}

const hiddenText = {
  code: 'hidden-text',
  message: 'The file holds hidden text, which was left out. Remove it: employers can see it.',
};

/**
 * Reads a DOCX from all its parts: headers, body, text boxes, footnotes,
 * footers. Tracked changes are read as accepted. Lines carry no geometry beyond
 * indents and order (`width` is 0). Throws `ReadError` for anything that is not
 * a readable DOCX or that would unpack to more than a resume ever needs.
 */
export async function readDocx(bytes: Uint8Array): Promise<TextDocument> {
  refuseOtherTypes(bytes);
  const parts = readParts(bytes);
  const styles = readStyles(parts.styles);
  const settings = {styles, numbering: readNumbering(parts.numbering)};
  const read = (region: Region) => (part: TextPart) => ({
    region,
    content: readPartContent(part, settings),
  });

  const placed = [
    ...parts.headers.map(read('page-header')),
    read('body')(parts.document),
    ...parts.notes.map(read('page-footer')),
    ...parts.footers.map(read('page-footer')),
  ];
  return {
    lines: placeLines(placed),
    links: [...new Set(placed.flatMap(({content}) => content.links))],
    pages: 1,
    languageTag: styles.languageTag,
    warnings: placed.some(({content}) => content.hasHiddenText) ? [hiddenText] : [],
  };
}

function refuseOtherTypes(bytes: Uint8Array): void {
  if (bytes.byteLength === 0) throw new ReadError('empty');
  const [first, second] = bytes;
  const isZip = first === 0x50 && second === 0x4b;
  if (isZip) return;
  throw new ReadError(
    isOle(bytes) && holdsEncryptedPackage(bytes) ? 'encrypted' : 'unsupported-type',
  );
}

/** The container of old Office files, and of new ones that have a password. */
function isOle(bytes: Uint8Array): boolean {
  return [0xd0, 0xcf, 0x11, 0xe0].every((value, index) => bytes[index] === value);
}

function holdsEncryptedPackage(bytes: Uint8Array): boolean {
  return new TextDecoder('utf-16le')
    .decode(bytes.subarray(0, bytes.length & ~1))
    .includes('EncryptedPackage');
}

function placeLines(placed: readonly PlacedContent[]): TextLine[] {
  const lines: TextLine[] = [];
  const blocks = placed.flatMap(({region, content}) =>
    content.blocks.map(({isFrame, lines: drafts}) => ({
      region: region === 'body' && isFrame ? ('sidebar' as const) : region,
      drafts,
    })),
  );
  for (const [block, {region, drafts}] of blocks.entries()) {
    for (const [index, draft] of drafts.entries()) {
      const gapAbove = index === 0 ? null : draft.gapAbove;
      lines.push({...draft, gapAbove, page: 0, block, region, y: lines.length});
    }
  }
  return lines.filter(isFirstMention);
}

/** First, even and default page headers repeat the same words. */
function isFirstMention(line: TextLine, index: number, lines: readonly TextLine[]): boolean {
  if (!line.region.startsWith('page-')) return true;
  return (
    lines.findIndex(({region, text}) => region === line.region && text === line.text) === index
  );
}
