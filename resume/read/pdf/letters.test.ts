import {expect, test} from 'bun:test';
import {type PdfSpec, type PdfText, writePdf} from '../../testing/pdf-writer.ts';
import {readPdf} from './read-pdf.ts';

async function document(texts: readonly PdfText[], spec: Partial<PdfSpec> = {}) {
  return readPdf(writePdf({...spec, pages: [{texts}]}));
}

async function text(...texts: PdfText[]) {
  return (await document(texts)).lines.map(line => line.text).join('\n');
}

const at = {x: 60, y: 100};

test('letters that are set apart are one word, and wider gaps still part words', async () => {
  expect(await text({...at, text: 'WORK EXPERIENCE', spacing: 4})).toBe('WORK EXPERIENCE');
});

test('letters typed with spaces between them are one word', async () => {
  expect(await text({...at, text: 'E X P E R I E N C E', size: 14})).toBe('EXPERIENCE');
});

test('words without drawn spaces are parted by their gaps', async () => {
  const pieces = [
    {...at, text: 'Harbour'},
    {...at, x: 98.6, text: 'pilot'},
    {...at, x: 120, text: 'since'},
  ];
  expect(await text(...pieces)).toBe('Harbour pilot since');
});

test('letters drawn one by one in any order are put together', async () => {
  // Advance widths of Helvetica for these letters at 10 points.
  const letters = [
    ['p', 60],
    ['i', 65.56],
    ['l', 67.78],
    ['o', 70],
    ['t', 75.56],
  ] as const;
  const drawn = letters.map(([letter, x]) => ({text: letter, x, y: 100}));
  expect(await text(...drawn.toReversed())).toBe('pilot');
});

test('small capitals of two sizes are one word of the larger size', async () => {
  const {lines} = await document([
    {...at, text: 'O', size: 14},
    {...at, x: 60 + 10.89, text: 'TTOLINE', size: 10},
  ]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({text: 'OTTOLINE', fontSize: 14});
});

test('ligatures are spelled out', async () => {
  const fonts = {book: {base: 'Book', unicode: {65: '\uFB01', 66: '\uFB04'}, width: 500}};
  const {lines} = await document([{...at, text: 'AB', font: 'book'}], {fonts});
  expect(lines[0]?.text).toBe('fiffl');
});

test('signs given as the radicals they look like are the signs', async () => {
  const fonts = {book: {base: 'Book', unicode: {65: '\u2F65', 66: '\u4E2D'}, width: 1000}};
  const {lines} = await document([{...at, text: 'AB', font: 'book'}], {fonts});
  expect(lines[0]?.text).toBe('田中');
});

test('a picture beside an address is not part of it', async () => {
  const fonts = {FontAwesome: {base: 'FontAwesome', unicode: {65: '\uF0E0'}, width: 1000}};
  const {lines} = await document(
    [
      {...at, text: 'A', font: 'FontAwesome'},
      {...at, x: 71, text: 'pilot@example.org'},
      {...at, x: 160, text: 'A', font: 'FontAwesome'},
      {...at, x: 171, text: '+44 113 496 0177'},
    ],
    {fonts},
  );
  expect(lines[0]?.cells.map(cell => cell.text)).toEqual(['pilot@example.org', '+44 113 496 0177']);
});

test('text drawn twice to look bold is read once', async () => {
  const name = {...at, text: 'Ottoline'};
  const {lines} = await document([name, {...name, x: 60.3}, {...name, x: 60.3}]);
  expect(lines[0]).toMatchObject({text: 'Ottoline', bold: true});
});

test('an accent drawn over its letter becomes part of it', async () => {
  const over = [
    {...at, text: 'Zo'},
    {...at, x: 71.67 + 1.1, text: '\u00A8'},
    {...at, x: 71.67, text: 'e Ash'},
  ];
  expect(await text(...over)).toBe('Zoë Ash');
});

test('an accent that counts as a letter itself becomes part of the letter under it', async () => {
  const fonts = {tex: {base: 'CMR10', unicode: {94: '\u02C6'}, width: 500}};
  const over = [
    {...at, text: 'H', font: 'tex'},
    {...at, x: at.x + 5, text: '^', font: 'tex'},
    {...at, x: at.x + 5, text: 'otel', font: 'tex'},
  ];
  const {lines} = await readPdf(writePdf({pages: [{texts: over}], fonts}));
  expect(lines[0]?.text).toBe('Hôtel');
});

test('a text in another font that was drawn a narrow space further on is another word', async () => {
  const pieces = [
    {...at, text: 'Harbour', font: 'bold'},
    {...at, x: at.x + 41.3, text: '- a pilot'},
  ];
  expect(await text(...pieces)).toBe('Harbour - a pilot');
});

test('a box for a letter that the font lacks is a dash after a number and nothing within a word', async () => {
  const fonts = {lacking: {base: 'Lacking', unicode: {94: '\uFFFD'}, width: 500}};
  const texts = [
    {...at, text: '2018 ^ today', font: 'lacking'},
    {...at, y: 120, text: 'F^hrung ^ Hafen', font: 'lacking'},
  ];
  const {lines} = await readPdf(writePdf({pages: [{texts}], fonts}));
  expect(lines.map(line => line.text)).toEqual(['2018 – today', 'F hrung Hafen']);
});

test('a word broken by the end of a line is put back together', async () => {
  const lines = ['Senior harbour pilot and manage-', 'ment adviser for the harbour'];
  const other = ['A good manager keeps management notes', 'for a two-day watch'];
  const texts = [...lines, ...other].map((line, index) => ({
    ...at,
    y: 100 + 12 * index,
    text: line,
  }));
  expect(await text(...texts)).toBe(
    ['Senior harbour pilot and management', 'adviser for the harbour', ...other].join('\n'),
  );
});

test('a name broken at its own hyphen is one name', async () => {
  const lines = ['Gwendolyn', 'Ash-', 'Bracegirdle', 'Pilot'];
  const texts = lines.map((line, index) => ({...at, y: 100 + 24 * index, text: line, size: 20}));
  expect(await text(...texts)).toBe(['Gwendolyn', 'Ash-Bracegirdle', 'Pilot'].join('\n'));
});

test('the raised number that leads to a footnote is no part of its word', async () => {
  const texts = [
    {...at, text: 'Pilot'},
    {...at, x: 80.6, y: 96, size: 6, text: '1'},
    {...at, x: 86.7, text: 'at Brindle, 50 m'},
    {...at, x: 158.3, y: 96, size: 6, text: '2'},
    {...at, y: 780, size: 8, text: '1 Maternity cover'},
  ];
  expect(await text(...texts)).toContain('Pilot at Brindle, 50 m2');
});

test('a compound broken at its hyphen keeps it, as an address does', async () => {
  const texts = ['Crossing in a two-', 'day watch', 'linkedin.com/in/ottoline-', 'pilot'];
  expect(
    await text(...texts.map((line, index) => ({...at, y: 100 + 12 * index, text: line}))),
  ).toBe(['Crossing in a two-day', 'watch', 'linkedin.com/in/ottoline-pilot'].join('\n'));
});

test('text written from right to left is kept in the order it is read', async () => {
  // The letters stand on the page from left to right: the last one first.
  const unicode = {65: 'ש', 66: 'ל', 67: 'ו', 68: 'ם'};
  const fonts = {hebrew: {base: 'Hebrew', unicode, width: 500}};
  const {lines} = await document(
    [
      {...at, text: 'DCBA', font: 'hebrew'},
      {...at, x: 85, text: '2019'},
    ],
    {fonts},
  );
  expect(lines[0]?.text).toBe('2019 שלום');
});

test('list marks are told from text, whatever their shape, and nesting is kept', async () => {
  const {lines} = await document(
    [
      {...at, text: '• Guided vessels'},
      {...at, x: 80, y: 114, text: '- at night'},
      {...at, y: 128, text: '* Trained pilots'},
      {...at, y: 142, text: 'well-known to all'},
    ],
    {},
  );
  expect(lines.map(line => [line.text, line.listLevel])).toEqual([
    ['Guided vessels', 0],
    ['at night', 1],
    ['Trained pilots', 0],
    ['well-known to all', null],
  ]);
});

test("Word's marks are known by their fonts", async () => {
  const fonts = {Wingdings: {base: 'Wingdings', width: 500}, courier: {base: 'CourierNew'}};
  const {lines} = await document(
    [
      {...at, text: '\u00A7', font: 'Wingdings'},
      {...at, x: 78, text: 'Guided vessels'},
      {...at, x: 78, y: 114, text: 'o', font: 'courier'},
      {...at, x: 96, y: 114, text: 'at night'},
      {...at, x: 96, y: 128, text: 'o mar e o porto'},
    ],
    {fonts},
  );
  expect(lines.map(line => [line.text, line.listLevel])).toEqual([
    ['Guided vessels', 0],
    ['at night', 1],
    ['o mar e o porto', null],
  ]);
});

test('a picture that stands before each of several lines is their list mark', async () => {
  const fonts = {arrows: {base: 'FontAwesome', unicode: {65: '\uF105'}, width: 500}};
  const texts = ['Radar', 'Charts', 'Radio'].flatMap((text, index) => [
    {x: 60, y: 100 + 14 * index, text: 'A', font: 'arrows'},
    {x: 70, y: 100 + 14 * index, text},
  ]);
  const {lines} = await document(texts, {fonts});
  expect(lines.map(line => line.listLevel)).toEqual([0, 0, 0]);
});

test('marks that part the words of a line do not make it a list item, and grades are no text', async () => {
  const unicode = {65: '\u25CF', 66: '\u25CB'};
  const fonts = {dots: {base: 'Dots', unicode, width: 600}};
  const {lines} = await document(
    [
      {...at, text: '• Radar • Charts • Radio'},
      {...at, y: 130, text: 'Danish'},
      {...at, x: 96, y: 130, text: 'AAAAB', font: 'dots'},
    ],
    {fonts},
  );
  expect(lines[0]?.listLevel).toBeNull();
  expect(lines[1]?.text).toBe('Danish');
});

test('a list mark drawn as a shape counts', async () => {
  const bytes = writePdf({
    pages: [
      {
        shapes: [{x: 50, y: 95, width: 3.5, height: 3.5}],
        texts: [{...at, text: 'Guided vessels'}],
      },
    ],
  });
  expect((await readPdf(bytes)).lines[0]).toMatchObject({text: 'Guided vessels', listLevel: 0});
});

test('text that nobody sees is left out, with a warning', async () => {
  const {lines, warnings} = await document([
    {...at, text: 'Harbour pilot'},
    {...at, y: 130, text: 'Kubernetes Terraform', mode: 3},
    {...at, y: 150, text: 'Python Java', color: [1, 1, 1]},
    {...at, y: 170, text: 'Leadership', size: 1},
  ]);
  expect(lines.map(line => line.text)).toEqual(['Harbour pilot']);
  expect(warnings.map(warning => warning.code)).toEqual(['hidden-text']);
});

test('white text on a dark ground is read', async () => {
  const shapes = [{x: 0, y: 0, width: 595, height: 120, color: [0.1, 0.1, 0.3] as const}];
  const texts = [{...at, text: 'Ottoline', color: [1, 1, 1] as const}];
  expect((await readPdf(writePdf({pages: [{shapes, texts}]}))).lines[0]?.text).toBe('Ottoline');
});

test('the recognised text of a scan is read although it has no ink', async () => {
  expect(await text({...at, text: 'Ottoline Bracegirdle', mode: 3})).toBe('Ottoline Bracegirdle');
});

test('how a line looks is told: size, weight, slant, colour', async () => {
  const {lines} = await document([
    {...at, text: 'Ottoline', size: 20, font: 'bold', color: [1, 0, 0]},
    {...at, y: 130, text: 'pilot', font: 'italic'},
  ]);
  expect(lines[0]).toMatchObject({fontSize: 20, bold: true, italic: false, color: '#ff0000'});
  expect(lines[1]).toMatchObject({fontSize: 10, bold: false, italic: true, color: '#000000'});
  expect(lines[1]?.gapAbove).toBeCloseTo(20, 0);
});

test('links and the language come with the text', async () => {
  const read = await readPdf(
    writePdf({
      language: 'nl-NL',
      pages: [
        {
          texts: [{...at, text: 'Ottoline'}],
          links: ['mailto:o@example.org', 'https://example.org/o', 'javascript:alert(1)'],
        },
      ],
    }),
  );
  expect(read.links).toEqual(['mailto:o@example.org', 'https://example.org/o']);
  expect(read.languageTag).toBe('nl-NL');
});
