// The entries of a class in all exams of a session.
import { and, eq, sql, type AnyColumn } from 'drizzle-orm';
import type { Component, Reason } from '../../../../common/results/index.ts';
import { examAttendance, studentMarks } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import type { ClassSelection } from '../classSelection.ts';

const isOneOf = (column: AnyColumn, ids: readonly number[]) => sql`${column} = ANY(${`{${ids.join(',')}}`}::integer[])`;

/** An entry of one student. */
export interface YearEntry {
  examId: number;
  studentId: number;
  subjectId: number;
  component: Component;
  marks: string | null;
  gradeId: number | null;
  reason: Reason | null;
}

const { examId, subjectId, component, marks, gradeId, reason } = studentMarks;

/** The entries of a student as text: columns between blanks, an empty one for null. No value contains a blank or a comma. */
const PACKED = sql<string>`string_agg(
  concat(${examId}, ' ', ${subjectId}, ' ', ${component}, ' ', ${marks}, ' ', ${gradeId}, ' ', ${reason}), ',')`;

function unpacked(studentId: number, entry: string): YearEntry {
  const [exam, subject, part, entered, grade, absence] = entry.split(' ');
  return {
    examId: Number(exam),
    studentId,
    subjectId: Number(subject),
    component: part as Component,
    marks: entered ? entered : null,
    gradeId: grade ? Number(grade) : null,
    reason: absence ? (absence as Reason) : null,
  };
}

/**
 * The entries of these students in all exams, also emptied ones. One row for each student: reading each entry as a row of its own
 * takes six times as long, which delays all other calls on the embedded engine.
 */
export async function listYearEntries(
  db: Db,
  { schoolId, sessionId, classId }: ClassSelection,
  studentIds: readonly number[],
): Promise<YearEntry[]> {
  const rows = await db
    .select({ studentId: studentMarks.studentId, entries: PACKED })
    .from(studentMarks)
    .where(
      and(
        eq(studentMarks.schoolId, schoolId),
        eq(studentMarks.sessionId, sessionId),
        eq(studentMarks.classId, classId),
        isOneOf(studentMarks.studentId, studentIds),
      ),
    )
    .groupBy(studentMarks.studentId);
  return rows.flatMap(({ studentId, entries }) => entries.split(',').map((entry) => unpacked(studentId, entry)));
}

/** The days of attendance of these students in all exams. */
export const listYearAttendance = (
  db: Db,
  { schoolId, sessionId, classId }: ClassSelection,
  studentIds: readonly number[],
) =>
  db
    .select({
      examId: examAttendance.examId,
      studentId: examAttendance.studentId,
      kind: examAttendance.kind,
      days: examAttendance.days,
    })
    .from(examAttendance)
    .where(
      and(
        eq(examAttendance.schoolId, schoolId),
        eq(examAttendance.sessionId, sessionId),
        eq(examAttendance.classId, classId),
        isOneOf(examAttendance.studentId, studentIds),
      ),
    );

export type YearAttendance = Awaited<ReturnType<typeof listYearAttendance>>[number];
