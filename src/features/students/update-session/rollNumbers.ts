/** The students of a section and their roll numbers: pure functions. */
import { STUDENT_FIELDS, type SessionDetail, type StudentRow } from '@/api/students';
import { toAsciiDigits } from '@common/digits';

/** A student of the list with the stored number. */
export interface RollRow {
  readonly id: number;
  readonly name: string;
  readonly code: number;
  readonly srNo: string;
  readonly father: string;
  /** yyyy-MM-dd */
  readonly admissionDate: string;
  readonly image: string | null;
  readonly rollNo: number | null;
  /** enrolled in the class without a section */
  readonly waiting: boolean;
}

const { limits } = STUDENT_FIELDS.SessionDetail.rollNo;

const compare = (a: string, b: string): number => a.localeCompare(b, 'en', { sensitivity: 'base', numeric: true });
const byName = (a: RollRow, b: RollRow): number => compare(a.name, b.name) || a.code - b.code;
const byAdmission = (a: RollRow, b: RollRow): number =>
  compare(a.admissionDate, b.admissionDate) || compare(a.srNo, b.srNo) || byName(a, b);
export const ORDERS = { name: byName, admission: byAdmission } as const;
export type Order = keyof typeof ORDERS;

/** Active students of a section, and those of the class without a section, by name. */
export function rowsOf(students: readonly StudentRow[], sectionId: number | null): RollRow[] {
  const rows = students.flatMap((student): RollRow[] => {
    const [enrolment] = student.enrollments;
    const isHere = enrolment !== undefined && (enrolment.sectionId === sectionId || enrolment.sectionId === null);
    if (!isHere || student.deleted || student.disabled || student.blocked) return [];
    return [
      {
        id: student.studentId,
        name: student.studentName,
        code: student.studentCode,
        srNo: student.studentSrNo,
        father: student.fatherName,
        admissionDate: student.admissionDate,
        image: student.image,
        rollNo: enrolment.rollNo,
        waiting: sectionId !== null && enrolment.sectionId === null,
      },
    ];
  });
  return rows.sort(byName);
}

/** Students of the section, including added ones. */
export const shownRows = (rows: readonly RollRow[], taken: readonly number[]): RollRow[] =>
  rows.filter(({ waiting, id }) => !waiting || taken.includes(id));

const WHOLE = /^\s*(\d+)(?:\.0*)?\s*$/;

/** A number in spreadsheet notation, e.g. '6.0' or '१२'; other texts are returned unchanged. */
export const rollText = (text: string): string => WHOLE.exec(toAsciiDigits(text))?.[1] ?? text.trim();

export const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(rollText(text)));

/** Only digits: another notation, such as '1E+03', may be a code that a spreadsheet converted. */
export const isRollNumber = (text: string): boolean => {
  const digits = rollText(text);
  return /^\d+$/.test(digits) && Number(digits) >= limits.from && Number(digits) <= limits.to;
};

/** 1 to n by student. */
export const numbered = (rows: readonly RollRow[], order: Order): ReadonlyMap<number, string> =>
  new Map([...rows].sort(ORDERS[order]).map(({ id }, index) => [id, String(index + 1)]));

/** The rows after these numbers were stored. */
export function rowsAfter(rows: readonly RollRow[], stored: readonly SessionDetail[]): RollRow[] {
  const numbers = new Map(stored.map(({ studentId, rollNo }) => [studentId, rollNo]));
  return rows.map((row) => {
    const rollNo = numbers.get(row.id);
    return rollNo === undefined ? row : { ...row, rollNo, waiting: false };
  });
}
