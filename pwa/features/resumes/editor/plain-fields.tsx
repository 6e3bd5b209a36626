import type {Resume} from '../../../../resume/model/resume.ts';
import {TextAreaField, TextField} from '../../../ui/text-field.tsx';
import {type ChangeResume, linesOf, textOrNull} from './change.ts';
import * as css from './resume-editor.css.ts';
import {checkNote, confirmed} from './unsure.ts';

interface FieldsProps {
  resume: Resume;
  onChange: ChangeResume;
}

const contactFields = [
  {key: 'name', label: 'Name'},
  {key: 'headline', label: 'Headline'},
  {key: 'email', label: 'Email'},
  {key: 'phone', label: 'Phone'},
  {key: 'location', label: 'Location'},
] as const;

/** Who the person is and how to reach them. */
export function ContactFields({resume, onChange}: FieldsProps) {
  return (
    <div className={css.pair}>
      {contactFields.map(({key, label}) => (
        <TextField
          key={key}
          label={label}
          value={resume[key] ?? ''}
          onChange={text => onChange(confirmed({...resume, [key]: textOrNull(text)}, key))}
          {...checkNote(resume, key)}
        />
      ))}
      <ListField resume={resume} onChange={onChange} field="links" label="Links" />
    </div>
  );
}

export function SummaryField({resume, onChange}: FieldsProps) {
  return (
    <TextAreaField
      label="Summary"
      value={resume.summary ?? ''}
      onChange={text => onChange(confirmed({...resume, summary: textOrNull(text)}, 'summary'))}
      rows={4}
      {...checkNote(resume, 'summary')}
    />
  );
}

type ListName = 'links' | 'skills' | 'languages' | 'certifications' | 'awards' | 'publications';

interface ListFieldProps extends FieldsProps {
  field: ListName;
  label: string;
}

/** A list of short texts, one a line. */
export function ListField({resume, onChange, field, label}: ListFieldProps) {
  const lines = resume[field];

  return (
    <TextAreaField
      label={`${label}, one a line`}
      value={lines.join('\n')}
      onChange={text => onChange(confirmed({...resume, [field]: linesOf(text)}, field))}
      rows={Math.min(Math.max(lines.length, 2), 8)}
      {...checkNote(resume, field)}
    />
  );
}
