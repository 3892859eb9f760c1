import { RequestThread, THREAD_LIMITS } from '../pool/requestThread.ts';
import type { PdfRequest } from './messages.ts';

/** The thread that writes PDF files (worker.ts), one file at a time. */
export class PdfThread extends RequestThread<PdfRequest> {
  constructor(limits = THREAD_LIMITS) {
    super(new URL('./worker.js', import.meta.url), limits);
  }
}
