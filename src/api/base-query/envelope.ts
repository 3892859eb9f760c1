/** Success is responseCode 100 in the envelope and nothing else; the HTTP status does not count (CODE-01, CODE-13). */
import {
  isPassing,
  unreadable,
  type ApiFailure,
  type Outcome,
  type Problem,
  type RecordChange,
  type ReferencedReceipt,
  type RegisteredStudent,
} from './failure';

const SUCCESS = 100;

interface Envelope {
  responseCode: number;
  responseMsg?: unknown;
  data?: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isEnvelope = (value: unknown): value is Envelope => isRecord(value) && Number.isInteger(value['responseCode']);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function problemsOf(data: unknown): Problem[] {
  const listed = isRecord(data) && Array.isArray(data['problems']) ? (data['problems'] as unknown[]) : [];
  return listed.flatMap((entry) => {
    if (!isRecord(entry)) return [];
    const { path, row, message } = entry;
    if (typeof path !== 'string' || typeof message !== 'string') return [];
    return [{ path, message, ...(typeof row === 'number' && { row }) }];
  });
}

function changeOf(data: unknown): RecordChange | undefined {
  const change = isRecord(data) ? data['change'] : undefined;
  if (!isRecord(change)) return undefined;
  const { by, at, fields } = change;
  const named = by === null || typeof by === 'string';
  if (!named || typeof at !== 'string' || Number.isNaN(Date.parse(at)) || !Array.isArray(fields)) return undefined;
  return { by, at, fields: fields.filter((field) => typeof field === 'string') };
}

function studentOf(data: unknown): RegisteredStudent | undefined {
  const student = isRecord(data) ? data['student'] : undefined;
  if (!isRecord(student)) return undefined;
  const { studentId, studentCode, studentName } = student;
  if (!Number.isInteger(studentId) || !Number.isInteger(studentCode) || typeof studentName !== 'string')
    return undefined;
  return { studentId: studentId as number, studentCode: studentCode as number, studentName };
}

function receiptsOf(data: unknown): ReferencedReceipt[] {
  const listed = isRecord(data) && Array.isArray(data['receipts']) ? (data['receipts'] as unknown[]) : [];
  return listed.flatMap((entry) => {
    if (!isRecord(entry)) return [];
    const { receiptNo, studentCode, studentName, amountPaid, paymentDate } = entry;
    if (!Number.isInteger(receiptNo) || !Number.isInteger(studentCode) || typeof studentName !== 'string') return [];
    if (typeof amountPaid !== 'number' || typeof paymentDate !== 'string') return [];
    return [
      { receiptNo: receiptNo as number, studentCode: studentCode as number, studentName, amountPaid, paymentDate },
    ];
  });
}

/** Seconds the provider asks to wait, from either form of Retry-After. */
function retryAfter(response: Response, now: number): number | undefined {
  const header = response.headers.get('retry-after')?.trim();
  if (!header) return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000));
}

/** What the text of an answer says: data of a success, the failure it tells, or that it cannot be read. */
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
  const problems = problemsOf(data);
  const change = changeOf(data);
  const student = studentOf(data);
  const receipts = receiptsOf(data);
  const failure: ApiFailure = {
    status: response.status,
    responseCode,
    code: String(responseCode),
    message: typeof responseMsg === 'string' ? responseMsg.trim() : '',
    ...(problems.length > 0 && { problems }),
    ...(change && { change }),
    ...(student && { student }),
    ...(receipts.length > 0 && { receipts }),
    ...waiting,
  };
  return { ok: false, failure, transient: isPassing(response.status) };
}
