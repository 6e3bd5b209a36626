import {type PdfPageSpec, type PdfText, pageHeight, writePdf} from '../testing/pdf-writer.ts';

const names = ['Ottoline Bracegirdle', 'Tamsin Okonkwo', 'Jasper Lindqvist', 'Noor Haddad'];
const titles = ['Harbour pilot', 'Ward nurse', 'Cost accountant', 'Site electrician'];
const employers = ['Brindle Sea Services', 'Lowell General', 'Pellow & Hart', 'Kestrel Works'];
const duties = [
  'Guided 300 vessels a year through the narrows without a scratch',
  'Trained four juniors in the routines of the night shift',
  'Cut the monthly close from nine working days to five',
  'Wired two floors of a clinic while it stayed open',
];

function pick<Item>(items: readonly Item[], index: number, fallback: Item): Item {
  return items[index % items.length] ?? fallback;
}

/** A made-up resume, different for each number: of one column, with a sidebar, or with dates on the left. */
export function samplePdf(number: number): Uint8Array {
  return writePdf({pages: [samplePage(number)], compress: number % 2 === 0, language: 'en'});
}

/** The same over two pages. */
export function longSamplePdf(number: number): Uint8Array {
  const pages = [samplePage(number), samplePage(number + 3)];
  return writePdf({pages, compress: true, language: 'en'});
}

function samplePage(number: number): PdfPageSpec {
  const layout = number % 3;
  const left = layout === 1 ? 210 : layout === 2 ? 160 : 50;
  const texts: PdfText[] = [
    {x: left, y: 60, text: pick(names, number, ''), size: 20, font: 'bold'},
    {x: left, y: 80, text: `person${number}@example.org | +44 113 496 01${10 + (number % 90)}`},
    {x: left, y: 110, text: 'Experience', size: 13, font: 'bold'},
  ];
  let y = 130;
  for (let job = 0; job < 6 && y < pageHeight - 120; job++) {
    const dates = `0${1 + (job % 9)}/${2022 - 2 * job} - 0${1 + (job % 9)}/${2024 - 2 * job}`;
    texts.push({x: left, y, text: pick(titles, number + job, ''), font: 'bold'});
    texts.push({x: layout === 2 ? 50 : 460, y, text: dates});
    texts.push({x: left, y: y + 14, text: pick(employers, number + 2 * job, '')});
    for (let duty = 0; duty < 4; duty++) {
      texts.push({x: left + 8, y: y + 30 + duty * 14, text: `• ${pick(duties, job + duty, '')}`});
    }
    y += 100;
  }
  const side = ['Skills', 'Radar', 'Charts', 'First aid', 'Languages', 'English', 'Danish'];
  const beside = side.map((text, index) => ({x: 50, y: 117 + index * 15, text}));
  if (layout === 1) texts.push(...beside);
  return {texts};
}
