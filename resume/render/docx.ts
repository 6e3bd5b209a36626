/**
 * A resume or letter as a Word document that applicant tracking systems read:
 * one column, Word's own heading and list styles, contact in the body, and no
 * table, text box, header or footer.
 */
import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  type IParagraphOptions,
  LevelFormat,
  Packer,
  Paragraph,
  TextRun,
} from 'docx';
import type {Resume} from '../model/resume.ts';
import {type Block, detailLine, outline} from './outline.ts';
import {type Template, type TemplateName, templates} from './templates.ts';

const twipsPerPoint = 20;
const listReference = 'bullets';

const listItem = {numbering: {reference: listReference, level: 0}};
const muted = '4A4E59';

function twips(points: number, {spacing}: Template): number {
  return Math.round(points * twipsPerPoint * spacing);
}

function halfPoints(points: number): number {
  return Math.round(points * 2);
}

function nameParagraph(text: string, template: Template): IParagraphOptions {
  const alignment = template.nameAlign === 'center' ? AlignmentType.CENTER : AlignmentType.LEFT;
  return {text, heading: HeadingLevel.TITLE, alignment, spacing: {after: twips(2, template)}};
}

function headParagraph(text: string, template: Template): IParagraphOptions {
  const alignment = template.nameAlign === 'center' ? AlignmentType.CENTER : AlignmentType.LEFT;
  return {
    alignment,
    spacing: {after: twips(3, template)},
    children: [new TextRun({text, color: muted})],
  };
}

function headingParagraph(text: string, template: Template): IParagraphOptions {
  const rule = {style: BorderStyle.SINGLE, size: 4, color: template.accent, space: 1};
  return {
    text,
    heading: HeadingLevel.HEADING_1,
    keepNext: true,
    spacing: {before: twips(12, template), after: twips(4, template)},
    ...(template.headingRule ? {border: {bottom: rule}} : {}),
  };
}

function entryParagraphs(
  block: Extract<Block, {kind: 'entry'}>,
  template: Template,
): IParagraphOptions[] {
  const title: IParagraphOptions = {
    text: block.title,
    heading: HeadingLevel.HEADING_2,
    keepNext: true,
    spacing: {before: twips(6, template), after: 0},
  };
  if (block.details.length === 0) return [title];
  const details = new TextRun({text: detailLine(block.details), color: muted});
  return [title, {keepNext: true, spacing: {after: twips(2, template)}, children: [details]}];
}

function paragraphsOf(block: Block, template: Template): IParagraphOptions[] {
  const after = {spacing: {after: twips(3, template)}};
  switch (block.kind) {
    case 'name':
      return [nameParagraph(block.text, template)];
    case 'headline':
      return [headParagraph(block.text, template)];
    case 'contact':
      return [headParagraph(detailLine(block.items), template)];
    case 'heading':
      return [headingParagraph(block.text, template)];
    case 'entry':
      return entryParagraphs(block, template);
    case 'bullet':
      return [{text: block.text, ...listItem, ...after}];
    case 'labelled': {
      const label = new TextRun({text: `${block.label}: `, bold: true});
      return [{children: [label, new TextRun(block.text)], ...listItem, ...after}];
    }
    default:
      return [{text: block.text, ...after}];
  }
}

/** Word's own styles in the template's type; `Title`, `Heading 1` and `Heading 2` keep their names. */
function styles(template: Template) {
  const base = {font: template.font, size: halfPoints(template.bodyPoints)};
  const heading = {font: template.headingFont, color: template.accent, bold: true};
  return {
    default: {
      document: {run: base, paragraph: {spacing: {line: 264}}},
      title: {run: {...heading, size: halfPoints(template.namePoints)}},
      heading1: {run: {...heading, size: halfPoints(template.bodyPoints + 2.5)}},
      heading2: {run: {...base, bold: true, color: '1A1E27'}},
    },
  };
}

const bulletList = {
  reference: listReference,
  levels: [
    {
      level: 0,
      format: LevelFormat.BULLET,
      text: '•',
      alignment: AlignmentType.LEFT,
      style: {paragraph: {indent: {left: 360, hanging: 260}}},
    },
  ],
};

async function pack(
  paragraphs: readonly IParagraphOptions[],
  template: Template,
  {title, author}: {title: string; author: string},
): Promise<Uint8Array> {
  const margin = Math.round(54 * twipsPerPoint);
  const page = {margin: {top: margin, bottom: margin, left: margin, right: margin}};
  const document = new Document({
    title,
    creator: author,
    lastModifiedBy: author,
    description: '',
    styles: styles(template),
    numbering: {config: [bulletList]},
    sections: [{properties: {page}, children: paragraphs.map(options => new Paragraph(options))}],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}

/** The resume as the bytes of a .docx file. */
export function renderResumeDocx(resume: Resume, name: TemplateName): Promise<Uint8Array> {
  const template = templates[name];
  const paragraphs = outline(resume).flatMap(block => paragraphsOf(block, template));
  const author = resume.name ?? '';
  return pack(paragraphs, template, {title: author ? `Resume of ${author}` : 'Resume', author});
}

/** The letter as the bytes of a .docx file: a paragraph for each, line breaks kept. */
export function renderLetterDocx(content: string, name: TemplateName): Promise<Uint8Array> {
  const template = templates[name];
  const paragraphs = content
    .trim()
    .split(/\n{2,}/)
    .map(paragraph => ({
      spacing: {after: twips(9, template)},
      children: paragraph
        .split('\n')
        .map((text, index) => new TextRun(index > 0 ? {text, break: 1} : {text})),
    }));
  return pack(paragraphs, template, {title: 'Cover letter', author: ''});
}
