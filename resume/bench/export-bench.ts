/**
 * Every file the product hands out, read back: by the reader that takes in
 * uploads, by mammoth and by pdftotext. `--only NAME` keeps the resumes whose
 * name holds it, `--show yes` prints each difference, as paths without texts.
 */
import type {Resume} from '../model/resume.ts';
import {renderResumeDocx} from '../render/docx.ts';
import {readLetterBack} from '../render/letter-round-trip.ts';
import type {PdfFonts} from '../render/pdf/pdf-page.ts';
import {readFileHere, readWordsHere} from '../render/read-here.ts';
import {readExportBack} from '../render/round-trip.ts';
import {type ExportCase, exportCases} from './export-documents.ts';
import {
  type ExportFile,
  type Format,
  formats,
  letterFiles,
  loadFonts,
  resumeFiles,
  templateNames,
} from './export-files.ts';
import {type Kept, keptOf} from './export-keep.ts';
import {inOrder, otherReading, printedTexts} from './export-readers.ts';
import {type Bench, type BenchRow, held, told} from './row.ts';

type Show = (line: string) => void;

interface Tally {
  files: number;
  whole: number;
  fields: number;
  differing: number;
  lost: number;
  otherTexts: number;
  otherFound: number;
}

function emptyTally(): Tally {
  return {files: 0, whole: 0, fields: 0, differing: 0, lost: 0, otherTexts: 0, otherFound: 0};
}

async function readByOther({bytes, format}: ExportFile, texts: readonly string[], tally: Tally) {
  const reading = await otherReading(bytes, format);
  if (reading === null) return;
  const {all, found} = inOrder(texts, reading);
  tally.otherTexts += all;
  tally.otherFound += found;
}

async function countResume(resume: Resume, fonts: PdfFonts, tallies: Tallies, show: Show) {
  const texts = printedTexts(resume);
  for (const file of await resumeFiles(resume, fonts)) {
    const tally = tallies[file.format];
    const filename = `resume.${file.format}`;
    const reading = await readExportBack(resume, file.bytes, filename, readFileHere);
    const {fields, lost, misread, regrouped} = reading;
    const differing = [...lost, ...misread, ...regrouped];
    tally.files++;
    tally.whole += differing.length === 0 ? 1 : 0;
    tally.fields += fields;
    tally.differing += Math.min(fields, differing.length);
    tally.lost += lost.length;
    await readByOther(file, texts, tally);
    if (differing.length > 0) show(`${file.format} ${file.name}: ${differing.join(' ')}`);
  }
}

async function countLetter({letter}: ExportCase, files: ExportFile[], tally: Tally, show: Show) {
  for (const file of files) {
    const filename = `letter.${file.format}`;
    const lost = await readLetterBack(letter, file.bytes, filename, readWordsHere);
    tally.files++;
    tally.whole += lost.length === 0 ? 1 : 0;
    await readByOther(file, letter.trim().split('\n'), tally);
    if (lost.length > 0) show(`letter ${file.format} ${file.name}: ${lost.join(', ')}`);
  }
}

type Tallies = Record<Format | 'letter', Tally>;

function share(part: number, all: number): number {
  return all === 0 ? 100 : (100 * part) / all;
}

function rowsOf(format: Format, tally: Tally): BenchRow[] {
  const {files, whole, fields, differing, lost, otherTexts, otherFound} = tally;
  const other = format === 'docx' ? 'mammoth' : 'pdftotext';
  return [
    held(`${format}: fields read back`, share(fields - differing, fields), {atLeast: 100}, ' %'),
    told(`${format}: files whole`, `${whole} of ${files}`),
    held(`${format}: texts lost`, lost, {atMost: 0}, ''),
    ...(otherTexts > 0
      ? [
          held(
            `${format}: lines in order, ${other}`,
            share(otherFound, otherTexts),
            {atLeast: 100},
            ' %',
          ),
        ]
      : []),
  ];
}

function keptRows(kept: readonly Kept[]): BenchRow[] {
  const sum = (count: (one: Kept) => number) => kept.reduce((all, one) => all + count(one), 0);
  const files = kept.length;
  const placed = sum(one => one.placed);
  return [
    told('own Word files, accepted changes', `${files}, ${sum(one => one.accepted)}`),
    held(
      'changes with a place in the file',
      share(
        placed,
        sum(one => one.accepted),
      ),
      {atLeast: 99},
      ' %',
    ),
    held(
      'of these at their own place',
      share(
        sum(one => one.inPlace),
        placed,
      ),
      {atLeast: 100},
      ' %',
    ),
    held(
      'differing in accepted runs only',
      share(
        sum(one => Number(one.isUntouched)),
        files,
      ),
      {atLeast: 100},
      ' %',
    ),
    held(
      'tracked changes undone and done',
      share(
        sum(one => Number(one.isTracked)),
        files,
      ),
      {atLeast: 100},
      ' %',
    ),
  ];
}

function option(args: readonly string[], name: string): string | null {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? null : (args[at + 1] ?? null);
}

export const exportBench: Bench = async args => {
  const fonts = await loadFonts();
  const tallies: Tallies = {
    docx: emptyTally(),
    txt: emptyTally(),
    pdf: emptyTally(),
    letter: emptyTally(),
  };
  const kept: Kept[] = [];
  let resumes = 0;
  for await (const one of exportCases(option(args, 'only'))) {
    const show: Show = line => {
      if (option(args, 'show')) console.log(`${one.name} ${line}`);
    };
    resumes++;
    await countResume(one.source, fonts, tallies, show);
    await countResume(one.optimised, fonts, tallies, line => show(`optimised ${line}`));
    const look = templateNames[resumes % templateNames.length] ?? 'classic';
    await countLetter(one, await letterFiles(one, look, fonts), tallies.letter, show);
    const own = one.ownDocx ?? (await renderResumeDocx(one.source, look));
    const result = await keptOf(own);
    kept.push(result);
    if (result.inPlace < result.accepted || !result.isUntouched || !result.isTracked) {
      show(`kept ${JSON.stringify(result)}`);
    }
  }
  const {letter} = tallies;
  return [
    told('resumes, as read and optimised', String(resumes)),
    ...formats.flatMap(format => rowsOf(format, tallies[format])),
    held('letters read back', share(letter.whole, letter.files), {atLeast: 100}, ' %'),
    held(
      'letters in order, other readers',
      share(letter.otherFound, letter.otherTexts),
      {atLeast: 100},
      ' %',
    ),
    ...keptRows(kept),
  ];
};
