// The students of a class with the entries of one exam.
import { and, asc, eq, inArray, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { QueryBuilder } from 'drizzle-orm/pg-core';
import { TIME_ZONE } from '../../../../common/calendar.ts';
import {
  classes,
  enrolments,
  examAttendance,
  sections,
  sessions,
  studentHistory,
  studentMarks,
  students,
} from '../../../database/schema/index.ts';
import { compiled } from '../../../database/compiled.ts';
import type { Db } from '../../../database/scope.ts';
import type { ClassSelection } from '../classSelection.ts';

/** null: students of all sections */
export interface MarksSelection extends ClassSelection {
  sectionId: number | null;
}

export type AttendanceRow = typeof examAttendance.$inferSelect;

/** Marks, a grade or a reason; an emptied entry keeps its row. */
export const isEntered = or(
  isNotNull(studentMarks.marks),
  isNotNull(studentMarks.gradeId),
  isNotNull(studentMarks.reason),
);

const inSection = ({ schoolId, sessionId, classId, sectionId }: MarksSelection) =>
  and(
    eq(enrolments.schoolId, schoolId),
    eq(enrolments.sessionId, sessionId),
    eq(enrolments.classId, classId),
    sectionId === null ? undefined : eq(enrolments.sectionId, sectionId),
  );

const enrolled = (db: Db, where: SQL | undefined) =>
  db
    .select({
      id: students.id,
      code: students.code,
      srNo: students.srNo,
      name: students.name,
      fatherName: students.fatherName,
      motherName: students.motherName,
      gender: students.gender,
      life: enrolments.life,
      sessionId: enrolments.sessionId,
      classId: enrolments.classId,
      sectionId: enrolments.sectionId,
      rollNo: enrolments.rollNo,
      className: classes.name,
      sectionName: sections.name,
      stream: sections.stream,
      registrationStatus: enrolments.registrationStatus,
    })
    .from(enrolments)
    .innerJoin(students, and(eq(students.schoolId, enrolments.schoolId), eq(students.id, enrolments.studentId)))
    .innerJoin(classes, and(eq(classes.schoolId, enrolments.schoolId), eq(classes.id, enrolments.classId)))
    .leftJoin(sections, and(eq(sections.schoolId, enrolments.schoolId), eq(sections.id, enrolments.sectionId)))
    .where(where)
    .orderBy(sql`${enrolments.rollNo} ASC NULLS LAST`, asc(enrolments.nameKey), asc(students.id));

/**
 * Students who left after the end of a completed session, or in a later one: they belong to its results. Of several departures without a
 * return the first one counts, such as a strike-off before the transfer certificate.
 */
const leftLater = sql`${enrolments.life} IN ('TC_ISSUED', 'STRUCK_OFF') AND (
  SELECT own.status = 'COMPLETED' AND (later.start_date > own.start_date
         OR (departure.created_at AT TIME ZONE ${sql.raw(`'${TIME_ZONE}'`)})::date > own.end_date)
  FROM ${studentHistory} AS departure
  JOIN ${sessions} AS later ON later.school_id = departure.school_id AND later.id = departure.session_id
  JOIN ${sessions} AS own ON own.school_id = departure.school_id AND own.id = ${enrolments.sessionId}
  WHERE departure.school_id = ${enrolments.schoolId} AND departure.student_id = ${enrolments.studentId}
    AND departure.id > coalesce((
      SELECT max(back.id) FROM ${studentHistory} AS back
      WHERE back.school_id = ${enrolments.schoolId} AND back.student_id = ${enrolments.studentId} AND back.type = 'ACTIVE'), 0)
  ORDER BY departure.id
  LIMIT 1)`;

/**
 * The students of a class or section who are active, or were at the end of a completed session: by roll number, those without one last by
 * name.
 */
export const listExamined = (db: Db, selection: MarksSelection) =>
  enrolled(db, and(inSection(selection), or(eq(enrolments.life, 'ACTIVE'), leftLater)));

export type ExaminedRow = Awaited<ReturnType<typeof listExamined>>[number];

/** These students of the class or section, also those who left; deleted students are not found. */
export async function findExamined(
  db: Db,
  selection: MarksSelection,
  ids: readonly number[],
): Promise<Map<number, ExaminedRow>> {
  const rows = await enrolled(
    db,
    and(inSection(selection), inArray(enrolments.studentId, [...ids]), ne(enrolments.life, sql`'DELETED'`)),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The students of any class in a session with one of these codes or Sr. Nos. (lower case), also those who left. */
export const findInSession = (
  db: Db,
  { schoolId, sessionId }: Pick<ClassSelection, 'schoolId' | 'sessionId'>,
  codes: readonly number[],
  srNoKeys: readonly string[],
) =>
  enrolled(
    db,
    and(
      eq(enrolments.schoolId, schoolId),
      eq(enrolments.sessionId, sessionId),
      or(inArray(students.code, [...codes]), inArray(students.srNoKey, [...srNoKeys])),
      ne(enrolments.life, sql`'DELETED'`),
    ),
  );

const idsOf = (ids: readonly number[]): string => `{${ids.join(',')}}`;

const readEntries = compiled((qb: QueryBuilder, { bySubject }: { bySubject: boolean }) =>
  qb
    .select({
      examId: studentMarks.examId,
      studentId: studentMarks.studentId,
      subjectId: studentMarks.subjectId,
      component: studentMarks.component,
      marks: studentMarks.marks,
      gradeId: studentMarks.gradeId,
      reason: studentMarks.reason,
      version: studentMarks.version,
      modifiedAt: studentMarks.modifiedAt,
      modifiedBy: studentMarks.modifiedBy,
    })
    .from(studentMarks)
    .where(
      and(
        sql`${studentMarks.schoolId} = ${sql.placeholder('school')}`,
        sql`${studentMarks.examId} = ${sql.placeholder('exam')}`,
        sql`${studentMarks.studentId} = ANY(${sql.placeholder('students')}::integer[])`,
        bySubject ? sql`${studentMarks.subjectId} = ANY(${sql.placeholder('subjects')}::integer[])` : undefined,
      ),
    ),
);

/**
 * The entries of these students in an exam, also emptied ones.
 * @param subjectIds without them those of all subjects
 */
export function listEntries(
  db: Db,
  schoolId: number,
  examId: number,
  studentIds: readonly number[],
  subjectIds?: readonly number[],
) {
  const values = { school: schoolId, exam: examId, students: idsOf(studentIds), subjects: idsOf(subjectIds ?? []) };
  return readEntries(db, { bySubject: subjectIds !== undefined }, values);
}

export type MarksRow = Awaited<ReturnType<typeof listEntries>>[number];

export const listAttendance = (db: Db, schoolId: number, examId: number, studentIds: readonly number[]) =>
  db
    .select()
    .from(examAttendance)
    .where(
      and(
        eq(examAttendance.schoolId, schoolId),
        eq(examAttendance.examId, examId),
        inArray(examAttendance.studentId, [...studentIds]),
      ),
    );

/**
 * Student and subject of the entries in other exams of the session, each once.
 * @param subjectIds without them those of all subjects
 */
export async function listTakenElsewhere(
  db: Db,
  { schoolId, sessionId, classId }: ClassSelection,
  examId: number,
  studentIds: readonly number[],
  subjectIds?: readonly number[],
): Promise<{ studentId: number; subjectId: number }[]> {
  if (subjectIds?.length === 0) return [];
  return db
    .selectDistinct({ studentId: studentMarks.studentId, subjectId: studentMarks.subjectId })
    .from(studentMarks)
    .where(
      and(
        eq(studentMarks.schoolId, schoolId),
        eq(studentMarks.sessionId, sessionId),
        eq(studentMarks.classId, classId),
        ne(studentMarks.examId, examId),
        inArray(studentMarks.studentId, [...studentIds]),
        subjectIds && inArray(studentMarks.subjectId, [...subjectIds]),
        isEntered,
      ),
    );
}
