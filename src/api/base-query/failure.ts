/** Every failed request ends as an ApiFailure, which is serializable and contains only texts and numbers. */
import { OWN_TEXTS } from './ownTexts';

export interface Problem {
  path: string;
  row?: number;
  message: string;
}

/** With 205: the latest change of the record since it was read, and the fields of all of them. */
export interface RecordChange {
  /** null where the caller may not see the user */
  by: string | null;
  /** ISO 8601 */
  at: string;
  /** names of the form's fields */
  fields: string[];
}

/** With 205: an entry of the request that another user changed since the version that was sent. */
export interface MarksConflict {
  studentId: number;
  /** null for attendance and for a remark */
  subjectId: number | null;
  entry: 'theory' | 'practical' | 'viva' | 'studentAttendance' | 'schoolAttendance' | 'remark';
  /** as text; null for an empty entry */
  sent: string | null;
  stored: string | null;
  /** of the stored entry */
  version: number;
  /** null where the caller may not see the user */
  by: string | null;
  /** ISO 8601 */
  at: string;
}

/** With 139: the student who is already registered; with 206: by an earlier request with the same idempotency key. */
export interface RegisteredStudent {
  studentId: number;
  studentCode: number;
  studentName: string;
}

/** With 182: a receipt with the same reference. */
export interface ReferencedReceipt {
  receiptNo: number;
  studentCode: number;
  studentName: string;
  /** rupees */
  amountPaid: number;
  /** yyyy-MM-dd */
  paymentDate: string;
}

/** The sheets of a file that has several (166). */
export interface FileSheets {
  /** the one that was read */
  sheet: string;
  sheets: string[];
}

export interface ApiFailure {
  /** The HTTP status, or an equivalent one without a usable response. */
  status: number;
  /** The code of the envelope; null without an envelope. */
  responseCode: number | null;
  code: string;
  /** Empty without a message of the provider: the caller has a fallback. */
  message: string;
  problems?: Problem[];
  change?: RecordChange;
  marks?: MarksConflict[];
  student?: RegisteredStudent;
  receipts?: ReferencedReceipt[];
  sheets?: FileSheets;
  retryAfterSeconds?: number;
}

/** The outcome of a request. `transient`: a retry may succeed. */
export type Outcome = { ok: true; data: unknown } | Failed;
export interface Failed {
  ok: false;
  failure: ApiFailure;
  transient: boolean;
  /** No response arrived, and the provider may have executed the request. */
  isLost?: true;
}

const INTERNAL = 'INTERNAL_SERVER_ERROR';

const failed = (status: number, code: string, message: string, transient = false): Failed => ({
  ok: false,
  failure: { status, responseCode: null, code, message },
  transient,
});

export const networkFailed = (): Failed => ({
  ...failed(503, INTERNAL, OWN_TEXTS.networkFailed, true),
  isLost: true,
});

export const timedOut = (): Failed => ({ ...failed(503, INTERNAL, OWN_TEXTS.timedOut), isLost: true });

export const unreadable = (status: number): Failed =>
  failed(status >= 400 ? status : 502, INTERNAL, OWN_TEXTS.unreadable, isPassing(status));

/** For a request that its caller aborted: RTK Query reports the abort, so this is never shown. */
export const aborted = (): Failed => failed(0, 'ABORTED', '');

/** The code of a request without a sign-in, which is not sent. */
export const NOT_SIGNED_IN = 'NOT_SIGNED_IN';

export const noRefreshToken = (): Failed => failed(401, NOT_SIGNED_IN, OWN_TEXTS.noRefreshToken);

/** For a request whose sign-in ended while it waited. */
export const signInEnded = (): Failed => failed(401, NOT_SIGNED_IN, OWN_TEXTS.signInEnded);

/** Statuses of temporary failures. */
export const isPassing = (status: number): boolean => [429, 502, 503, 504].includes(status);
