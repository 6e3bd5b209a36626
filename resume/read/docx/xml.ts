import {ReadError} from '../../model/read-error.ts';

/**
 * XML as a tree of elements with local names (`w:p` is `p`), which is all that
 * reading a document needs. A DTD is refused whole, so there are no entities to
 * expand and nothing outside the file to fetch.
 */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
}
export type XmlNode = XmlElement | string;

const maxDepth = 1_000;

interface OpenElement {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: XmlNode[];
}

const tag =
  /<(?:!--[\s\S]*?-->|!\[CDATA\[([\s\S]*?)\]\]>|\?[\s\S]*?\?>|(!DOCTYPE|!ENTITY)|\/([^\s>]+)\s*>|([^\s/>!?]+)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>)/gy;
const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Parses one part. Refuses a DTD, more than 1,000 levels and tags that do not match. */
export function parseXml(source: string): XmlElement {
  const root: OpenElement = {name: '#document', attributes: {}, children: []};
  const open: OpenElement[] = [root];
  let at = 0;

  while (at < source.length) {
    const next = source.indexOf('<', at);
    if (next !== at) addText(open, source.slice(at, next === -1 ? undefined : next));
    if (next === -1) break;
    tag.lastIndex = next;
    const match = tag.exec(source);
    if (!match) throw new ReadError('damaged');
    applyTag(open, match);
    at = tag.lastIndex;
  }

  if (open.length !== 1) throw new ReadError('damaged');
  return root;
}

function applyTag(open: OpenElement[], match: RegExpExecArray): void {
  const [, cdata, dtd, closed, opened, attributes, selfClosing] = match;
  if (dtd !== undefined) throw new ReadError('damaged');
  if (cdata !== undefined) open.at(-1)?.children.push(cdata);
  if (closed !== undefined && open.pop()?.name !== localName(closed))
    throw new ReadError('damaged');
  if (opened === undefined) return;
  if (open.length > maxDepth) throw new ReadError('damaged');
  const element = {name: localName(opened), attributes: readAttributes(attributes), children: []};
  open.at(-1)?.children.push(element);
  if (!selfClosing) open.push(element);
}

function addText(open: readonly OpenElement[], raw: string): void {
  open.at(-1)?.children.push(decodeEntities(raw));
}

function readAttributes(source = ''): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single] of source.matchAll(attribute)) {
    if (name.startsWith('xmlns')) continue;
    attributes[localName(name)] = decodeEntities(double ?? single ?? '');
  }
  return attributes;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

const named: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'"};

function decodeEntities(raw: string): string {
  if (!raw.includes('&')) return raw;
  return raw.replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, entity: string) => {
    if (!entity.startsWith('#')) return named[entity] ?? whole;
    const code = /^#x/i.test(entity)
      ? Number.parseInt(entity.slice(2), 16)
      : Number(entity.slice(1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

export function isElement(node: XmlNode): node is XmlElement {
  return typeof node !== 'string';
}

export function child(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find(
    (node): node is XmlElement => isElement(node) && node.name === name,
  );
}

export function childrenNamed(element: XmlElement | undefined, name: string): XmlElement[] {
  return (
    element?.children.filter((node): node is XmlElement => isElement(node) && node.name === name) ??
    []
  );
}

/** The first element of that name anywhere below, in document order. */
export function descendant(element: XmlElement | undefined, name: string): XmlElement | undefined {
  for (const node of element?.children ?? []) {
    if (!isElement(node)) continue;
    const found = node.name === name ? node : descendant(node, name);
    if (found) return found;
  }
  return undefined;
}

/** The `val` attribute of the child of that name, which is how WordprocessingML stores most settings. */
export function childValue(element: XmlElement | undefined, name: string): string | undefined {
  return child(element, name)?.attributes.val;
}
