// Whether a student is new in a session. The value is stored with the enrolment, so that later edits do not change dues.
import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import { isNewAdmission } from '../../../common/newAdmission.ts';
import { enrolments, sessions, studentFees } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { isFirstSession, type SessionRow } from '../sessions/index.ts';
import type { StudentRow } from './students.queries.ts';

type Student = Pick<StudentRow, 'schoolId' | 'id' | 'admissionDate'>;

const ofStudent = ({ schoolId, id }: Student) => and(eq(enrolments.schoolId, schoolId), eq(enrolments.studentId, id));

async function isEnrolledEarlier(db: Db, student: Student, { startDate }: SessionRow): Promise<boolean> {
  const rows = await db
    .select({ sessionId: enrolments.sessionId })
    .from(enrolments)
    .innerJoin(sessions, and(eq(sessions.schoolId, enrolments.schoolId), eq(sessions.id, enrolments.sessionId)))
    .where(and(ofStudent(student), lt(sessions.startDate, startDate)))
    .limit(1);
  return rows.length > 0;
}

/** The value for a new enrolment: `override` of the form or the import file, otherwise the result of the rule. */
export async function newAdmissionIn(
  db: Db,
  student: Student,
  session: SessionRow,
  override?: boolean | null,
): Promise<boolean> {
  if (override != null) return override;
  return isNewAdmission({
    admissionDate: student.admissionDate,
    sessionStart: session.startDate,
    sessionStatus: session.status,
    enrolledEarlier: await isEnrolledEarlier(db, student, session),
    firstSession: await isFirstSession(db, session),
  });
}

/**
 * Ends the new admission in later sessions when a student is enrolled in an earlier one, so that the admission fee is due once.
 * Completed sessions keep their dues.
 */
export async function endLaterAdmissions(db: Db, student: Student, { startDate }: SessionRow): Promise<void> {
  const later = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(eq(sessions.schoolId, student.schoolId), gt(sessions.startDate, startDate), ne(sessions.status, 'COMPLETED')),
    );
  const ended = await db
    .update(enrolments)
    .set({ newAdmission: false })
    .where(and(ofStudent(student), inArray(enrolments.sessionId, later), eq(enrolments.newAdmission, true)))
    .returning({ sessionId: enrolments.sessionId });
  const sessionIds = ended.map(({ sessionId }) => sessionId);
  if (sessionIds.length === 0) return;
  // A stored discount has the admission fee of its time.
  const { schoolId, id } = student;
  await db
    .update(studentFees)
    .set({ admissionFeeApplicable: false, version: sql`${studentFees.version} + 1` })
    .where(
      and(
        eq(studentFees.schoolId, schoolId),
        eq(studentFees.studentId, id),
        inArray(studentFees.sessionId, sessionIds),
        eq(studentFees.admissionFeeApplicable, true),
      ),
    );
}
