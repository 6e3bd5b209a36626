import {Input, Label, Text, TextField} from 'react-aria-components';
import * as css from './code-field.css.ts';
import * as field from './field.css.ts';

interface CodeFieldProps {
  label: string;
  description: string;
  name: string;
  length: number;
  value: string;
  isDisabled?: boolean;
  onChange: (digits: string) => void;
}

/** One input drawn as a row of boxes: it pastes, autofills and is read aloud as one field. */
export function CodeField({label, description, length, value, onChange, ...props}: CodeFieldProps) {
  const boxes = Array.from({length}, (_, position) => position);

  return (
    <TextField
      {...props}
      value={value}
      onChange={typed => onChange(typed.replace(/\D/g, '').slice(0, length))}
      inputMode="numeric"
      autoComplete="one-time-code"
      className={field.field}
    >
      <Label className={field.label}>{label}</Label>
      <div className={css.row}>
        <Input className={css.input} />
        {boxes.map(position => (
          <span
            key={position}
            aria-hidden="true"
            className={css.box}
            {...(position === Math.min(value.length, length - 1) && {'data-next': true})}
          >
            {value[position]}
          </span>
        ))}
      </div>
      <Text slot="description" className={field.description}>
        {description}
      </Text>
    </TextField>
  );
}
