import type {Education} from '../../model/resume.ts';
import {degreeLikeness, isDegreeNote, isGrade} from '../../vocabulary/degrees.ts';
import {organisationLikeness, schoolLikeness} from '../../vocabulary/organisations.ts';
import type {TextLine} from '../text-document.ts';
import {bulletsOf} from './bullets.ts';
import {takeApart} from './chunks.ts';
import {type Confidence, dateConfidence, nameConfidence} from './confidence.ts';
import type {DateSpan} from './dates.ts';
import {splitEntries} from './entries.ts';
import {type FormEntry, readForm} from './form-entries.ts';
import {readNames} from './header-names.ts';
import type {Likeness} from './spans.ts';

export interface ReadEducation {
  readonly education: Education;
  readonly confidence: Confidence<'institution' | 'degree' | 'start'>;
}

const likeness: Likeness = {
  what: degreeLikeness,
  who: text => Math.max(schoolLikeness(text), organisationLikeness(text) * 0.5),
  isNote: isDegreeNote,
  isGrade,
  // A school's town is part of how people name it: "Gesamtschule am Park, Potsdam".
  cutsTowns: false,
};

/** Reads schools and degrees, in printed order. */
export function readEducation(lines: readonly TextLine[]): ReadEducation[] {
  const form = readForm(lines);
  if (form) return form.map(fromForm);
  const entries = splitEntries(lines);
  const parts = entries.map(entry => takeApart(entry.header));
  const names = readNames(parts, likeness);
  return entries.flatMap((entry, index): ReadEducation[] => {
    const own = parts[index];
    const reading = names[index];
    if (!own || !reading) return [];
    const {dates} = own;
    return [
      {
        education: {
          institution: reading.who,
          degree: reading.what,
          ...studyDates(dates),
          notes: bulletsOf(entry.body, reading, own),
        },
        confidence: {
          institution: nameConfidence(reading.who, likeness.who, likeness.what),
          degree: nameConfidence(reading.what, likeness.what, likeness.who),
          start: dateConfidence(dates),
        },
      },
    ];
  });
}

function fromForm({what, who, dates, remarks}: FormEntry): ReadEducation {
  return {
    education: {institution: who, degree: what, ...studyDates(dates), notes: remarks},
    confidence: {institution: who ? 1 : 0, degree: what ? 1 : 0, start: dateConfidence(dates)},
  };
}

/** One date alone says when it was finished. */
function studyDates(dates: DateSpan | null): Pick<Education, 'start' | 'end'> {
  return {start: dates?.isRange ? dates.start : null, end: dates?.end ?? null};
}
