import {Problem} from '../../http/problem.ts';
import {createTurns, TooManyWaiting} from '../../services/turns.ts';

/** Argon2id with 64 MB and 2 passes: about 90 ms, above the floor of 19 MB that OWASP names. */
const cost = {algorithm: 'argon2id', memoryCost: 65_536, timeCost: 2} as const;
/** A code lives ten minutes and has five tries, so the floor is enough for it. */
const codeCost = {algorithm: 'argon2id', memoryCost: 19_456, timeCost: 2} as const;

/** At most four hashes at a time, so that a rush of logins leaves room for everything else. */
const hashTurns = createTurns({atOnce: 4, waiting: 40});

function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  return hashTurns(work).catch(error => {
    if (!(error instanceof TooManyWaiting)) throw error;
    throw new Problem(503, 'busy', 'Too many people are signing in. Please try again.', {
      'retry-after': '2',
    });
  });
}

export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => Bun.password.hash(password, cost));
}

export async function hashCode(code: string): Promise<string> {
  return inTurn(() => Bun.password.hash(code, codeCost));
}

const decoys = new Map<typeof cost | typeof codeCost, Promise<string>>();

/** A hash that nothing belongs to: checking it takes as long as checking a real one. */
function decoyFor(made: typeof cost | typeof codeCost): Promise<string> {
  const decoy = decoys.get(made) ?? Bun.password.hash(crypto.randomUUID(), made);
  decoys.set(made, decoy);
  return decoy;
}

/** Without a hash a decoy is checked, so that an unknown address takes as long as a known one. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const against = hash ?? (await decoyFor(cost));
  const matches = await inTurn(() => Bun.password.verify(password, against));
  return matches && hash !== null;
}

export async function isCode(code: string, hash: string | null): Promise<boolean> {
  const against = hash ?? (await decoyFor(codeCost));
  const matches = await inTurn(() => Bun.password.verify(code, against));
  return matches && hash !== null;
}

export function isOutdatedHash(hash: string): boolean {
  return !hash.includes(`$m=${cost.memoryCost},t=${cost.timeCost},`);
}
