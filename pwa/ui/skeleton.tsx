import * as css from './skeleton.css.ts';

/** The room that text will take, while nothing is on this device yet. */
export function Skeleton({label, lines = 3}: {label: string; lines?: number}) {
  return (
    <div role="status" aria-label={label} className={css.lines}>
      {Array.from({length: lines}, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical lines that never move
        <div key={line} className={css.line} />
      ))}
    </div>
  );
}
