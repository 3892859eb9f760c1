/** Records the prints of the open page, so that the next copy is a duplicate; a record that fails is tried again. */
import { asFailure } from '../errors';
import { isUndecided } from './useNotSaved';

interface Unrecorded {
  /** the user who printed, to whom the audit trail must assign the print */
  readonly owner: string | null;
  readonly mark: () => Promise<unknown>;
}

export interface PrintRecords {
  /** Runs one copy at a time: the document of the next one is requested after this one was recorded, or could not be. */
  readonly inTurn: (copy: () => Promise<void>) => void;
  /** Records a print, with a second attempt at once; false if the next copy may be an original too. */
  readonly record: (name: string, mark: () => Promise<unknown>) => Promise<boolean>;
  /** Tries again to record earlier prints of this user. */
  readonly catchUp: () => Promise<void>;
}

const UNAUTHORISED = 401;

export function createPrintRecords(owner: () => string | null): PrintRecords {
  const unrecorded = new Map<string, Unrecorded>();
  const recorded = new Set<string>();
  let last = Promise.resolve();

  const attempt = async (name: string, print: Unrecorded): Promise<void> => {
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
  const catchUp = async () => {
    const own = [...unrecorded].filter(([, print]) => print.owner === owner());
    await Promise.all(own.map(([name, print]) => attempt(name, print)));
  };
  const inTurn = (copy: () => Promise<void>) => {
    last = last.then(copy).catch(() => undefined);
  };
  const connected = () => inTurn(catchUp);

  return {
    inTurn,
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
