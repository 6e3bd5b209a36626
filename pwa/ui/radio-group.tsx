import type {ReactNode} from 'react';
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  Label,
  RadioButton,
  RadioField,
} from 'react-aria-components';
import * as css from './checkbox.css.ts';

interface RadioGroupProps extends Omit<AriaRadioGroupProps, 'className' | 'style' | 'children'> {
  label: string;
  children: ReactNode;
}

export function RadioGroup({label, children, ...props}: RadioGroupProps) {
  return (
    <AriaRadioGroup {...props} className={css.group}>
      <Label className={css.groupLabel}>{label}</Label>
      {children}
    </AriaRadioGroup>
  );
}

interface RadioProps {
  value: string;
  hint?: string;
  isDisabled?: boolean;
  children: ReactNode;
}

export function Radio({hint, children, ...props}: RadioProps) {
  return (
    <RadioField {...props}>
      <RadioButton className={css.row}>
        <span className={`${css.box} ${css.dot}`} aria-hidden="true" />
        <span>
          {children}
          {hint && <span className={css.hint}>{hint}</span>}
        </span>
      </RadioButton>
    </RadioField>
  );
}
