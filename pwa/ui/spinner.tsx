import {ProgressBar} from 'react-aria-components';
import * as css from './spinner.css.ts';

/** A wait of unknown length, in the size of the text around it. */
export function Spinner({label}: {label: string}) {
  return <ProgressBar isIndeterminate aria-label={label} className={css.ring} />;
}

/** A wait that leaves nothing else to show. */
export function FullScreenSpinner({label}: {label: string}) {
  return (
    <div className={css.screen}>
      <Spinner label={label} />
    </div>
  );
}
