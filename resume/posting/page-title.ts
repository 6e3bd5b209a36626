import {isBoardName} from './board-names.ts';
import {hasNameShape} from './company-evidence.ts';
import {companyScore} from './company-words.ts';
import {isInvitation, titleScore} from './header.ts';
import {headingKind} from './headings.ts';
import type {PageElement} from './html-text.ts';
import {isFurniture} from './site-words.ts';
import {withoutAnnouncement} from './split-title.ts';

export interface PageTitle {
  readonly title: string | null;
  readonly company: string | null;
}

export function titleFromPage(root: PageElement, url: string): PageTitle {
  const printed = [
    meta(root, 'og:title'),
    root.querySelector('title')?.textContent ?? null,
    root.querySelector('h1')?.textContent ?? null,
  ].map(text => (text ?? '').replace(/\s+/g, ' ').trim());
  const found = printed.filter(text => text !== '').map(readTitle);
  const heading = printed[2] ?? '';
  const title =
    titleScore(heading) > 0
      ? heading
      : (found.find(one => one.title !== null)?.title ?? jobHeading(root));
  const company =
    found.find(one => one.company !== null)?.company ?? siteName(root) ?? companyInUrl(url);
  return {title: title === null ? null : withoutAnnouncement(title), company};
}

/** The first heading that may be a job and only names one; "Careers" over it says what the page is. */
function jobHeading(root: PageElement): string | null {
  const headings = [...root.querySelectorAll('h1, h2')]
    .slice(0, 3)
    .map(({textContent}) => (textContent ?? '').replace(/\s+/g, ' ').trim())
    .filter(text => !isPageName(text));
  const [first = ''] = headings;
  const clear = headings.find(text => titleScore(text) >= 3);
  const isJob = hasNameShape(first) && headingKind(first) === null && companyScore(first) < 3;
  return clear ?? (isJob ? first : null);
}

function meta(root: PageElement, property: string): string | null {
  return (
    root
      .querySelector(`meta[property="${property}"], meta[name="${property}"]`)
      ?.getAttribute('content') ?? null
  );
}

/** Boards give each employer an address of its own: `jobs.lever.co/acme-health`, `acme.wd5.myworkdayjobs.com`. */
function companyInUrl(url: string): string | null {
  const slug =
    /^https?:\/\/(?:(?:boards|job-boards)(?:\.eu)?\.greenhouse\.io|jobs(?:\.eu)?\.lever\.co|jobs\.ashbyhq\.com|(?:jobs|careers)\.smartrecruiters\.com|apply\.workable\.com)\/([\w-]+)\//.exec(
      url,
    )?.[1] ??
    /^https?:\/\/([\w-]+)\.(?:wd\d+\.myworkdayjobs\.com|jobs\.personio\.(?:com|de)|recruitee\.com|teamtailor\.com|bamboohr\.com)\//.exec(
      url,
    )?.[1];
  return (
    slug?.replace(/[-_]+/g, ' ').replace(/(?<!\p{L})\p{Ll}/gu, letter => letter.toUpperCase()) ??
    null
  );
}

/** Boards put their own name there; an employer's own site puts the employer's. */
function siteName(root: PageElement): string | null {
  const name =
    meta(root, 'og:site_name')
      ?.replace(/\s*(?:\||-|–)?\s*(?:careers?|jobs?|karriere|recrutement|empleo)\s*$/i, '')
      .trim() ?? '';
  return name === '' || isBoardName(name) ? null : name;
}

function readTitle(printed: string): PageTitle {
  const text = printed.replace(
    /^(?:job application for|apply for|(?:stellenangebot|jobs?|careers?)\s*[:–-])\s+/i,
    '',
  );
  const hiring = /^(.+?) (?:is )?hiring (.+?)(?: in .+?)?(?: \| .*)?$/i.exec(text);
  if (hiring?.[1] && hiring[2]) return {title: hiring[2], company: hiring[1]};
  const at = /^(.+?)\s+(?:at|bei|chez|@)\s+(.+?)(?:\s*[|–—-]\s.*)?$/.exec(text);
  if (at?.[1] && at[2] && titleScore(at[1]) > 0) return {title: at[1], company: at[2]};
  const parts = text
    .split(/\s+[|–—-]\s+|\s*\|\s*/)
    .map(part => part.replace(pageOf, ''))
    .filter(part => part !== '' && !isBoardName(part));
  const job = parts.find(part => titleScore(part) >= 3) ?? null;
  const others = parts.filter(part => part !== job && !isPageName(part));
  const clear = others.find(part => companyScore(part) >= 3 && /^\p{Lu}/u.test(part));
  const [only = null] =
    others.length === 1 && parts.length === 2 ? others.filter(hasNameShape) : [];
  return {title: job, company: clear ?? only};
}

/** "Jobs bei Acme". */
const pageOf =
  /^(?:careers?|jobs?|vacancies|karriere|stellen(?:angebote)?|emplois?|empleo|lavoro) (?:at|with|bei|chez|en|in|presso|@) /i;

/** What the page is for, in place of whose it is: "Karriere", "Vacancy details", "Nous rejoindre". */
function isPageName(part: string): boolean {
  return (
    isFurniture(part) ||
    isInvitation(part) ||
    /^(?:apply.*|recrutement|(?:vacancy|job|position|role) (?:details|description)|.*\bjobs? (?:at|in)\b.*)$/i.test(
      part,
    )
  );
}
