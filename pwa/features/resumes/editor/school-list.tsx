import type {Education, Resume} from '../../../../resume/model/resume.ts';
import {Button} from '../../../ui/button.tsx';
import {TextField} from '../../../ui/text-field.tsx';
import {type ChangeResume, textOrNull, withEntry, withoutEntry} from './change.ts';
import {EntryFields} from './entry-fields.tsx';
import * as css from './resume-editor.css.ts';
import {checkNote, confirmed, unsurePaths} from './unsure.ts';

interface SchoolListProps {
  resume: Resume;
  onChange: ChangeResume;
}

const emptySchool: Education = {
  institution: null,
  location: null,
  degree: null,
  start: null,
  end: null,
  notes: [],
};

const textFields = [
  {key: 'degree', label: 'Degree'},
  {key: 'institution', label: 'Institution'},
  {key: 'location', label: 'Location'},
  {key: 'start', label: 'Start (YYYY)'},
  {key: 'end', label: 'End (YYYY)'},
] as const;

function schoolName({degree, institution}: Education): string {
  return [degree, institution].filter(Boolean).join(', ') || 'New entry';
}

/** Schools and degrees. */
export function SchoolList({resume, onChange}: SchoolListProps) {
  const unsure = unsurePaths(resume);

  return (
    <div className={css.part}>
      {resume.education.map((school, index) => {
        const path = `education.${index}`;
        return (
          <EntryFields
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and their order is what is edited.
            key={index}
            title={schoolName(school)}
            isUnsure={unsure.some(one => one.startsWith(`${path}.`))}
            onRemove={() => onChange(withoutEntry(resume, 'education', index))}
          >
            <div className={css.pair}>
              {textFields.map(({key, label}) => (
                <TextField
                  key={key}
                  label={label}
                  value={school[key] ?? ''}
                  onChange={text => {
                    const next = {...school, [key]: textOrNull(text)};
                    const changed = withEntry(resume, 'education', index, next);
                    onChange(confirmed(changed, `${path}.${key}`));
                  }}
                  {...checkNote(resume, `${path}.${key}`)}
                />
              ))}
            </div>
          </EntryFields>
        );
      })}
      <div>
        <Button
          tone="secondary"
          onPress={() => onChange({...resume, education: [...resume.education, emptySchool]})}
        >
          Add Education
        </Button>
      </div>
    </div>
  );
}
