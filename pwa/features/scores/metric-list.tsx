import type {CategoryNote, Score} from '../../../resume/model/score.ts';
import {bandWord, scoreBand} from '../../../sync/model/score-band.ts';
import {Disclosure} from '../../ui/disclosure.tsx';
import {Meter} from '../../ui/meter.tsx';
import {categoryWords, shownCategories} from './category-words.ts';
import * as css from './metric-list.css.ts';

interface NoteListProps {
  title: string;
  lines: readonly string[];
}

function NoteList({title, lines}: NoteListProps) {
  if (lines.length === 0) return null;

  return (
    <div>
      <p className={css.noteTitle}>{title}</p>
      <ul className={css.notes}>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

function Why({meaning, note}: {meaning: string; note: CategoryNote | undefined}) {
  return (
    <div className={css.why}>
      <p>{meaning}</p>
      <NoteList title="What earned it" lines={note?.earned ?? []} />
      <NoteList title="What would raise it" lines={note?.raise ?? []} />
    </div>
  );
}

/** A bar for each category, each with the reasons for its figure. */
export function MetricList({score}: {score: Score}) {
  return (
    <ul className={css.list}>
      {shownCategories.map(category => {
        const value = score.categories[category] ?? 0;
        const {title, meaning} = categoryWords[category];
        const band = scoreBand(value);
        return (
          <li key={category} className={css.metric}>
            <Meter label={title} value={value} tone={band} word={bandWord[band]} />
            <Disclosure title={`Why ${Math.round(value)}?`} level={4}>
              <Why meaning={meaning} note={score.notes.find(note => note.category === category)} />
            </Disclosure>
          </li>
        );
      })}
    </ul>
  );
}
