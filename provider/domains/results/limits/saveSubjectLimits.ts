import { lastChange } from '../../../call/changes.ts';
import type { Handler } from '../../../call/handler.ts';
import type { Db } from '../../../database/scope.ts';
import { instantOf } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { holdClass } from '../../classes/index.ts';
import { holdSession } from '../../sessions/index.ts';
import { readLimits } from './readLimits.ts';
import {
  countOutside,
  findExamPlace,
  holdTaught,
  limitsOf,
  listLimits,
  lockExams,
  storeLimits,
  type ClassPlace,
  type ExamRow,
  type LimitsRow,
} from './limits.queries.ts';
import {
  namesOf,
  outsideText,
  readEntries,
  requireComponents,
  requireSameSubjects,
  sameLimits,
  type Entry,
  type NameOf,
  type SubjectFacts,
} from './limits.rules.ts';

interface Held {
  place: ClassPlace;
  subjects: ReadonlyMap<number, SubjectFacts>;
  exams: ReadonlyMap<number, ExamRow>;
  nameOf: NameOf;
}

/** Everything the limits depend on, as it stays until the transaction ends: 161, 191, 158, 155, 149. */
async function holdPlace(db: Db, schoolId: number, entries: readonly Entry[]): Promise<Held> {
  const [first] = entries;
  const place = (first && (await findExamPlace(db, schoolId, first.examId))) ?? fail('EXAM_NOT_FOUND');
  const session = (await holdSession(db, schoolId, place.sessionId)) ?? fail('EXAM_NOT_FOUND');
  if (session.status === 'COMPLETED') fail('ACTION_NOT_ALLOWED_FOR_COMPLETED_SESSION');
  if (!(await holdClass(db, schoolId, place.classId))) fail('EXAM_NOT_FOUND');
  const taught = await holdTaught(db, place);
  if (taught.length === 0) fail('NO_SUBJECTS_CONFIGURED_IN_CLASS');
  const locked = await lockExams(db, place, [...new Set(entries.map(({ examId }) => examId))]);
  const subjects = new Map(taught.map((row) => [row.id, row]));
  const exams = new Map(locked.map((row) => [row.id, row]));
  if (entries.some(({ examId }) => !exams.has(examId))) fail('EXAM_NOT_FOUND');
  if (entries.some(({ subjectId }) => !subjects.has(subjectId))) fail('SUBJECT_NOT_FOUND');
  const nameOf: NameOf = ({ subjectId, examId }) =>
    `${subjects.get(subjectId)?.name ?? ''} in ${exams.get(examId)?.name ?? ''}`;
  return { place, subjects, exams, nameOf };
}

/** 160 for an entry of an exam whose limits are locked (MARKSCONF-13). */
function requireUnlocked(entries: readonly Entry[], { exams, nameOf }: Held): void {
  const locked = entries.filter(({ examId }) => exams.get(examId)?.lockedMaxMarks);
  if (locked.length > 0)
    fail('MIN_MAX_MARKS_LOCKED', {
      message: `Minimum and maximum marks are locked: ${namesOf(locked, nameOf)}`,
      problems: locked.map((entry) => ({ path: entry.path, message: `${nameOf(entry)} is locked` })),
    });
}

const noteOf = ({ schoolId, sessionId, classId }: ClassPlace) => ({
  entity: 'marks config',
  id: `${sessionId}/${classId}`,
  schoolId,
});

/** The entries that differ from what is stored; 205 where that is no longer what the caller saw. */
async function changedOf(db: Db, entries: readonly Entry[], rows: readonly LimitsRow[], held: Held): Promise<Entry[]> {
  const { place, nameOf } = held;
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
    fail('CHANGED_MEANWHILE', {
      ...(await lastChange(db, noteOf(place), stale.map(nameOf))),
      message: `Somebody else changed these limits meanwhile: ${namesOf(stale, nameOf)}`,
      problems: stale.map((entry) => ({ path: entry.path, message: `${nameOf(entry)} was changed by somebody else` })),
    });
  return changed;
}

/** 178 while marks that were entered lie outside the new limits. */
async function requireMarksInside(db: Db, entries: readonly Entry[], { place, nameOf }: Held): Promise<void> {
  const outside = await countOutside(db, place.schoolId, entries);
  const problems = outside.map((one) => {
    const entry = entries.find(({ subjectId, examId }) => subjectId === one.subjectId && examId === one.examId);
    return { path: `${entry?.path ?? ''}.${one.name}Marks`, message: outsideText(one, nameOf) };
  });
  const [first] = problems;
  if (first) fail('INVALID_MARKS', { message: first.message, problems });
}

/** The limits of a class's subjects in its exams, all of them or none; entries that change nothing are left as they are. */
export const saveSubjectLimits: Handler<'saveSubjectLimits'> = async (ctx, { body }) => {
  const entries = readEntries(body);
  return ctx.write(async (db, unit) => {
    const held = await holdPlace(db, ctx.schoolId, entries);
    const { place, subjects, nameOf } = held;
    requireSameSubjects(body, subjects);
    requireUnlocked(entries, held);
    requireComponents(entries, subjects);
    const rows = await listLimits(db, place);
    const changed = await changedOf(db, entries, rows, held);
    await requireMarksInside(db, changed, held);
    await storeLimits(db, place, changed, instantOf(ctx.services.clock));
    const touched = rows.filter((row) =>
      changed.some(({ subjectId, examId }) => row.subjectId === subjectId && row.examId === examId),
    );
    unit.note({
      ...noteOf(place),
      before: Object.fromEntries(touched.map((row) => [nameOf(row), limitsOf(row)])),
      after: Object.fromEntries(changed.map((entry) => [nameOf(entry), entry.limits])),
    });
    return readLimits(db, place);
  });
};
