import {paragraphLines} from './lines.ts';
import type {TextPart} from './parts.ts';
import {addLine, type Block, type Reading, type Settings, startBlock} from './reading.ts';
import {readRows} from './rows.ts';
import {readRuns} from './runs.ts';
import {child, childrenNamed, childValue, isElement, type XmlElement} from './xml.ts';

export interface PartContent {
  readonly blocks: readonly Block[];
  readonly links: readonly string[];
  readonly hasHiddenText: boolean;
}

/** Reads a part: paragraphs, tables, content controls and text boxes. */
export function readPartContent({root, linkTargets}: TextPart, settings: Settings): PartContent {
  const reading: Reading = {
    ...settings,
    linkTargets,
    isShaded: hasBackground(root),
    blocks: [{isFrame: false, lines: []}],
    found: {links: [], hasHiddenText: false},
  };
  readContainer(root, reading);
  return {blocks: reading.blocks.filter(block => block.lines.length > 0), ...reading.found};
}

function readContainer(container: XmlElement, reading: Reading): void {
  for (const node of container.children) {
    if (!isElement(node)) continue;
    if (node.name === 'p') readParagraph(node, reading);
    else if (node.name === 'tbl') readTable(node, reading);
    else if (isContainer(node)) readContainer(node, reading);
  }
}

/** Deleted blocks, settings and the separators of footnotes hold nothing to read. */
function isContainer({name, attributes}: XmlElement): boolean {
  if (name === 'footnote' || name === 'endnote') return attributes.type === undefined;
  return !['del', 'moveFrom', 'sectPr', 'sdtPr', 'background'].includes(name);
}

function readParagraph(paragraph: XmlElement, reading: Reading): void {
  const properties = child(paragraph, 'pPr');
  const {styles, numbering, linkTargets, found} = reading;
  const look = styles.paragraph(properties);
  const isShaded = reading.isShaded || look.isShaded;
  const content = readRuns(paragraph, {styles, linkTargets, isShaded});
  found.links.push(...content.links);
  found.hasHiddenText ||= content.hasHiddenText;

  const list = look.headingLevel === null ? look.numbering : null;
  const isItem = list !== null && numbering.isListItem(list.id, list.level);
  const indent = (isItem ? numbering.indent(list.id, list.level) : null) ?? look.indent;
  const lines = paragraphLines(content.runs, {...look, indent}, isItem ? list.level : null);
  for (const line of lines) addLine(reading, line);
  for (const box of content.boxes) readFrame(box, reading);
}

/** A text box stands beside the text it is anchored in, which goes on after it. */
function readFrame(box: XmlElement, reading: Reading): void {
  startBlock(reading, true);
  readContainer(box, {...reading, isShaded: true});
  startBlock(reading, false);
}

function readTable(table: XmlElement, reading: Reading): void {
  const isStyled = childValue(child(table, 'tblPr'), 'tblStyle') !== undefined;
  const inside = {...reading, isShaded: reading.isShaded || isStyled};
  readRows(rowsOf(table), inside, readContainer);
}

/** Rows, also those inside content controls. */
function rowsOf(table: XmlElement): XmlElement[] {
  return table.children.filter(isElement).flatMap(node => {
    if (node.name === 'tr') return [node];
    return node.name === 'sdt' || node.name === 'sdtContent' ? rowsOf(node) : [];
  });
}

function hasBackground(root: XmlElement): boolean {
  const [document] = childrenNamed(root, 'document');
  const color = child(document, 'background')?.attributes.color;
  return color !== undefined && !/^(auto|ffffff)$/i.test(color);
}
