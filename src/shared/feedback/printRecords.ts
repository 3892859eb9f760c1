/** Records the prints of the open page, so that the next copy is a duplicate; a record that fails is tried again. */
import { isUndecided } from '@/api/attempt';
import { asFailure } from '../errors';

interface Unrecorded {
  /** the user who printed, to whom the audit trail must assign the print */
  readonly owner: string | null;
  readonly mark: () => Promise<unknown>;
  /** the attempt that is running */
  running?: Promise<void> | undefined;
}

export interface PrintRecords {
  /** Runs one copy of a document at a time: the next one is requested after this one was recorded, or could not be in a short time. */
  readonly inTurn: (name: string, copy: () => Promise<void>) => void;
  /** Records a print, with a second attempt at once; false if the next copy may be an original too. */
  readonly record: (name: string, mark: () => Promise<unknown>) => Promise<boolean>;
  /** Tries again to record earlier prints of this user. Waits a short time for those of this document, without a name for all. */
  readonly catchUp: (name?: string) => Promise<void>;
}

const UNAUTHORISED = 401;
/** A counter cannot wait longer for a record that has no response; it goes on in the background. */
const LONGEST_WAIT_MS = 3_000;

/** The result, or undefined after a short time. */
export const soon = <T>(result: Promise<T>): Promise<T | undefined> =>
  Promise.race([result, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), LONGEST_WAIT_MS))]);

export function createPrintRecords(owner: () => string | null): PrintRecords {
  const unrecorded = new Map<string, Unrecorded>();
  const recorded = new Set<string>();
  const turns = new Map<string, Promise<unknown>>();

  const send = async (name: string, print: Unrecorded): Promise<void> => {
    try {
      await print.mark();
      recorded.add(name);
      unrecorded.delete(name);
    } catch (error) {
      const failure = asFailure(error);
      // Another attempt changes nothing about a rejection, except after the next sign-in.
      if (!isUndecided(failure) && failure.status !== UNAUTHORISED) unrecorded.delete(name);
    }
    if (unrecorded.size === 0) window.removeEventListener('online', connected);
  };
  const attempt = (name: string, print: Unrecorded): Promise<void> => {
    print.running ??= send(name, print).finally(() => (print.running = undefined));
    return print.running;
  };
  const catchUp = async (wanted?: string) => {
    const own = [...unrecorded].filter(([, print]) => print.owner === owner());
    const attempts = own.map(([name, print]) => ({ name, done: attempt(name, print) }));
    const awaited = attempts.filter(({ name }) => wanted === undefined || name === wanted);
    if (awaited.length > 0) await soon(Promise.all(awaited.map(({ done }) => done)));
  };
  const connected = () => void catchUp();

  return {
    inTurn: (name, copy) => {
      const turn = (turns.get(name) ?? Promise.resolve()).then(copy).catch(() => undefined);
      turns.set(name, turn);
    },
    catchUp,
    record: async (name, mark) => {
      const print = { owner: owner(), mark };
      unrecorded.set(name, print);
      window.addEventListener('online', connected);
      await attempt(name, print);
      if (unrecorded.has(name)) await attempt(name, print);
      return recorded.has(name);
    },
  };
}
