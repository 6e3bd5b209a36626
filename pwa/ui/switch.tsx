import type {ReactNode} from 'react';
import {SwitchButton, SwitchField, type SwitchFieldProps} from 'react-aria-components';
import * as css from './checkbox.css.ts';

interface SwitchProps extends Omit<SwitchFieldProps, 'className' | 'style' | 'children'> {
  hint?: string;
  children: ReactNode;
}

/** A setting that takes effect at once; its words stand before it. */
export function Switch({hint, children, ...props}: SwitchProps) {
  return (
    <SwitchField {...props}>
      <SwitchButton className={`${css.row} ${css.between}`}>
        <span className={css.track} aria-hidden="true" />
        <span>
          {children}
          {hint && <span className={css.hint}>{hint}</span>}
        </span>
      </SwitchButton>
    </SwitchField>
  );
}
