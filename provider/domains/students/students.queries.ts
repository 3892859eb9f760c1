import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import {
  classes,
  enrolments,
  schools,
  sections,
  sessions,
  studentParents,
  studentSiblings,
  students,
} from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import type { SchoolFinder } from '../../call/schoolFinder.ts';
import { isoInstant } from '../../shared/clock.ts';
import { fail } from '../../shared/fail.ts';
import { listHistory } from './lifecycle/history.queries.ts';

export type StudentRow = typeof students.$inferSelect;
export type ParentRow = typeof studentParents.$inferSelect;

/** A literal instead of a parameter: a generic plan cannot use an index on `life <> 'DELETED'`. */
export const notDeleted = ne(students.life, sql`'DELETED'`);

/** Undefined for an unknown or deleted student and for a student of another school. */
export async function findStudentRow(db: Db, id: number): Promise<StudentRow | undefined> {
  const [row] = await db
    .select()
    .from(students)
    .where(and(eq(students.id, id), notDeleted));
  return row;
}

/** The same, locked until commit; 103 instead of undefined. */
export async function lockStudentRow(db: Db, id: number): Promise<StudentRow> {
  const [row] = await db
    .select()
    .from(students)
    .where(and(eq(students.id, id), notDeleted))
    .for('no key update');
  return row ?? fail('NOT_FOUND');
}

export const schoolOfStudent: SchoolFinder = {
  find: async (db, id) => (await findStudentRow(db, id))?.schoolId,
  missing: 'NOT_FOUND',
};

export const listParentRows = (db: Db, schoolId: number, studentId: number): Promise<ParentRow[]> =>
  db
    .select()
    .from(studentParents)
    .where(and(eq(studentParents.schoolId, schoolId), eq(studentParents.studentId, studentId)))
    .orderBy(sql`array_position('{FATHER,MOTHER,GUARDIAN}'::text[], ${studentParents.type})`);

/**
 * Sorts the current enrolment first: that of the ACTIVE session (of several, the one whose dates contain `today`), else of the
 * newest session that has started, else of the next one.
 */
const currentFirst = (today: string) => [
  desc(sql`${sessions.status} = 'ACTIVE'`),
  desc(sql`${sessions.status} = 'ACTIVE' AND ${today}::date BETWEEN ${sessions.startDate} AND ${sessions.endDate}`),
  desc(sql`${sessions.status} <> 'UPCOMING'`),
  desc(sessions.startDate),
];

interface EnrolmentOrder {
  /** yyyy-MM-dd */
  today: string;
  sessionId?: number | undefined;
}

/** The student with this code, deleted or not, and the enrolment of `sessionId`, else the current one. */
export async function findStudentOfCode(
  db: Db,
  schoolId: number,
  code: number,
  order: EnrolmentOrder,
): Promise<{ student: StudentRow; enrolment: EnrolmentRow | undefined } | undefined> {
  const [student] = await db
    .select()
    .from(students)
    .where(and(eq(students.schoolId, schoolId), eq(students.code, code)));
  if (!student) return undefined;
  const [enrolment] = await listEnrolmentRows(db, schoolId, [student.id], order);
  return { student, enrolment };
}

/** All enrolments of these students, that of `sessionId` first, then the current one. */
const listEnrolmentRows = (
  db: Db,
  schoolId: number,
  studentIds: readonly number[],
  { today, sessionId }: EnrolmentOrder,
) =>
  db
    .select({
      row: enrolments,
      className: classes.name,
      sectionName: sections.name,
      sessionName: sessions.name,
      sessionStatus: sessions.status,
      sessionStartDate: sessions.startDate,
    })
    .from(enrolments)
    .innerJoin(sessions, and(eq(sessions.schoolId, enrolments.schoolId), eq(sessions.id, enrolments.sessionId)))
    .innerJoin(classes, and(eq(classes.schoolId, enrolments.schoolId), eq(classes.id, enrolments.classId)))
    .leftJoin(sections, and(eq(sections.schoolId, enrolments.schoolId), eq(sections.id, enrolments.sectionId)))
    .where(and(eq(enrolments.schoolId, schoolId), inArray(enrolments.studentId, [...studentIds])))
    .orderBy(...(sessionId === undefined ? [] : [desc(eq(enrolments.sessionId, sessionId))]), ...currentFirst(today));

export type EnrolmentRow = Awaited<ReturnType<typeof listEnrolmentRows>>[number];

const listSiblingRows = (db: Db, schoolId: number, studentId: number) =>
  db
    .select({ id: students.id, name: students.name, code: students.code, schoolName: schools.name })
    .from(studentSiblings)
    .innerJoin(
      students,
      and(eq(students.schoolId, studentSiblings.schoolId), eq(students.id, studentSiblings.siblingId)),
    )
    .innerJoin(schools, eq(schools.id, students.schoolId))
    .where(and(eq(studentSiblings.schoolId, schoolId), eq(studentSiblings.studentId, studentId)))
    .orderBy(asc(students.code));

export type SiblingRow = Awaited<ReturnType<typeof listSiblingRows>>[number] & {
  enrolment: EnrolmentRow | undefined;
};

export interface WholeStudent {
  student: StudentRow;
  parents: ParentRow[];
  enrolments: EnrolmentRow[];
  siblings: SiblingRow[];
  /** when a student who left did so */
  leftAt: string | null;
}

/** The newest entry of the history of a student who left is that of the departure. */
async function findDeparture(db: Db, { schoolId, id, life }: StudentRow): Promise<string | null> {
  if (life !== 'STRUCK_OFF' && life !== 'TC_ISSUED') return null;
  const [entry] = await listHistory(db, schoolId, [id]);
  return entry ? isoInstant(entry.createdAt) : null;
}

/** A student with parents, enrolments and siblings; 103 for an unknown or deleted one. */
export async function loadStudent(db: Db, id: number, order: EnrolmentOrder): Promise<WholeStudent> {
  const student = (await findStudentRow(db, id)) ?? fail('NOT_FOUND');
  const { schoolId } = student;
  const [parents, siblings] = await Promise.all([listParentRows(db, schoolId, id), listSiblingRows(db, schoolId, id)]);
  const rows = await listEnrolmentRows(db, schoolId, [id, ...siblings.map((sibling) => sibling.id)], order);
  const of = (studentId: number) => rows.filter(({ row }) => row.studentId === studentId);
  return {
    student,
    parents,
    enrolments: of(id),
    siblings: siblings.map((sibling) => ({ ...sibling, enrolment: of(sibling.id)[0] })),
    leftAt: await findDeparture(db, student),
  };
}
