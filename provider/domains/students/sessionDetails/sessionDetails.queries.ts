import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { lockInSchool } from '../../../database/advisoryLocks.ts';
import { enrolments, students } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import type { Form, Selection } from './sessionDetails.rules.ts';

/**
 * Locks the students and then the school's roll numbers until commit. A re-admission locks in the same order, so that two
 * transactions cannot deadlock.
 */
export async function lockStudents(db: Db, schoolId: number, studentIds: number[]): Promise<void> {
  await db
    .select({ id: students.id })
    .from(students)
    .where(and(eq(students.schoolId, schoolId), inArray(students.id, studentIds)))
    .orderBy(asc(students.id))
    .for('no key update');
  await lockInSchool(db, 'roll numbers', schoolId);
}

const inClass = ({ schoolId, sessionId, classId }: Selection) =>
  and(eq(enrolments.schoolId, schoolId), eq(enrolments.sessionId, sessionId), eq(enrolments.classId, classId));

/** The enrolments of these students in the class, by student id. */
export async function findEnrolments(db: Db, selection: Selection, studentIds: number[]) {
  const rows = await db
    .select()
    .from(enrolments)
    .where(and(inClass(selection), inArray(enrolments.studentId, studentIds)));
  return new Map(rows.map((row) => [row.studentId, row]));
}

/** The roll numbers of active students of the section who are not in the list. */
export async function takenByOthers(db: Db, selection: Selection, studentIds: number[]): Promise<Set<number | null>> {
  const inSection =
    selection.sectionId === null ? isNull(enrolments.sectionId) : eq(enrolments.sectionId, selection.sectionId);
  const rows = await db
    .select({ rollNo: enrolments.rollNo })
    .from(enrolments)
    .where(
      and(inClass(selection), inSection, eq(enrolments.life, 'ACTIVE'), notInArray(enrolments.studentId, studentIds)),
    );
  return new Set(rows.flatMap(({ rollNo }) => rollNo ?? []));
}

/** Stores all in one statement, after which the constraint is checked: two students can exchange their numbers. */
export async function storeDetails(db: Db, selection: Selection, changed: Form['students']): Promise<void> {
  const rows = changed.map(({ studentId, rollNo }) => sql`(${studentId}::integer, ${rollNo}::integer)`);
  await db.execute(sql`
    UPDATE enrolments SET roll_no = given.roll_no, section_id = ${selection.sectionId}::integer, registration_status = 'COMPLETE'
    FROM (VALUES ${sql.join(rows, sql`, `)}) AS given(student_id, roll_no)
    WHERE school_id = ${selection.schoolId} AND session_id = ${selection.sessionId} AND enrolments.student_id = given.student_id`);
  await db.execute(sql`SET CONSTRAINTS enrolments_roll_no IMMEDIATE`);
}
