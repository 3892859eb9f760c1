import type { Context } from '../../../call/context.ts';
import type { Handler } from '../../../call/handler.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { lockInSchool } from '../../../database/advisoryLocks.ts';
import type { Db } from '../../../database/scope.ts';
import { instantOf } from '../../../shared/clock.ts';
import { attendanceAfter, lockSelection, NONE, noteOf, readStored, rulesOf } from './examEntries.ts';
import { changedEntries, requireNoConflict, requireSameMaximums } from './marks.conflicts.ts';
import { readSentEntries, requireAttendanceWithin, requireValidEntries, type SentEntry } from './marks.rules.ts';
import { requireExamined } from './requireExamined.ts';
import { storeEntries } from './storeEntries.ts';

type Form = components['schemas']['StudentMarksForm'];

async function save(ctx: Context, db: Db, form: Form, entries: readonly SentEntry[]) {
  const { exam, selection } = await lockSelection(db, ctx.schoolId, form, entries);
  const students = await requireExamined(db, selection, form.students, 'students');
  // Waits for a change of the grades: one that is removed cannot be stored.
  if (entries.some(({ value }) => value.gradeId !== null)) await lockInSchool(db, 'grades', ctx.schoolId, 'shared');
  const [rules, storedOf] = await Promise.all([
    rulesOf(db, selection, exam, students),
    readStored(db, selection, exam.id, students, entries),
  ]);
  const changed = changedEntries(entries, storedOf, NONE);
  requireSameMaximums(changed, rules);
  requireValidEntries(entries, rules);
  await requireNoConflict(db, changed, storedOf, rules);
  requireAttendanceWithin(attendanceAfter(changed, storedOf, students));
  const by = { examId: exam.id, at: instantOf(ctx.services.clock), userId: ctx.actor.userId };
  await storeEntries(db, selection, changed, by);
  return { changed, note: noteOf(exam, changed, storedOf, rules) };
}

/** Stores the changed entries of an exam, all or none; an equal entry keeps its version. */
export const saveStudentMarks: Handler<'saveStudentMarks'> = async (ctx, { body }) => {
  const entries = readSentEntries(body.students);
  return ctx.write(async (db, unit) => {
    unit.changesOnly('marks');
    const { changed, note } = await save(ctx, db, body, entries);
    if (changed.length > 0) unit.note(note);
    return { entries: changed.length };
  });
};
