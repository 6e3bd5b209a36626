import {type ReactNode, useId} from 'react';
import * as css from './settings.css.ts';

interface SectionProps {
  title: string;
  /** What the section is for, in a sentence. */
  words?: string;
  children: ReactNode;
}

export function Section({title, words, children}: SectionProps) {
  const titleId = useId();

  return (
    <section className={css.section} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={css.title}>
          {title}
        </h2>
        {words && <p className={css.words}>{words}</p>}
      </div>
      {children}
    </section>
  );
}
