// Enrolments: one row for each student and session.
import { and, eq } from 'drizzle-orm';
import { FORM_FACTS } from '../../contract/generated/formFacts.gen.ts';
import type { components } from '../../contract/generated/operations.gen.ts';
import { enrolments } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { runSteps } from '../../call/crossRules.ts';
import type { Services } from '../../call/services.ts';
import { instantOf } from '../../shared/clock.ts';
import { fail, failField, ApiError } from '../../shared/fail.ts';
import { lockClass } from '../classes/index.ts';
import { lockSession, type SessionRow } from '../sessions/index.ts';
import { endLaterAdmissions, newAdmissionIn } from './newAdmission.ts';
import { flagsOf, inForm } from './students.rules.ts';
import type { StudentRow } from './students.queries.ts';

type EnrolmentForm = components['schemas']['EnrollmentForm'];
type Stored = typeof enrolments.$inferSelect;
type Writing = Pick<Services, 'clock' | 'rules'>;

const at = (field: keyof EnrolmentForm): string => inForm(`enrollments.0.${field}`);
const SECTION_REQUIRED = FORM_FACTS.EnrollmentForm.sectionId.messages.required;

/** Class and section of a student in a session, before and after an enrolment. */
export interface EnrolmentChange {
  sessionId: number;
  before: { classId: number | null; sectionId: number | null };
  after: { classId: number | null; sectionId: number | null };
}

/** A class and its sections. */
export interface ClassChoice {
  disabled: boolean;
  sections: readonly { id: number }[];
}

/** Why a student cannot be enrolled in this class and section: 158 for the class, 148, 118, 109 for the section; undefined without a reason. */
export function enrolmentFailure(row: ClassChoice | undefined, sectionId: number | null): ApiError | undefined {
  const problems = (field: keyof EnrolmentForm, message: string) => ({ problems: [{ path: at(field), message }] });
  if (!row || row.disabled) return new ApiError('INVALID_CLASS', problems('classId', 'The class is unknown'));
  if (sectionId === null && row.sections.length > 0)
    return new ApiError('BAD_REQUEST', { message: SECTION_REQUIRED, ...problems('sectionId', SECTION_REQUIRED) });
  if (sectionId !== null && row.sections.length === 0) return new ApiError('CLASS_HAS_NO_STREAM_OR_SECTION');
  if (sectionId !== null && !row.sections.some(({ id }) => id === sectionId)) return new ApiError('INVALID_SECTION');
  return undefined;
}

/** Checks that students can be enrolled in a session: 103 for an unknown session, 191 for a completed one. */
export function requireOpen(session: SessionRow | undefined, path: string): SessionRow {
  if (!session) return fail('NOT_FOUND', { problems: [{ path, message: 'The session is unknown' }] });
  if (session.status === 'COMPLETED') fail('ACTION_NOT_ALLOWED_FOR_COMPLETED_SESSION');
  return session;
}

export const SESSION_DISABLED = 'This session is disabled';

/** 109 for a disabled session. */
function requireOpenSession(found: SessionRow | undefined): SessionRow {
  const session = requireOpen(found, at('sessionId'));
  if (session.disabled) failField(at('sessionId'), SESSION_DISABLED);
  return session;
}

const ADMISSION_STORED = 'This was decided at enrolment. Ask a platform user to change the admission fee under Fees.';

/** 109 for a value that differs from the stored one, which decides dues and is written once. */
function requireStoredAdmission({ newAdmission }: Stored, wanted: EnrolmentForm): void {
  if ((wanted.newAdmission ?? newAdmission) !== newAdmission) failField(at('newAdmission'), ADMISSION_STORED);
}

async function requireClass(db: Db, schoolId: number, { classId, sectionId }: EnrolmentForm): Promise<void> {
  const failure = enrolmentFailure(await lockClass(db, schoolId, classId), sectionId ?? null);
  if (failure) throw failure;
}

async function findStored(db: Db, { schoolId, id }: StudentRow, sessionId: number): Promise<Stored | undefined> {
  const [row] = await db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.schoolId, schoolId), eq(enrolments.sessionId, sessionId), eq(enrolments.studentId, id)));
  return row;
}

/**
 * Enrols a student in the session, class and section of the form, or moves an enrolled one. An unchanged enrolment is accepted
 * in any session, and also without a section if the session is completed or the student has left. Otherwise the session must be
 * open and the student not disabled (127). A move removes the roll number, which
 * belongs to class and section, and keeps whether the student is new in the session; 140 where it would lose the dues. Returns the change, if there is one.
 */
export async function enrol(
  db: Db,
  { clock, rules }: Writing,
  student: StudentRow,
  wanted: EnrolmentForm,
  origin: Stored['origin'],
): Promise<EnrolmentChange | undefined> {
  const { schoolId } = student;
  const stored = await findStored(db, student, wanted.sessionId);
  const sectionId = wanted.sectionId ?? null;
  if (stored) requireStoredAdmission(stored, wanted);
  const stays = stored?.classId === wanted.classId && stored.sectionId === sectionId;
  const { disabled, blocked } = flagsOf(student.life);
  const hasLeft = disabled || blocked;
  if (stays && (hasLeft || stored.registrationStatus === 'COMPLETE')) return undefined;
  if (hasLeft) fail('DISABLED_STUDENT');
  const found = await lockSession(db, schoolId, wanted.sessionId);
  if (stays && found?.status === 'COMPLETED') return undefined;
  const session = requireOpenSession(found);
  await requireClass(db, schoolId, wanted);
  const values = { classId: wanted.classId, sectionId, registrationStatus: 'COMPLETE' as const };
  await db
    .insert(enrolments)
    .values({
      ...values,
      schoolId,
      sessionId: wanted.sessionId,
      studentId: student.id,
      origin,
      life: student.life,
      nameKey: student.nameKey,
      newAdmission: stored?.newAdmission ?? (await newAdmissionIn(db, student, session, wanted.newAdmission)),
      rte: student.rte,
      createdAt: instantOf(clock),
    })
    .onConflictDoUpdate({
      target: [enrolments.schoolId, enrolments.sessionId, enrolments.studentId],
      set: { ...values, ...(stays ? {} : { rollNo: null }) },
    });
  if (!stored) await endLaterAdmissions(db, student, session);
  else if (!stays) {
    const of = { sessionId: session.id, studentIds: [student.id] };
    const path = at(stored.classId === wanted.classId ? 'sectionId' : 'classId');
    await runSteps(rules.feeClassChanges, db, { schoolId, classId: stored.classId, of, path });
  }
  return {
    sessionId: wanted.sessionId,
    before: { classId: stored?.classId ?? null, sectionId: stored?.sectionId ?? null },
    after: { classId: wanted.classId, sectionId },
  };
}

/** Stores the enrolments of a form one after the other, and returns the changes. */
export async function enrolAll(
  db: Db,
  services: Writing,
  student: StudentRow,
  wanted: readonly EnrolmentForm[],
): Promise<EnrolmentChange[]> {
  const changes: EnrolmentChange[] = [];
  for (const enrolment of wanted) {
    const change = await enrol(db, services, student, enrolment, 'TRANSFER');
    if (change) changes.push(change);
  }
  return changes;
}
