import type { Handler } from '../../../call/handler.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { lockInSchool } from '../../../database/advisoryLocks.ts';
import type { Db } from '../../../database/scope.ts';
import { instantOf, isoInstant } from '../../../shared/clock.ts';
import { fail, type MarksConflict } from '../../../shared/fail.ts';
import { lockClass } from '../../classes/index.ts';
import { lockSession } from '../../sessions/index.ts';
import { namesOf } from '../marks/marks.conflicts.ts';
import type { ExaminedRow, MarksSelection } from '../marks/marks.queries.ts';
import { sectionOf } from '../marks/readMarks.ts';
import { requireExamined } from '../marks/requireExamined.ts';
import { findRemarkRows, storeRemarks, type RemarkRow } from './remarks.queries.ts';
import { changedRemarks, readSentRemarks, staleRemarks, type SentRemark } from './remarks.rules.ts';

type Form = components['schemas']['StudentRemarksForm'];

/** Locks session, class and the remarks of the school until commit. 103, 191, 158, 118. */
async function lockSelection(db: Db, schoolId: number, form: Form): Promise<MarksSelection> {
  const { sessionId, classId } = form;
  const session = (await lockSession(db, schoolId, sessionId)) ?? fail('NOT_FOUND');
  if (session.status === 'COMPLETED') fail('ACTION_NOT_ALLOWED_FOR_COMPLETED_SESSION');
  const { sections } = (await lockClass(db, schoolId, classId)) ?? fail('INVALID_CLASS');
  await lockInSchool(db, 'remarks', schoolId);
  return { schoolId, sessionId, classId, sectionId: sectionOf(form.sectionId, sections) };
}

/** 205 with exactly the remarks whose version is stale, each with both values, who saved it and when. */
async function requireNoConflict(
  db: Db,
  changed: readonly SentRemark[],
  stored: ReadonlyMap<number, RemarkRow>,
  students: ReadonlyMap<number, ExaminedRow>,
): Promise<void> {
  const stale = staleRemarks(changed, stored);
  if (stale.length === 0) return;
  const names = await namesOf(
    db,
    stale.flatMap(({ row }) => row.modifiedBy ?? []),
  );
  const byOf = ({ modifiedBy }: RemarkRow) => (modifiedBy === null ? null : (names.get(modifiedBy) ?? null));
  const marks = stale.map(({ sent: { studentId, remark }, row }): MarksConflict => ({
    studentId,
    subjectId: null,
    entry: 'remark',
    sent: remark,
    stored: row.remark,
    version: row.version,
    by: byOf(row),
    at: isoInstant(row.modifiedAt),
  }));
  const problems = stale.map(({ sent: { index, studentId }, row }) => ({
    path: `remarks.${index}.remark`,
    message: `${students.get(studentId)?.name ?? ''}: ${row.remark ?? 'an empty remark'} was saved by ${byOf(row) ?? 'another user'}`,
  }));
  fail('STALE_VERSION', { marks, problems });
}

const textsOf = (
  changed: readonly SentRemark[],
  remarkOf: (sent: SentRemark) => string | null,
): Record<string, string | null> => Object.fromEntries(changed.map((sent) => [sent.studentId, remarkOf(sent)]));

/** Stores the changed remarks, all or none; an equal one keeps its version. */
export const saveStudentRemarks: Handler<'saveStudentRemarks'> = async (ctx, { body }) => {
  const sent = readSentRemarks(body.remarks);
  return ctx.write(async (db, unit) => {
    const selection = await lockSelection(db, ctx.schoolId, body);
    const students = await requireExamined(db, selection, sent, 'remarks');
    const ids = [...students.keys()];
    const before = await findRemarkRows(db, selection, ids);
    const changed = changedRemarks(sent, before);
    await requireNoConflict(db, changed, before, students);
    if (changed.length > 0) {
      await storeRemarks(db, selection, changed, { at: instantOf(ctx.services.clock), userId: ctx.actor.userId });
      unit.note({
        entity: 'remarks of session',
        id: selection.sessionId,
        before: textsOf(changed, ({ studentId }) => before.get(studentId)?.remark ?? null),
        after: textsOf(changed, ({ remark }) => remark),
      });
    }
    const after = await findRemarkRows(db, selection, ids);
    return sent.map(({ studentId }) => ({
      studentId,
      remark: after.get(studentId)?.remark ?? null,
      version: after.get(studentId)?.version ?? 0,
    }));
  });
};
