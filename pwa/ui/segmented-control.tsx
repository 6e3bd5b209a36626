import {Label, RadioButton, RadioField, RadioGroup} from 'react-aria-components';
import * as css from './segmented-control.css.ts';
import {VisuallyHidden} from './visually-hidden.tsx';

interface SegmentedControlProps<Value extends string> {
  label: string;
  isLabelHidden?: boolean;
  options: readonly {value: Value; label: string}[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few short choices, all of them in sight. */
export function SegmentedControl<Value extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  return (
    <RadioGroup
      value={value}
      onChange={next => onChange(next as Value)}
      orientation="horizontal"
      className={css.group}
    >
      <Label className={css.label}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </Label>
      <div className={css.track}>
        {options.map(option => (
          <RadioField key={option.value} value={option.value}>
            <RadioButton className={css.option}>{option.label}</RadioButton>
          </RadioField>
        ))}
      </div>
    </RadioGroup>
  );
}
