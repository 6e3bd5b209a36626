import type {CharacterLook, Styles} from './styles.ts';
import {child, descendant, isElement, type XmlElement} from './xml.ts';

/** A stretch of one paragraph in one look. Tabs are `\t`, line breaks `\n`. */
export interface Run {
  readonly text: string;
  readonly look: CharacterLook;
}

/** A paragraph's text as it stands after accepting all changes, and what hangs on it. */
export interface ParagraphContent {
  readonly runs: readonly Run[];
  /** The contents of text boxes anchored in the paragraph. */
  readonly boxes: readonly XmlElement[];
  readonly links: readonly string[];
  readonly hasHiddenText: boolean;
}

interface Reading {
  readonly context: RunContext & {readonly paragraphProperties: XmlElement | undefined};
  readonly runs: Run[];
  readonly boxes: XmlElement[];
  readonly links: string[];
  hasHiddenText: boolean;
}

export interface RunContext {
  readonly styles: Styles;
  readonly linkTargets: ReadonlyMap<string, string>;
  /** Something dark may lie behind the text, so white letters are no sign of hiding. */
  readonly isShaded: boolean;
}

/** Deleted text, field codes and settings carry nothing that is read. */
const skipped = new Set([
  'pPr',
  'rPr',
  'del',
  'moveFrom',
  'delText',
  'instrText',
  'sdtPr',
  'rubyPr',
  'rt',
]);
const characters: Record<string, string> = {
  tab: '\t',
  ptab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '-',
};
/** Text smaller than this, in points, cannot be read by a person. */
const smallestReadable = 1.5;

export function readRuns(paragraph: XmlElement, context: RunContext): ParagraphContent {
  const reading: Reading = {
    context: {...context, paragraphProperties: child(paragraph, 'pPr')},
    runs: [],
    boxes: [],
    links: [],
    hasHiddenText: false,
  };
  walk(paragraph, undefined, reading);
  return reading;
}

function walk(element: XmlElement, look: CharacterLook | undefined, reading: Reading): void {
  for (const node of element.children) {
    if (isElement(node)) visit(node, look, reading);
  }
}

function visit(node: XmlElement, look: CharacterLook | undefined, reading: Reading): void {
  if (node.name === 'instrText') readFieldLink(node, reading);
  if (skipped.has(node.name) || isPlaceholder(node)) return;
  if (look && isText(node)) addText(textOf(node), look, reading);
  else if (node.name === 'txbxContent') reading.boxes.push(node);
  else if (node.name === 'AlternateContent') visitAlternate(node, look, reading);
  else visitGroup(node, look, reading);
}

function visitGroup(node: XmlElement, look: CharacterLook | undefined, reading: Reading): void {
  const {styles, paragraphProperties} = reading.context;
  if (node.name === 'hyperlink') readLink(node, reading);
  const isRun = node.name === 'r';
  walk(node, isRun ? styles.character(paragraphProperties, child(node, 'rPr')) : look, reading);
}

/** The same drawing is stored for new and old programs; only one may be read. */
function visitAlternate(node: XmlElement, look: CharacterLook | undefined, reading: Reading): void {
  const choice = child(node, 'Choice');
  const fallback = child(node, 'Fallback');
  const readsChoice = descendant(choice, 'txbxContent') || !descendant(fallback, 'txbxContent');
  const chosen = readsChoice ? choice : fallback;
  if (chosen) walk(chosen, look, reading);
}

function isText({name}: XmlElement): boolean {
  return name === 't' || name in characters;
}

function textOf(node: XmlElement): string {
  if (node.name !== 't') return characters[node.name] ?? '';
  return node.children.filter(part => typeof part === 'string').join('');
}

function addText(text: string, look: CharacterLook, reading: Reading): void {
  if (isHidden(look, reading.context)) {
    reading.hasHiddenText ||= text.trim() !== '';
    return;
  }
  const last = reading.runs.at(-1);
  if (last?.look === look) reading.runs[reading.runs.length - 1] = {text: last.text + text, look};
  else reading.runs.push({text, look});
}

function isHidden(look: CharacterLook, {isShaded}: RunContext): boolean {
  if (look.isVanished || look.fontSize <= smallestReadable) return true;
  return look.color === '#ffffff' && !look.isShaded && !isShaded;
}

/** A form field that nobody filled in shows a hint, not the person's words. */
function isPlaceholder({name, children}: XmlElement): boolean {
  if (name !== 'sdt') return false;
  const properties = children.filter(isElement).find(node => node.name === 'sdtPr');
  return child(properties, 'showingPlcHdr') !== undefined;
}

function readLink(node: XmlElement, reading: Reading): void {
  const target = reading.context.linkTargets.get(node.attributes.id ?? '');
  if (target) reading.links.push(target);
}

function readFieldLink(node: XmlElement, reading: Reading): void {
  const target = /HYPERLINK\s+"([^"]+)"/.exec(
    node.children.filter(part => typeof part === 'string').join(''),
  )?.[1];
  if (target) reading.links.push(target);
}
