import {useState} from 'react';
import {wipeReplica} from '../data/replica.ts';
import {forgetUser, useCurrentUser} from '../features/session/current-user.ts';
import {messages} from '../features/session/messages.ts';
import {signOut} from '../features/session/sign-in.ts';
import {notify} from '../ui/toast.tsx';

/** Ends the session and then removes the person's data from this device, in every tab. */
export function useLogout(): {isBusy: boolean; logout: () => void} {
  const [isBusy, setBusy] = useState(false);
  const {id} = useCurrentUser();

  async function logout() {
    setBusy(true);
    const failure = await signOut();
    setBusy(false);
    if (failure !== null) {
      notify(messages.logoutFailed(failure));
      return;
    }
    await wipeReplica(id);
    forgetUser();
  }

  return {isBusy, logout: () => void logout()};
}
