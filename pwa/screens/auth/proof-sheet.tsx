import {VisuallyHidden} from '../../ui/visually-hidden.tsx';
import * as css from './proof-sheet.css.ts';

const promises = [
  {
    title: 'AI-powered resume optimization',
    words: 'Each suggestion names the line of the posting it answers.',
  },
  {
    title: 'Tailored cover letters',
    words: 'Written from the facts in your resume, and from nothing else.',
  },
  {
    title: 'Professional templates',
    words: 'Plain, single-column documents with standard headings.',
  },
];

/** A marked-up line of a resume: what the product does, shown instead of told. */
export function ProofSheet() {
  return (
    <aside className={css.panel} aria-label="What Galley does">
      <div className={css.content}>
        <figure className={css.sheet}>
          <figcaption className={css.caption}>
            The posting asks: “You own <mark>SQL reporting</mark> for the sales team.”
          </figcaption>
          <p className={css.line}>
            <VisuallyHidden>Original: </VisuallyHidden>
            <del className={css.old}>
              Was responsible for the weekly reports of the sales team, made in SQL.
            </del>
          </p>
          <p className={css.line}>
            <VisuallyHidden>Suggested: </VisuallyHidden>
            <ins className={css.fresh}>Wrote the weekly</ins> <mark>SQL</mark>{' '}
            <ins className={css.fresh}>reports</ins> of the sales team.
          </p>
          <p className={css.reason}>
            Same facts, in the words of the posting. <em>Owned</em> was left out: your resume
            doesn't say so.
          </p>
        </figure>
        <ul className={css.promises}>
          {promises.map(promise => (
            <li key={promise.title} className={css.promise}>
              <p className={css.promiseTitle}>{promise.title}</p>
              <p className={css.promiseWords}>{promise.words}</p>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
