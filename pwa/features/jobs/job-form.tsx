import {type FormEvent, useState} from 'react';
import {Button} from '../../ui/button.tsx';
import {Chip} from '../../ui/chip.tsx';
import {InlineButton} from '../../ui/link.tsx';
import {TabPanel, Tabs} from '../../ui/tabs.tsx';
import {TextAreaField, TextField} from '../../ui/text-field.tsx';
import {notify} from '../../ui/toast.tsx';
import {addPosting, type PostingInput} from './add-posting.ts';
import * as css from './job-form.css.ts';

type Source = 'text' | 'url';

interface JobFormProps {
  draft: PostingInput;
  onDraft: (draft: PostingInput) => void;
  onAdded: (id: string) => void;
}

const tabs = [
  {id: 'text', title: 'Text Input'},
  {
    id: 'url',
    title: (
      <>
        Job URL <Chip>Beta</Chip>
      </>
    ),
  },
] as const;

const notSaved = {
  title: 'Failed to process job details',
  description: 'Your text is still here. Check that the device has space left, then try again.',
  kind: 'error',
} as const;

const noPosting = {
  title: 'This is no job posting',
  description:
    'Your text is still here. Paste all of the posting: the title, the employer, the tasks and what is asked.',
  kind: 'error',
  durationMs: 8_000,
} as const;

/** Says what typing in one field has cleared in the other, and gives it back. */
function ClearedNote({cleared, onUndo}: {cleared: PostingInput | null; onUndo: () => void}) {
  if (!cleared) return null;

  return (
    <p className={css.cleared} role="status">
      {cleared.url ? 'Job URL cleared. ' : 'Pasted text cleared. '}
      <InlineButton onPress={onUndo}>Undo</InlineButton>
    </p>
  );
}

/** A posting by its text or its address; what is typed survives a reload. */
export function JobForm({draft, onDraft, onAdded}: JobFormProps) {
  const [source, setSource] = useState<Source>(draft.url ? 'url' : 'text');
  const [cleared, setCleared] = useState<PostingInput | null>(null);
  const [isBusy, setBusy] = useState(false);

  function type(next: PostingInput) {
    const loses = (draft.url && !next.url) || (draft.fullDetails && !next.fullDetails);
    const typedOther = draft.url ? next.fullDetails : next.url;
    if (loses && typedOther) setCleared(draft);
    onDraft(next);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!draft.url.trim() && !draft.fullDetails.trim()) {
      notify({
        title: 'Missing information',
        description: 'Please provide either a job URL or paste job details.',
        kind: 'error',
      });
      return;
    }
    setBusy(true);
    const added = await addPosting(draft)
      .catch(() => null)
      .finally(() => setBusy(false));
    if (!added?.ok) {
      notify(added ? noPosting : notSaved);
      return;
    }
    onDraft({url: '', fullDetails: ''});
    onAdded(added.value);
  }

  return (
    <form className={css.form} onSubmit={event => void submit(event)}>
      <Tabs label="How to give the posting" tabs={tabs} selected={source} onSelect={setSource}>
        <TabPanel id="text">
          <TextAreaField
            label="Job details"
            description="Paste the whole posting. It is read on this device; what does not belong to it is left out."
            value={draft.fullDetails}
            onChange={fullDetails => type({fullDetails, url: ''})}
            rows={10}
          />
        </TabPanel>
        <TabPanel id="url">
          <TextField
            label="Job URL"
            type="url"
            inputMode="url"
            description="Our server opens the page. Analysis can take up to about a minute."
            placeholder="https://"
            value={draft.url}
            onChange={url => type({url, fullDetails: ''})}
          />
        </TabPanel>
      </Tabs>
      <ClearedNote
        cleared={cleared}
        onUndo={() => {
          if (cleared) onDraft(cleared);
          setSource(cleared?.url ? 'url' : 'text');
          setCleared(null);
        }}
      />
      <div>
        <Button type="submit" isPending={isBusy}>
          Extract Job Details
        </Button>
      </div>
    </form>
  );
}
