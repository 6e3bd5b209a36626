import type {Resume, Role} from '../../../../resume/model/resume.ts';
import {Button} from '../../../ui/button.tsx';
import {TextAreaField, TextField} from '../../../ui/text-field.tsx';
import {type ChangeResume, linesOf, textOrNull, withEntry, withoutEntry} from './change.ts';
import {EntryFields} from './entry-fields.tsx';
import * as css from './resume-editor.css.ts';
import {checkNote, confirmed, unsurePaths} from './unsure.ts';

interface RoleListProps {
  resume: Resume;
  onChange: ChangeResume;
}

const emptyRole: Role = {
  title: null,
  company: null,
  location: null,
  start: null,
  end: null,
  bullets: [],
};

const textFields = [
  {key: 'title', label: 'Title'},
  {key: 'company', label: 'Company'},
  {key: 'location', label: 'Location'},
  {key: 'start', label: 'Start (YYYY-MM)'},
  {key: 'end', label: 'End (YYYY-MM, empty for today)'},
] as const;

function roleName({title, company}: Role): string {
  return [title, company].filter(Boolean).join(', ') || 'New position';
}

/** The positions held, each with what was done there. */
export function RoleList({resume, onChange}: RoleListProps) {
  const unsure = unsurePaths(resume);

  function change(index: number, role: Role, field: string) {
    onChange(
      confirmed(withEntry(resume, 'experience', index, role), `experience.${index}.${field}`),
    );
  }

  return (
    <div className={css.part}>
      {resume.experience.map((role, index) => {
        const path = `experience.${index}`;
        return (
          <EntryFields
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and their order is what is edited.
            key={index}
            title={roleName(role)}
            isUnsure={unsure.some(one => one.startsWith(`${path}.`))}
            onRemove={() => onChange(withoutEntry(resume, 'experience', index))}
          >
            <div className={css.pair}>
              {textFields.map(({key, label}) => (
                <TextField
                  key={key}
                  label={label}
                  value={role[key] ?? ''}
                  onChange={text => change(index, {...role, [key]: textOrNull(text)}, key)}
                  {...checkNote(resume, `${path}.${key}`)}
                />
              ))}
            </div>
            <TextAreaField
              label="What you did, one line each"
              value={role.bullets.join('\n')}
              onChange={text => change(index, {...role, bullets: linesOf(text)}, 'bullets')}
              rows={5}
              {...checkNote(resume, `${path}.bullets`)}
            />
          </EntryFields>
        );
      })}
      <div>
        <Button
          tone="secondary"
          onPress={() => onChange({...resume, experience: [...resume.experience, emptyRole]})}
        >
          Add Position
        </Button>
      </div>
    </div>
  );
}
