// Where a student stands in a session: one row for each student and session.
import { and, eq } from 'drizzle-orm';
import { FORM_FACTS } from '../../contract/generated/formFacts.gen.ts';
import type { components } from '../../contract/generated/operations.gen.ts';
import { enrolments } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { instantOf, type Clock } from '../../shared/clock.ts';
import { fail, failField } from '../../shared/fail.ts';
import { holdClass } from '../classes/index.ts';
import { holdSession } from '../sessions/index.ts';
import { flagsOf, inForm } from './students.rules.ts';
import type { StudentRow } from './students.queries.ts';

type EnrolmentForm = components['schemas']['EnrollmentForm'];
type Stored = typeof enrolments.$inferSelect;

const at = (field: keyof EnrolmentForm): string => inForm(`enrollments.0.${field}`);
const SECTION_REQUIRED = FORM_FACTS.EnrollmentForm.sectionId.messages.required;

/** 103 for an unknown session, 191 for a completed one. */
async function requireOpenSession(db: Db, schoolId: number, sessionId: number): Promise<void> {
  const session = await holdSession(db, schoolId, sessionId);
  if (!session) fail('NOT_FOUND', { problems: [{ path: at('sessionId'), message: 'The session is unknown' }] });
  if (session.status === 'COMPLETED') fail('ACTION_NOT_ALLOWED_FOR_COMPLETED_SESSION');
  if (session.disabled) failField(at('sessionId'), 'This session is disabled');
}

/** 158 for an unknown class, 148 for a section where it has none, 118 for another class's, 109 for none where it has some. */
async function requirePlace(db: Db, schoolId: number, { classId, sectionId }: EnrolmentForm): Promise<void> {
  const row = await holdClass(db, schoolId, classId);
  if (!row || row.disabled)
    fail('INVALID_CLASS', { problems: [{ path: at('classId'), message: 'The class is unknown' }] });
  const chosen = sectionId ?? null;
  if (chosen === null && row.sections.length > 0) failField(at('sectionId'), SECTION_REQUIRED);
  if (chosen !== null && row.sections.length === 0) fail('CLASS_HAS_NO_STREAM_OR_SECTION');
  if (chosen !== null && !row.sections.some(({ id }) => id === chosen)) fail('INVALID_SECTION');
}

async function findStored(db: Db, { schoolId, id }: StudentRow, sessionId: number): Promise<Stored | undefined> {
  const [row] = await db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.schoolId, schoolId), eq(enrolments.sessionId, sessionId), eq(enrolments.studentId, id)));
  return row;
}

/**
 * Puts a student where the form says. What stands unchanged may stand, in any session; else the session must be open and
 * the student not disabled (127). Who moves loses the roll number, which belongs to class and section. Returns whether anything
 * was changed.
 */
export async function enrol(
  db: Db,
  clock: Clock,
  student: StudentRow,
  wanted: EnrolmentForm,
  origin: Stored['origin'],
): Promise<boolean> {
  const { schoolId } = student;
  const stored = await findStored(db, student, wanted.sessionId);
  const sectionId = wanted.sectionId ?? null;
  const stays = stored?.classId === wanted.classId && stored.sectionId === sectionId;
  if (stays && stored.registrationStatus === 'COMPLETE') return false;
  const { disabled, blocked } = flagsOf(student.life);
  if (!stays && (disabled || blocked)) fail('DISABLED_STUDENT');
  await requireOpenSession(db, schoolId, wanted.sessionId);
  await requirePlace(db, schoolId, wanted);
  const place = { classId: wanted.classId, sectionId, registrationStatus: 'COMPLETE' as const };
  await db
    .insert(enrolments)
    .values({
      ...place,
      schoolId,
      sessionId: wanted.sessionId,
      studentId: student.id,
      origin,
      life: student.life,
      nameKey: student.nameKey,
      createdAt: instantOf(clock),
    })
    .onConflictDoUpdate({
      target: [enrolments.schoolId, enrolments.sessionId, enrolments.studentId],
      set: { ...place, ...(stays ? {} : { rollNo: null }) },
    });
  return true;
}
