// A worker thread that handles one request at a time, with limits on its memory and the time of each request.
import { Worker } from 'node:worker_threads';
import { errorOf, type Part, type PartReport } from './partReport.ts';
import type { ReusableThread } from './slot.ts';

export interface ThreadLimits {
  heapMb: number;
  /** limit of each request */
  withinMs: number;
}

export const THREAD_LIMITS: ThreadLimits = { heapMb: 256, withinMs: 15_000 };
const YOUNG_HEAP_MB = 16;

interface PendingRequest {
  resolve: (part: Part) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

export class RequestThread<Request> implements ReusableThread {
  readonly #worker: Worker;
  readonly #withinMs: number;
  #pending: PendingRequest | undefined;
  #failure: Error | undefined;

  constructor(script: URL, { heapMb, withinMs }: ThreadLimits) {
    this.#withinMs = withinMs;
    this.#worker = new Worker(script, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
    });
    this.#worker.on('message', (report: PartReport) => this.#receive(report));
    this.#worker.on('error', (error) => this.#end(error));
    this.#worker.on('exit', () => this.#end(new Error('The thread of a file ended.')));
    // An idle thread does not keep the process from ending.
    this.#worker.unref();
  }

  get sound(): boolean {
    return this.#failure === undefined;
  }

  #settle(): PendingRequest | undefined {
    const pending = this.#pending;
    this.#pending = undefined;
    clearTimeout(pending?.timer);
    this.#worker.unref();
    return pending;
  }

  #receive(report: PartReport): void {
    if ('failure' in report) this.#settle()?.reject(errorOf(report.failure));
    else this.#settle()?.resolve(report);
  }

  #end(error: Error): void {
    this.#failure ??= error;
    this.#settle()?.reject(this.#failure);
  }

  /** Sends a request; the next one may be sent after its response. */
  ask(request: Request): Promise<Part> {
    return new Promise((resolve, reject) => {
      if (this.#failure) return reject(this.#failure);
      const late = () => {
        this.#end(new Error('A file takes too long to write.'));
        void this.close();
      };
      this.#pending = { resolve, reject, timer: setTimeout(late, this.#withinMs) };
      this.#worker.ref();
      this.#worker.postMessage(request);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
