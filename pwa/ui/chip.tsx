import type {ReactNode} from 'react';
import * as css from './chip.css.ts';

interface ChipProps {
  tone?: keyof typeof css.tone;
  children: ReactNode;
}

/** A word set apart: a keyword, a status, a gain. */
export function Chip({tone = 'plain', children}: ChipProps) {
  return <span className={`${css.chip} ${css.tone[tone]}`}>{children}</span>;
}

interface ChipListProps {
  label: string;
  chips: readonly {text: string; tone?: keyof typeof css.tone}[];
}

export function ChipList({label, chips}: ChipListProps) {
  return (
    <ul className={css.list} aria-label={label}>
      {chips.map(chip => (
        <li key={chip.text}>
          <Chip tone={chip.tone ?? 'plain'}>{chip.text}</Chip>
        </li>
      ))}
    </ul>
  );
}
