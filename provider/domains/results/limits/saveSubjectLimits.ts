import { lastChange } from '../../../call/changes.ts';
import type { Handler } from '../../../call/handler.ts';
import type { Db } from '../../../database/scope.ts';
import { instantOf } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { lockClass } from '../../classes/index.ts';
import { lockSession } from '../../sessions/index.ts';
import type { ClassSelection } from '../classSelection.ts';
import { findExamSelection, lockExams, type ExamRow } from '../exams/exams.queries.ts';
import { areOfSchool, lockTaught } from '../results.queries.ts';
import { countOutside, limitsOf, listLimits, type LimitsRow } from './limits.queries.ts';
import {
  namesOf,
  readEntries,
  requireComponents,
  requireMarksInside,
  requireSameSubjects,
  requireUnlocked,
  sameLimits,
  type Entry,
  type NameOf,
  type SubjectFacts,
} from './limits.rules.ts';
import { readLimits } from './readLimits.ts';
import { noteOf, storeChanged } from './storeChanged.ts';

interface LockedRecords {
  selection: ClassSelection;
  subjects: ReadonlyMap<number, SubjectFacts>;
  exams: ReadonlyMap<number, ExamRow>;
  nameOf: NameOf;
}

/** 149 for a subject that the school does not have, 156 for one that is not taught in the class. */
async function requireTaught(
  db: Db,
  schoolId: number,
  entries: readonly Entry[],
  taught: ReadonlyMap<number, SubjectFacts>,
): Promise<void> {
  const others = entries.map(({ subjectId }) => subjectId).filter((id) => !taught.has(id));
  if (others.length === 0) return;
  fail((await areOfSchool(db, schoolId, others)) ? 'RESULT_CONFIG_SUBJECTS_MISMATCH' : 'SUBJECT_NOT_FOUND');
}

/** Locks session, class, subjects and exams of the entries until commit. 161, 191, 155, 149, 156. */
async function lockEntries(db: Db, schoolId: number, entries: readonly Entry[]): Promise<LockedRecords> {
  const [first] = entries;
  const selection = (first && (await findExamSelection(db, schoolId, first.examId))) ?? fail('EXAM_NOT_FOUND');
  const session = (await lockSession(db, schoolId, selection.sessionId)) ?? fail('EXAM_NOT_FOUND');
  if (session.status === 'COMPLETED') fail('ACTION_NOT_ALLOWED_FOR_COMPLETED_SESSION');
  if (!(await lockClass(db, schoolId, selection.classId))) fail('EXAM_NOT_FOUND');
  const taught = await lockTaught(db, selection);
  if (taught.length === 0) fail('NO_SUBJECTS_CONFIGURED_IN_CLASS');
  const locked = await lockExams(db, selection, [...new Set(entries.map(({ examId }) => examId))]);
  const subjects = new Map(taught.map((row) => [row.id, row]));
  const exams = new Map(locked.map((row) => [row.id, row]));
  if (entries.some(({ examId }) => !exams.has(examId))) fail('EXAM_NOT_FOUND');
  await requireTaught(db, schoolId, entries, subjects);
  const nameOf: NameOf = ({ subjectId, examId }) =>
    `${subjects.get(subjectId)?.name ?? ''} in ${exams.get(examId)?.name ?? ''}`;
  return { selection, subjects, exams, nameOf };
}

/** The entries that differ from the stored limits; 205 for an entry with a stale version. */
async function changedOf(
  db: Db,
  entries: readonly Entry[],
  rows: readonly LimitsRow[],
  records: LockedRecords,
): Promise<Entry[]> {
  const { selection, nameOf } = records;
  const storedOf = ({ subjectId, examId }: Entry) =>
    rows.find((row) => row.subjectId === subjectId && row.examId === examId);
  const changed = entries.filter((entry) => {
    const row = storedOf(entry);
    return !row || !sameLimits(limitsOf(row), entry.limits);
  });
  const stale = changed.filter(
    (entry) => entry.version !== undefined && entry.version !== (storedOf(entry)?.version ?? 0),
  );
  if (stale.length > 0)
    fail('STALE_VERSION', {
      ...(await lastChange(db, noteOf(selection), stale.map(nameOf))),
      message: `Another user changed these marks: ${namesOf(stale, nameOf)}`,
      problems: stale.map((entry) => ({ path: entry.path, message: `${nameOf(entry)} was changed by another user` })),
    });
  return changed;
}

/** Stores the limits of a class, all entries or none; unchanged entries keep their version. */
export const saveSubjectLimits: Handler<'saveSubjectLimits'> = async (ctx, { body }) => {
  const entries = readEntries(body);
  return ctx.write(async (db, unit) => {
    const records = await lockEntries(db, ctx.schoolId, entries);
    const { selection, subjects, nameOf } = records;
    requireSameSubjects(body, subjects);
    requireUnlocked(entries, records.exams, nameOf);
    requireComponents(entries, subjects);
    const rows = await listLimits(db, selection);
    const changed = await changedOf(db, entries, rows, records);
    requireMarksInside(await countOutside(db, selection.schoolId, changed), changed, nameOf);
    const storing = { db, unit, now: instantOf(ctx.services.clock) };
    await storeChanged(storing, selection, { entries: changed, before: rows, nameOf });
    return readLimits(db, selection);
  });
};
