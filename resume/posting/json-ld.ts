/** schema.org JobPosting as employers embed it for search engines. */
import type {Salary} from '../model/posting.ts';
import type {PageElement} from './html-text.ts';

type Json = null | boolean | number | string | Json[] | {[key: string]: Json};
type Node = {[key: string]: Json};

export interface StructuredPosting {
  readonly title: string | null;
  readonly company: string | null;
  readonly location: string | null;
  readonly salary: Salary | null;
  readonly employmentType: string | null;
  readonly department: string | null;
  readonly industry: string | null;
  /** HTML of the description and of what stands beside it, each under its heading. */
  readonly html: string;
}

/** The page's first JobPosting, wherever it is nested; null where there is none. */
export function readJsonLd(root: PageElement): StructuredPosting | null {
  for (const script of root.querySelectorAll('script[type="application/ld+json"]')) {
    const node = findPosting(parsed(script.textContent ?? ''), 0);
    if (node) return fromNode(node);
  }
  return null;
}

/** Employers' JSON is often not quite JSON: line breaks in strings, a trailing comma. */
function parsed(text: string): Json {
  const bare = text
    .replace(/^\s*(?:<!--|\/\/<!\[CDATA\[|\/\*.*?\*\/)|(?:-->|\/\/\]\]>)\s*$/g, '')
    .trim();
  for (const attempt of [bare, bare.replace(/[\n\r\t]+/g, ' ').replace(/,\s*([}\]])/g, '$1')]) {
    try {
      return JSON.parse(attempt) as Json;
    } catch {
      // The second reading forgives more; where both fail the page has no usable data.
    }
  }
  return null;
}

function findPosting(value: Json, depth: number): Node | null {
  if (value === null || typeof value !== 'object' || depth > 6) return null;
  if (
    !Array.isArray(value) &&
    list(value['@type'] ?? null).some(type => /JobPosting$/.test(String(type)))
  ) {
    return value;
  }
  for (const child of Array.isArray(value) ? value : Object.values(value)) {
    const found = findPosting(child, depth + 1);
    if (found) return found;
  }
  return null;
}

function fromNode(node: Node): StructuredPosting {
  return {
    title: text(node.title ?? node.name ?? null),
    company: nameOf(node.hiringOrganization ?? null),
    location: locationOf(node),
    salary: salaryOf(node.baseSalary ?? node.estimatedSalary ?? null),
    employmentType: employmentOf(node.employmentType ?? null),
    department: nameOf(node.department ?? null),
    industry:
      list(node.industry ?? null)
        .map(text)
        .find(one => one !== null) ?? null,
    html: [
      text(node.description ?? null),
      under('Responsibilities', node.responsibilities ?? null),
      under('Qualifications', node.qualifications ?? null),
      under('Skills', node.skills ?? null),
      under(
        'Experience',
        typeof node.experienceRequirements === 'string' ? node.experienceRequirements : null,
      ),
    ]
      .filter(part => part !== null)
      .join('\n'),
  };
}

function under(heading: string, value: Json): string | null {
  const parts = list(value)
    .map(text)
    .filter(part => part !== null);
  if (parts.length === 0) return null;
  const body =
    parts.length > 1
      ? `<ul>${parts.map(part => `<li>${part}</li>`).join('')}</ul>`
      : parts.join('');
  return `<h3>${heading}</h3>${/[<]/.test(body) ? body : `<p>${body}</p>`}`;
}

function list(value: Json): Json[] {
  if (value === null) return [];
  return Array.isArray(value) ? value : [value];
}

function text(value: Json): string | null {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return null;
  const trimmed = value.trim();
  return trimmed === '' ? null : trimmed;
}

function nameOf(value: Json): string | null {
  const [first = null] = list(value);
  if (first === null || typeof first !== 'object' || Array.isArray(first)) return text(first);
  return text(first.name ?? first.legalName ?? null);
}

function locationOf(node: Node): string | null {
  const places = list(node.jobLocation ?? null)
    .map(placeOf)
    .filter(place => place !== null);
  const isRemote = /TELECOMMUTE/i.test(String(node.jobLocationType ?? ''));
  if (places.length > 0) {
    const unique = [...new Set(places)];
    return isRemote ? `${unique.join('; ')} (Remote)` : unique.join('; ');
  }
  if (!isRemote) return null;
  const from = list(node.applicantLocationRequirements ?? null)
    .map(nameOf)
    .filter(name => name !== null);
  return from.length > 0 ? `Remote (${from.join(', ')})` : 'Remote';
}

function placeOf(value: Json): string | null {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return text(value);
  const address = value.address ?? null;
  if (address === null || typeof address !== 'object' || Array.isArray(address)) {
    return text(address) ?? text(value.name ?? null);
  }
  const parts = [address.addressLocality, address.addressRegion, address.addressCountry].map(part =>
    nameOf(part ?? null),
  );
  const unique = parts.filter((part, at) => part !== null && parts.indexOf(part) === at);
  return unique.length > 0 ? unique.join(', ') : text(address.streetAddress ?? null);
}

const units: Record<string, Salary['period']> = {
  HOUR: 'hour',
  DAY: 'day',
  WEEK: 'week',
  WEEKLY: 'week',
  DAILY: 'day',
  MONTH: 'month',
  YEAR: 'year',
  ANNUAL: 'year',
  ANNUALLY: 'year',
  HOURLY: 'hour',
  MONTHLY: 'month',
  STUNDE: 'hour',
  MONAT: 'month',
  JAHR: 'year',
  MOIS: 'month',
  AN: 'year',
  MES: 'month',
};

function salaryOf(value: Json): Salary | null {
  const pay = firstNode(value);
  if (!pay) return null;
  const quantity = firstNode(pay.value ?? null) ?? pay;
  const [exactly = null] = list(quantity.value ?? null);
  const exact = amount(exactly);
  const min = amount(quantity.minValue ?? null) ?? exact;
  const max = amount(quantity.maxValue ?? null) ?? exact;
  if (min === null && max === null) return null;
  const currency = capitals(pay.currency ?? quantity.currency ?? null);
  const unit = capitals(quantity.unitText ?? pay.unitText ?? null);
  return {
    raw: printedPay(min, max, currency, unit),
    min,
    max,
    currency,
    period: units[unit ?? ''] ?? null,
  };
}

function printedPay(
  min: number | null,
  max: number | null,
  currency: string | null,
  unit: string | null,
): string {
  const figures = min === max ? `${min}` : [min, max].filter(one => one !== null).join('-');
  return [currency, figures, unit && `per ${unit}`].filter(Boolean).join(' ');
}

function capitals(value: Json): string | null {
  return text(value)?.toUpperCase() ?? null;
}

function firstNode(value: Json): Node | null {
  const [first = null] = list(value);
  return first !== null && typeof first === 'object' && !Array.isArray(first) ? first : null;
}

function amount(value: Json): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const number = typeof value === 'number' ? value : Number(value.replace(/[^\d.]/g, ''));
  return Number.isFinite(number) && number > 0 ? number : null;
}

const employmentNames: Record<string, string> = {
  FULL_TIME: 'Full-time',
  PART_TIME: 'Part-time',
  CONTRACTOR: 'Contract',
  TEMPORARY: 'Temporary',
  INTERN: 'Internship',
  VOLUNTEER: 'Volunteer',
  PER_DIEM: 'Per diem',
  OTHER: 'Other',
  PERMANENT: 'Permanent',
  FREELANCE: 'Freelance',
  APPRENTICESHIP: 'Apprenticeship',
};

function employmentOf(value: Json): string | null {
  const types = list(value)
    .flatMap(one => (typeof one === 'string' ? one.split(/\s*,\s*/) : []))
    .map(one => employmentNames[one.toUpperCase().replace(/[\s-]/g, '_')] ?? one)
    .filter(one => one !== '');
  return types.length > 0 ? [...new Set(types)].join(', ') : null;
}
