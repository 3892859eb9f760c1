import { node } from './run.mjs';

/** A long-running child process that can be started again. */
export class Service {
  #args;
  #env;
  #abort;
  #starting = Promise.resolve();
  /** settled when the present process has ended by itself or was stopped */
  ended;

  constructor(args, env) {
    this.#args = args;
    this.#env = env;
    this.#start();
  }

  #start() {
    this.#abort = new AbortController();
    this.ended = node(this.#args, { env: this.#env, signal: this.#abort.signal });
  }

  async stop() {
    this.#abort.abort();
    await this.ended;
  }

  /** Waits for the old process first: it holds the port and the data folder. Calls made meanwhile are one restart each, in order. */
  restart() {
    this.#starting = this.#starting.then(() => this.stop()).then(() => this.#start());
    return this.#starting;
  }
}
