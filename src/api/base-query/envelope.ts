/** Only responseCode 100 in the envelope is a success; the HTTP status is not used (CODE-01, CODE-13). */
import { isPassing, unreadable, type ApiFailure, type Outcome } from './failure';
import { failureData, isRecord } from './failureData';

const SUCCESS = 100;

interface Envelope {
  responseCode: number;
  responseMsg?: unknown;
  data?: unknown;
}

const isEnvelope = (value: unknown): value is Envelope => isRecord(value) && Number.isInteger(value['responseCode']);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Seconds to wait, from either form of Retry-After. */
function retryAfter(response: Response, now: number): number | undefined {
  const header = response.headers.get('retry-after')?.trim();
  if (!header) return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000));
}

/** The outcome of a response: the data of a success, its failure, or a failure for an unreadable text. */
export function unwrap(response: Response, text: string, now: number): Outcome {
  const envelope = parse(text);
  const seconds = retryAfter(response, now);
  const waiting = seconds === undefined ? {} : { retryAfterSeconds: seconds };
  if (!isEnvelope(envelope)) {
    const outcome = unreadable(response.status);
    return { ...outcome, failure: { ...outcome.failure, ...waiting } };
  }
  const { responseCode, responseMsg, data } = envelope;
  if (responseCode === SUCCESS) return { ok: true, data: data ?? null };
  const failure: ApiFailure = {
    status: response.status,
    responseCode,
    code: String(responseCode),
    message: typeof responseMsg === 'string' ? responseMsg.trim() : '',
    ...failureData(data),
    ...waiting,
  };
  return { ok: false, failure, transient: isPassing(response.status) };
}
