/**
 * Reads a letter's file back: a letter has no fields, so its words must come back
 * one after the other, paragraph by paragraph.
 */

/** The words of a PDF or DOCX file, line by line; throws a `ReadError` where it cannot be read. */
export type ReadWords = (bytes: Uint8Array, filename: string) => Promise<string>;

/** Lines break at any place of a page, so white space does not count. */
function bare(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, '');
}

/**
 * The paragraphs of a letter that its file does not give back in their order, as
 * `paragraph 2`; empty where all of it came back.
 *
 * @throws {ReadError} where the file cannot be read at all
 */
export async function readLetterBack(
  content: string,
  bytes: Uint8Array,
  filename: string,
  readWords: ReadWords,
): Promise<string[]> {
  const isText = filename.endsWith('.txt');
  const back = bare(isText ? new TextDecoder().decode(bytes) : await readWords(bytes, filename));
  const paragraphs = content
    .trim()
    .split(/\n{2,}/)
    .map(bare);
  const lost: string[] = [];
  let from = 0;
  for (const [index, paragraph] of paragraphs.entries()) {
    const at = back.indexOf(paragraph, from);
    if (at < 0) lost.push(`paragraph ${index + 1}`);
    else from = at + paragraph.length;
  }
  return lost;
}
