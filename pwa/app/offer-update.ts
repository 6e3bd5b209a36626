import {notify} from '../ui/toast.tsx';

/** Asks before the page is loaded anew: something may be half typed. */
export function offerUpdate(apply: () => void): void {
  notify({
    title: 'Update available',
    description: 'A new version of Galley is ready. What you have saved stays.',
    durationMs: 0,
    action: {label: 'Update now', onPress: apply},
  });
}
