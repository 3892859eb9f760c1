import { and, desc, eq } from 'drizzle-orm';
import { FORM_FACTS } from '../../../contract/generated/formFacts.gen.ts';
import type { Actor } from '../../../call/context.ts';
import type { Handler } from '../../../call/handler.ts';
import { enrolments, sessions } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { instantOf, type Clock } from '../../../shared/clock.ts';
import { fail, failField } from '../../../shared/fail.ts';
import { tidy } from '../../../shared/text.ts';
import { lockClass } from '../../classes/index.ts';
import { lockSession, type SessionRow } from '../../sessions/index.ts';
import { SESSION_DISABLED } from '../enrol.ts';
import { endLaterAdmissions, newAdmissionIn } from '../newAdmission.ts';
import { lockStudentRow, type StudentRow } from '../students.queries.ts';
import type { Life } from '../students.rules.ts';
import { addHistory } from './history.queries.ts';
import { changeLife } from './changeLife.ts';

type Type = 'ACTIVE' | 'INACTIVE';

const REQUIRED = FORM_FACTS.StrikeOffForm.comment.messages.required;

/** 180, 185, 127 when the student cannot be struck off; 181, 127 when the student cannot be re-admitted. */
function requireStep(life: Life, type: Type): void {
  if (life === 'DISABLED') fail('DISABLED_STUDENT');
  if (type === 'ACTIVE' && life === 'ACTIVE') fail('STUDENT_ALREADY_ACTIVE');
  if (type === 'INACTIVE' && life === 'STRUCK_OFF') fail('STUDENT_ALREADY_STRUCK_OFF');
  if (type === 'INACTIVE' && life === 'TC_ISSUED') fail('STUDENT_ALREADY_TC');
}

/** 137 without the privilege of the list: re-admission after a TC requires that of the TC list. */
function requirePrivilege({ privileges }: Actor, life: Life, type: Type): void {
  const needed = type === 'ACTIVE' && life === 'TC_ISSUED' ? 'TC_STUDENTS_LIST' : 'NAME_STRIKE_OFF';
  if (!privileges.has(needed)) fail('NO_PRIVILEGES');
}

async function isEnrolled(db: Db, { schoolId, id }: StudentRow, sessionId: number): Promise<boolean> {
  const own = and(eq(enrolments.schoolId, schoolId), eq(enrolments.studentId, id));
  const rows = await db
    .select({ sessionId: enrolments.sessionId })
    .from(enrolments)
    .where(and(own, eq(enrolments.sessionId, sessionId)));
  return rows.length > 0;
}

/** The last class and section of the student, in any session. */
async function lastEnrolment(db: Db, { schoolId, id }: StudentRow) {
  const [row] = await db
    .select({ classId: enrolments.classId, sectionId: enrolments.sectionId })
    .from(enrolments)
    .innerJoin(sessions, and(eq(sessions.schoolId, enrolments.schoolId), eq(sessions.id, enrolments.sessionId)))
    .where(and(eq(enrolments.schoolId, schoolId), eq(enrolments.studentId, id)))
    .orderBy(desc(sessions.startDate), desc(sessions.id))
    .limit(1);
  return row;
}

/** Enrols the student in a new session, in the last class and, if it still exists, its section (LIFECYCLE-33). */
async function enrolAgain(db: Db, clock: Clock, student: StudentRow, session: SessionRow): Promise<void> {
  const last = await lastEnrolment(db, student);
  const found = last && (await lockClass(db, student.schoolId, last.classId));
  if (!last || !found) fail('INVALID_CLASS');
  if (found.disabled)
    fail('INVALID_CLASS', { message: `The last class of the student, ${found.name}, is disabled. Enable it first` });
  const sectionId = found.sections.find(({ id }) => id === last.sectionId)?.id ?? null;
  await db.insert(enrolments).values({
    schoolId: student.schoolId,
    sessionId: session.id,
    studentId: student.id,
    classId: last.classId,
    sectionId,
    registrationStatus: sectionId === null && found.sections.length > 0 ? 'PENDING' : 'COMPLETE',
    origin: 'READMISSION',
    life: student.life,
    nameKey: student.nameKey,
    newAdmission: await newAdmissionIn(db, student, session),
    rte: student.rte,
    createdAt: instantOf(clock),
  });
  await endLaterAdmissions(db, student, session);
}

/** Strikes a student off or re-admits one, and adds an entry to the history (LIFECYCLE-28 to 35). */
export const strikeOffStudent: Handler<'strikeOffStudent'> = async (ctx, { body }) => {
  const { clock } = ctx.services;
  const { schoolId, sessionId, studentId, type } = body;
  const comment = tidy(body.comment) ?? '';
  if (type === 'INACTIVE' && comment === '') failField('comment', REQUIRED);
  return ctx.write(async (db, unit) => {
    const stored = await lockStudentRow(db, studentId);
    if (stored.schoolId !== schoolId) fail('NOT_FOUND');
    requirePrivilege(ctx.actor, stored.life, type);
    requireStep(stored.life, type);
    const session = (await lockSession(db, schoolId, sessionId)) ?? fail('NOT_FOUND');
    const enrolled = await isEnrolled(db, stored, sessionId);
    if (type === 'INACTIVE' && !enrolled) fail('STUDENT_NOT_ENROLLED_IN_SESSION');
    if (type === 'ACTIVE' && session.status === 'UPCOMING') fail('ACTION_NOT_ALLOWED_FOR_UPCOMING_SESSION');
    if (type === 'ACTIVE' && session.status === 'COMPLETED') fail('ACTION_NOT_ALLOWED_FOR_COMPLETED_SESSION');
    if (!enrolled) {
      if (session.disabled) failField('sessionId', SESSION_DISABLED);
      await enrolAgain(db, clock, stored, session);
    }
    const life = type === 'ACTIVE' ? 'ACTIVE' : 'STRUCK_OFF';
    await changeLife(db, clock, stored, life);
    await addHistory(db, clock, { schoolId, studentId, sessionId, type, comment });
    const flag = stored.life === 'TC_ISSUED' ? 'disabled' : 'blocked';
    unit.note({
      entity: 'student',
      id: studentId,
      before: { life: stored.life },
      after: { life, sessionId },
      changed: { version: stored.version + 1, fields: enrolled ? [flag] : [flag, 'enrollments'] },
    });
    return null;
  });
};
