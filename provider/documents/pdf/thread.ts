// The thread that writes PDF files, seen from the one that asks: what it may take of memory and time is bounded.
import { Worker } from 'node:worker_threads';
import type { PdfReport, PdfRequest } from './messages.ts';

interface Limits {
  heapMb: number;
  /** for each request; the longest of them takes about a second */
  withinMs: number;
}

const LIMITS: Limits = { heapMb: 256, withinMs: 15_000 };
const YOUNG_HEAP_MB = 32;

interface Asked {
  resolve: (report: Extract<PdfReport, { part: unknown }>) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

export class PdfThread {
  readonly #worker: Worker;
  readonly #withinMs: number;
  #asked: Asked | undefined;
  #failure: Error | undefined;

  constructor({ heapMb, withinMs }: Limits = LIMITS) {
    this.#withinMs = withinMs;
    this.#worker = new Worker(new URL('./worker.js', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
    });
    this.#worker.on('message', (report: PdfReport) => this.#answer(report));
    this.#worker.on('error', (error) => this.#end(error));
    this.#worker.on('exit', () => this.#end(new Error('The thread of PDF files ended.')));
    // While nothing is asked of it, it keeps no process from ending.
    this.#worker.unref();
  }

  /** Whether it can be asked again. */
  get sound(): boolean {
    return this.#failure === undefined;
  }

  #settle(): Asked | undefined {
    const asked = this.#asked;
    this.#asked = undefined;
    clearTimeout(asked?.timer);
    this.#worker.unref();
    return asked;
  }

  #answer(report: PdfReport): void {
    if ('failure' in report) this.#settle()?.reject(new Error(report.failure));
    else this.#settle()?.resolve(report);
  }

  #end(error: Error): void {
    this.#failure ??= error;
    this.#settle()?.reject(this.#failure);
  }

  /** One request after the other: the next one when this one is answered. */
  ask(request: PdfRequest): Promise<Extract<PdfReport, { part: unknown }>> {
    return new Promise((resolve, reject) => {
      if (this.#failure) return reject(this.#failure);
      const late = () => {
        this.#end(new Error('A paper takes too long to write.'));
        void this.close();
      };
      this.#asked = { resolve, reject, timer: setTimeout(late, this.#withinMs) };
      this.#worker.ref();
      this.#worker.postMessage(request);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
