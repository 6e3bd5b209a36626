import type {Education} from '../../model/resume.ts';
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
import type {DateSpan} from './dates.ts';
import {type Entry, splitEntries} from './entries.ts';
import {type FormEntry, readForm} from './form-entries.ts';
import {readNames} from './header-names.ts';
import {studyLikeness} from './likeness.ts';

export interface ReadEducation {
  readonly education: Education;
  readonly confidence: Confidence<'institution' | 'location' | 'degree' | 'start'>;
}

/** Reads schools and degrees, in printed order. */
export function readEducation(lines: readonly TextLine[]): ReadEducation[] {
  const form = readForm(lines);
  if (form) return form.map(fromForm);
  const entries = splitEntries(lines);
  const parts = entries.map(entry => takeApart(entry.header));
  const names = readNames(parts, studyLikeness);
  const studies = entries.flatMap((entry, index): Study[] => {
    const [own, reading] = [parts[index], names[index]];
    return own && reading ? [{entry, parts: own, reading}] : [];
  });
  return studies.map((study, index) => toEducation(study, schoolAbove(studies, index)));
}

/** One entry with all that was understood of its header. */
interface Study {
  readonly entry: Entry;
  readonly parts: HeaderParts;
  readonly reading: Reading;
}

/** A second degree under the name of a school that stands above the first in a line of its own. */
function schoolAbove(studies: readonly Study[], index: number): Reading | null {
  const study = studies[index];
  if (!study?.reading.what || study.reading.who) return null;
  const above = studies.slice(0, index).findLast(({reading}) => reading.who !== null);
  return above?.reading.shape.startsWith('who-what lines') ? above.reading : null;
}

function toEducation({entry, parts, reading}: Study, inherited: Reading | null): ReadEducation {
  const confident = namesConfidence(reading, studyLikeness);
  return {
    education: {
      institution: reading.who ?? inherited?.who ?? null,
      location: reading.place ?? inherited?.place ?? null,
      degree: reading.what,
      ...studyDates(parts.dates),
      notes: bulletsOf(entry.body, reading, parts),
    },
    confidence: {
      institution: inherited ? inheritedConfidence : confident.who,
      // A town is as sure as the name that it was cut from.
      location: reading.placeOf === 'who' ? confident.who : 1,
      degree: confident.what,
      start: dateConfidence(parts.dates),
    },
  };
}

function fromForm({what, who, place, dates, remarks}: FormEntry): ReadEducation {
  const names = {institution: who, location: place, degree: what};
  return {
    education: {...names, ...studyDates(dates), notes: remarks},
    confidence: {
      institution: who ? 1 : 0,
      location: 1,
      degree: what ? 1 : 0,
      start: dateConfidence(dates),
    },
  };
}

/** One date alone says when it was finished. */
function studyDates(dates: DateSpan | null): Pick<Education, 'start' | 'end'> {
  return {start: dates?.isRange ? dates.start : null, end: dates?.end ?? null};
}
