/**
 * A resume as the blocks that every output prints in the same order: one column,
 * standard headings, real lists. What the document holds is printed once and
 * nothing else is.
 */
import {
  type Education,
  type Project,
  type Resume,
  type Role,
  type SectionKey,
  sectionKeys,
} from '../model/resume.ts';
import {withoutMark} from './fields.ts';
import {printedWords, printPeriod} from './words.ts';

export type Block =
  | {readonly kind: 'name' | 'headline' | 'heading' | 'paragraph' | 'bullet'; readonly text: string}
  | {readonly kind: 'contact'; readonly items: readonly string[]}
  /** What was held or studied, then where and when, which stand on a line of their own. */
  | {readonly kind: 'entry'; readonly title: string; readonly details: readonly string[]}
  /** A list item under a name of its own. */
  | {readonly kind: 'labelled'; readonly label: string; readonly text: string};

function present(texts: readonly (string | null)[]): string[] {
  return texts.flatMap(text => (text?.trim() ? [text] : []));
}

/**
 * Every format draws a mark of its own before a list item. Whatever a line says,
 * under its mark it is taken for no title, no entry and no part of the line before.
 */
function bullets(texts: readonly string[]): Block[] {
  return texts.map(text => ({kind: 'bullet', text: withoutMark(text)}));
}

/** Capitals, so that a title is told from what stands below it without its looks. */
function heading(title: string): Block {
  return {kind: 'heading', text: title.toUpperCase()};
}

function entry(parts: readonly (string | null)[]): Block[] {
  const [title, ...details] = present(parts);
  return title === undefined ? [] : [{kind: 'entry', title, details}];
}

function roleBlocks(role: Role, {language}: Resume): Block[] {
  const head = entry([role.title, role.company, role.location, printPeriod(role, language)]);
  return [...head, ...bullets(role.bullets)];
}

function schoolBlocks(school: Education, {language}: Resume): Block[] {
  const {degree, institution, location} = school;
  const head = entry([degree, institution, location, printPeriod(school, language)]);
  return [...head, ...bullets(school.notes)];
}

function projectBlocks(project: Project, {language}: Resume): Block[] {
  const period = project.start || project.end ? printPeriod(project, language) : null;
  return [...entry([project.name, project.organisation, period]), ...bullets(project.bullets)];
}

/** A name that a list by commas would tear apart or take for a sentence or a label. */
function standsAlone(name: string): boolean {
  const outside = name.replace(/\([^()]*\)/g, '');
  return /[,;|•·]|\s[–—]\s|:\s|[.!?]\s/u.test(outside) || outside.split(/\s+/).length > 6;
}

/** Names as lines: those of a list by commas together, every other in a line of its own. */
function nameLines(names: readonly string[]): string[] {
  const lines: string[][] = [];
  let open: string[] | null = null;
  for (const name of names) {
    if (!open || standsAlone(name)) {
      open = [];
      lines.push(open);
    }
    open.push(name);
    if (standsAlone(name)) open = null;
  }
  return lines.map(line => line.join(', '));
}

/** One line stands by itself; several are list items, so that none is taken for the last one's end. */
function skillBlocks({skills, skillGroups}: Resume): Block[] {
  const isLabelled = skillGroups.some(({label}) => label);
  const groups = isLabelled ? skillGroups : [{label: null, skills}];
  const blocks = groups.flatMap(({label, skills: grouped}) =>
    nameLines(grouped).map(
      (text, index): Block =>
        label && index === 0 ? {kind: 'labelled', label, text} : {kind: 'bullet', text},
    ),
  );
  const [first] = blocks;
  return blocks.length === 1 && first?.kind === 'bullet'
    ? [{kind: 'paragraph', text: first.text}]
    : blocks;
}

const sections: Record<Exclude<SectionKey, 'other'>, (resume: Resume) => Block[]> = {
  summary: ({summary}) => (summary ? [{kind: 'paragraph', text: summary}] : []),
  experience: resume => resume.experience.flatMap(role => roleBlocks(role, resume)),
  education: resume => resume.education.flatMap(school => schoolBlocks(school, resume)),
  skills: skillBlocks,
  languages: ({languages}) => bullets(languages),
  certifications: ({certifications}) => bullets(certifications),
  awards: ({awards}) => bullets(awards),
  publications: ({publications}) => bullets(publications),
  projects: resume => resume.projects.flatMap(project => projectBlocks(project, resume)),
  volunteering: resume => resume.volunteering.flatMap(project => projectBlocks(project, resume)),
};

function otherBlocks({other}: Resume): Block[] {
  return other.flatMap(({title, lines}) => [heading(title), ...bullets(lines)]);
}

function sectionBlocks(key: SectionKey, resume: Resume): Block[] {
  if (key === 'other') return otherBlocks(resume);
  const content = sections[key](resume);
  if (content.length === 0) return [];
  return [heading(printedWords[resume.language].headings[key]), ...content];
}

function headBlocks(resume: Resume): Block[] {
  const contact = present([resume.email, resume.phone, resume.location, ...resume.links]);
  return [
    ...(resume.name ? [{kind: 'name', text: resume.name} as const] : []),
    ...(resume.headline ? [{kind: 'headline', text: resume.headline} as const] : []),
    ...(contact.length > 0 ? [{kind: 'contact', items: contact} as const] : []),
  ];
}

/** The whole resume as blocks, in the document's own order of sections. */
export function outline(resume: Resume): Block[] {
  const order = [...new Set([...resume.sectionOrder, ...sectionKeys])];
  return [...headBlocks(resume), ...order.flatMap(key => sectionBlocks(key, resume))];
}

/** The details of an entry as the one line that is printed under its title. */
export function detailLine(details: readonly string[]): string {
  return details.join(' | ');
}

/** The text of a block as it stands in a plain-text line. */
export function blockText(block: Block): string {
  switch (block.kind) {
    case 'contact':
      return detailLine(block.items);
    case 'entry':
      return present([block.title, detailLine(block.details)]).join('\n');
    case 'labelled':
      return `- ${block.label}: ${block.text}`;
    case 'bullet':
      return `- ${block.text}`;
    default:
      return block.text;
  }
}
