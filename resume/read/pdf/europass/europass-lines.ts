import {foldWords} from '../../../vocabulary/fold.ts';
import {isElement, parseXml} from '../../docx/xml.ts';
import type {TextLine} from '../../text-document.ts';
import {readCandidate} from './candidate.ts';
import type {EuropassCv, EuropassEntry, Passage} from './cv.ts';
import {readSkillsPassport} from './skills-passport.ts';

/** Of the words on the pages, the XML must hold this share to stand for them. */
const enoughWords = 0.7;

/**
 * The lines of a Europass PDF by the XML inside it, null where it holds none
 * or the XML is not what the pages show. Lines whose words are not on the pages
 * are left out: what nobody sees is not read.
 */
export function europassLines(xml: string, shown: readonly TextLine[]): TextLine[] | null {
  const cv = parseEuropass(xml);
  if (!cv || cv.name === '') return null;
  const seen = new Set(shown.flatMap(line => wordsOf(line.text)));
  const lines = toLines(cv).filter(line => isShown(line, seen));
  const said = new Set(lines.flatMap(line => wordsOf(line.text)));
  const covered = [...seen].filter(word => said.has(word)).length;
  return covered >= enoughWords * seen.size ? lines : null;
}

function parseEuropass(xml: string): EuropassCv | null {
  try {
    const root = parseXml(xml.replace(/^\uFEFF/, '')).children.find(isElement);
    if (root?.name === 'Candidate') return readCandidate(root);
    return root?.name === 'SkillsPassport' ? readSkillsPassport(root) : null;
  } catch {
    // An attachment that is no XML leaves the pages to be read as they are.
    return null;
  }
}

function wordsOf(text: string): string[] {
  return foldWords(text)
    .split(' ')
    .filter(word => word.length > 2 && !/^\d+$/.test(word));
}

function isShown(line: TextLine, seen: ReadonlySet<string>): boolean {
  const words = wordsOf(line.text).filter(word => word !== 'present');
  return line.headingLevel !== null || words.every(word => seen.has(word));
}

interface Draft {
  readonly cells: readonly string[];
  readonly level?: number;
  readonly isItem?: boolean;
  readonly isBold?: boolean;
}

function toLines(cv: EuropassCv): TextLine[] {
  const drafts: Draft[] = [
    {cells: [cv.name], level: 1},
    ...(cv.headline ? [{cells: [cv.headline]}] : []),
    ...cv.contacts.map(text => ({cells: [text]})),
    ...(cv.summary.length > 0 ? [{cells: ['About me'], level: 2}] : []),
    ...cv.summary.map(passageDraft),
    ...cv.sections
      .filter(section => section.entries.length > 0)
      .flatMap(({title, entries}) => [{cells: [title], level: 2}, ...entries.flatMap(entryDrafts)]),
  ];
  return drafts.filter(draft => draft.cells.length > 0).map(toLine);
}

function entryDrafts({title, organisation, place, dates, text}: EuropassEntry): Draft[] {
  const filled = (cells: readonly string[]) => cells.filter(cell => cell !== '');
  return [
    {cells: filled([title, dates]), isBold: true},
    {
      cells: filled([
        organisation === '' ? place : [organisation, place].filter(Boolean).join(', '),
      ]),
    },
    ...text.map(passageDraft),
  ];
}

function passageDraft({text, isItem}: Passage): Draft {
  return {cells: [text], isItem};
}

const lineHeight = 14;
const letterWidth = 5;

/** A line as a plain page would have it: the XML says nothing of how it looks. */
function toLine({cells, level, isItem = false, isBold = false}: Draft, index: number): TextLine {
  const left = isItem ? 60 : 50;
  const bold = isBold || level !== undefined;
  const placed = cells.map((text, at) => ({
    text,
    x: at === 0 ? left : 450,
    width: text.length * letterWidth,
    bold,
    italic: false,
  }));
  const size = level === 1 ? 18 : level === 2 ? 13 : 10;
  return {
    text: cells.join(' '),
    cells: placed,
    page: 0,
    block: 0,
    region: 'body',
    x: left,
    y: 60 + index * lineHeight,
    width: (cells.at(-1)?.length ?? 0) * letterWidth,
    gapAbove: index === 0 ? null : isBold || level ? 12 : 4,
    fontSize: size,
    bold,
    italic: false,
    color: null,
    listLevel: isItem ? 0 : null,
    headingLevel: level ?? null,
  };
}
