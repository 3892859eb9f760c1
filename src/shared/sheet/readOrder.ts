/** The order of saves and reads of the rows: rows that were requested before a save ended may be older than its result. */
import { NOT_SIGNED_IN } from '@/api/catalogue';
import { asFailure } from '../errors';
import { isUndecided, type CallOutcome } from '../feedback';

export class ReadOrder {
  /** the number of starts and ends of saves */
  #steps = 0;
  #running: Promise<unknown> | undefined;
  /** whether the provider rejected the last save, or the sign-in ended before its result */
  #isRejected = false;

  readonly save = async <Answer>(send: () => Promise<Answer>): Promise<Answer> => {
    this.#steps += 1;
    const answer = send();
    this.#running = answer.catch(() => undefined);
    try {
      const saved = await answer;
      this.#isRejected = false;
      return saved;
    } catch (error) {
      const failure = asFailure(error);
      this.#isRejected = !isUndecided(failure) || failure.code === NOT_SIGNED_IN;
      throw error;
    } finally {
      this.#steps += 1;
      this.#running = undefined;
    }
  };

  /**
   * Reads the rows after a running save, and again where a save started or ended before they arrived.
   *
   * @returns undefined after a failure, after a save that ended with the sign-in, and after a rejected save, whose problems stay at
   * their cells
   */
  readonly read = async <Answer>(
    load: () => Promise<CallOutcome<Answer> | undefined>,
    since: number = this.#steps,
  ): Promise<Answer | undefined> => {
    await this.#running;
    if (this.#steps !== since && this.#isRejected) return undefined;
    const before = this.#steps;
    const found = await load();
    if (!found?.ok) return undefined;
    return this.#steps === before ? found.data : this.read(load, since);
  };
}
