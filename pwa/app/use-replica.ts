import {useEffect, useState} from 'react';
import {closeReplica, openReplica} from '../data/replica.ts';
import {useCurrentUser} from '../features/session/current-user.ts';

/** Keeps the person's own database open and in sync while they are signed in; true once it is open. */
export function useReplica(): boolean {
  const {id} = useCurrentUser();
  const [openFor, setOpenFor] = useState<number | null>(null);

  useEffect(() => {
    let isCurrent = true;
    void Promise.resolve(openReplica(id)).then(() => {
      if (isCurrent) setOpenFor(id);
    });
    return () => {
      isCurrent = false;
      void closeReplica();
    };
  }, [id]);

  return openFor === id;
}
