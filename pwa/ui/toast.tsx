import {lazy, Suspense, useSyncExternalStore} from 'react';
import {UNSTABLE_ToastQueue as ToastQueue} from 'react-aria-components';

/** With toast-region.tsx, the only module that knows React Aria's unstable toasts. */

const defaultDurationMs = {success: 3_000, error: 5_000, warning: 4_000, info: 3_000} as const;

export interface Notification {
  title: string;
  description?: string;
  kind?: keyof typeof defaultDurationMs;
  /** How long it stays unless it is hovered or focused; 0 stays until closed. */
  durationMs?: number;
  action?: {label: string; onPress: () => void};
}

const queue = new ToastQueue<Notification>({maxVisibleToasts: 3});
let hasSpoken = false;

/** Shows a message at the bottom left; the returned function takes it away again. */
export function notify(notification: Notification): () => void {
  hasSpoken = true;
  const {durationMs = defaultDurationMs[notification.kind ?? 'info']} = notification;
  const key = queue.add(notification, durationMs > 0 ? {timeout: durationMs} : {});
  return () => queue.close(key);
}

const ToastRegion = lazy(async () => ({
  default: (await import('./toast-region.tsx')).ToastRegion,
}));

const subscribe = (listener: () => void) => queue.subscribe(listener);

/** The place of the messages, loaded with the first of them. */
export function Notifications() {
  const isNeeded = useSyncExternalStore(subscribe, () => hasSpoken);

  if (!isNeeded) return null;
  return (
    <Suspense>
      <ToastRegion queue={queue} />
    </Suspense>
  );
}
