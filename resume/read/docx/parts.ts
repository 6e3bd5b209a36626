import {ReadError} from '../../model/read-error.ts';
import {type Archive, openArchive} from './archive.ts';
import {childrenNamed, parseXml, type XmlElement} from './xml.ts';

/** A part with text, and the targets of its hyperlinks by relationship id. */
export interface TextPart {
  readonly root: XmlElement;
  readonly linkTargets: ReadonlyMap<string, string>;
}

/** The parts of a DOCX that hold text or say how it looks. */
export interface DocxParts {
  readonly document: TextPart;
  readonly styles: XmlElement | null;
  readonly numbering: XmlElement | null;
  readonly headers: readonly TextPart[];
  readonly footers: readonly TextPart[];
  readonly notes: readonly TextPart[];
}

interface Relationship {
  readonly id: string;
  readonly kind: string;
  readonly target: string;
  readonly isExternal: boolean;
}

export function readParts(bytes: Uint8Array): DocxParts {
  const archive = openArchive(bytes);
  const path = mainPath(archive);
  const relationships = readRelationships(archive, path);
  const pathsOf = (...kinds: string[]) =>
    relationships
      .filter(({kind, isExternal}) => kinds.includes(kind) && !isExternal)
      .map(({target}) => target);
  const textsOf = (...kinds: string[]) =>
    pathsOf(...kinds).flatMap(target => readTextPart(archive, target) ?? []);
  const settingOf = (kind: string) =>
    pathsOf(kind).flatMap(target => readPart(archive, target) ?? [])[0] ?? null;

  const document = readTextPart(archive, path);
  if (!document) throw new ReadError('damaged');
  return {
    document,
    styles: settingOf('styles'),
    numbering: settingOf('numbering'),
    headers: textsOf('header'),
    footers: textsOf('footer'),
    notes: textsOf('footnotes', 'endnotes'),
  };
}

/** A zip without a word document is some other file, unless it says it was one. */
function mainPath(archive: Archive): string {
  const declared = readRelationships(archive, '').find(({kind}) => kind === 'officeDocument');
  const path = declared?.target ?? 'word/document.xml';
  if (archive.has(path)) {
    if (/\.xml$/.test(path) && !/(^|\/)(workbook|presentation)\d*\.xml$/.test(path)) return path;
    throw new ReadError('unsupported-type');
  }
  throw new ReadError(archive.has('[Content_Types].xml') ? 'damaged' : 'unsupported-type');
}

function readPart(archive: Archive, path: string): XmlElement | null {
  const text = archive.text(path);
  return text === null ? null : parseXml(text);
}

function readTextPart(archive: Archive, path: string): TextPart | null {
  const root = readPart(archive, path);
  if (!root) return null;
  const links = readRelationships(archive, path).filter(({kind}) => kind === 'hyperlink');
  return {root, linkTargets: new Map(links.map(({id, target}) => [id, target]))};
}

function readRelationships(archive: Archive, partPath: string): Relationship[] {
  const folder = partPath.slice(0, partPath.lastIndexOf('/') + 1);
  const file = partPath.slice(folder.length);
  const part = readPart(archive, `${folder}_rels/${file}.rels`);
  const [list] = childrenNamed(part ?? undefined, 'Relationships');
  return childrenNamed(list, 'Relationship').map(({attributes}) => {
    const isExternal = attributes.TargetMode === 'External';
    const target = attributes.Target ?? '';
    return {
      id: attributes.Id ?? '',
      kind: (attributes.Type ?? '').split('/').at(-1) ?? '',
      target: isExternal ? target : resolvePath(folder, target),
      isExternal,
    };
  });
}

function resolvePath(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const steps: string[] = [];
  for (const step of `${folder}${target}`.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  }
  return steps.join('/');
}
