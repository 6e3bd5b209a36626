import {type KeyboardEvent, useRef} from 'react';
import type {Answer} from '../../../resume/model/claims.ts';
import type {Decision} from '../../../resume/model/edits.ts';
import type {Optimisation} from '../../../sync/model/entities.ts';
import {SegmentedControl} from '../../ui/segmented-control.tsx';
import {ChangeCard} from './change-card.tsx';
import {FinalDocument} from './final-document.tsx';
import {checksOf, useGate} from './own-words.ts';
import {decisionOf, finalResume, groupEdits} from './review.ts';
import * as css from './review-panel.css.ts';

export type ReviewView = 'changes' | 'side-by-side' | 'final';

const views = [
  {value: 'changes', label: 'Changes'},
  {value: 'side-by-side', label: 'Side by side'},
  {value: 'final', label: 'Final'},
] as const;

interface ReviewPanelProps {
  optimisation: Optimisation;
  terms: readonly string[];
  answers: readonly Answer[];
  view: ReviewView;
  onView: (view: ReviewView) => void;
  onDecide: (editId: string, decision: Decision) => void;
}

/** Arrow keys move between cards, so that a review needs no pointer. */
function moveBetweenCards(event: KeyboardEvent, list: HTMLElement | null): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const cards = [...(list?.querySelectorAll<HTMLElement>('[data-change-card]') ?? [])];
  const at = cards.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  cards[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
}

function Changes(props: Omit<ReviewPanelProps, 'view' | 'onView'>) {
  const {optimisation, terms, answers, onDecide} = props;
  const check = useGate();
  const list = useRef<HTMLDivElement>(null);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only move between the cards, which are stops of their own.
    <div
      ref={list}
      className={css.groups}
      onKeyDown={event => moveBetweenCards(event, list.current)}
    >
      {groupEdits(optimisation).map(group => (
        <section key={group.key} className={css.group} aria-label={group.title}>
          <header className={css.groupHead}>
            <h2 className={css.groupTitle}>{group.title}</h2>
            <span className={css.count}>
              {group.edits.length === 1 ? '1 change' : `${group.edits.length} changes`}
            </span>
          </header>
          {group.edits.map(edit => (
            <ChangeCard
              key={edit.id}
              edit={edit}
              decision={decisionOf(optimisation.decisions, edit)}
              terms={terms}
              checks={check ? checksOf(edit, {optimisation, answers, check}) : edit.check}
              onDecide={decision => onDecide(edit.id, decision)}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

/** The review of an optimisation: change by change, beside the original, or as it will be sent. */
export function ReviewPanel({view, onView, ...props}: ReviewPanelProps) {
  const {optimisation} = props;

  return (
    <div className={css.panel}>
      <SegmentedControl label="View" isLabelHidden options={views} value={view} onChange={onView} />
      {view === 'changes' && <Changes {...props} />}
      {view === 'changes' && optimisation.edits.length === 0 && (
        <p className={css.none}>
          No change of words would honestly bring your resume closer to this posting. What it asks
          and your resume does not show is listed with the scores.
        </p>
      )}
      {view === 'side-by-side' && (
        <div className={css.sides}>
          <FinalDocument resume={optimisation.source} label="Original resume" />
          <FinalDocument resume={finalResume(optimisation)} label="Resume with your changes" />
        </div>
      )}
      {view === 'final' && (
        <FinalDocument resume={finalResume(optimisation)} label="Resume with your changes" />
      )}
    </div>
  );
}
