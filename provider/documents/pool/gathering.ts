import { fail } from '../../shared/fail.ts';
import type { RequestThread } from './requestThread.ts';
import { Dropped } from './filePool.ts';

const MOST_BYTES = 64 * 1024 * 1024;

/** Collects the parts of one file from its thread. */
export class Gathering<Request> {
  readonly #thread: RequestThread<Request>;
  readonly #ended: AbortSignal;
  readonly #parts: Uint8Array[] = [];
  #bytes = 0;

  constructor(thread: RequestThread<Request>, ended: AbortSignal) {
    this.#thread = thread;
    this.#ended = ended;
  }

  /** Returns whether parts of the file remain to be drawn. 175 if the thread fails; sends nothing after the job has ended. */
  async ask(request: Request): Promise<boolean> {
    if (this.#ended.aborted) throw new Dropped();
    const { part, more } = await this.#thread
      .ask(request)
      .catch((cause: unknown) => fail('UNABLE_TO_CREATE_FILE', { cause }));
    this.#bytes += part.length;
    if (this.#bytes > MOST_BYTES) fail('UNABLE_TO_CREATE_FILE', { cause: new Error('A file became too large.') });
    this.#parts.push(part);
    return more;
  }

  /** Returns the whole file after the last request, in its parts. */
  async parts(request: Request): Promise<readonly Uint8Array[]> {
    await this.ask(request);
    return this.#parts;
  }

  /** The same in one piece. */
  async end(request: Request): Promise<Buffer> {
    return Buffer.concat(await this.parts(request));
  }
}
