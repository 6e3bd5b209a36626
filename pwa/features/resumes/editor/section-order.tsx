import {ArrowDown, ArrowUp} from 'lucide-react';
import type {Resume, SectionKey} from '../../../../resume/model/resume.ts';
import {IconButton} from '../../../ui/button.tsx';
import type {ChangeResume} from './change.ts';
import * as css from './resume-editor.css.ts';

const titles: Readonly<Record<SectionKey, string>> = {
  summary: 'Summary',
  experience: 'Experience',
  education: 'Education',
  skills: 'Skills',
  languages: 'Languages',
  certifications: 'Certifications',
  awards: 'Awards',
  publications: 'Publications',
  projects: 'Projects',
  volunteering: 'Volunteering',
  other: 'Other sections',
};

function isFilled(resume: Resume, key: SectionKey): boolean {
  return (resume[key]?.length ?? 0) > 0;
}

/** The order with one section moved past its nearest filled neighbour. */
export function moved(
  order: readonly SectionKey[],
  from: SectionKey,
  to: SectionKey,
): SectionKey[] {
  const target = order.indexOf(to);
  const rest = order.filter(key => key !== from);
  rest.splice(target, 0, from);
  return rest;
}

/** The sections that hold something, to be put in another order by buttons. */
export function SectionOrder({resume, onChange}: {resume: Resume; onChange: ChangeResume}) {
  const shown = resume.sectionOrder.filter(key => isFilled(resume, key));
  const move = (from: SectionKey, to: SectionKey | undefined) =>
    to && onChange({...resume, sectionOrder: moved(resume.sectionOrder, from, to)});

  return (
    <ol className={css.order}>
      {shown.map((key, index) => (
        <li key={key} className={css.orderRow}>
          <span>{titles[key]}</span>
          <span>
            <IconButton
              label={`Move ${titles[key]} up`}
              isDisabled={index === 0}
              onPress={() => move(key, shown[index - 1])}
            >
              <ArrowUp size={18} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={`Move ${titles[key]} down`}
              isDisabled={index === shown.length - 1}
              onPress={() => move(key, shown[index + 1])}
            >
              <ArrowDown size={18} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </span>
        </li>
      ))}
    </ol>
  );
}
