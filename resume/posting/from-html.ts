/**
 * A posting from a fetched page, on the server only: the employer's own
 * structured data first, then the known boards' markup, then the article the
 * page holds. Nothing is fetched and no script runs. Where nothing usable is
 * found the answer is `no-posting`, and the person is asked to paste the text.
 */
import {Readability} from '@mozilla/readability';
import {parseHTML} from 'linkedom';
import {type Outcome, ok, refused} from '../model/outcome.ts';
import type {Posting} from '../model/posting.ts';
import {type BoardFields, readBoard} from './board-markup.ts';
import {countWords} from './count-words.ts';
import {levelOf} from './employment.ts';
import {type PageElement, removeUnseen, visibleText} from './html-text.ts';
import {givesOrders} from './instructions.ts';
import {readJsonLd, type StructuredPosting} from './json-ld.ts';
import {type PageTitle, titleFromPage} from './page-title.ts';
import {instructionsWarning, readPosting} from './read-posting.ts';
import {readSalary} from './salary.ts';

/** Longer pages are cut: the fetcher already stops at 1 MB. */
const maxCharacters = 2_000_000;

export interface PagePosting {
  readonly posting: Posting;
  /** The posting's own text, for keeping beside its fields. */
  readonly text: string;
}

export function readPostingHtml(html: string, url = ''): Outcome<PagePosting, 'no-posting'> {
  const root = parsed(html.slice(0, maxCharacters));
  const structured = readJsonLd(root);
  const page = titleFromPage(root, url);
  const hidden = removeUnseen(root);
  const board = readBoard(root);
  const shown = reading(articleText(root));
  const embedded = [embeddedText(structured), board?.body ? visibleText(board.body) : ''];
  const best = [...embedded.filter(text => text !== '').map(reading), shown].reduce(richer);
  const posting = filled(best.posting, shown.posting, structured, board, page);
  if (!isUsable(posting, structured ?? board, best.text)) return refused('no-posting');
  return ok({posting: withWarning(posting, hidden), text: best.text});
}

function reading(text: string): PagePosting {
  return {posting: readPosting(text), text};
}

/** The description the employer embedded, unless what follows shows more requirements. */
function richer(best: PagePosting, next: PagePosting): PagePosting {
  return next.posting.requirements.length > best.posting.requirements.length ? next : best;
}

function parsed(html: string): PageElement {
  const root = /<html[\s>]/i.test(html) ? rootOf(html) : null;
  return root ?? (rootOf(`<html><body>${html}</body></html>`) as PageElement);
}

/** Null where what looks like the root stands in a comment or a script. */
function rootOf(html: string): PageElement | null {
  return parseHTML(html).document.documentElement as unknown as PageElement | null;
}

function embeddedText(structured: StructuredPosting | null): string {
  const html = structured?.html ?? '';
  if (html === '') return '';
  // Some employers escape their markup once more.
  const markup = /&lt;\/?\w+/.test(html) && !/<\w+/.test(html) ? unescaped(html) : html;
  const root = parsed(
    `<html><body>${/<\w+/.test(markup) ? markup : markup.replace(/\n/g, '<br>')}</body></html>`,
  );
  removeUnseen(root);
  return visibleText(root);
}

function unescaped(html: string): string {
  return html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

function articleText(root: PageElement): string {
  const body =
    root.querySelector('main, [role="main"], article') ?? root.querySelector('body') ?? root;
  const all = visibleText(body);
  if (countWords(all) < 1_500) return all;
  const copy = parseHTML(
    `<html><body>${(body as PageElement & {innerHTML: string}).innerHTML}</body></html>`,
  ).document;
  const article = new Readability(copy as never, {charThreshold: 200}).parse();
  return article?.content ? visibleText(parsed(article.content)) : all;
}

/** What the employer's data says counts most, then the board's markup, the text, the page around it. */
function filled(
  posting: Posting,
  shown: Posting,
  structured: StructuredPosting | null,
  board: BoardFields | null,
  page: PageTitle,
): Posting {
  const boardSalary = board?.salary ? (readSalary(board.salary, 'salary')?.salary ?? null) : null;
  const title = firstOf(structured?.title, board?.title, page.title, posting.title);
  return {
    ...posting,
    title,
    company: firstOf(structured?.company, board?.company, page.company, posting.company),
    location: firstOf(structured?.location, board?.location, posting.location, shown.location),
    salary: structured?.salary ?? boardSalary ?? posting.salary ?? shown.salary,
    level: levelOf(title ?? '') ?? posting.level,
    department: firstOf(
      structured?.department,
      board?.department,
      posting.department,
      shown.department,
    ),
    employmentType: firstOf(
      structured?.employmentType,
      board?.employmentType,
      posting.employmentType,
      shown.employmentType,
    ),
    industry: firstOf(structured?.industry, posting.industry),
  };
}

function firstOf(...values: readonly (string | null | undefined)[]): string | null {
  return values.find(value => value !== null && value !== undefined) ?? null;
}

function isUsable(
  posting: Posting,
  known: StructuredPosting | BoardFields | null,
  text: string,
): boolean {
  if (posting.title === null) return false;
  if (known !== null && countWords(text) >= 8) return true;
  const found = posting.requirements.length + posting.responsibilities.length;
  return countWords(text) >= 40 ? found >= 2 : posting.requirements.length >= 2 && found >= 3;
}

function withWarning(posting: Posting, hidden: string): Posting {
  const isWarned = posting.warnings.some(({code}) => code === instructionsWarning.code);
  if (isWarned || !givesOrders(hidden)) return posting;
  return {...posting, warnings: [...posting.warnings, instructionsWarning]};
}
