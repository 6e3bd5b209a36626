import {useRouter} from '@tanstack/react-router';
import {useEffect, useState} from 'react';

const productName = 'Galley';

/** A page's title as the browser shows it. */
function fullTitle(title: string | undefined): string {
  return title ? `${title} · ${productName}` : productName;
}

/**
 * Does at each change of page what a browser does for a new document and the
 * router does not: sets the title, moves the focus to the heading, and returns
 * the title to be spoken.
 */
export function useArrival(): string {
  const router = useRouter();
  const [spokenTitle, setSpokenTitle] = useState('');

  useEffect(
    () =>
      router.subscribe('onRendered', ({fromLocation, pathChanged}) => {
        const title = router.state.matches.at(-1)?.staticData.title;
        document.title = fullTitle(title);
        if (!fromLocation || !pathChanged) return;
        setSpokenTitle(document.title);
        focusHeading();
      }),
    [router],
  );

  return spokenTitle;
}

const framesToWait = 60;

/** A page that is still loading swaps its heading: the focus follows until the person takes it. */
function focusHeading(framesLeft = framesToWait): void {
  const isFirst = framesLeft === framesToWait;
  if (isFirst || document.activeElement === document.body) {
    document.querySelector<HTMLElement>('h1')?.focus({preventScroll: true});
  }
  if (framesLeft > 0) requestAnimationFrame(() => focusHeading(framesLeft - 1));
}
