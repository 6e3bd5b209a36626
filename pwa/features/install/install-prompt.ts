import {atom, getDefaultStore, useAtomValue} from 'jotai';

/** Chromium's own event; the other engines install from their menus. */
interface InstallEvent extends Event {
  prompt: () => Promise<{outcome: 'accepted' | 'dismissed'}>;
}

export type InstallWay = 'prompt' | 'ios' | 'none' | 'installed';

const eventAtom = atom<InstallEvent | null>(null);
const dismissedKey = 'galley.install-dismissed';
const dismissalMs = 30 * 24 * 60 * 60 * 1_000;

function keepEvent(event: Event): void {
  event.preventDefault();
  getDefaultStore().set(eventAtom, event as InstallEvent);
}

/** To be called at start: the browser offers installation once and early. */
export function listenForInstall(): void {
  addEventListener('beforeinstallprompt', keepEvent);
  addEventListener('appinstalled', () => getDefaultStore().set(eventAtom, null));
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches;
}

function isIos(): boolean {
  return (
    /iphone|ipad|ipod/i.test(navigator.userAgent) ||
    // iPads call themselves Macs, but Macs have no touch screen.
    (/macintosh/i.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}

/** How this browser installs the app, if it does. */
export function useInstallWay(): InstallWay {
  const event = useAtomValue(eventAtom);
  if (isInstalled()) return 'installed';
  if (event) return 'prompt';
  return isIos() ? 'ios' : 'none';
}

export async function install(): Promise<void> {
  const event = getDefaultStore().get(eventAtom);
  if (!event) return;
  getDefaultStore().set(eventAtom, null);
  const {outcome} = await event.prompt();
  if (outcome === 'dismissed') dismissInstall();
}

export function dismissInstall(): void {
  localStorage.setItem(dismissedKey, String(Date.now()));
}

/** Whether the person has said no within the last 30 days. */
export function isInstallDismissed(): boolean {
  return Date.now() - Number(localStorage.getItem(dismissedKey) ?? 0) < dismissalMs;
}
