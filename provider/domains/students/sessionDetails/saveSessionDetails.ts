import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Handler } from '../../../call/handler.ts';
import { FORM_FACTS } from '../../../contract/generated/formFacts.gen.ts';
import { lockInSchool } from '../../../database/advisoryLocks.ts';
import { enrolments, students } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { instantOf, type Clock } from '../../../shared/clock.ts';
import { fail, failField } from '../../../shared/fail.ts';
import { lockClass } from '../../classes/index.ts';
import { lockSession } from '../../sessions/index.ts';
import {
  changesOf,
  requireFree,
  requireRollNumbers,
  requireStanding,
  type Form,
  type Place,
} from './sessionDetails.rules.ts';

const SECTION_REQUIRED = FORM_FACTS.SessionDetailsForm.sectionId.messages.required;

/** 103, 191, 109 for the session; 158, 109, 148, 118 for class and section, as where a student is enrolled. */
async function requirePlace(db: Db, schoolId: number, form: Form): Promise<Place> {
  const { sessionId, classId } = form;
  const sectionId = form.sectionId ?? null;
  const session = (await lockSession(db, schoolId, sessionId)) ?? fail('NOT_FOUND');
  if (session.status === 'COMPLETED') fail('ACTION_NOT_ALLOWED_FOR_COMPLETED_SESSION');
  if (session.disabled) failField('sessionId', 'This session is disabled');
  const found = await lockClass(db, schoolId, classId);
  if (!found || found.disabled) fail('INVALID_CLASS');
  if (sectionId === null && found.sections.length > 0) failField('sectionId', SECTION_REQUIRED);
  if (sectionId !== null && found.sections.length === 0) fail('CLASS_HAS_NO_STREAM_OR_SECTION');
  if (sectionId !== null && !found.sections.some(({ id }) => id === sectionId)) fail('INVALID_SECTION');
  return { schoolId, sessionId, classId, sectionId };
}

/**
 * Holds the students, so that nobody moves, leaves or comes back meanwhile, and then the school's roll numbers. Always in this
 * order, as a re-admission does: two transactions never wait for one another.
 */
async function hold(db: Db, schoolId: number, studentIds: number[]): Promise<void> {
  await db
    .select({ id: students.id })
    .from(students)
    .where(and(eq(students.schoolId, schoolId), inArray(students.id, studentIds)))
    .orderBy(asc(students.id))
    .for('no key update');
  await lockInSchool(db, 'roll numbers', schoolId);
}

const inClass = ({ schoolId, sessionId, classId }: Place) =>
  and(eq(enrolments.schoolId, schoolId), eq(enrolments.sessionId, sessionId), eq(enrolments.classId, classId));

async function findEnrolments(db: Db, place: Place, studentIds: number[]) {
  const rows = await db
    .select()
    .from(enrolments)
    .where(and(inClass(place), inArray(enrolments.studentId, studentIds)));
  return new Map(rows.map((row) => [row.studentId, row]));
}

/** The numbers of the section that pupils have who are not in the list. */
async function takenByOthers(db: Db, place: Place, studentIds: number[]): Promise<Set<number | null>> {
  const inSection = place.sectionId === null ? isNull(enrolments.sectionId) : eq(enrolments.sectionId, place.sectionId);
  const rows = await db
    .select({ rollNo: enrolments.rollNo })
    .from(enrolments)
    .where(and(inClass(place), inSection, eq(enrolments.life, 'ACTIVE'), notInArray(enrolments.studentId, studentIds)));
  return new Set(rows.flatMap(({ rollNo }) => rollNo ?? []));
}

/** All in one statement: what the numbers exclude is looked at when it is over, so that two pupils may exchange theirs. */
async function store(db: Db, place: Place, changed: Form['students']): Promise<void> {
  const rows = changed.map(({ studentId, rollNo }) => sql`(${studentId}::integer, ${rollNo}::integer)`);
  await db.execute(sql`
    UPDATE enrolments SET roll_no = given.roll_no, section_id = ${place.sectionId}::integer, registration_status = 'COMPLETE'
    FROM (VALUES ${sql.join(rows, sql`, `)}) AS given(student_id, roll_no)
    WHERE school_id = ${place.schoolId} AND session_id = ${place.sessionId} AND enrolments.student_id = given.student_id`);
  await db.execute(sql`SET CONSTRAINTS enrolments_roll_no IMMEDIATE`);
}

/** Whose record says another section now: a form that was opened before is told so (205). */
async function renew(db: Db, clock: Clock, { schoolId }: Place, placed: number[]): Promise<void> {
  if (placed.length === 0) return;
  await db
    .update(students)
    .set({ version: sql`${students.version} + 1`, modifiedAt: instantOf(clock) })
    .where(and(eq(students.schoolId, schoolId), inArray(students.id, placed)));
}

/** All roll numbers of a list, or none (ROLL-10); who waits for a section gets the one of the list. */
export const saveSessionDetails: Handler<'saveSessionDetails'> = async (ctx, { body }) => {
  requireRollNumbers(body.students);
  const ids = body.students.map(({ studentId }) => studentId);
  return ctx.write(async (db, unit) => {
    await hold(db, ctx.schoolId, ids);
    const place = await requirePlace(db, ctx.schoolId, body);
    const stored = await findEnrolments(db, place, ids);
    requireStanding(body.students, stored, place);
    requireFree(body.students, await takenByOthers(db, place, ids));
    const { changed, placed, before, after } = changesOf(body.students, stored, place);
    if (changed.length === 0) return null;
    await store(db, place, changed);
    await renew(db, ctx.services.clock, place, placed);
    const { sessionId, sectionId } = place;
    unit.note({
      entity: 'class',
      id: place.classId,
      before: { rollNumbers: before },
      after: { sessionId, sectionId, rollNumbers: after, placed },
    });
    return null;
  });
};
