import type {ReactNode} from 'react';
import * as css from './card.css.ts';

interface CardProps {
  children: ReactNode;
  /** What can be done with it, in a bar of its own. */
  footer?: ReactNode;
}

export function Card({children, footer}: CardProps) {
  return (
    <div className={css.card}>
      <div className={css.body}>{children}</div>
      {footer && <div className={css.footer}>{footer}</div>}
    </div>
  );
}
