import {type Candidacy, type Locks, standForLeader} from '../../sync/engine/leader.ts';
import type {Clock} from '../../sync/engine/ports.ts';
import type {SyncPhase} from '../../sync/engine/scheduler.ts';

/** What the tabs of one person tell each other. */
export type TabMessage =
  | {readonly type: 'beat'}
  /** A tab was opened, and wants to know how the leader fares. */
  | {readonly type: 'hello'}
  /** Something waits that the leader should send. */
  | {readonly type: 'wake'}
  | {readonly type: 'phase'; readonly phase: SyncPhase}
  /** The person signed out: everything here is being deleted. */
  | {readonly type: 'wiped'};

export interface Tabs {
  tell(message: TabMessage): void;
  isLeader(): boolean;
  close(): void;
}

/** Joins the other tabs of this person and stands for leader among them. */
export function joinTabs(
  userId: number,
  clock: Clock,
  {
    onMessage,
    onLeaderChange,
  }: {
    readonly onMessage: (message: TabMessage) => void;
    readonly onLeaderChange: (isLeader: boolean) => void;
  },
): Tabs {
  const channel = new BroadcastChannel(channelName(userId));
  let heardBeat: () => void = () => undefined;
  channel.onmessage = ({data}: MessageEvent<TabMessage>) => {
    if (data.type === 'beat') heardBeat();
    else onMessage(data);
  };
  const tell = (message: TabMessage) => channel.postMessage(message);

  const candidacy = stand(userId, clock, onLeaderChange, {
    beat: () => tell({type: 'beat'}),
    onBeat: heard => {
      heardBeat = heard;
    },
  });
  return {
    tell,
    isLeader: candidacy.isLeader,
    close() {
      candidacy.withdraw();
      channel.close();
    },
  };
}

function stand(
  userId: number,
  clock: Clock,
  onChange: (isLeader: boolean) => void,
  channel: Parameters<typeof standForLeader>[0]['channel'],
): Candidacy {
  const locks = locksHere();
  if (locks !== null) {
    return standForLeader({name: `galley-u${userId}-sync`, locks, channel, clock, onChange});
  }
  // Without locks every tab leads: more traffic, nothing wrong.
  queueMicrotask(() => onChange(true));
  return {isLeader: () => true, withdraw: () => undefined};
}

function locksHere(): Locks | null {
  if (!('locks' in navigator)) return null;
  return {request: (name, options, held) => navigator.locks.request(name, options, held)};
}

/** Tells tabs of this person, also ones that this page has not joined. */
export function tellTabs(userId: number, message: TabMessage): void {
  const channel = new BroadcastChannel(channelName(userId));
  channel.postMessage(message);
  channel.close();
}

function channelName(userId: number): string {
  return `galley-u${userId}`;
}
