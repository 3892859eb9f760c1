// What was entered for a class in all exams of a session.
import { and, eq, inArray } from 'drizzle-orm';
import { examAttendance, studentMarks } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import type { ClassSelection } from '../classSelection.ts';

/** The entries of these students in all exams, also emptied ones. */
export const listYearEntries = (
  db: Db,
  { schoolId, sessionId, classId }: ClassSelection,
  studentIds: readonly number[],
) =>
  db
    .select({
      examId: studentMarks.examId,
      studentId: studentMarks.studentId,
      subjectId: studentMarks.subjectId,
      component: studentMarks.component,
      marks: studentMarks.marks,
      gradeId: studentMarks.gradeId,
      reason: studentMarks.reason,
    })
    .from(studentMarks)
    .where(
      and(
        eq(studentMarks.schoolId, schoolId),
        eq(studentMarks.sessionId, sessionId),
        eq(studentMarks.classId, classId),
        inArray(studentMarks.studentId, [...studentIds]),
      ),
    );

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
        inArray(examAttendance.studentId, [...studentIds]),
      ),
    );

export type YearEntry = Awaited<ReturnType<typeof listYearEntries>>[number];
export type YearAttendance = Awaited<ReturnType<typeof listYearAttendance>>[number];
