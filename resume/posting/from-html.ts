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
import {type PageElement, removeUnseen, visibleText} from './html-text.ts';
import {givesOrders} from './instructions.ts';
import {readJsonLd, type StructuredPosting} from './json-ld.ts';
import {countWords} from './lexicon.ts';
import {titleFromPage} from './page-title.ts';
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
  const text = bestText(root, structured, board);
  const posting = filled(readPosting(text), structured, board, page);
  if (!isUsable(posting, structured ?? board, text)) return refused('no-posting');
  return ok({posting: withWarning(posting, hidden), text});
}

function parsed(html: string): PageElement {
  const whole = /<html[\s>]/i.test(html) ? html : `<html><body>${html}</body></html>`;
  return parseHTML(whole).document.documentElement as unknown as PageElement;
}

/** The description the employer embedded, unless the page shows more requirements than it. */
function bestText(
  root: PageElement,
  structured: StructuredPosting | null,
  board: BoardFields | null,
): string {
  const candidates = [
    embeddedText(structured),
    board?.body ? visibleText(board.body) : '',
    articleText(root),
  ];
  let best = '';
  let most = -1;
  for (const text of candidates) {
    const items = text === '' ? -1 : readPosting(text).requirements.length;
    if (items > most) [best, most] = [text, items];
  }
  return best;
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

function filled(
  posting: Posting,
  structured: StructuredPosting | null,
  board: BoardFields | null,
  page: {title: string | null; company: string | null},
): Posting {
  const boardSalary = board?.salary ? (readSalary(board.salary, 'salary')?.salary ?? null) : null;
  return {
    ...posting,
    title: structured?.title ?? board?.title ?? page.title ?? posting.title,
    company: structured?.company ?? board?.company ?? page.company ?? posting.company,
    location: structured?.location ?? board?.location ?? posting.location,
    salary: structured?.salary ?? boardSalary ?? posting.salary,
    department: structured?.department ?? board?.department ?? posting.department,
    employmentType: structured?.employmentType ?? board?.employmentType ?? posting.employmentType,
    industry: structured?.industry ?? posting.industry,
  };
}

function isUsable(
  posting: Posting,
  known: StructuredPosting | BoardFields | null,
  text: string,
): boolean {
  if (posting.title === null) return false;
  if (known !== null && countWords(text) >= 8) return true;
  return (
    countWords(text) >= 40 && posting.requirements.length + posting.responsibilities.length >= 2
  );
}

function withWarning(posting: Posting, hidden: string): Posting {
  const isWarned = posting.warnings.some(({code}) => code === instructionsWarning.code);
  if (isWarned || !givesOrders(hidden)) return posting;
  return {...posting, warnings: [...posting.warnings, instructionsWarning]};
}
