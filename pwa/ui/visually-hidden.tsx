import type {ReactNode} from 'react';
import {hidden} from './visually-hidden.css.ts';

/** Words for assistive technology only. */
export function VisuallyHidden({children}: {children: ReactNode}) {
  return <span className={hidden}>{children}</span>;
}
