/**
 * Sends an HTTP request and always returns an Outcome. A file is passed to extra.saveFile, a page to extra.printPage or to the caller.
 */
import { unwrap } from './envelope';
import type { ApiExtra } from './extra';
import { aborted, networkFailed, timedOut, unreadable, type Failed, type Outcome } from './failure';
import { fileNameOf } from './fileName';
import { buildRequest, type ApiArgs } from './request';

const TIMEOUT_MS = 30_000;

interface SendOptions {
  extra: ApiExtra;
  signal: AbortSignal;
  bearer?: string | undefined;
  multipart?: boolean;
  binary?: boolean;
  /** The file is a page of HTML that is printed, or shown by the caller, and not saved. */
  page?: 'print' | 'show' | undefined;
  /** Lets the request continue after the page is closed. */
  keepalive?: boolean;
  timeoutMs?: number | undefined;
  /** The name of an archive whose response contains none. */
  archiveName?: string | undefined;
}

/** The data of a saved file in the store. */
export interface SavedFile {
  fileName: string;
  size: number;
  /** number of records in it, where the response contains it */
  rows?: number;
}

interface ReceivedFile {
  ok: true;
  blob: Blob;
  fileName: string;
  rows: number | undefined;
}

// AbortSignal.any is not available in the browsers of schools.
function firstOf(signals: AbortSignal[]): { signal: AbortSignal; release: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort();
  for (const signal of signals) {
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort);
  }
  return {
    signal: controller.signal,
    release: () => signals.forEach((signal) => signal.removeEventListener('abort', abort)),
  };
}

/** JSON or HTML instead of a file is never saved; nor is a text without a name (CALL2-05). A page must be HTML. */
async function readFile(
  response: Response,
  now: number,
  { page, archiveName }: Pick<SendOptions, 'page' | 'archiveName'>,
): Promise<ReceivedFile | Failed> {
  const type = response.headers.get('content-type') ?? '';
  const disposition = response.headers.get('content-disposition');
  const isFile =
    page !== undefined
      ? /^text\/html\b/i.test(type) && disposition !== null
      : !/json|html/i.test(type) && (disposition !== null || !/^(text\/|$)/i.test(type));
  if (!response.ok || !isFile) {
    const outcome = unwrap(response, await response.text(), now);
    return outcome.ok ? unreadable(response.status) : outcome;
  }
  const rows = /^\d+$/.exec(response.headers.get('x-row-count') ?? '')?.[0];
  return {
    ok: true,
    blob: await response.blob(),
    fileName: fileNameOf(disposition, /^application\/zip\b/i.test(type) ? archiveName : undefined),
    rows: rows === undefined ? undefined : Number(rows),
  };
}

/** A response that took long, as of a computer that slept, no longer contains the time of this moment. */
function reportTime({ headers }: Response, sentAt: number, { now, onProviderTime }: ApiExtra): void {
  const time = Date.parse(headers.get('date') ?? '');
  const tookMs = now() - sentAt;
  if (!Number.isNaN(time) && tookMs >= 0 && tookMs < TIMEOUT_MS) onProviderTime(time);
}

export async function send(args: ApiArgs, options: SendOptions): Promise<Outcome> {
  const { extra, signal, binary = false, page, keepalive = false } = options;
  // The caller may have aborted while the request waited.
  if (signal.aborted) return aborted();
  const { address, init } = buildRequest(args, {
    baseUrl: extra.baseUrl,
    bearer: options.bearer,
    multipart: options.multipart ?? false,
  });
  const limit = extra.timeoutSignal(options.timeoutMs ?? TIMEOUT_MS);
  const either = firstOf([signal, limit]);
  let received: Outcome | ReceivedFile;
  try {
    const sentAt = extra.now();
    const response = await extra.fetch(address, { ...init, signal: either.signal, ...(keepalive && { keepalive }) });
    reportTime(response, sentAt, extra);
    received = binary
      ? await readFile(response, extra.now(), options)
      : unwrap(response, await response.text(), extra.now());
  } catch {
    if (signal.aborted) return aborted();
    return limit.aborted ? timedOut() : networkFailed();
  } finally {
    either.release();
  }
  if (!received.ok || !('blob' in received)) return received;
  if (signal.aborted) return aborted();
  const { blob, fileName, rows } = received;
  if (page === 'show') return { ok: true, data: await blob.text() };
  if (page === 'print') await extra.printPage(await blob.text());
  else extra.saveFile(blob, fileName);
  return { ok: true, data: { fileName, size: blob.size, ...(rows !== undefined && { rows }) } satisfies SavedFile };
}
