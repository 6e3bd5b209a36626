import type {Education} from '../../model/resume.ts';
import type {TextLine} from '../text-document.ts';
import {bulletsOf} from './bullets.ts';
import {takeApart} from './chunks.ts';
import {type Confidence, dateConfidence, namesConfidence} from './confidence.ts';
import type {DateSpan} from './dates.ts';
import {splitEntries} from './entries.ts';
import {type FormEntry, readForm} from './form-entries.ts';
import {readNames} from './header-names.ts';
import {studyLikeness} from './likeness.ts';

export interface ReadEducation {
  readonly education: Education;
  readonly confidence: Confidence<'institution' | 'degree' | 'start'>;
}

/** Reads schools and degrees, in printed order. */
export function readEducation(lines: readonly TextLine[]): ReadEducation[] {
  const form = readForm(lines);
  if (form) return form.map(fromForm);
  const entries = splitEntries(lines);
  const parts = entries.map(entry => takeApart(entry.header));
  const names = readNames(parts, studyLikeness);
  return entries.flatMap((entry, index): ReadEducation[] => {
    const own = parts[index];
    const reading = names[index];
    if (!own || !reading) return [];
    const {dates} = own;
    const confident = namesConfidence(reading, studyLikeness);
    return [
      {
        education: {
          institution: reading.who,
          degree: reading.what,
          ...studyDates(dates),
          notes: bulletsOf(entry.body, reading, own),
        },
        confidence: {
          institution: confident.who,
          degree: confident.what,
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
