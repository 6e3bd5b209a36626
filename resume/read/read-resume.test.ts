import {expect, test} from 'bun:test';
import {renderResumeDocx} from '../render/docx.ts';
import {writePdf} from '../testing/pdf-writer.ts';
import {sampleResume} from '../testing/sample-resume.ts';
import {readResume} from './read-resume.ts';

const lines = [
  'Ottoline Bracegirdle',
  'pilot@example.org | +44 113 496 0177',
  'Experience',
  'Harbour pilot, Brindle Sea Services',
  '03/2019 - Present',
  '• Guided 300 vessels a year',
];

function pdf(texts: readonly string[]): Uint8Array {
  return writePdf({
    pages: [{texts: texts.map((text, index) => ({x: 60, y: 80 + 18 * index, text}))}],
  });
}

test('a PDF becomes a resume, with its words beside it', async () => {
  const {resume, text, pages} = await readResume(pdf(lines), 'resume.pdf');
  expect(resume).toMatchObject({name: 'Ottoline Bracegirdle', email: 'pilot@example.org'});
  expect(resume.experience[0]).toMatchObject({
    title: 'Harbour pilot',
    company: 'Brindle Sea Services',
    start: '2019-03',
    end: null,
  });
  expect(text.split('\n')[0]).toBe('Ottoline Bracegirdle');
  expect(pages).toBe(1);
});

test('a DOCX becomes a resume whatever it is called', async () => {
  const sample = sampleResume();
  const {resume} = await readResume(await renderResumeDocx(sample, 'modern'), 'resume.pdf');
  expect(resume.name).toBe(sample.name);
  expect(resume.email).toBe(sample.email);
});

test('a document about nobody is not a resume', async () => {
  const recipe = ['Bread', 'Mix the flour and the water.', 'Wait a day, then bake it.'];
  const refused = await readResume(pdf(recipe), 'bread.pdf').catch(error => error);
  expect(refused).toMatchObject({code: 'not-a-resume'});
});
