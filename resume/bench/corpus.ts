import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** What a reader must find in a file. */
export interface Truth {
  readonly name: string;
  readonly nameAlso?: string | readonly string[];
  readonly email: string | null;
  readonly phone: string | null;
  readonly experience: readonly {
    readonly title: string;
    readonly company: string;
    readonly start?: string | null;
    readonly end?: string | null;
  }[];
  readonly education: readonly {readonly institution: string}[];
  readonly skills?: readonly string[];
}

export interface CorpusFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly truth: Truth;
}

const corpus = join(import.meta.dir, '../../../shared/corpus');

/** The annotated resumes that stand beside the project, none where there is no such folder. */
export function corpusFiles(): CorpusFile[] {
  return ['made', 'public'].flatMap(set => {
    const list = join(corpus, set, 'truth.json');
    if (!existsSync(list)) return [];
    const truths: Record<string, Truth> = JSON.parse(readFileSync(list, 'utf8'));
    const folder = existsSync(join(corpus, set, 'resumes'))
      ? join(corpus, set, 'resumes')
      : join(corpus, set);
    const names = new Set(readdirSync(folder));
    return Object.entries(truths)
      .filter(([name]) => names.has(name))
      .map(([name, truth]) => ({
        name,
        truth,
        bytes: new Uint8Array(readFileSync(join(folder, name))),
      }));
  });
}
