import {Check} from 'lucide-react';
import type {ReactNode} from 'react';
import {
  CheckboxButton,
  CheckboxField,
  type CheckboxFieldProps,
  FieldError,
} from 'react-aria-components';
import * as css from './checkbox.css.ts';
import * as field from './field.css.ts';

interface CheckboxProps extends Omit<CheckboxFieldProps, 'className' | 'style' | 'children'> {
  error?: string | undefined;
  children: ReactNode;
}

export function Checkbox({error, children, ...props}: CheckboxProps) {
  return (
    <CheckboxField
      {...props}
      validationBehavior="aria"
      {...(error !== undefined && {isInvalid: true})}
      className={field.field}
    >
      <CheckboxButton className={css.row}>
        <span className={css.box} aria-hidden="true">
          <Check size={16} strokeWidth={2.5} />
        </span>
        <span>{children}</span>
      </CheckboxButton>
      <FieldError className={field.error}>{error}</FieldError>
    </CheckboxField>
  );
}
