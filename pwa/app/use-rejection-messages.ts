import {useEffect, useRef} from 'react';
import {useRejected} from '../data/live.ts';
import {notify} from '../ui/toast.tsx';
import {rejectionTitle} from './rejection-titles.ts';

/** Tells of each refusal once, wherever the person is; it stays in the sync dialog after that. */
export function useRejectionMessages(): void {
  const rejected = useRejected();
  const told = useRef(new Set<string>());

  useEffect(() => {
    for (const {id, name, message} of rejected) {
      if (told.current.has(id)) continue;
      told.current.add(id);
      notify({title: rejectionTitle(name), description: message, kind: 'error'});
    }
  }, [rejected]);
}
