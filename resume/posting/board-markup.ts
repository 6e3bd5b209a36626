/** Where the well-known job boards keep what: one row of selectors each, tried in order. */
import type {PageElement} from './html-text.ts';

export interface BoardFields {
  readonly title: string | null;
  readonly company: string | null;
  readonly location: string | null;
  readonly department: string | null;
  readonly employmentType: string | null;
  readonly salary: string | null;
  readonly body: PageElement | null;
}

interface Board {
  /** Only pages that have this are of the board. */
  readonly sign: string;
  readonly title: string;
  readonly company?: string;
  readonly location?: string;
  readonly department?: string;
  readonly employmentType?: string;
  readonly salary?: string;
  readonly body: string;
}

const boards: readonly Board[] = [
  {
    sign: '#app_body .app-title, #grnhse_app .app-title, .job-post .job__title, .job__description',
    title: '.app-title, .job__title h1, .job__title, h1.section-header',
    company: '.company-name, .job__company, .logo img[alt]',
    location: '.location, .job__location',
    salary: '.pay-range, .job__pay-ranges .pay-range',
    body: '#content, .job__description',
  },
  {
    sign: '.posting-headline',
    title: '.posting-headline h2, .posting-headline h1',
    company: '.main-header-logo img[alt], .posting-company',
    location: '.posting-categories .location, .sort-by-location',
    department: '.posting-categories .department, .sort-by-team',
    employmentType: '.posting-categories .commitment, .sort-by-commitment',
    salary: '[data-qa="salary-range"]',
    body: '.content .section-wrapper.page-full-width, [data-qa="job-description"], .posting-page .content',
  },
  {
    sign: '[data-automation-id="jobPostingHeader"], [data-automation-id="jobPostingDescription"]',
    title: '[data-automation-id="jobPostingHeader"]',
    company: '[data-automation-id="jobPostingCompany"], [data-automation-id="logo"][alt]',
    location: '[data-automation-id="locations"] dd, [data-automation-id="location"]',
    employmentType: '[data-automation-id="time"] dd',
    body: '[data-automation-id="jobPostingDescription"]',
  },
  {
    sign: '.ashby-job-posting-heading, [class*="ashby-job-posting"]',
    title: '.ashby-job-posting-heading, h1[class*="ashby"]',
    company: '.ashby-job-board-heading, [class*="navLogo"] img[alt]',
    body: '.ashby-job-posting-right-pane, [class*="descriptionText"], #overview',
  },
  {
    sign: '[itemtype*="schema.org/JobPosting"], .jobad-main, #st-jobDescription',
    title: '[itemprop="title"], h1.job-title',
    company: '[itemprop="hiringOrganization"] [itemprop="name"], [itemprop="hiringOrganization"]',
    location:
      '[itemprop="jobLocation"] [itemprop="address"], [itemprop="jobLocation"], spl-job-location',
    employmentType: '[itemprop="employmentType"]',
    salary: '[itemprop="baseSalary"]',
    body: '[itemprop="description"], .job-sections, .jobad-main',
  },
  {
    sign: '[data-ui="job-title"]',
    title: '[data-ui="job-title"]',
    location: '[data-ui="job-location"]',
    employmentType: '[data-ui="job-type"]',
    department: '[data-ui="job-department"]',
    body: 'main',
  },
  {
    sign: '.top-card-layout__title, .topcard__title',
    title: '.top-card-layout__title, .topcard__title',
    company: '.topcard__org-name-link, .topcard__flavor',
    location: '.topcard__flavor--bullet',
    salary: '.compensation__salary, .salary',
    body: '.show-more-less-html__markup, .description__text',
  },
  {
    sign: '.jobsearch-JobInfoHeader-title, [data-testid="jobsearch-JobInfoHeader-title"]',
    title: '.jobsearch-JobInfoHeader-title, [data-testid="jobsearch-JobInfoHeader-title"]',
    company: '[data-testid="inlineHeader-companyName"], [data-company-name="true"]',
    location: '[data-testid="inlineHeader-companyLocation"], [data-testid="job-location"]',
    salary: '#salaryInfoAndJobType span',
    body: '#jobDescriptionText',
  },
  {
    sign: '[data-at="header-job-title"]',
    title: '[data-at="header-job-title"]',
    company: '[data-at="metadata-company-name"], [data-at="header-company-name"]',
    location: '[data-at="metadata-location"]',
    employmentType: '[data-at="metadata-work-type"], [data-at="metadata-contract-type"]',
    body: '[data-at="job-ad-content"], .listingContentBrandingColor',
  },
];

/** The fields of the page's board; null where the page is of none that is known. */
export function readBoard(root: PageElement): BoardFields | null {
  const board = boards.find(({sign}) => root.querySelector(sign) !== null);
  if (!board) return null;
  const printed = (selector: string | undefined) => (selector ? firstText(root, selector) : null);
  const pane = root.querySelector('.ashby-job-posting-left-pane');
  return {
    title: printed(board.title),
    company: companyName(printed(board.company)),
    location: printed(board.location) ?? paneValue(pane, /^locations?$/i),
    department: printed(board.department) ?? paneValue(pane, /^department$/i),
    employmentType: printed(board.employmentType) ?? paneValue(pane, /^employment type$/i),
    salary: printed(board.salary) ?? paneValue(pane, /^compensation$/i),
    body: firstElement(root, board.body),
  };
}

function firstElement(root: PageElement, selectors: string): PageElement | null {
  for (const selector of selectors.split(', ')) {
    const found = root.querySelector(selector);
    if (found) return found;
  }
  return null;
}

/** The first text in the order of the selectors; for pictures and meta tags what stands in for it. */
function firstText(root: PageElement, selectors: string): string | null {
  for (const selector of selectors.split(', ')) {
    for (const element of root.querySelectorAll(selector)) {
      const printed =
        element.getAttribute('alt') ?? element.getAttribute('content') ?? element.textContent ?? '';
      const text = printed
        .replace(/\s+/g, ' ')
        .replace(/[\s/·|]+$/, '')
        .trim();
      if (text !== '') return text;
    }
  }
  return null;
}

function companyName(printed: string | null): string | null {
  return (
    printed?.replace(/^(?:at|bei|chez)\s+/i, '').replace(/\s+(?:logo|jobs|careers)$/i, '') ?? null
  );
}

/** Ashby's side pane: a heading, then its value. */
function paneValue(pane: PageElement | null, label: RegExp): string | null {
  for (const heading of pane?.querySelectorAll('h2, h3') ?? []) {
    const name = (heading.textContent ?? '').trim();
    const whole =
      pane === null
        ? ''
        : ((heading as PageElement & {parentElement?: PageElement | null}).parentElement
            ?.textContent ?? '');
    if (label.test(name)) return whole.replace(name, '').replace(/\s+/g, ' ').trim() || null;
  }
  return null;
}
