import type {ReactNode} from 'react';
import * as css from './notice.css.ts';

interface NoticeProps {
  tone?: keyof typeof css.tone;
  title?: string;
  /** Spoken when it appears: politely, or at once for what has gone wrong. */
  announces?: 'politely' | 'at once';
  action?: ReactNode;
  children?: ReactNode;
}

/** A sentence that stays on the page, in the place it is about. */
export function Notice({tone = 'plain', title, announces, action, children}: NoticeProps) {
  return (
    <div
      className={`${css.notice} ${css.tone[tone]}`}
      {...(announces && {role: announces === 'at once' ? 'alert' : 'status'})}
    >
      <div className={css.words}>
        {title && <p className={css.title}>{title}</p>}
        {children}
      </div>
      {action}
    </div>
  );
}
