import {useState} from 'react';
import type {Letter} from '../../../sync/model/entities.ts';
import {mutate} from '../../data/replica.ts';
import {Button} from '../../ui/button.tsx';
import {Chip} from '../../ui/chip.tsx';
import {TextAreaField} from '../../ui/text-field.tsx';
import * as css from './letter.css.ts';
import type {LetterCheck} from './letter-checks.ts';

function paragraphs(content: string): {key: number; text: string}[] {
  let position = 0;
  return content.split(/\n{2,}/).map(text => {
    const key = position;
    position += text.length + 2;
    return {key, text};
  });
}

function LetterEditor({letter, onDone}: {letter: Letter; onDone: () => void}) {
  const [content, setContent] = useState(letter.content);

  async function save() {
    if (content !== letter.content) await mutate('letter.edit', {id: letter.id, content});
    onDone();
  }

  return (
    <div className={css.editor}>
      <TextAreaField label="Letter" value={content} onChange={setContent} rows={18} />
      <div className={css.actions}>
        <Button onPress={() => void save()}>Save</Button>
        <Button tone="quiet" onPress={onDone}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

function Checks({checks}: {checks: readonly LetterCheck[]}) {
  if (checks.length === 0) return null;

  return (
    <ul className={css.checks} aria-label="Check this">
      {checks.map(({sentence, reasons}) => (
        <li key={sentence} className={css.check}>
          <Chip tone="fair">Check this</Chip> “{sentence}”{' '}
          {reasons.map(reason => reason.text).join(' ')}
        </li>
      ))}
    </ul>
  );
}

interface LetterPaperProps {
  letter: Letter;
  /** What the gate has against sentences of it; it is said, never enforced. */
  checks: readonly LetterCheck[];
}

/** A letter as it will be sent, to read and to change. */
export function LetterPaper({letter, checks}: LetterPaperProps) {
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <LetterEditor letter={letter} onDone={() => setEditing(false)} />;

  return (
    <div className={css.editor}>
      <section className={css.paper} aria-label="Cover letter">
        {paragraphs(letter.content).map(({key, text}) => (
          <p key={key} className={css.paragraph}>
            {text}
          </p>
        ))}
      </section>
      <Checks checks={checks} />
      <div className={css.actions}>
        <Button tone="secondary" onPress={() => setEditing(true)}>
          Edit Letter
        </Button>
      </div>
    </div>
  );
}
