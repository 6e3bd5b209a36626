import type {ReactNode} from 'react';
import * as css from './empty-state.css.ts';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
}

export function EmptyState({title, children, action}: EmptyStateProps) {
  return (
    <div className={css.empty}>
      <p className={css.title}>{title}</p>
      {children && <p className={css.words}>{children}</p>}
      {action}
    </div>
  );
}
