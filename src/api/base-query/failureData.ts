/** The well-formed data of a failed response. */
import type {
  ApiFailure,
  FileSheets,
  MarksConflict,
  Problem,
  RecordChange,
  ReferencedReceipt,
  RegisteredStudent,
} from './failure';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

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

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';
const isEntryName = (value: unknown): value is MarksConflict['entry'] =>
  ['theory', 'practical', 'viva', 'studentAttendance', 'schoolAttendance', 'remark'].includes(value as string);

function marksOf(data: unknown): MarksConflict[] {
  const listed = isRecord(data) && Array.isArray(data['marks']) ? (data['marks'] as unknown[]) : [];
  return listed.flatMap((conflict) => {
    if (!isRecord(conflict)) return [];
    const { studentId, subjectId, entry, sent, stored, version, by, at } = conflict;
    if (!Number.isInteger(studentId) || !Number.isInteger(version) || !isEntryName(entry)) return [];
    if (subjectId !== null && !Number.isInteger(subjectId)) return [];
    if (!isTextOrNull(sent) || !isTextOrNull(stored) || !isTextOrNull(by)) return [];
    if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return [];
    return [
      {
        studentId: studentId as number,
        subjectId: subjectId as number | null,
        entry,
        sent,
        stored,
        version: version as number,
        by,
        at,
      },
    ];
  });
}

function sheetsOf(data: unknown): FileSheets | undefined {
  const found = isRecord(data) ? data['sheets'] : undefined;
  if (!isRecord(found)) return undefined;
  const { sheet, sheets } = found;
  if (typeof sheet !== 'string' || !Array.isArray(sheets)) return undefined;
  return { sheet, sheets: sheets.filter((name) => typeof name === 'string') };
}

export function failureData(
  data: unknown,
): Pick<ApiFailure, 'problems' | 'change' | 'marks' | 'student' | 'receipts' | 'sheets'> {
  const problems = problemsOf(data);
  const change = changeOf(data);
  const marks = marksOf(data);
  const student = studentOf(data);
  const receipts = receiptsOf(data);
  const sheets = sheetsOf(data);
  return {
    ...(problems.length > 0 && { problems }),
    ...(change && { change }),
    ...(marks.length > 0 && { marks }),
    ...(student && { student }),
    ...(receipts.length > 0 && { receipts }),
    ...(sheets && { sheets }),
  };
}
