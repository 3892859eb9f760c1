import type { Context } from '../../../call/context.ts';
import type { Handler } from '../../../call/handler.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { lockEntriesOf, lockInSchool } from '../../../database/advisoryLocks.ts';
import type { Db } from '../../../database/scope.ts';
import { instantOf } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { lockClass } from '../../classes/index.ts';
import { lockExamForMarks } from '../exams/lockExamForMarks.ts';
import type { ExamRow } from '../exams/exams.queries.ts';
import { listGradeRows } from '../grades/grades.queries.ts';
import { limitsOf, listLimits } from '../limits/limits.queries.ts';
import { listTaught } from '../results.queries.ts';
import { changedEntries, requireNoConflict, type StoredEntry } from './marks.conflicts.ts';
import { listAttendance, listEntries, type ExaminedRow, type MarksSelection } from './marks.queries.ts';
import {
  readSentEntries,
  requireAttendanceWithin,
  requireValidEntries,
  TITLES,
  type EntryValue,
  type ExamRules,
  type SentEntry,
} from './marks.rules.ts';
import { sectionOf } from './readMarks.ts';
import { requireExamined } from './requireExamined.ts';
import { storeEntries } from './storeEntries.ts';

type Form = components['schemas']['StudentMarksForm'];
type Students = ReadonlyMap<number, ExaminedRow>;

/** In place of a subject in the locks of entries. */
const ATTENDANCE = 0;
const NONE: EntryValue = { marks: null, gradeId: null, reason: null };

/** Locks exam, class and the entries of the sent subjects until commit. 161, 164, 169, 158, 118. */
async function lockSelection(db: Db, schoolId: number, form: Form, entries: readonly SentEntry[]) {
  const exam = await lockExamForMarks(db, form.examId, 'EDIT');
  const { sessionId, classId } = form;
  if (exam.schoolId !== schoolId || exam.sessionId !== sessionId || exam.classId !== classId) fail('EXAM_NOT_FOUND');
  const { sections } = (await lockClass(db, schoolId, classId)) ?? fail('INVALID_CLASS');
  await lockEntriesOf(
    db,
    exam.id,
    entries.map(({ subjectId }) => (subjectId === null ? ATTENDANCE : subjectId)),
  );
  const selection: MarksSelection = { schoolId, sessionId, classId, sectionId: sectionOf(form.sectionId, sections) };
  return { exam, selection };
}

interface Rules extends ExamRules {
  textOf: (value: EntryValue) => string | null;
}

async function rulesOf(db: Db, selection: MarksSelection, exam: ExamRow, students: Students): Promise<Rules> {
  const [taught, allLimits, gradeRows] = await Promise.all([
    listTaught(db, selection),
    listLimits(db, selection),
    listGradeRows(db, selection.schoolId),
  ]);
  const limits = allLimits.filter(({ examId }) => examId === exam.id);
  const grades = new Map(gradeRows.map(({ id, name }) => [id, name]));
  const subjects = new Map(taught.map((row) => [row.id, row]));
  return {
    kind: exam.kind,
    subjects,
    limits: new Map(limits.map((row) => [row.subjectId, limitsOf(row)])),
    gradeIds: new Set(grades.keys()),
    streamOf: (studentId) => students.get(studentId)?.stream ?? null,
    nameOf: ({ studentId, subjectId, name }) => {
      const subject = subjectId === null ? '' : `${subjects.get(subjectId)?.name ?? 'unknown subject'} `;
      return `${students.get(studentId)?.name ?? ''}, ${subject}${TITLES[name]}`;
    },
    textOf: ({ marks, gradeId, reason }) =>
      marks === null ? (gradeId === null ? reason : (grades.get(gradeId) ?? String(gradeId))) : String(marks),
  };
}

const keyOf = ({ studentId, subjectId, name }: Pick<SentEntry, 'studentId' | 'subjectId' | 'name'>): string =>
  subjectId === null ? `${studentId}/${name}` : `${studentId}/${subjectId}/${name}`;

/** The stored entries of these students in the sent subjects, by key; both days of attendance where one is sent. */
async function readStored(
  db: Db,
  { schoolId }: MarksSelection,
  examId: number,
  students: Students,
  sent: readonly SentEntry[],
) {
  const ids = [...students.keys()];
  const subjectIds = [...new Set(sent.flatMap(({ subjectId }) => subjectId ?? []))];
  const withAttendance = sent.some(({ subjectId }) => subjectId === null);
  const stored = new Map<string, StoredEntry>();
  const [entries, attendance] = await Promise.all([
    subjectIds.length > 0 ? listEntries(db, schoolId, examId, ids, subjectIds) : [],
    withAttendance ? listAttendance(db, schoolId, examId, ids) : [],
  ]);
  for (const { studentId, subjectId, component, marks, gradeId, reason, ...row } of entries) {
    const value = { marks: marks === null ? null : Number(marks), gradeId, reason };
    stored.set(keyOf({ studentId, subjectId, name: component }), { value, ...row });
  }
  for (const { studentId, kind, days, ...row } of attendance)
    stored.set(keyOf({ studentId, subjectId: null, name: `${kind}Attendance` }), {
      value: { ...NONE, marks: days === null ? null : Number(days) },
      ...row,
    });
  return (entry: Pick<SentEntry, 'studentId' | 'subjectId' | 'name'>) => stored.get(keyOf(entry));
}

type StoredOf = Awaited<ReturnType<typeof readStored>>;

/** The days of the students with a changed attendance, as they will be stored. */
function attendanceAfter(changed: readonly SentEntry[], storedOf: StoredOf, students: Students) {
  const attendance = changed.filter(({ subjectId }) => subjectId === null);
  return [...new Map(attendance.map(({ studentId, path }) => [studentId, path]))].map(([studentId, path]) => {
    const daysOf = (name: 'studentAttendance' | 'schoolAttendance') => {
      const sent = attendance.find((entry) => entry.studentId === studentId && entry.name === name);
      return (sent ?? storedOf({ studentId, subjectId: null, name }))?.value.marks ?? null;
    };
    return {
      path,
      name: students.get(studentId)?.name ?? '',
      student: daysOf('studentAttendance'),
      school: daysOf('schoolAttendance'),
    };
  });
}

async function save(ctx: Context, db: Db, form: Form, entries: readonly SentEntry[]) {
  const { exam, selection } = await lockSelection(db, ctx.schoolId, form, entries);
  const students = await requireExamined(db, selection, form.students, 'students');
  // Waits for a change of the grades: one that is removed cannot be stored.
  if (entries.some(({ value }) => value.gradeId !== null)) await lockInSchool(db, 'grades', ctx.schoolId, 'shared');
  const [rules, storedOf] = await Promise.all([
    rulesOf(db, selection, exam, students),
    readStored(db, selection, exam.id, students, entries),
  ]);
  requireValidEntries(entries, rules);
  const changed = changedEntries(entries, storedOf, NONE);
  await requireNoConflict(db, changed, storedOf, rules);
  requireAttendanceWithin(attendanceAfter(changed, storedOf, students));
  const by = { examId: exam.id, at: instantOf(ctx.services.clock), userId: ctx.actor.userId };
  await storeEntries(db, selection, changed, by);
  const valuesOf = (valueOf: (entry: SentEntry) => EntryValue) =>
    Object.fromEntries(changed.map((entry) => [keyOf(entry), rules.textOf(valueOf(entry))]));
  return {
    changed,
    note: {
      entity: 'marks of exam',
      id: exam.id,
      before: valuesOf((entry) => storedOf(entry)?.value ?? NONE),
      after: valuesOf(({ value }) => value),
    },
  };
}

/** Stores the changed entries of an exam, all or none; an equal entry keeps its version. */
export const saveStudentMarks: Handler<'saveStudentMarks'> = async (ctx, { body }) => {
  const entries = readSentEntries(body.students);
  return ctx.write(async (db, unit) => {
    const { changed, note } = await save(ctx, db, body, entries);
    if (changed.length > 0) unit.note(note);
    return { entries: changed.length };
  });
};
