import {useState} from 'react';
import type {Category, CategoryNote, Score} from '../../../resume/model/score.ts';
import {bandWord, scoreBand} from '../../../sync/model/score-band.ts';
import {Button} from '../../ui/button.tsx';
import {TextLink} from '../../ui/link.tsx';
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

function Metric({
  score,
  category,
  isExplained,
}: {
  score: Score;
  category: Category;
  isExplained: boolean;
}) {
  const value = score.categories[category] ?? 0;
  const {title, meaning} = categoryWords[category];
  const band = scoreBand(value);
  const note = score.notes.find(one => one.category === category);

  return (
    <li className={css.metric}>
      <Meter label={title} value={value} tone={band} word={bandWord[band]} />
      {isExplained && <Why meaning={meaning} note={note} />}
    </li>
  );
}

/** A bar for each category; one press says of all of them why they stand where they do. */
export function MetricList({score}: {score: Score}) {
  const [isExplained, setExplained] = useState(false);

  return (
    <section className={css.section}>
      <header className={css.head}>
        <h2 className={css.title}>Detailed Metrics</h2>
        <Button tone="quiet" aria-expanded={isExplained} onPress={() => setExplained(!isExplained)}>
          {isExplained ? 'Hide reasons' : 'Why?'}
        </Button>
      </header>
      <ul className={css.list}>
        {shownCategories.map(category => (
          <Metric key={category} score={score} category={category} isExplained={isExplained} />
        ))}
      </ul>
      <p className={css.guide}>
        <TextLink to="/how-the-score-works">How the score works</TextLink>
      </p>
    </section>
  );
}
