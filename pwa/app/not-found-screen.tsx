import {useEffect} from 'react';
import {LinkButton} from '../ui/link.tsx';
import * as css from './screen.css.ts';

export function NotFoundScreen() {
  useEffect(() => {
    document.title = '404 Page Not Found · Galley';
  }, []);

  return (
    <main id="main" tabIndex={-1} className={css.screen}>
      <h1 tabIndex={-1} className={css.title}>
        404 Page Not Found
      </h1>
      <p className={css.words}>
        There is nothing at this address. It may have been moved, or mistyped.
      </p>
      <LinkButton to="/">Back to the dashboard</LinkButton>
    </main>
  );
}
