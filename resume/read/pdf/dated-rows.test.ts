import {expect, test} from 'bun:test';
import {type PdfText, writePdf} from '../../testing/pdf-writer.ts';
import {readPdf} from './read-pdf.ts';

function cell(x: number, y: number, lines: readonly string[], style: Partial<PdfText> = {}) {
  return lines.map((text, index) => ({x, y: y + index * 12, text, ...style}));
}

async function read(texts: readonly PdfText[]) {
  const {lines} = await readPdf(writePdf({pages: [{texts}]}));
  return lines.map(line => line.cells.map(one => one.text).join(' | '));
}

const jobs = (x: number) => [
  ...cell(x, 100, ['Harbour pilot for large vessels and tugs'], {font: 'bold'}),
  ...cell(x, 114, [
    '• Guided 300 vessels a year',
    '• Trained four pilots in towing',
    '• Led the night watch',
  ]),
  ...cell(x, 160, ['Deckhand of the night crossing'], {font: 'bold'}),
  ...cell(x, 174, ['• Kept watch on the crossing', '• Painted the hull each spring']),
];
const read2 = [
  'Brindle Sea Services and Salvage | Harbour pilot for large vessels and tugs',
  '2019 – 2024',
  'Guided 300 vessels a year',
  'Trained four pilots in towing',
  'Led the night watch',
  'Lowell Ferries | Deckhand of the night crossing',
  '2012 – 2019',
  'Kept watch on the crossing',
  'Painted the hull each spring',
];
const employers = [
  ...cell(40, 100, ['Brindle Sea', 'Services and', 'Salvage', '2019 – 2024']),
  ...cell(40, 160, ['Lowell Ferries', '2012 – 2019']),
];

test('a narrow column of employers and dates goes with the jobs beside it, whichever was drawn first', async () => {
  expect(await read([...employers, ...jobs(160)])).toEqual(read2);
  expect(await read([...jobs(160), ...employers])).toEqual(read2);
});

test('titles among such rows stay where they are', async () => {
  const title = (y: number, text: string) => ({x: 40, y, text, size: 13, font: 'bold'});
  const schools = [
    ...cell(40, 250, ['Nautical', 'College', '2010 – 2012']),
    ...cell(160, 250, ['Certificate of a master mariner']),
    ...cell(40, 296, ['Port School', '2008 – 2010']),
    ...cell(160, 296, ['Certificate of a deck officer']),
  ];
  const texts = [
    title(80, 'Work'),
    ...employers,
    title(228, 'Education'),
    ...schools,
    ...jobs(160),
  ];
  expect(await read(texts)).toEqual([
    'Work',
    ...read2,
    'Education',
    'Nautical College | Certificate of a master mariner',
    '2010 – 2012',
    'Port School | Certificate of a deck officer',
    '2008 – 2010',
  ]);
});

test('dates broken over three lines beside a job and its items are whole', async () => {
  const texts = [
    ...cell(70, 100, ['feb.', '2015–abr.', '2019']),
    ...cell(140, 100, ['Práctico de puerto, Servicios Brindle']),
    ...cell(150, 112, ['• 300 buques al año', '• Cuatro prácticos nuevos']),
    ...cell(70, 140, ['oct.', '2011–ene.', '2015']),
    ...cell(140, 140, ['Marinero de cubierta, Lowell']),
    ...cell(150, 152, ['• Guardia de noche', '• Pintura del casco']),
  ];
  expect(await read(texts)).toEqual([
    'feb. 2015–abr. 2019 | Práctico de puerto, Servicios Brindle',
    '300 buques al año',
    'Cuatro prácticos nuevos',
    'oct. 2011–ene. 2015 | Marinero de cubierta, Lowell',
    'Guardia de noche',
    'Pintura del casco',
  ]);
});

test('cards are read row by row, also where the last stands alone, and their names are whole', async () => {
  const card = (x: number, y: number, name: string) => [
    ...cell(x, y, ['Pilot of the port', `of ${name}`], {font: 'bold'}),
    ...cell(x, y + 24, [`${name} Services`, '2012 – 2019', '• Kept watch all night', '• Led']),
  ];
  const texts = [
    ...card(40, 100, 'Dover'),
    ...card(300, 100, 'Calais'),
    ...card(40, 200, 'Lowell'),
    ...card(300, 200, 'Ostend'),
    ...cell(40, 300, ['Pilot of Dieppe', 'Dieppe Services', '2012 – 2019']),
  ];
  expect(await read(texts)).toEqual(
    ['Dover', 'Calais', 'Lowell', 'Ostend']
      .flatMap(name => [
        `Pilot of the port of ${name}`,
        `${name} Services`,
        '2012 – 2019',
        'Kept watch all night',
        'Led',
      ])
      .concat('Pilot of Dieppe', 'Dieppe Services', '2012 – 2019'),
  );
});
