// The entries of an exam that a save or an upload changes: locks, rules and stored values.
import type { components } from '../../../contract/generated/operations.gen.ts';
import { lockEntriesOf } from '../../../database/advisoryLocks.ts';
import type { Db } from '../../../database/scope.ts';
import { fail } from '../../../shared/fail.ts';
import { lockClass } from '../../classes/index.ts';
import type { ExamRow } from '../exams/exams.queries.ts';
import { lockExamForMarks } from '../exams/lockExamForMarks.ts';
import { listGradeRows } from '../grades/grades.queries.ts';
import { limitsOf, listLimits } from '../limits/limits.queries.ts';
import { listTaught } from '../results.queries.ts';
import type { StoredEntry } from './marks.conflicts.ts';
import { listAttendance, listEntries, type ExaminedRow, type MarksSelection } from './marks.queries.ts';
import { TITLES, type EntryValue, type ExamRules, type SentEntry } from './marks.rules.ts';
import { sectionOf } from './readMarks.ts';

type Form = components['schemas']['StudentMarksForm'];
export type Students = ReadonlyMap<number, Pick<ExaminedRow, 'name' | 'stream'>>;

/** In place of a subject in the locks of entries. */
const ATTENDANCE = 0;
/** An empty entry. */
export const NONE: EntryValue = { marks: null, gradeId: null, reason: null };

/** Locks exam, class and the entries of the sent subjects until commit. 161, 164, 169 or 163, 158, 118. */
export async function lockSelection(
  db: Db,
  schoolId: number,
  form: Pick<Form, 'examId' | 'sessionId' | 'classId' | 'sectionId'>,
  entries: readonly Pick<SentEntry, 'subjectId'>[],
  how: 'EDIT' | 'UPLOAD' = 'EDIT',
) {
  const exam = await lockExamForMarks(db, form.examId, how);
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

/** The rules of an exam, and the words of its entries. */
export interface EntryRules extends ExamRules {
  textOf: (value: EntryValue) => string | null;
}

export async function rulesOf(
  db: Db,
  selection: MarksSelection,
  exam: ExamRow,
  students: Students,
): Promise<EntryRules> {
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

/** Names an entry of an exam. */
export const keyOf = ({ studentId, subjectId, name }: Pick<SentEntry, 'studentId' | 'subjectId' | 'name'>): string =>
  subjectId === null ? `${studentId}/${name}` : `${studentId}/${subjectId}/${name}`;

/** The stored entries of these students in the sent subjects, by key; both days of attendance where one is sent. */
export async function readStored(
  db: Db,
  { schoolId }: MarksSelection,
  examId: number,
  students: Students,
  sent: readonly Pick<SentEntry, 'subjectId'>[],
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

export type StoredOf = Awaited<ReturnType<typeof readStored>>;

/** The days of the students with a changed attendance, as they will be stored. */
export function attendanceAfter(changed: readonly SentEntry[], storedOf: StoredOf, students: Students) {
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

/** The audit note of changed entries: their texts before and after. */
export function noteOf(exam: ExamRow, changed: readonly SentEntry[], storedOf: StoredOf, { textOf }: EntryRules) {
  const textsOf = (valueOf: (entry: SentEntry) => EntryValue) =>
    Object.fromEntries(changed.map((entry) => [keyOf(entry), textOf(valueOf(entry))]));
  return {
    entity: 'marks of exam',
    id: exam.id,
    before: textsOf((entry) => storedOf(entry)?.value ?? NONE),
    after: textsOf(({ value }) => value),
  };
}
