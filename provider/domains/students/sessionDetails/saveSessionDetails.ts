import { runSteps } from '../../../call/crossRules.ts';
import type { Handler } from '../../../call/handler.ts';
import { FORM_FACTS } from '../../../contract/generated/formFacts.gen.ts';
import type { Db } from '../../../database/scope.ts';
import { fail, failField } from '../../../shared/fail.ts';
import { lockClass } from '../../classes/index.ts';
import { lockSession } from '../../sessions/index.ts';
import { raiseVersions } from '../raiseVersions.ts';
import { findEnrolments, lockStudents, storeDetails, takenByOthers } from './sessionDetails.queries.ts';
import {
  changesOf,
  requireFree,
  requireRollNumbers,
  requireEnrolled,
  type Form,
  type Selection,
} from './sessionDetails.rules.ts';

const SECTION_REQUIRED = FORM_FACTS.SessionDetailsForm.sectionId.messages.required;

/** Locks session and class until commit. 103, 191, 109 for the session; 158, 109, 148, 118 for class and section. */
async function lockSelection(db: Db, schoolId: number, form: Form): Promise<Selection> {
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

/** Stores all roll numbers of a list or none (ROLL-10). Students without a section get the section of the list. */
export const saveSessionDetails: Handler<'saveSessionDetails'> = async (ctx, { body }) => {
  requireRollNumbers(body.students);
  const ids = body.students.map(({ studentId }) => studentId);
  return ctx.write(async (db, unit) => {
    await lockStudents(db, ctx.schoolId, ids);
    const selection = await lockSelection(db, ctx.schoolId, body);
    const stored = await findEnrolments(db, selection, ids);
    requireEnrolled(body.students, stored, selection);
    requireFree(body.students, await takenByOthers(db, selection, ids));
    const { changed, placed, before, after } = changesOf(body.students, stored, selection);
    if (changed.length === 0) return null;
    await storeDetails(db, selection, changed);
    const { schoolId, sessionId, classId, sectionId } = selection;
    const raised = await raiseVersions(db, ctx.services.clock, schoolId, placed);
    const of = { sessionId, studentIds: placed };
    await runSteps(ctx.services.rules.feeClassChanges, db, { schoolId, classId, of, path: 'sectionId' });
    unit.note({
      entity: 'class',
      id: classId,
      before: { rollNumbers: before },
      after: { sessionId, sectionId, rollNumbers: after, placed },
      ...raised,
    });
    return null;
  });
};
