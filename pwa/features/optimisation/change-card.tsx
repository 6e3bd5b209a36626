import {type KeyboardEvent, useId, useState} from 'react';
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
          <Chip tone="fair">Check this</Chip> {checks.map(reason => reason.text).join(' ')}
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

  return (
    <div className={css.editor}>
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
  const textId = useId();
  const suggestion = decision.text ?? asText(edit.value);
  const byKey: Record<string, () => void> = {
    a: () => onDecide(accepted),
    r: () => onDecide(kept),
    e: () => setEditing(true),
    u: () => onDecide(open),
  };

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    byKey[event.key.toLowerCase()]?.();
  }

  return (
    <article
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
            onCancel={() => setEditing(false)}
            onSave={text => {
              setEditing(false);
              onDecide({state: 'edited', text});
            }}
          />
        ) : (
          <DecisionButtons
            decision={decision}
            onDecide={onDecide}
            onEdit={() => setEditing(true)}
          />
        )}
      </div>
    </article>
  );
}
