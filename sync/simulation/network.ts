import type {Reply, Transport} from '../engine/ports.ts';
import type {Owner, World} from './world.ts';

/** How badly the network treats a request: each is a probability. */
export interface Weather {
  /** The request never arrives. */
  lost: number;
  /** The request is carried out and its answer never arrives. */
  unanswered: number;
  /** The request arrives a second time, at any later moment. */
  doubled: number;
  /** The server answers that it is busy, or that this build is too old. */
  refused: number;
}

export const fairWeather: Weather = {lost: 0, unanswered: 0, doubled: 0, refused: 0};

const noAnswer = {kind: 'later', reached: false, retryAfterMs: null} as const;

/** A line over which requests and answers are late, lost, doubled and out of order. */
export function createNetwork(
  world: World,
  tab: Owner,
  line: Transport,
  weather: () => Weather,
  epoch: () => string,
): Transport {
  const {random} = world;
  // What has left the tab arrives even if the tab is gone.
  const road: Owner = {isAlive: true};

  function send<Request, Body>(deliver: (request: Request) => Promise<Reply<Body>>) {
    return async (request: Request): Promise<Reply<Body>> => {
      const {lost, unanswered, doubled, refused} = weather();
      await world.pause(tab);
      if (random.chance(lost)) return noAnswer;
      if (random.chance(refused)) return refusal(random.chance(0.2));
      if (random.chance(doubled)) void world.pause(road).then(() => deliver(request));

      const arrival = world.pause(road).then(() => deliver(request));
      const reply = await arrival.catch(() => noAnswer);
      const answeredIn = epoch();
      await world.pause(tab);
      // Putting a backup in place cuts every connection.
      const isCut = answeredIn !== epoch() || random.chance(unanswered);
      return isCut ? noAnswer : reply;
    };
  }
  return {
    push: send(request => line.push(request)),
    pull: send(request => line.pull(request)),
    putBlob: send(blob => line.putBlob(blob)),
  };
}

function refusal(isOld: boolean): Reply<never> {
  if (isOld) return {kind: 'refused', why: 'update_needed'};
  return {kind: 'later', reached: true, retryAfterMs: null};
}
