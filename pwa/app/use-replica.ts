import {useEffect, useState} from 'react';
import {closeReplica, onReplicaTakenAway, openReplica} from '../data/replica.ts';
import {forgetUser, useCurrentUser} from '../features/session/current-user.ts';

type Opening = {userId: number; error: unknown} | null;

/** Keeps the person's own database open and in sync while they are signed in; true once it is open. */
export function useReplica(): boolean {
  const {id} = useCurrentUser();
  const [opening, setOpening] = useState<Opening>(null);

  useEffect(() => {
    let isCurrent = true;
    const settle = (error: unknown) => {
      if (isCurrent) setOpening({userId: id, error});
    };
    openReplica(id).then(() => settle(null), settle);
    const stopListening = onReplicaTakenAway(forgetUser);
    return () => {
      isCurrent = false;
      stopListening();
      void closeReplica();
    };
  }, [id]);

  if (opening?.error) throw opening.error;
  return opening?.userId === id;
}
