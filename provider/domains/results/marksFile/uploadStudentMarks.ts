import { isDeepStrictEqual } from 'node:util';
import type { Handler } from '../../../call/handler.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { lockInSchool } from '../../../database/advisoryLocks.ts';
import type { Db } from '../../../database/scope.ts';
import { instantOf } from '../../../shared/clock.ts';
import { fail, type Problem } from '../../../shared/fail.ts';
import { attendanceAfter, lockSelection, noteOf } from '../marks/examEntries.ts';
import { storeEntries } from '../marks/storeEntries.ts';
import { isAboveSchool } from '../marks/marks.rules.ts';
import { isInvalid, compareFile, type FileEntry, type ComparedFile, type ComparedRow } from './compareFile.ts';
import { marksFileWords as words } from './marksFile.words.ts';
import { readMarksFile } from './readMarksFile.ts';
import { paramsOf, readColumns, readTarget, type MarksTarget, type Params } from './target.ts';

type Order = Pick<components['schemas']['MarksFileOrder'], 'conflicts' | 'check'>;

/** Maximum number of problems in a response. */
const MOST_PROBLEMS = 1_000;

/** 166 with the reasons of all invalid rows; the message names the first one. */
function rejectInvalid(invalid: readonly ComparedRow[]): never {
  const problems = invalid.flatMap(({ file: { row }, problems: own }) =>
    own.map(({ column, message }): Problem => ({ path: column, row, message })),
  );
  const [first = { row: 0, path: '', message: '' }] = problems;
  return fail('INVALID_FILE_WITH_REASON', {
    message: words.invalid(invalid.length, words.at(first.row ?? 0, first.path, first.message)),
    problems: problems.slice(0, MOST_PROBLEMS),
  });
}

/** 205 with the entries that were changed since the template was downloaded. */
function rejectConflicts(rows: readonly ComparedRow[]): never {
  const all = rows.flatMap(({ file, entries }) =>
    entries.flatMap(({ column, conflict }) => (conflict ? [{ row: file.row, column: column.label, conflict }] : [])),
  );
  return fail('STALE_VERSION', {
    message: words.conflicts(all.length),
    marks: all.map(({ conflict }) => conflict),
    problems: all.slice(0, MOST_PROBLEMS).map(({ row, column, conflict: { sent, stored, by } }) => ({
      path: column,
      row,
      message: words.changedBy(column, stored, sent, by),
    })),
  });
}

/** The entries to store. 166 and 205 unless all rows are valid, and file and decisions are those of the check. */
function entriesToStore({ rows, check }: ComparedFile, order: Order): FileEntry[] {
  const invalid = rows.filter(isInvalid);
  if (invalid.length > 0) rejectInvalid(invalid);
  if (order.check !== undefined && order.check !== check) fail('STALE_VERSION', { message: words.otherNow });
  const entries = rows.flatMap((row) => row.entries);
  if (order.conflicts === undefined && entries.some(({ conflict }) => conflict)) rejectConflicts(rows);
  return order.conflicts === 'STORE_FILE' ? entries : entries.filter(({ conflict }) => !conflict);
}

/** 166 where attendance is above that of the school after the decision on the conflicts. */
function requireAttendance({ rows, storedOf }: ComparedFile, toStore: readonly FileEntry[]): void {
  const chosen = new Set(toStore);
  const invalid = rows.flatMap((row): ComparedRow[] => {
    const sent = row.entries.flatMap((entry) => (chosen.has(entry) ? [entry.sent] : []));
    const above = attendanceAfter(sent, storedOf, new Map()).find(isAboveSchool);
    if (!above) return [];
    return [{ ...row, problems: [{ column: words.studentAttendance, message: words.aboveSchool(above.school ?? 0) }] }];
  });
  if (invalid.length > 0) rejectInvalid(invalid);
}

/** Locks exam, class and the entries of the columns until commit; 205 when the columns changed since the file was read. */
async function lockTarget(db: Db, target: MarksTarget, params: Params): Promise<MarksTarget> {
  const { selection, exam } = await lockSelection(db, target.selection.schoolId, params, target.columns, 'UPLOAD');
  // Waits for a change of the grades: one that is removed cannot be stored.
  if (target.columns.some(({ grades }) => grades)) await lockInSchool(db, 'grades', selection.schoolId, 'shared');
  const columns = await readColumns(db, selection, exam);
  if (!isDeepStrictEqual(columns, target.columns)) fail('STALE_VERSION', { message: words.columnsChanged });
  return { ...target, selection, exam };
}

/** Reads the file outside the transaction and stores all its entries or none (MARKS-43). */
export const uploadStudentMarks: Handler<'uploadStudentMarks'> = async (ctx, { body, files }) => {
  const params = paramsOf(body);
  // Locks are checked when the entries are stored, so that a retry of a stored request gets its response.
  const target = await ctx.read((db) => readTarget(db, ctx.schoolId, params));
  const file = await readMarksFile(ctx, files, target);
  return ctx.write(async (db, unit) => {
    unit.changesOnly('marks');
    const locked = await lockTarget(db, target, params);
    const compared = await compareFile(db, locked, file, ctx.actor.userId);
    const toStore = entriesToStore(compared, body);
    requireAttendance(compared, toStore);
    const changed = toStore.map(({ sent }) => sent);
    const by = { examId: locked.exam.id, at: instantOf(ctx.services.clock), userId: ctx.actor.userId };
    await storeEntries(db, locked.selection, changed, by);
    const note = noteOf(locked.exam, changed, compared.storedOf, compared.rules);
    if (changed.length > 0)
      unit.note({ ...note, after: { ...note.after, file: file.fileName, rows: file.rows.length } });
    const entries = compared.rows.reduce((sum, row) => sum + row.entries.length, 0);
    return { entries: changed.length, kept: entries - changed.length };
  });
};
