import {expect, test} from 'bun:test';
import {type PdfText, writePdf} from '../../testing/pdf-writer.ts';
import {readPdf} from './read-pdf.ts';

/** The lines of a cell, one under the other. */
function cell(x: number, y: number, lines: readonly string[], style: Partial<PdfText> = {}) {
  return lines.map((text, index) => ({x, y: y + index * 12, text, ...style}));
}

async function read(texts: readonly PdfText[], shapes: readonly number[] = []) {
  const lined = shapes.map(y => ({x: 40, y, width: 500, height: 0.5}));
  const {lines} = await readPdf(writePdf({pages: [{texts, shapes: lined}]}));
  return lines.map(line => line.cells.map(one => one.text).join(' | '));
}

const head = [
  {x: 40, y: 80, text: 'Work experience', size: 14, font: 'bold'},
  {x: 40, y: 100, text: 'Period'},
  {x: 140, y: 100, text: 'Position'},
  {x: 240, y: 100, text: 'Employer'},
  {x: 360, y: 100, text: 'Tasks'},
];
/** Two rows of a table whose cells are broken over lines, `gap` points apart. */
function rows(gap: number) {
  const [first, second] = [100 + gap, 100 + gap + 24 + gap];
  return [
    ...cell(40, first, ['Mar 2019 –', 'Present']),
    ...cell(140, first, ['Harbour pilot for', 'large vessels']),
    ...cell(240, first, ['Brindle Sea Services', 'and Salvage Ltd']),
    ...cell(360, first, [
      '- Guided 300 vessels a year',
      '- Trained four pilots in the',
      'handling of tugs',
    ]),
    ...cell(40, second, ['Jan 2012 –', 'Feb 2019']),
    ...cell(140, second, ['Deckhand']),
    ...cell(240, second, ['Lowell Ferries']),
    ...cell(360, second, ['- Kept watch on the night', 'crossing']),
  ];
}
const expected = [
  'Work experience',
  'Period | Position | Employer | Tasks',
  'Mar 2019 – Present | Harbour pilot for large vessels | Brindle Sea Services and Salvage Ltd',
  'Guided 300 vessels a year',
  'Trained four pilots in the',
  'handling of tugs',
  'Jan 2012 – Feb 2019 | Deckhand | Lowell Ferries',
  'Kept watch on the night',
  'crossing',
];

test('cells broken over lines are read whole, row by row, and their items after the names', async () => {
  expect(await read([...head, ...rows(22)])).toEqual(expected);
});

test('drawn lines part the rows of a table', async () => {
  expect(await read([...head, ...rows(14)], [88, 104, 141, 170])).toEqual(expected);
});

test('rows of a table set without any room between them are parted by their dates', async () => {
  expect(await read([...head, ...rows(12)])).toEqual(expected);
});

test('the lines of a cell that say two things stay two', async () => {
  const row = (y: number, date: string, title: string, firm: string, place: string) => [
    {x: 40, y, text: date},
    {x: 140, y, text: title, font: 'bold'},
    {x: 140, y: y + 12, text: firm},
    {x: 360, y, text: place},
  ];
  const texts = [
    ...row(100, '2019 – 2024', 'Harbour pilot', 'Brindle Sea Services', 'Dover'),
    ...row(140, '2012 – 2019', 'Deckhand', 'Lowell Ferries', 'Calais'),
  ];
  expect(await read(texts)).toEqual([
    '2019 – 2024 | Harbour pilot | Dover',
    'Brindle Sea Services',
    '2012 – 2019 | Deckhand | Calais',
    'Lowell Ferries',
  ]);
});

test('a place under the name of a firm stays a line of its own where a shorter line was broken too', async () => {
  const row = (y: number, dates: readonly string[], title: string, firm: readonly string[]) => [
    ...cell(40, y, dates),
    ...cell(140, y, [title], {font: 'bold'}),
    ...cell(148, y + 13.5, ['• Kept watch on the night crossing', '• Led three crews']),
    ...cell(400, y, firm),
  ];
  const texts = [
    ...row(100, ['September 2019', '– today'], 'Harbour pilot', [
      'Brindle Sea Services and Tug',
      'Dovercourt',
    ]),
    ...row(150, ['January 2012 –', 'May 2019'], 'Deckhand', ['Lowell Ferries', 'Calais']),
  ];
  expect(await read(texts)).toEqual([
    'September 2019 – today | Harbour pilot | Brindle Sea Services and Tug',
    'Dovercourt',
    'Kept watch on the night crossing',
    'Led three crews',
    'January 2012 – May 2019 | Deckhand | Lowell Ferries',
    'Calais',
    'Kept watch on the night crossing',
    'Led three crews',
  ]);
});

test('a bold head makes a table of a single row', async () => {
  const texts = [
    ...cell(40, 100, ['Dates'], {font: 'bold'}),
    ...cell(140, 100, ['Post'], {font: 'bold'}),
    ...cell(260, 100, ['Employer'], {font: 'bold'}),
    ...cell(440, 100, ['Place'], {font: 'bold'}),
    ...cell(40, 114, ['Jan 2020 –', 'Present']),
    ...cell(140, 114, ['Harbour pilot for', 'large vessels and', 'tugs']),
    ...cell(260, 114, ['Brindle and Lowell Sea', 'Services']),
    ...cell(440, 114, ['Dover']),
    {x: 60, y: 160, text: '• Guided 300 vessels a year through the narrows, by night and in fog'},
  ];
  expect(await read(texts)).toEqual([
    'Dates | Post | Employer | Place',
    'Jan 2020 – Present | Harbour pilot for large vessels and tugs | Brindle and Lowell Sea Services | Dover',
    'Guided 300 vessels a year through the narrows, by night and in fog',
  ]);
});

test('a word that a cell broke is put together again', async () => {
  const texts = [
    ...cell(40, 100, ['2019 – 2024']),
    ...cell(140, 100, ['Wohnbereichs-', 'leiterin']),
    ...cell(240, 100, ['Haus Am Wald']),
    ...cell(40, 150, ['2012 – 2019']),
    ...cell(140, 150, ['Pflegekraft']),
    ...cell(240, 150, ['Stift']),
  ];
  expect((await read(texts))[0]).toBe('2019 – 2024 | Wohnbereichsleiterin | Haus Am Wald');
});

test('cards side by side that each hold their own dates are no table', async () => {
  const card = (x: number, y: number, name: string) =>
    cell(x, y, [`Pilot of ${name}`, `${name} Sea Services`, '2012 – 2019']);
  const texts = [100, 160].flatMap((y, at) =>
    [40, 220, 400].flatMap((x, index) => card(x, y, `Port ${at}${index}`)),
  );
  expect((await read(texts)).slice(0, 3)).toEqual([
    'Pilot of Port 00',
    'Port 00 Sea Services',
    '2012 – 2019',
  ]);
});

test('cells that stand in the middle of their row belong to it', async () => {
  const row = (y: number, date: string, title: readonly string[], firm: readonly string[]) => [
    ...cell(40, y + 12, [date]),
    ...cell(140, y + (title.length === 2 ? 6 : 12), title),
    ...cell(240, y, firm),
  ];
  const texts = [
    ...row(
      100,
      '2019 – 2024',
      ['Harbour', 'pilot'],
      ['Brindle Sea', 'Services and', 'Salvage Ltd'],
    ),
    ...row(146, '2012 – 2019', ['Deckhand'], ['Lowell', 'Ferries and', 'Tugs Ltd']),
  ];
  expect(await read(texts)).toEqual([
    '2019 – 2024 | Harbour pilot | Brindle Sea Services and Salvage Ltd',
    '2012 – 2019 | Deckhand | Lowell Ferries and Tugs Ltd',
  ]);
});
