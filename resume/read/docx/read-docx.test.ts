import {describe, expect, test} from 'bun:test';
import {Document, Packer, Paragraph, TextRun} from 'docx';
import {readDocx} from './read-docx.ts';
import {docxFile, paragraph, table} from './testing/docx-file.ts';

async function linesOf(parts: Parameters<typeof docxFile>[0]) {
  return (await readDocx(docxFile(parts))).lines;
}

async function textsOf(parts: Parameters<typeof docxFile>[0]): Promise<string[]> {
  return (await linesOf(parts)).map(line => line.cells.map(cell => cell.text).join(' | '));
}

const numbering = `<w:numbering>
  <w:abstractNum w:abstractNumId="0">
    <w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl>
    <w:lvl w:ilvl="1"><w:numFmt w:val="decimal"/></w:lvl>
    <w:lvl w:ilvl="2"><w:numFmt w:val="none"/></w:lvl>
  </w:abstractNum>
  <w:num w:numId="7"><w:abstractNumId w:val="0"/></w:num>
</w:numbering>`;
const inList = (level: number) =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="7"/></w:numPr>`;

describe('text is read from all parts', () => {
  test('page headers come first, footers and notes last, each sentence once', async () => {
    const lines = await linesOf({
      body: paragraph('Work'),
      parts: {
        'header1.xml': `<w:hdr>${paragraph('Ada Brook')}</w:hdr>`,
        'header2.xml': `<w:hdr>${paragraph('Ada Brook')}</w:hdr>`,
        'footer1.xml': `<w:ftr>${paragraph('ada@example.com')}</w:ftr>`,
        'footnotes.xml': `<w:footnotes><w:footnote w:type="separator" w:id="-1">${paragraph('----')}</w:footnote><w:footnote w:id="1">${paragraph('A note')}</w:footnote></w:footnotes>`,
      },
    });

    expect(lines.map(({text, region}) => `${region}: ${text}`)).toEqual([
      'page-header: Ada Brook',
      'body: Work',
      'page-footer: A note',
      'page-footer: ada@example.com',
    ]);
  });

  test('a text box is a frame of its own and is read once', async () => {
    const box = (text: string) => `<w:txbxContent>${paragraph(text)}</w:txbxContent>`;
    const lines = await linesOf({
      body: `<w:p><w:r><mc:AlternateContent><mc:Choice>${box('Skills')}</mc:Choice><mc:Fallback>${box('Skills')}</mc:Fallback></mc:AlternateContent></w:r></w:p>${paragraph('Work')}`,
    });

    expect(lines.map(({text, region}) => [text, region])).toEqual([
      ['Skills', 'sidebar'],
      ['Work', 'body'],
    ]);
  });

  test('content controls are read, but not the hint of an empty one', async () => {
    const control = (properties: string, text: string) =>
      `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${paragraph(text)}</w:sdtContent></w:sdt>`;
    const inline =
      '<w:p><w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent><w:r><w:t>Click here</w:t></w:r></w:sdtContent></w:sdt><w:r><w:t>Baker</w:t></w:r></w:p>';

    expect(await textsOf({body: control('', 'Ada Brook') + inline})).toEqual([
      'Ada Brook',
      'Baker',
    ]);
  });

  test('tracked changes are read as accepted', async () => {
    const body =
      '<w:p><w:ins><w:r><w:t>Lead </w:t></w:r></w:ins><w:del><w:r><w:delText>Junior </w:delText></w:r></w:del><w:r><w:t>Baker</w:t></w:r></w:p>';

    expect(await textsOf({body})).toEqual(['Lead Baker']);
  });

  test('hyperlinks are kept by their targets', async () => {
    const {links, lines} = await readDocx(
      docxFile({
        body: '<w:p><w:hyperlink r:id="web"><w:r><w:t>My page</w:t></w:r></w:hyperlink></w:p><w:p><w:r><w:instrText> HYPERLINK "mailto:ada@example.com" </w:instrText></w:r><w:r><w:t>Write to me</w:t></w:r></w:p>',
        links: {web: 'https://ada.example.com'},
      }),
    );

    expect(links).toEqual(['https://ada.example.com', 'mailto:ada@example.com']);
    expect(lines.map(line => line.text)).toEqual(['My page', 'Write to me']);
  });
});

describe('lines look as they are printed', () => {
  test('list items have their level and lose a typed mark', async () => {
    const body =
      paragraph('First', {own: inList(0)}) +
      paragraph('Nested', {own: inList(1)}) +
      paragraph('No mark shown', {own: inList(2)}) +
      paragraph('• Typed') +
      paragraph('– Dashed');
    const lines = await linesOf({body, parts: {'numbering.xml': numbering}});

    expect(lines.map(({text, listLevel}) => [text, listLevel])).toEqual([
      ['First', 0],
      ['Nested', 1],
      ['No mark shown', null],
      ['Typed', 0],
      ['Dashed', 0],
    ]);
  });

  test('tabs and wide runs of spaces part cells, line breaks part lines outside lists', async () => {
    const broken = (own: string) =>
      `<w:p><w:pPr>${own}</w:pPr><w:r><w:t>One</w:t><w:br/><w:t>two</w:t></w:r></w:p>`;
    const body = `<w:p><w:r><w:t>Baker</w:t><w:tab/><w:t>2019      Leeds</w:t></w:r></w:p>${broken('')}${broken(inList(0))}`;

    expect(await textsOf({body, parts: {'numbering.xml': numbering}})).toEqual([
      'Baker | 2019 | Leeds',
      'One',
      'two',
      'One two',
    ]);
  });

  test('styles give headings, weight and size through what they are based on', async () => {
    const styles = `<w:styles><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/><w:lang w:val="de-DE"/></w:rPr></w:rPrDefault></w:docDefaults>
      <w:style w:type="paragraph" w:styleId="base"><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style>
      <w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/><w:basedOn w:val="base"/></w:style></w:styles>`;
    const body =
      paragraph('Ausbildung', {own: '<w:pStyle w:val="berschrift1"/>'}) +
      paragraph('Leicht', {own: '<w:pStyle w:val="base"/>', run: '<w:b w:val="0"/>'});
    const document = await readDocx(docxFile({body, parts: {'styles.xml': styles}}));

    expect(document.languageTag).toBe('de-DE');
    expect(document.lines).toMatchObject([
      {headingLevel: 1, bold: true, fontSize: 14},
      {headingLevel: null, bold: false, fontSize: 14},
    ]);
  });

  test('a file made by a word library reads the same', async () => {
    const file = new Document({
      sections: [
        {
          children: [
            new Paragraph({text: 'Experience', heading: 'Heading1'}),
            new Paragraph({
              children: [new TextRun({text: 'Baker', bold: true}), new TextRun('\t2019')],
            }),
            new Paragraph({text: 'Bread', bullet: {level: 0}}),
          ],
        },
      ],
    });
    const {lines} = await readDocx(new Uint8Array(await Packer.toBuffer(file)));

    expect(lines.map(({text, headingLevel, listLevel}) => [text, headingLevel, listLevel])).toEqual(
      [
        ['Experience', 1, null],
        ['Baker 2019', null, null],
        ['Bread', null, 0],
      ],
    );
  });
});

describe('tables', () => {
  test('the names in a row stand side by side, its longer texts after them', async () => {
    const tasks = 'Baked bread and rolls for three shops and two hotels each night of the week';
    const body = table(
      [['Period'], ['Position'], ['Tasks']],
      [['2019 – 2024'], ['Head Baker', 'Rose & Sons'], [`${tasks}, with two apprentices`]],
      [['2012 – 2019'], ['Baker', 'Old Mill'], ['Training in all trades of a bakery']],
    );

    expect(await textsOf({body})).toEqual([
      'Period | Position | Tasks',
      '2019 – 2024 | Head Baker',
      'Rose & Sons',
      `${tasks}, with two apprentices`,
      '2012 – 2019 | Baker',
      'Old Mill',
      'Training in all trades of a bakery',
    ]);
  });

  test('cells of a row stand beside each other, what follows in a cell below', async () => {
    const body = table(
      [['2019 – now'], ['Baker', 'Crumb & Sons', 'Bread for 40 shops']],
      [['Languages'], ['English, French']],
    );

    expect(await textsOf({body})).toEqual([
      '2019 – now | Baker',
      'Crumb & Sons',
      'Bread for 40 shops',
      'Languages | English, French',
    ]);
  });

  test('columns of a page layout are read one after the other', async () => {
    const side = ['Contact', 'Leeds', 'Skills', 'Rye', 'Sourdough', 'Ovens'];
    const main = ['Ada Brook', 'Baker', 'Work', 'Baker', 'Crumb & Sons', '2019 – now', 'Bread'];
    const lines = await linesOf({body: table([side, main])});

    expect(lines.map(line => line.text)).toEqual([...side, ...main]);
    expect(lines.map(line => line.region)).toEqual([
      ...side.map(() => 'sidebar' as const),
      ...main.map(() => 'body' as const),
    ]);
  });
});

describe('hidden text is left out and said so', () => {
  const hidden = {
    vanish: '<w:vanish/>',
    white: '<w:color w:val="FFFFFF"/>',
    tiny: '<w:sz w:val="2"/>',
  };
  for (const [name, run] of Object.entries(hidden)) {
    test(name, async () => {
      const {lines, warnings} = await readDocx(
        docxFile({body: paragraph('Baker') + paragraph('Kubernetes', {run})}),
      );

      expect(lines.map(line => line.text)).toEqual(['Baker']);
      expect(warnings.map(warning => warning.code)).toEqual(['hidden-text']);
    });
  }

  test('white letters on a dark ground are there to be read', async () => {
    const run = hidden.white;
    const own = '<w:shd w:fill="1F3864"/>';

    expect(await textsOf({body: paragraph('Ada Brook', {run, own})})).toEqual(['Ada Brook']);
  });
});
