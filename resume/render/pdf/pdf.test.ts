import {expect, test} from 'bun:test';
import {readFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import {readPdf} from '../../read/pdf/read-pdf.ts';
import {sampleResume} from '../../testing/sample-resume.ts';
import {readLetterBack} from '../letter-round-trip.ts';
import {readFileHere, readWordsHere} from '../read-here.ts';
import {readExportBack} from '../round-trip.ts';
import {type TemplateName, templates} from '../templates.ts';
import {renderLetterPdf, renderResumePdf} from './pdf.ts';

const names = Object.keys(templates) as TemplateName[];

async function fonts() {
  const [regular, bold] = await Promise.all(
    ['Regular', 'Bold'].map(cut =>
      readFile(
        fileURLToPath(import.meta.resolve(`pdfjs-dist/standard_fonts/LiberationSans-${cut}.ttf`)),
      ),
    ),
  );
  if (!regular || !bold) throw new Error('missing: a font');
  return {regular, bold};
}

test('the name is the first heading, sections come below it and entries below them', async () => {
  const pdf = await renderResumePdf(sampleResume(), 'classic', await fonts());

  const {lines} = await readPdf(pdf);
  const levels = Object.fromEntries(lines.map(({text, headingLevel}) => [text, headingLevel]));
  expect(levels).toMatchObject({
    [sampleResume().name ?? '']: 1,
    EXPERIENCE: 2,
    'Operations Coordinator': 3,
  });
});

test.each(names)(
  'a resume of several pages comes back whole in %s, no item over two pages',
  async name => {
    const [role] = sampleResume().experience;
    if (!role) throw new Error('the sample has a role');
    const things = ['depots', 'drivers', 'vans', 'routes', 'yards', 'tyres', 'shifts'];
    const bullets = Array.from({length: 60}, (_, at) => {
      const others = [...things.slice(at % 7), ...things.slice(0, at % 7)].slice(0, 1 + (at % 5));
      return `Counted the ${others.join(' and the ')} of site ${at + 1} ${'once a week '.repeat(at % 6)}for the board`;
    });
    const resume = {...sampleResume(), experience: [{...role, bullets}]};

    const pdf = await renderResumePdf(resume, name, await fonts());

    const reading = await readExportBack(resume, pdf, 'resume.pdf', readFileHere);
    expect(reading).toMatchObject({lost: [], misread: [], regrouped: []});
  },
);

test('a letter comes back with all of its words, a dash at the end of a line among them', async () => {
  const dashes = 'I worked at the depot — and in the yard — for years. '.repeat(12).trim();
  const letter = `Dear team,\n\n${dashes}\n\nRegards,\nZoë Hart`;

  const pdf = await renderLetterPdf(letter, {template: 'classic', language: 'en'}, await fonts());

  expect(await readLetterBack(letter, pdf, 'letter.pdf', readWordsHere)).toEqual([]);
});
