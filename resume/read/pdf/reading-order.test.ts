import {expect, test} from 'bun:test';
import {type PdfSpec, type PdfText, writePdf} from '../../testing/pdf-writer.ts';
import {readPdf} from './read-pdf.ts';

/** Lines set one under the other from a place on the page. */
function stack(x: number, y: number, lines: readonly string[], style: Partial<PdfText> = {}) {
  return lines.map((text, index) => ({x, y: y + index * 14, text, ...style}));
}

async function read(spec: PdfSpec) {
  const {lines} = await readPdf(writePdf(spec));
  return lines.map(line => line.cells.map(cell => cell.text).join(' | '));
}

const main = [
  'Work experience',
  'Harbour pilot, Brindle Sea Services',
  'Guided 300 vessels a year through the narrows',
  'Trained four pilots in close-quarters handling',
  'Deckhand, Lowell Ferries',
  'Kept watch on the night crossing',
];
const side = ['Contact', 'pilot@example.org', 'Skills', 'Radar', 'Chart work', 'First aid'];

test('a narrow column on the left is read before the wide one, as a sidebar', async () => {
  const {lines} = await readPdf(
    writePdf({pages: [{texts: [...stack(40, 120, side), ...stack(200, 125, main)]}]}),
  );
  expect(lines.map(line => line.text)).toEqual([...side, ...main]);
  expect(lines.map(line => line.region)).toEqual([
    ...side.map(() => 'sidebar' as const),
    ...main.map(() => 'body' as const),
  ]);
  expect(lines[0]?.block).not.toBe(lines.at(-1)?.block);
});

test('columns that share every baseline are still columns when they were drawn one after the other', async () => {
  const texts = [...stack(40, 120, side), ...stack(200, 120, main)];
  expect(await read({pages: [{texts}]})).toEqual([...side, ...main]);
});

test('titles of one look over both sides, and more of them on one, make columns however they were drawn', async () => {
  const style = {size: 12, color: [0.4, 0.4, 0.1] as const};
  const column = (x: number, parts: readonly (readonly string[])[]) => {
    let y = 120;
    return parts.flatMap(([title = '', ...lines]) => {
      const texts = [{x, y, text: title, ...style}, ...stack(x, y + 18, lines)];
      y += 26 + lines.length * 14;
      return texts;
    });
  };
  const left = [
    ['Contact', 'pilot@example.org', '+44 113 496 0177', 'Dover', 'Kent'],
    ['Skills', 'Radar', 'Charts', 'Towing'],
  ];
  const right = [
    [
      'Work',
      'Harbour pilot',
      'Brindle Sea Services',
      'Guided 300 vessels',
      'Trained four pilots',
    ].concat('Deckhand', 'Lowell Ferries', 'Kept watch at night', 'Painted the hull'),
  ];
  const texts = [...column(40, left), ...column(220, right)].sort((one, two) => one.y - two.y);
  expect(await read({pages: [{texts}]})).toEqual([...left, ...right].flat());
});

test('a coloured background makes a column of what stands on it, in whatever order it was drawn', async () => {
  const mixed = side.flatMap((text, index) => [
    {x: 40, y: 120 + index * 14, text},
    {x: 200, y: 120 + index * 14, text: main[index] ?? ''},
  ]);
  const shapes = [{x: 0, y: 90, width: 170, height: 752, color: [0.9, 0.9, 1] as const}];
  expect(await read({pages: [{shapes, texts: mixed}]})).toEqual([...side, ...main]);
});

test('a header band over two columns is read first', async () => {
  const header = {x: 40, y: 60, text: 'Ottoline Bracegirdle-Okafor, harbour pilot and chart maker'};
  const texts = [...stack(40, 120, side), ...stack(220, 127, main), {...header, size: 16}];
  expect((await read({pages: [{texts}]}))[0]).toBe(header.text);
});

test('dates on the right stay on the line of the job they belong to', async () => {
  const texts = [
    ...stack(40, 100, ['Harbour pilot', 'Brindle Sea Services', 'Deckhand', 'Lowell Ferries']),
    ...stack(480, 100, ['2019 - 2024', 'Dover', '2015 - 2019', 'Calais']),
  ];
  expect(await read({pages: [{texts}]})).toEqual([
    'Harbour pilot | 2019 - 2024',
    'Brindle Sea Services | Dover',
    'Deckhand | 2015 - 2019',
    'Lowell Ferries | Calais',
  ]);
});

test('a date that a narrow right column broke over two lines is put back together', async () => {
  const texts = [
    ...stack(40, 100, ['Radar observer:', 'advanced course', 'Port authority']),
    ...stack(500, 100, ['March', '2022']),
  ];
  expect(await read({pages: [{texts}]})).toEqual([
    'Radar observer: | March 2022',
    'advanced course',
    'Port authority',
  ]);
});

test('section titles that stand in a column of their own come before what they name', async () => {
  const texts = [
    {x: 40, y: 103, text: 'Experience', font: 'bold', size: 12},
    ...stack(160, 100, ['Harbour pilot', 'Brindle Sea Services', 'Guided 300 vessels a year']),
    {x: 40, y: 173, text: 'Education', font: 'bold', size: 12},
    ...stack(160, 170, ['Master mariner', 'Lowell Nautical College', 'With distinction']),
  ];
  expect(await read({pages: [{texts}]})).toEqual([
    'Experience',
    'Harbour pilot',
    'Brindle Sea Services',
    'Guided 300 vessels a year',
    'Education',
    'Master mariner',
    'Lowell Nautical College',
    'With distinction',
  ]);
});

test('words on tags of their own are cells of their own', async () => {
  const texts = [
    {x: 46, y: 100, text: 'Radar'},
    {x: 86, y: 100, text: 'Charts'},
  ];
  const grey = [0.9, 0.9, 0.9] as const;
  const shapes = [
    {x: 42, y: 88, width: 34, height: 16, color: grey},
    {x: 80, y: 88, width: 40, height: 16, color: grey},
  ];
  expect(await read({pages: [{shapes, texts}]})).toEqual(['Radar | Charts']);
});

test('words with lines of their own under them are cells of their own', async () => {
  const texts = [
    {x: 46, y: 100, text: 'Radar'},
    {x: 80, y: 100, text: 'Chart'},
  ];
  const shapes = [46, 80].map(x => ({x, y: 103, width: 26, height: 0.7}));
  expect(await read({pages: [{shapes, texts}]})).toEqual(['Radar | Chart']);
});

test('wide gaps between words set close together part cells, even ones do not', async () => {
  const even = ['Master', 'mariner', 'of', 'the', 'coast'];
  const texts = [
    {x: 40, y: 100, text: 'Chart work'},
    {x: 97, y: 100, text: 'Ropes'},
    {x: 134.5, y: 100, text: 'First aid'},
    ...even.map((text, index) => ({x: 40 + 39 * index, y: 130, text})),
  ];
  expect((await read({pages: [{texts}]}))[0]).toBe('Chart work | Ropes | First aid');
});

test('a text that touches the next column does not keep the columns from being two', async () => {
  const texts = [
    ...stack(40, 120, [...side, 'ottoline@examplemail.org']),
    ...stack(156.5, 127, main),
    {x: 156.5, y: 204, text: 'Ships engineer, Coast Guard of Calais'},
  ];
  expect(await read({pages: [{texts}]})).toContain('ottoline@examplemail.org');
});

test('a date in other type that touches a full line is a cell of its own', async () => {
  const texts = [
    {x: 40, y: 100, text: 'Harbour pilot and', font: 'bold'},
    ...stack(40, 112, ['for large vessels', 'Brindle Sea Services']),
    {x: 124.3, y: 99, text: 'Mar 2019', size: 8, color: [0.5, 0.5, 0.5] as const},
  ];
  expect((await read({pages: [{texts}]}))[0]).toBe('Harbour pilot and | Mar 2019');
});

test('items of a grid are read one after the other', async () => {
  const item = (x: number, name: string) => stack(x, 100, [name, `Level of ${name}`]);
  const texts = [...item(40, 'Radar'), ...item(220, 'Charts'), ...item(400, 'Radio')];
  expect(await read({pages: [{texts}]})).toEqual([
    'Radar',
    'Level of Radar',
    'Charts',
    'Level of Charts',
    'Radio',
    'Level of Radio',
  ]);
});

test('a table is read row by row', async () => {
  const rows = [
    ['Certificate', 'Issued by', 'Year'],
    ['Radar observer', 'Port authority', '2018'],
    ['Fire fighting', 'Coast guard', '2020'],
  ];
  const texts = rows.flatMap((row, y) =>
    row.map((text, x) => ({x: 40 + 180 * x, y: 100 + 16 * y, text})),
  );
  expect(await read({pages: [{texts}]})).toEqual(rows.map(row => row.join(' | ')));
});

test('a list in two columns is read down each column', async () => {
  const texts = [
    ...stack(40, 100, ['• Radar', '• Charts', '• Radio']),
    ...stack(300, 100, ['• Ropes', '• Knots', '• Paint']),
  ].toSorted((one, other) => one.y - other.y);
  const {lines} = await readPdf(writePdf({pages: [{texts}]}));
  expect(lines.map(line => line.text)).toEqual([
    'Radar',
    'Charts',
    'Radio',
    'Ropes',
    'Knots',
    'Paint',
  ]);
  expect(lines.every(line => line.listLevel === 0)).toBe(true);
});

test('columns go on over pages before the column beside them is read', async () => {
  const page = (left: readonly string[], right: readonly string[]) => ({
    texts: [...stack(40, 60, left), ...stack(200, 67, right)],
  });
  const pages = [
    page(side, main),
    page(['Languages', 'Dutch', 'Danish'], ['Rowing coach', 'River club', 'Sundays']),
  ];
  const order = await read({pages});
  expect(order.indexOf('Dutch')).toBeLessThan(order.indexOf('Work experience'));
  expect(order.indexOf('Rowing coach')).toBe(order.indexOf('Kept watch on the night crossing') + 1);
});

test('what repeats at the edge of each page is set aside', async () => {
  const pages = [1, 2, 3].map(number => ({
    texts: [
      {x: 40, y: 30, text: 'Ottoline Bracegirdle-Okafor', size: 8},
      ...stack(40, 200, [`Chapter ${number} of a working life`, 'With many details of it']),
      {x: 500, y: 820, text: `Page ${number}`, size: 8},
    ],
  }));
  const {lines} = await readPdf(writePdf({pages}));
  const body = lines.filter(line => line.region === 'body');
  expect(body.map(line => line.text)).not.toContain('Page 2');
  expect(body).toHaveLength(6);
  expect(lines.filter(line => line.region === 'page-header')).toHaveLength(3);
  expect(lines.filter(line => line.region === 'page-footer')).toHaveLength(3);
});

test('a line over a later page that numbers it is set aside', async () => {
  const pages = [
    {texts: stack(40, 60, main)},
    {texts: [{x: 200, y: 40, text: 'Ottoline Okafor - page 2', size: 8}, ...stack(40, 80, side)]},
  ];
  const {lines} = await readPdf(writePdf({pages}));
  const header = lines.filter(line => line.region === 'page-header');
  expect(header.map(line => line.text)).toEqual(['Ottoline Okafor - page 2']);
});

test('text along the edge of a page comes last, and a mark across it is left out', async () => {
  const texts = [
    {x: 580, y: 400, text: 'Printed in spring', angle: 90, size: 8},
    {x: 200, y: 600, text: 'DRAFT', angle: 45, size: 80},
    ...stack(40, 100, main),
  ];
  expect(await read({pages: [{texts}]})).toEqual([...main, 'Printed in spring']);
});

test('a title set sideways along its section comes before it', async () => {
  const jobs = main.slice(1);
  const schools = ['Master mariner', 'Lowell Nautical College', 'Deck officer', 'Port academy'];
  const texts = [
    {x: 50, y: 175, text: 'Experience', angle: 90, font: 'bold', size: 12},
    ...stack(70, 110, jobs),
    {x: 50, y: 275, text: 'Education', angle: 90, font: 'bold', size: 12},
    ...stack(70, 220, schools),
  ];
  expect(await read({pages: [{texts}]})).toEqual(['Experience', ...jobs, 'Education', ...schools]);
});

test('a sheet that was set sideways is turned', async () => {
  const texts = main.map((text, index) => ({x: 100 + index * 16, y: 700, text, angle: 90}));
  expect(await read({pages: [{texts}]})).toEqual(main);
});
