// The students of a class with the entries of one exam.
import { and, asc, eq, inArray, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { QueryBuilder } from 'drizzle-orm/pg-core';
import { TIME_ZONE } from '../../../../common/calendar.ts';
import {
  classes,
  enrolments,
  examAttendance,
  exams,
  sections,
  sessions,
  studentHistory,
  studentMarks,
  students,
} from '../../../database/schema/index.ts';
import { compiled } from '../../../database/compiled.ts';
import type { Db } from '../../../database/scope.ts';
import { needsSectionIn } from '../../classes/index.ts';
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
      needsSection: needsSectionIn(enrolments),
      /** has left while the session is not completed: the entries are read only */
      left: sql<boolean>`${sessions.status} <> 'COMPLETED' AND ${enrolments.life} <> 'ACTIVE'`,
    })
    .from(enrolments)
    .innerJoin(students, and(eq(students.schoolId, enrolments.schoolId), eq(students.id, enrolments.studentId)))
    .innerJoin(sessions, and(eq(sessions.schoolId, enrolments.schoolId), eq(sessions.id, enrolments.sessionId)))
    .innerJoin(classes, and(eq(classes.schoolId, enrolments.schoolId), eq(classes.id, enrolments.classId)))
    .leftJoin(sections, and(eq(sections.schoolId, enrolments.schoolId), eq(sections.id, enrolments.sectionId)))
    .where(where)
    .orderBy(sql`${enrolments.rollNo} ASC NULLS LAST`, asc(enrolments.nameKey), asc(students.id));

/** Whether the student sat the annual exam of the class of the enrolment: a reason, or a practical before the exam, is no proof. */
const satAnnualExam = sql`EXISTS (
  SELECT FROM ${studentMarks}
    JOIN ${exams} AS exam ON exam.school_id = ${studentMarks.schoolId} AND exam.id = ${studentMarks.examId}
   WHERE ${studentMarks.schoolId} = ${enrolments.schoolId} AND ${studentMarks.studentId} = ${enrolments.studentId}
     AND exam.session_id = ${enrolments.sessionId} AND exam.class_id = ${enrolments.classId} AND exam.kind = 'ANNUAL'
     AND ${studentMarks.component} = 'theory' AND (${studentMarks.marks} IS NOT NULL OR ${studentMarks.gradeId} IS NOT NULL))`;

/**
 * Students who were in school at the end of a session: the last entry of their history up to that end decides, whatever happened
 * later. Entries of a later session are later than its end. A student who left without an entry left before the school used the
 * portal. Disabling has no entry, so a completed session keeps disabled students. Those who sat the annual exam before their transfer
 * certificate have a result of the year, and without them the ranks of others would change.
 */
const hasResult = sql`(coalesce((
  SELECT change.type = 'ACTIVE' OR NOT entry.counts OR (change.type = 'TC' AND ${satAnnualExam})
  FROM ${studentHistory} AS change
  JOIN ${sessions} AS other ON other.school_id = change.school_id AND other.id = change.session_id
  CROSS JOIN LATERAL (SELECT CASE
    WHEN other.start_date > ${sessions.startDate} THEN false
    WHEN change.type = 'ACTIVE' THEN true
    ELSE (change.created_at AT TIME ZONE ${sql.raw(`'${TIME_ZONE}'`)})::date <= ${sessions.endDate}
  END AS counts) AS entry
  WHERE change.school_id = ${enrolments.schoolId} AND change.student_id = ${enrolments.studentId}
  ORDER BY entry.counts DESC, change.id DESC
  LIMIT 1), ${enrolments.life} NOT IN ('TC_ISSUED', 'STRUCK_OFF'))
  OR (${enrolments.life} = 'TC_ISSUED' AND ${satAnnualExam}))`;

/**
 * The enrolments whose marks and results are shown; needs their sessions. Those of students who left before the session was completed
 * are read only.
 */
export const isExamined = sql`(${enrolments.life} <> 'DELETED' AND CASE
  WHEN ${sessions.status} = 'COMPLETED' THEN ${hasResult}
  WHEN ${enrolments.life} IN ('TC_ISSUED', 'STRUCK_OFF') THEN ${hasResult}
  ELSE ${enrolments.life} = 'ACTIVE' END)`;

/** The students of a class or section whose marks and results are shown: by roll number, those without one last by name. */
export const listExamined = (db: Db, selection: MarksSelection) => enrolled(db, and(inSection(selection), isExamined));

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
