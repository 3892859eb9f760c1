import { CODES, type CodeName } from '../contract/generated/codes.gen.ts';

export interface Problem {
  /** name of the field, nested ones joined with dots */
  path: string;
  /** row of a file, from 1 */
  row?: number;
  message: string;
}

/** The latest change of a record by another user (205). */
export interface RecordChange {
  /** null where the caller may not see the user */
  by: string | null;
  /** ISO 8601 in UTC */
  at: string;
  /** names of the form's fields */
  fields: string[];
}

/** The student who is already registered (139), or was by an earlier request with the same key (206). */
export interface RegisteredStudent {
  studentId: number;
  studentCode: number;
  studentName: string;
}

/** A receipt with the same reference number (182). */
export interface ReferencedReceipt {
  receiptNo: number;
  studentCode: number;
  studentName: string;
  /** rupees */
  amountPaid: number;
  /** yyyy-MM-dd */
  paymentDate: string;
}

/** An entry of the marks grid, or a remark, that another user changed since the version that was sent. */
export interface MarksConflict {
  studentId: number;
  /** null: attendance, or a remark */
  subjectId: number | null;
  entry: 'theory' | 'practical' | 'viva' | 'studentAttendance' | 'schoolAttendance' | 'remark';
  /** marks or days, the name of a grade, a reason, or a remark; null for an empty entry */
  sent: string | null;
  stored: string | null;
  version: number;
  /** null where the caller may not see the user */
  by: string | null;
  /** ISO 8601 in UTC */
  at: string;
}

/** The sheets of a file that has several (166), and the one that was read. */
export interface FileSheets {
  sheet: string;
  sheets: string[];
}

interface FailureDetails {
  /** replaces the text of the catalogue */
  message?: string;
  problems?: Problem[];
  change?: RecordChange;
  student?: RegisteredStudent;
  receipts?: ReferencedReceipt[];
  marks?: MarksConflict[];
  sheets?: FileSheets;
  retryAfterSeconds?: number;
  /** internal cause, logged and never sent */
  cause?: unknown;
}

/** An error response to the client: code, message and the fields concerned. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: CodeName;
  readonly details: FailureDetails;
  constructor(code: CodeName, details: FailureDetails = {}) {
    super(details.message ?? CODES[code].text);
    this.code = code;
    this.details = details;
  }
  get responseCode(): number {
    return CODES[this.code].code;
  }
  get status(): number {
    return CODES[this.code].status;
  }
}

/** Ends the call with a code of the catalogue; HTTP status and default sentence come from codes.yaml. */
export function fail(code: CodeName, details: FailureDetails = {}): never {
  throw new ApiError(code, details);
}

/** 109 for one field, with its message (SCHOOL-41: the message names the field). */
export function failField(path: string, message: string): never {
  return fail('BAD_REQUEST', { message, problems: [{ path, message }] });
}

/** 109 with all problems; the message is that of the first problem, which names its field. */
export function failFields(problems: Problem[]): never {
  return fail('BAD_REQUEST', { problems, ...(problems[0] ? { message: problems[0].message } : {}) });
}
