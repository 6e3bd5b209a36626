import {type KeyboardEvent, useEffect, useId, useRef, useState} from 'react';
import type {Reason} from '../../../resume/model/claims.ts';
import type {Decision, Edit} from '../../../resume/model/edits.ts';
import {Button, KeyHint} from '../../ui/button.tsx';
import {Chip} from '../../ui/chip.tsx';
import {TextAreaField} from '../../ui/text-field.tsx';
import * as css from './change-card.css.ts';
import {ChangeText} from './change-text.tsx';

interface ChangeCardProps {
  edit: Edit;
  decision: Decision;
  /** The posting's terms, to mark in the suggestion. */
  terms: readonly string[];
  /** What the gate has against the text that stands now; it is said, never enforced. */
  checks: readonly Reason[];
  onDecide: (decision: Decision) => void;
}

const accepted: Decision = {state: 'accepted', text: null};
const kept: Decision = {state: 'kept', text: null};
const open: Decision = {state: 'pending', text: null};

const stateWords = {
  pending: null,
  accepted: 'Accepted',
  kept: 'Original kept',
  edited: 'Your own words',
} as const;

function asText(value: Edit['value']): string {
  return typeof value === 'string' ? value : value.join('\n');
}

function Evidence({edit, checks}: Pick<ChangeCardProps, 'edit' | 'checks'>) {
  return (
    <>
      <p className={css.reason}>
        {edit.evidence.posting ? `Answers “${edit.evidence.posting}” in the posting. ` : ''}
        {edit.reason}
      </p>
      {checks.length > 0 && (
        <p className={css.reason}>
          <Chip tone="fair">Check this</Chip>{' '}
          {[...new Set(checks.map(reason => reason.text))].join(' ')}
        </p>
      )}
    </>
  );
}

interface OwnWordsProps {
  text: string;
  onSave: (text: string) => void;
  onCancel: () => void;
}

function OwnWords({text, onSave, onCancel}: OwnWordsProps) {
  const [draft, setDraft] = useState(text);
  const editor = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const area = editor.current?.querySelector('textarea');
    area?.setSelectionRange(area.value.length, area.value.length);
  }, []);

  return (
    <div className={css.editor} ref={editor}>
      <TextAreaField label="Your own words" value={draft} onChange={setDraft} rows={3} autoFocus />
      <div className={css.buttons}>
        <Button onPress={() => onSave(draft)}>Save</Button>
        <Button tone="quiet" onPress={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

interface DecisionButtonsProps {
  decision: Decision;
  onDecide: (decision: Decision) => void;
  onEdit: () => void;
}

function DecisionButtons({decision, onDecide, onEdit}: DecisionButtonsProps) {
  if (decision.state !== 'pending') {
    return (
      <div className={css.buttons}>
        <Chip tone={decision.state === 'kept' ? 'plain' : 'good'}>
          {stateWords[decision.state]}
        </Chip>
        <Button tone="quiet" onPress={() => onDecide(open)}>
          Undo <KeyHint>U</KeyHint>
        </Button>
      </div>
    );
  }
  return (
    <div className={css.buttons}>
      <Button onPress={() => onDecide(accepted)}>
        Accept <KeyHint>A</KeyHint>
      </Button>
      <Button tone="secondary" onPress={() => onDecide(kept)}>
        Keep original <KeyHint>R</KeyHint>
      </Button>
      <Button tone="secondary" onPress={onEdit}>
        Edit <KeyHint>E</KeyHint>
      </Button>
    </div>
  );
}

/** Whether a key was meant for a text that is being typed, not for the card. */
function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
}

/** One proposed change: the texts, the reason, and the person's word on it. */
export function ChangeCard({edit, decision, terms, checks, onDecide}: ChangeCardProps) {
  const [isEditing, setEditing] = useState(false);
  const card = useRef<HTMLElement>(null);
  const textId = useId();
  const suggestion = decision.text ?? asText(edit.value);
  const byKey: Record<string, () => void> = {
    a: () => decide(accepted),
    r: () => decide(kept),
    e: () => setEditing(true),
    u: () => decide(open),
  };

  /** The button that was pressed goes away: the card takes the focus, so that its keys go on working. */
  function stopEditing() {
    setEditing(false);
    card.current?.focus({preventScroll: true});
  }

  function decide(made: Decision) {
    onDecide(made);
    stopEditing();
  }

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const act = byKey[event.key.toLowerCase()];
    if (!act) return;
    // The letter that opens the editor is not its first letter.
    event.preventDefault();
    act();
  }

  return (
    <article
      ref={card}
      className={css.card}
      data-state={decision.state}
      data-change-card
      aria-labelledby={textId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the card is a stop of its own, so that one key decides it.
      tabIndex={0}
      onKeyDown={press}
    >
      <div className={css.body}>
        <div id={textId}>
          <ChangeText edit={edit} suggestion={suggestion} terms={terms} />
        </div>
        <Evidence edit={edit} checks={checks} />
      </div>
      <div className={css.footer}>
        {isEditing ? (
          <OwnWords
            text={suggestion}
            onCancel={stopEditing}
            onSave={text => decide({state: 'edited', text})}
          />
        ) : (
          <DecisionButtons decision={decision} onDecide={decide} onEdit={() => setEditing(true)} />
        )}
      </div>
    </article>
  );
}
