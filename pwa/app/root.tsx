import {Outlet} from '@tanstack/react-router';
import {Notifications} from '../ui/toast.tsx';
import {VisuallyHidden} from '../ui/visually-hidden.tsx';
import {useArrival} from './arrival.ts';
import * as css from './root.css.ts';

/** What surrounds every page: the way past the navigation, the messages, the spoken title. */
export function Root() {
  const spokenTitle = useArrival();

  return (
    <>
      <a href="#main" className={css.skip}>
        Skip to main content
      </a>
      <Outlet />
      <Notifications />
      <VisuallyHidden>
        <span role="status">{spokenTitle}</span>
      </VisuallyHidden>
    </>
  );
}
