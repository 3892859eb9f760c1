import { node } from './run.mjs';

/** A long-running child process that can be started again. */
export class Service {
  #args;
  #env;
  #abort = new AbortController();
  #turn = Promise.resolve();
  /** resolves when the current process has ended or was stopped */
  ended = Promise.resolve();

  constructor(args, env = {}) {
    this.#args = args;
    this.#env = env;
  }

  start() {
    this.#abort = new AbortController();
    this.ended = node(this.#args, { env: this.#env, signal: this.#abort.signal });
  }

  async stop() {
    this.#abort.abort();
    await this.ended;
  }

  /** Starts the process again after the old one has ended, because port and data folder must be free. */
  restart() {
    this.#turn = this.#turn.then(() => this.stop()).then(() => this.start());
    return this.#turn;
  }
}
