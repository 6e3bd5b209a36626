import {useEffect} from 'react';
import type {Optimisation} from '../../../sync/model/entities.ts';
import {useDraft} from '../../data/live.ts';
import {mutate} from '../../data/replica.ts';
import {emptyHistory, type History, redo, remember, stepFrom, undo} from './history.ts';
import type {Decisions} from './review.ts';

export interface Review {
  readonly decide: (decisions: Decisions) => void;
  /** Null where there is nothing to take back, or nothing to bring back. */
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');
}

/** Decisions on an optimisation with undo and redo, which outlive a reload. */
export function useReview({id, decisions}: Pick<Optimisation, 'id' | 'decisions'>): Review {
  const [history, setHistory] = useDraft<History>(`history.${id}`, emptyHistory);
  const send = (changed: Decisions) =>
    void mutate('optimisation.decide', {id, decisions: {...changed}});

  function travel(step: ReturnType<typeof undo>): (() => void) | null {
    if (!step) return null;
    return () => {
      setHistory(step.history);
      send(step.decisions);
    };
  }

  const review: Review = {
    decide(changed) {
      setHistory(remember(history, stepFrom(decisions, changed)));
      send(changed);
    },
    undo: travel(undo(history)),
    redo: travel(redo(history)),
  };

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      if (isTyping(event.target)) return;
      event.preventDefault();
      (event.shiftKey ? review.redo : review.undo)?.();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });

  return review;
}
