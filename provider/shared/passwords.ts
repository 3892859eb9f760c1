// Hashes passwords with argon2id in a short queue, so that sign-in attempts cannot occupy the processor.
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { fail } from './fail.ts';

/** Recommended by OWASP: argon2id (the library's default) with 19 MiB, two passes, one lane. About 10 ms. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CONCURRENT = 2;
const WAITING = 100;

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(stored: string, password: string): Promise<boolean>;
  /** Takes as long as `verify`, so that the response time does not reveal whether a user exists. */
  pretend(password: string): Promise<false>;
  /** Whether a stored hash has a lower cost than the current one; it is replaced at the next sign-in. */
  isWeak(stored: string): boolean;
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** A hash with the current parameters that no password matches. */
const decoy = (() => {
  const { memoryCost, timeCost, parallelism } = PARAMETERS;
  const salt = unpadded(randomBytes(16));
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${unpadded(randomBytes(32))}`;
})();

function isWeak(stored: string): boolean {
  const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(stored) ?? [];
  return !(Number(memory) >= PARAMETERS.memoryCost && Number(passes) >= PARAMETERS.timeCost);
}

/** Runs at most `CONCURRENT` hashes concurrently; 203 when more than `WAITING` wait. */
export function createPasswordHasher(): PasswordHasher {
  const waiting: (() => void)[] = [];
  let running = 0;

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= CONCURRENT) {
      if (waiting.length >= WAITING) fail('TOO_MANY_REQUESTS', { retryAfterSeconds: 2 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };

  return {
    hash: (password) => inTurn(() => hash(password, PARAMETERS)),
    verify: (stored, password) => inTurn(() => verify(stored, password)),
    pretend: async (password) => {
      await inTurn(() => verify(decoy, password));
      return false;
    },
    isWeak,
  };
}
