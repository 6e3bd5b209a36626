import type {ReactNode} from 'react';
import * as css from './page-header.css.ts';

interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** What the page is for, as buttons at its head. */
  actions?: ReactNode;
}

/** The one h1 of a page; it takes the focus when the page is opened from another. */
export function PageHeader({title, subtitle, actions}: PageHeaderProps) {
  return (
    <header className={css.header}>
      <div className={css.words}>
        <h1 tabIndex={-1} className={css.title}>
          {title}
        </h1>
        {subtitle && <p className={css.subtitle}>{subtitle}</p>}
      </div>
      {actions}
    </header>
  );
}
