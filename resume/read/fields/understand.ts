import {emptyResume, type Resume, type SectionKey, sectionKeys} from '../../model/resume.ts';
import type {TextDocument, TextLine} from '../text-document.ts';
import {withoutSignature} from './boilerplate.ts';
import {joinColumnDates} from './column-dates.ts';
import {joinDateCells} from './date-cells.ts';
import {readEducation} from './education.ts';
import {rejoinFormRows} from './form-rows.ts';
import {languageOf} from './language-of.ts';
import {readLanguages, readList} from './lists.ts';
import {isPageMark} from './page-marks.ts';
import {joinWrapped} from './paragraphs.ts';
import {otherPersonalData, type Person, readPerson, untitledSummary} from './person.ts';
import {readProjects} from './projects.ts';
import {readRoles} from './roles.ts';
import {withKindsByContent, withKindsOfUnknown, withStudiesApart} from './section-kinds.ts';
import {type Section, splitSections} from './sections.ts';
import {separateSideTitles} from './side-titles.ts';
import {readSkills} from './skills.ts';
import {labelTableRows} from './table-header.ts';
import {withUntitledHistory} from './untitled-history.ts';

/**
 * Understands a document as a resume. Every text in the answer is printed in the
 * document; what is not found stays null or empty, and what is not sure has a
 * confidence that says so.
 */
export function understand(document: TextDocument): Resume {
  const lines = document.lines.filter(line => !isPageMark(line.text));
  const language = languageOf(lines.map(line => line.text).join(' '), document.languageTag);
  const margins = lines.filter(line => line.region.startsWith('page-'));
  const running = readableLines(lines.filter(line => !line.region.startsWith('page-')));
  const titled = withKindsOfUnknown(splitSections(running));
  const sections = withStudiesApart(withKindsByContent(withUntitledHistory(titled)));
  const of = (...kinds: Section['kind'][]): TextLine[] =>
    sections.filter(({kind}) => kinds.includes(kind)).flatMap(({lines}) => lines);

  const person = readPerson(document, margins, sections);
  const roles = readRoles(of('experience'));
  const schools = readEducation(of('education'));
  const groups = readSkills(of('skills'));
  const profile = of('summary').map(line => line.text);
  const summary = profile.length > 0 ? profile : untitledSummary(sections);

  return {
    ...emptyResume(),
    ...person.fields,
    language,
    summary: summary.join(' ') || null,
    experience: roles.map(({role}) => role),
    education: schools.map(({education}) => education),
    skills: [...new Set(groups.flatMap(({skills}) => skills))],
    skillGroups: groups,
    languages: readLanguages(of('languages')),
    certifications: readList(of('certifications')),
    awards: readList(of('awards')),
    publications: of('publications').map(line => line.text),
    projects: readProjects(of('projects')),
    volunteering: readProjects(of('volunteering')),
    other: otherSections(sections, person),
    sectionOrder: sectionOrder(sections),
    confidence: {
      ...person.confidence,
      ...byPath('experience', roles),
      ...byPath('education', schools),
    },
    warnings: document.warnings.map(warning => ({...warning})),
  };
}

/** The running text without what the page's width did to it. */
function readableLines(lines: readonly TextLine[]): TextLine[] {
  const unnumbered = withoutSignature(lines).map(withoutItemNumber);
  const rows = labelTableRows(joinDateCells(separateSideTitles(unnumbered)));
  return rejoinFormRows(joinWrapped(joinColumnDates(rows)));
}

/** "1." before an entry of a numbered list is none of its names. */
function withoutItemNumber(line: TextLine): TextLine {
  const [first, ...cells] = line.cells;
  if (!first || cells.length === 0 || !/^\(?\d{1,2}[.)]$/.test(first.text)) return line;
  return {...line, cells, text: cells.map(({text}) => text).join(' ')};
}

function otherSections(sections: readonly Section[], person: Person): Resume['other'] {
  return sections.flatMap(section => {
    const {kind, title, lines} = section;
    if (title === null) return [];
    if (kind === 'other') return [{title, lines: lines.map(line => line.text)}];
    const personal = kind === 'contact' ? otherPersonalData(person, section) : [];
    return personal.length > 0 ? [{title, lines: personal}] : [];
  });
}

/** `experience.0.title` and so on, as the resume's own paths. */
function byPath(
  section: 'experience' | 'education',
  entries: readonly {confidence: Readonly<Record<string, number>>}[],
): Record<string, number> {
  const fields = entries.flatMap(({confidence}, index) =>
    Object.entries(confidence).map(([field, value]) => [`${section}.${index}.${field}`, value]),
  );
  return Object.fromEntries(fields);
}

function sectionOrder(sections: readonly Section[]): SectionKey[] {
  const printed = sections.flatMap(({kind}) => sectionKeys.find(key => key === kind) ?? []);
  return [...new Set([...printed, ...sectionKeys])];
}
