import type {Resume} from '../../../../resume/model/resume.ts';
import type {UploadedResume} from '../../../../sync/model/entities.ts';
import {useDraft} from '../../../data/live.ts';
import {mutate} from '../../../data/replica.ts';
import {Button} from '../../../ui/button.tsx';
import {Disclosure} from '../../../ui/disclosure.tsx';
import {notify} from '../../../ui/toast.tsx';
import {tidied} from './change.ts';
import {ContactFields, ListField, SummaryField} from './plain-fields.tsx';
import * as css from './resume-editor.css.ts';
import {RoleList} from './role-list.tsx';
import {SchoolList} from './school-list.tsx';
import {SectionOrder} from './section-order.tsx';
import {unsurePaths} from './unsure.ts';

const lists = [
  {field: 'skills', label: 'Skills'},
  {field: 'languages', label: 'Languages'},
  {field: 'certifications', label: 'Certifications'},
  {field: 'awards', label: 'Awards'},
  {field: 'publications', label: 'Publications'},
] as const;

interface ResumeEditorProps {
  resume: UploadedResume;
  document: Resume;
  onDone: () => void;
}

/**
 * Everything that was read, to be put right, beside the file's own words. What
 * is typed is kept on the device until it is saved.
 */
export function ResumeEditor({resume, document, onDone}: ResumeEditorProps) {
  const [draft, setDraft] = useDraft<Resume>(`resume.${resume.id}`, document);
  const open = unsurePaths(draft).length;

  async function save() {
    await mutate('resume.edit', {id: resume.id, document: tidied(draft)});
    notify({title: 'Resume saved on this device', kind: 'success'});
    onDone();
  }

  return (
    <div className={css.editor}>
      <div className={css.form}>
        {open > 0 && (
          <p className={css.note}>
            {open === 1 ? '1 field needs a look.' : `${open} fields need a look.`}
          </p>
        )}
        <ContactFields resume={draft} onChange={setDraft} />
        <SummaryField resume={draft} onChange={setDraft} />
        <section className={css.part}>
          <h2 className={css.title}>Experience</h2>
          <RoleList resume={draft} onChange={setDraft} />
        </section>
        <section className={css.part}>
          <h2 className={css.title}>Education</h2>
          <SchoolList resume={draft} onChange={setDraft} />
        </section>
        {lists.map(({field, label}) => (
          <ListField key={field} resume={draft} onChange={setDraft} field={field} label={label} />
        ))}
        <Disclosure title="Order of the sections" level={2}>
          <SectionOrder resume={draft} onChange={setDraft} />
        </Disclosure>
        <div className={css.actions}>
          <Button onPress={() => void save()}>Save</Button>
          <Button tone="quiet" onPress={onDone}>
            Cancel
          </Button>
        </div>
      </div>
      <section className={css.original} aria-label="Text of the file">
        <h2 className={css.title}>Text of the file</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
        <pre className={css.text} tabIndex={0}>
          {resume.text}
        </pre>
      </section>
    </div>
  );
}
