import { node } from './run.mjs';

/** A long-running child process that can be started again. */
export class Service {
  #args;
  #env;
  #abort = new AbortController();
  #turn = Promise.resolve();
  /** settled when the present process has ended by itself or was stopped */
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

  /** Starts anew once the old process is gone: it holds the port and the data folder. */
  restart() {
    this.#turn = this.#turn.then(() => this.stop()).then(() => this.start());
    return this.#turn;
  }
}
