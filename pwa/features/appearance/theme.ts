import {atom, useAtom} from 'jotai';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const storageKey = 'galley.theme';

function readTheme(): Theme {
  const stored = globalThis.localStorage?.getItem(storageKey);
  return themes.find(theme => theme === stored) ?? 'system';
}

/** Puts the chosen theme on the document; `system` leaves the choice to the device. */
function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function showStoredTheme(): void {
  showTheme(readTheme());
}

const themeAtom = atom(readTheme());

export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useAtom(themeAtom);

  return [
    theme,
    next => {
      localStorage.setItem(storageKey, next);
      showTheme(next);
      setTheme(next);
    },
  ];
}
