import {strToU8, zipSync} from 'fflate';

const contentTypes =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>';
const officeRelationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export interface DocxParts {
  /** What stands inside `w:body`. */
  readonly body: string;
  /** Other parts by file name in `word/`: header1.xml, footer1.xml, styles.xml, numbering.xml, footnotes.xml. */
  readonly parts?: Readonly<Record<string, string>>;
  /** Targets of hyperlinks by relationship id. */
  readonly links?: Readonly<Record<string, string>>;
}

/** The bytes of a DOCX with the given XML, for tests. */
export function docxFile({body, parts = {}, links = {}}: DocxParts): Uint8Array {
  const relations = Object.keys(parts).map((name, index) => {
    const kind = name.replace(/\d*\.xml$/, '');
    return `<Relationship Id="part${index}" Type="${officeRelationships}/${kind}" Target="${name}"/>`;
  });
  const hyperlinks = Object.entries(links).map(
    ([id, target]) =>
      `<Relationship Id="${id}" Type="${officeRelationships}/hyperlink" Target="${target}" TargetMode="External"/>`,
  );
  return zipFile({
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relationships([
      `<Relationship Id="main" Type="${officeRelationships}/officeDocument" Target="word/document.xml"/>`,
    ]),
    'word/document.xml': `<?xml version="1.0"?><w:document><w:body>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels': relationships([...relations, ...hyperlinks]),
    ...Object.fromEntries(Object.entries(parts).map(([name, xml]) => [`word/${name}`, xml])),
  });
}

export function zipFile(files: Readonly<Record<string, string>>): Uint8Array {
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
  );
}

function relationships(entries: readonly string[]): string {
  return `<Relationships>${entries.join('')}</Relationships>`;
}

/** A paragraph with one run; properties as XML. */
export function paragraph(text: string, {run = '', own = ''} = {}): string {
  return `<w:p><w:pPr>${own}</w:pPr><w:r><w:rPr>${run}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

export function table(...rows: string[][][]): string {
  const cells = (row: string[][]) =>
    row.map(cell => `<w:tc>${cell.map(text => paragraph(text)).join('')}</w:tc>`).join('');
  return `<w:tbl>${rows.map(row => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`;
}
