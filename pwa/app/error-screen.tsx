import type {ErrorComponentProps} from '@tanstack/react-router';
import {Button} from '../ui/button.tsx';
import * as css from './screen.css.ts';

/** The code of a page may be gone from the server after an update, or out of reach offline. */
function isCodeMissing(message: string): boolean {
  return /dynamically imported module|Importing a module script failed/i.test(message);
}

export function ErrorScreen({error, reset}: ErrorComponentProps) {
  const message = error instanceof Error ? error.message : '';
  const isMissing = isCodeMissing(message);

  return (
    <main id="main" tabIndex={-1} className={css.screen}>
      <h1 tabIndex={-1} className={css.title}>
        Something went wrong
      </h1>
      <p className={css.words}>
        {isMissing
          ? 'This page could not be loaded. Check your connection, then load it again.'
          : message || 'An unexpected error occurred'}
      </p>
      <div className={css.actions}>
        <Button onPress={isMissing ? () => location.reload() : reset}>Try Again</Button>
      </div>
    </main>
  );
}
