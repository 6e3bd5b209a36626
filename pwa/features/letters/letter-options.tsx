import {SegmentedControl} from '../../ui/segmented-control.tsx';
import * as css from './letter.css.ts';
import type {LetterChoice} from './request-letter.ts';

const tones = [
  {value: 'plain', label: 'Plain'},
  {value: 'warm', label: 'Warm'},
  {value: 'formal', label: 'Formal'},
] as const;

const lengths = [
  {value: 'short', label: 'Short'},
  {value: 'standard', label: 'Standard'},
] as const;

interface LetterOptionsProps {
  choice: LetterChoice;
  onChoice: (choice: LetterChoice) => void;
}

/** How a letter is to sound and how long it is to be. */
export function LetterOptions({choice, onChoice}: LetterOptionsProps) {
  return (
    <div className={css.options}>
      <SegmentedControl
        label="Tone"
        options={tones}
        value={choice.tone}
        onChange={tone => onChoice({...choice, tone})}
      />
      <SegmentedControl
        label="Length"
        options={lengths}
        value={choice.length}
        onChange={length => onChoice({...choice, length})}
      />
    </div>
  );
}
