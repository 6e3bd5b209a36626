/**
 * Reads an export back with the reader that takes in uploads and says where it
 * did not come back as it went out. A tracking system can do no better than a
 * reader made for resumes, so what is lost here would be lost there.
 */

import type {Education, OtherSection, Project, Resume, Role} from '../model/resume.ts';
import type {ReadPdfOptions} from '../read/pdf/read-pdf.ts';

type Field = readonly [path: string, sent: string | null, back: string | null];

function normal(text: string | null | undefined): string {
  return (text ?? '').normalize('NFC').replace(/\s+/g, ' ').trim();
}

/**
 * Plain text prints titles of sections in capitals. A place that was not sent but
 * is found stood in a role and is printed there.
 */
function isSame([path, sent, back]: Field): boolean {
  const [one, other] = [normal(sent), normal(back)];
  if (path === 'location' && one === '') return true;
  return /^other\.\d+\.title$/.test(path)
    ? one.toUpperCase() === other.toUpperCase()
    : one === other;
}

function listFields(path: string, sent: readonly string[], back: readonly string[]): Field[] {
  const length = Math.max(sent.length, back.length);
  return Array.from({length}, (_, index) => [
    `${path}.${index}`,
    sent[index] ?? null,
    back[index] ?? null,
  ]);
}

function eachOf<Item extends object>(
  path: string,
  sent: readonly Item[],
  back: readonly Item[],
  fieldsOf: (path: string, sent: Item, back: Partial<Item>) => Field[],
): Field[] {
  const extra = back
    .slice(sent.length)
    .map((_, at): Field => [`${path}.${sent.length + at}`, null, '+']);
  return [...sent.flatMap((item, at) => fieldsOf(`${path}.${at}`, item, back[at] ?? {})), ...extra];
}

function roleFields(path: string, sent: Role, back: Partial<Role>): Field[] {
  return [
    [`${path}.title`, sent.title, back.title ?? null],
    [`${path}.company`, sent.company, back.company ?? null],
    [`${path}.location`, sent.location, back.location ?? null],
    [`${path}.start`, sent.start, back.start ?? null],
    [`${path}.end`, sent.end, back.end ?? null],
    ...listFields(`${path}.bullets`, sent.bullets, back.bullets ?? []),
  ];
}

function schoolFields(path: string, sent: Education, back: Partial<Education>): Field[] {
  return [
    [`${path}.degree`, sent.degree, back.degree ?? null],
    [`${path}.institution`, sent.institution, back.institution ?? null],
    [`${path}.start`, sent.start, back.start ?? null],
    [`${path}.end`, sent.end, back.end ?? null],
    ...listFields(`${path}.notes`, sent.notes, back.notes ?? []),
  ];
}

function projectFields(path: string, sent: Project, back: Partial<Project>): Field[] {
  return [
    [`${path}.name`, sent.name, back.name ?? null],
    [`${path}.organisation`, sent.organisation, back.organisation ?? null],
    [`${path}.start`, sent.start, back.start ?? null],
    [`${path}.end`, sent.end, back.end ?? null],
    ...listFields(`${path}.bullets`, sent.bullets, back.bullets ?? []),
  ];
}

function otherFields(path: string, sent: OtherSection, back: Partial<OtherSection>): Field[] {
  return [
    [`${path}.title`, sent.title, back.title ?? null],
    ...listFields(`${path}.lines`, sent.lines, back.lines ?? []),
  ];
}

function allFields(sent: Resume, back: Resume): Field[] {
  const heads = ['name', 'headline', 'email', 'phone', 'location', 'summary'] as const;
  const lists = [
    'links',
    'skills',
    'languages',
    'certifications',
    'awards',
    'publications',
  ] as const;
  return [
    ...heads.map((key): Field => [key, sent[key], back[key]]),
    ...eachOf('experience', sent.experience, back.experience, roleFields),
    ...eachOf('education', sent.education, back.education, schoolFields),
    ...eachOf('projects', sent.projects, back.projects, projectFields),
    ...eachOf('volunteering', sent.volunteering, back.volunteering, projectFields),
    ...lists.flatMap(key => listFields(key, sent[key], back[key])),
    ...eachOf('other', sent.other, back.other, otherFields),
  ];
}

interface ReadBack {
  readonly resume: Resume;
  /** Every word of the export, in reading order. */
  readonly text: string;
}

async function readBack(
  bytes: Uint8Array,
  filename: string,
  options: ReadPdfOptions,
): Promise<ReadBack> {
  if (!filename.endsWith('.txt')) {
    const {readResume} = await import('../read/read-resume.ts');
    return readResume(bytes, filename, options);
  }
  const [{textToDocument}, {understand}] = await Promise.all([
    import('../read/from-text.ts'),
    import('../read/fields/understand.ts'),
  ]);
  const text = new TextDecoder().decode(bytes);
  return {resume: understand(textToDocument(text)), text};
}

/**
 * Sections without a fixed form: a reader may part their lines in another way or
 * put a section under the one before, so only their words have to come back.
 */
const looseField =
  /^(?:headline|skills|languages|certifications|awards|publications|other)\b|\.(?:notes|location)\b/;

function isInText(sent: string | null, text: string): boolean {
  return normal(text).toUpperCase().includes(normal(sent).toUpperCase());
}

/** Paths of fields (`experience.0.company`); they name no one, so they may be logged. */
export interface ExportReading {
  /** Their words are nowhere in the file: the export must not be offered. */
  readonly lost: string[];
  /** Their words are there, but our reader takes them for something else. */
  readonly misread: string[];
}

/** Dates are printed in words, so only the reader can tell whether they came back. */
const datePath = /\.(?:start|end)$/;

/**
 * Reads an export back and says which fields did not come back word for word.
 *
 * @throws {ReadError} where the file cannot be read at all
 */
export async function readExportBack(
  resume: Resume,
  bytes: Uint8Array,
  filename: string,
  options: ReadPdfOptions = {},
): Promise<ExportReading> {
  const back = await readBack(bytes, filename, options);
  const differing = allFields(resume, back.resume).filter(field => !isSame(field));
  const isLost = ([path, sent]: Field) =>
    sent !== null && !datePath.test(path) && !isInText(sent, back.text);
  const misread = differing.filter(field => !isLost(field) && !looseField.test(field[0]));
  return {
    lost: differing.filter(isLost).map(([path]) => path),
    misread: misread.map(([path]) => path),
  };
}

/** The paths as words without entry numbers, each once: "experience company, skills". */
export function differencesInWords(paths: readonly string[]): string {
  return [...new Set(paths.map(path => path.replace(/\.\d+/g, '').replaceAll('.', ' ')))].join(
    ', ',
  );
}
