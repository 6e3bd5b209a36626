import type {Role} from '../../model/resume.ts';
import {degreeLikeness} from '../../vocabulary/degrees.ts';
import {schoolLikeness} from '../../vocabulary/organisations.ts';
import {isKnownPlace} from '../../vocabulary/places.ts';
import {isTimeOff, titleLikeness} from '../../vocabulary/titles.ts';
import type {TextLine} from '../text-document.ts';
import type {Reading} from './assign.ts';
import {bulletsOf} from './bullets.ts';
import {type HeaderParts, takeApart} from './chunks.ts';
import {
  type Confidence,
  dateConfidence,
  inheritedConfidence,
  namesConfidence,
} from './confidence.ts';
import {type Entry, splitEntries} from './entries.ts';
import {type FormEntry, readForm} from './form-entries.ts';
import {readNames} from './header-names.ts';
import {positionLikeness} from './likeness.ts';
import {nameAndPlace} from './name-place.ts';

export interface ReadRole {
  readonly role: Role;
  readonly confidence: Confidence<'title' | 'company' | 'start'>;
}

/** One entry with all that was understood of its header. */
interface Position {
  readonly entry: Entry;
  readonly parts: HeaderParts;
  readonly reading: Reading;
}

/** Reads the positions of a work history, in printed order. */
export function readRoles(lines: readonly TextLine[]): ReadRole[] {
  const form = readForm(lines);
  if (form) return form.map(fromForm);
  const entries = splitEntries(lines).map(withListedHeader);
  const parts = namedParts(entries.map(entry => takeApart(entry.header)));
  const names = readNames(parts, positionLikeness);
  const positions = entries.flatMap((entry, index): Position[] => {
    const reading = names[index];
    const own = parts[index];
    return reading && own ? [{entry, parts: own, reading}] : [];
  });
  return toRoles(positions);
}

/**
 * "Hydro-Sillon, Québec" has the form of a place. Where the other headers of the
 * section name a company, a header without one has it there.
 */
function namedParts(parts: readonly HeaderParts[]): HeaderParts[] {
  const names = readNames(parts, positionLikeness);
  const named = names.filter(name => name?.who).length;
  return parts.map((own, index) => {
    const isOdd = named * 2 > parts.length && names[index]?.who === null;
    return isOdd ? withPlaceAsName(own) : own;
  });
}

function withPlaceAsName(parts: HeaderParts): HeaderParts {
  const {place, chunks} = parts;
  if (place === null || isKnownPlace(place.split(',')[0] ?? '')) return parts;
  const line = (chunks.at(-1)?.line ?? -1) + 1;
  const chunk = {text: place, line, order: chunks.length, separator: '', look: '', label: null};
  return {...parts, place: null, chunks: [...chunks, chunk]};
}

function fromForm({what, who, place, dates, remarks}: FormEntry): ReadRole {
  // A place with a label of its own is not printed with the employer as well.
  const isApart = who === null || place !== null;
  const employer = isApart ? {name: who, place: null} : nameAndPlace(who, positionLikeness);
  const {start = null, end = null} = dates ?? {};
  return {
    role: {
      title: what,
      company: employer.name,
      location: place ?? employer.place,
      start,
      end,
      bullets: remarks,
    },
    // The form's own labels say what is what.
    confidence: {title: what ? 1 : 0, company: who ? 1 : 0, start: dateConfidence(dates)},
  };
}

/** A header of dates alone has its names in the first list item below it. */
function withListedHeader(entry: Entry): Entry {
  const [first, ...others] = entry.body;
  if (!first || takeApart(entry.header).chunks.length > 0) return entry;
  return {header: [...entry.header, {...first, listLevel: null}], body: others};
}

function toRoles(positions: readonly Position[]): ReadRole[] {
  const roles: ReadRole[] = [];
  let employer: Employer = nowhere;
  for (const [index, position] of positions.entries()) {
    const {who, place} = position.reading;
    if (who !== null) employer = {company: who, place, isHeading: isHeading(position)};
    if (isEmployerOnly(position, positions[index + 1])) continue;
    const inherited = inherits(position, employer) ? employer : nowhere;
    roles.push(toRole(position, who ?? inherited.company, place ?? inherited.place));
  }
  return roles;
}

/** The last company named; positions below it that name none were held there too. */
interface Employer {
  readonly company: string | null;
  readonly place: string | null;
  /** The company stood in a line of its own, as a title over its positions. */
  readonly isHeading: boolean;
}

const nowhere: Employer = {company: null, place: null, isHeading: false};

function isHeading({reading, parts}: Position): boolean {
  const {what, who} = reading;
  if (what === null) return true;
  const [titleLine, companyLine] = [what, who].map(name => lineOf(parts, name));
  return titleLine !== companyLine && companyLine === 0;
}

function lineOf({chunks}: HeaderParts, name: string | null): number | undefined {
  return chunks.find(({text}) => name !== null && (text.includes(name) || name.includes(text)))
    ?.line;
}

/** Time off is nobody's, and a company beside its title has that title only. */
function inherits({reading}: Position, employer: Employer): boolean {
  if (reading.who !== null || reading.what === null || isTimeOff(reading.what)) return false;
  return employer.isHeading;
}

/** A degree at a school may be there because a title was missed, a job without a time may be none. */
const unlikelyRole = 0.65;

function isLikeStudy({what, who}: Reading): boolean {
  if (what === null || who === null) return false;
  return degreeLikeness(what) >= 0.9 && schoolLikeness(who) > 0 && titleLikeness(what) < 1;
}

function toRole(
  {entry, parts, reading}: Position,
  company: string | null,
  location: string | null,
): ReadRole {
  const names = namesConfidence(reading, positionLikeness);
  const doubt = isLikeStudy(reading) || parts.dates === null ? unlikelyRole : 1;
  return {
    role: {
      title: reading.what,
      company,
      location,
      start: parts.dates?.start ?? null,
      end: parts.dates?.end ?? null,
      bullets: bulletsOf(entry.body, reading, parts),
    },
    confidence: {
      title: doubt * names.what,
      company: doubt * (reading.who === null && company !== null ? inheritedConfidence : names.who),
      start: dateConfidence(parts.dates),
    },
  };
}

/** A company with its overall dates, above the positions held there. */
function isEmployerOnly({reading, parts, entry}: Position, next: Position | undefined): boolean {
  if (reading.what !== null || entry.body.length > 0 || !next || next.reading.who !== null)
    return false;
  const outer = parts.dates;
  const inner = next.parts.dates;
  if (!outer || !inner) return false;
  return (outer.start ?? '') <= (inner.start ?? '9');
}
