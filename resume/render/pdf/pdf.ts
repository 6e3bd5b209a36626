import type {Language} from '../../model/language.ts';
import type {Resume} from '../../model/resume.ts';
import {type Block, detailLine, outline} from '../outline.ts';
import {type Template, type TemplateName, templates} from '../templates.ts';
import {gap, type PdfFonts, type PdfParagraph, printPdf} from './pdf-page.ts';

const muted = '4A4E59';
const ink = '1A1E27';

function entryParagraphs(
  {title, details}: Extract<Block, {kind: 'entry'}>,
  template: Template,
): PdfParagraph[] {
  const size = template.bodyPoints;
  const head = {tag: 'H3', runs: [{text: title, bold: true, color: ink}], size} as const;
  const before = gap(6, template);
  if (details.length === 0) return [{...head, before}];
  const line = {tag: 'P', runs: [{text: detailLine(details), color: muted}], size} as const;
  return [
    {...head, before},
    {...line, after: gap(2, template)},
  ];
}

function headingParagraph(text: string, template: Template): PdfParagraph {
  const base: PdfParagraph = {
    tag: 'H2',
    runs: [{text, bold: true, color: template.accent}],
    size: template.bodyPoints + 2.5,
    before: gap(10, template),
    after: gap(4, template),
  };
  return template.headingRule ? {...base, rule: template.accent} : base;
}

function paragraphsOf(block: Block, template: Template): PdfParagraph[] {
  const align = template.nameAlign;
  const size = template.bodyPoints;
  const after = gap(3, template);
  switch (block.kind) {
    case 'name': {
      const runs = [{text: block.text, bold: true, color: template.accent}];
      return [{tag: 'H1', runs, size: template.namePoints, align, after}];
    }
    case 'headline':
      return [{tag: 'P', runs: [{text: block.text, color: muted}], size, align, after}];
    case 'contact': {
      const runs = [{text: detailLine(block.items), color: muted}];
      return [{tag: 'P', runs, size, align, after}];
    }
    case 'heading':
      return [headingParagraph(block.text, template)];
    case 'entry':
      return entryParagraphs(block, template);
    case 'bullet':
      return [{tag: 'LI', runs: [{text: block.text}], size, after}];
    case 'labelled': {
      const runs = [{text: `${block.label}: `, bold: true}, {text: block.text}];
      return [{tag: 'LI', runs, size, after}];
    }
    default:
      return [{tag: 'P', runs: [{text: block.text}], size, after}];
  }
}

/**
 * The resume as the bytes of a tagged PDF file.
 *
 * @throws {MissingGlyphs} where the font lacks a character of the resume
 */
export function renderResumePdf(
  resume: Resume,
  name: TemplateName,
  fonts: PdfFonts,
): Promise<Uint8Array> {
  const template = templates[name];
  const paragraphs = outline(resume).flatMap(block => paragraphsOf(block, template));
  const author = resume.name ?? '';
  const title = author ? `Resume of ${author}` : 'Resume';
  return printPdf(paragraphs, {title, author, language: resume.language}, fonts);
}

/**
 * The letter as the bytes of a tagged PDF file, line breaks kept.
 *
 * @throws {MissingGlyphs} where the font lacks a character of the letter
 */
export function renderLetterPdf(
  content: string,
  {template: name, language}: {template: TemplateName; language: Language | null},
  fonts: PdfFonts,
): Promise<Uint8Array> {
  const template = templates[name];
  const paragraphs = content
    .trim()
    .split(/\n{2,}/)
    .map((text): PdfParagraph => {
      const after = gap(9, template);
      return {tag: 'P', runs: [{text}], size: template.bodyPoints, after};
    });
  return printPdf(paragraphs, {title: 'Cover letter', author: '', language}, fonts);
}
