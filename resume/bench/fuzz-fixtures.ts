import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {renderResumeDocx} from '../render/docx.ts';
import {sampleResume} from '../testing/sample-resume.ts';
import {corpusFiles} from './corpus.ts';
import {samplePdf} from './samples.ts';

type Format = 'pdf' | 'docx' | 'txt' | 'html';

const ownPostings = join(import.meta.dir, '../posting/fixtures');
const corpusPostings = join(import.meta.dir, '../../../shared/corpus/made/postings');

/** Sound files to spoil, by format: the project's own, and the annotated ones where they are. */
export async function fuzzFixtures(): Promise<Record<Format, readonly Uint8Array[]>> {
  const corpus = corpusFiles();
  const ofKind = (ending: string) =>
    corpus.filter(file => file.name.endsWith(ending)).map(file => file.bytes);
  return {
    pdf: [...Array.from({length: 6}, (_, index) => samplePdf(index)), ...ofKind('.pdf')],
    docx: [await renderResumeDocx(sampleResume(), 'modern'), ...ofKind('.docx')],
    txt: postings('.txt'),
    html: postings('.html'),
  };
}

function postings(ending: string): Uint8Array[] {
  return [ownPostings, corpusPostings]
    .filter(folder => existsSync(folder))
    .flatMap(folder => readdirSync(folder).map(name => join(folder, name)))
    .filter(path => path.endsWith(ending))
    .map(path => new Uint8Array(readFileSync(path)));
}
