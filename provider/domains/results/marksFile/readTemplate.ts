// The students, columns and stored entries of the template of a marks file.
import type { Db } from '../../../database/scope.ts';
import type { MarkedCell } from '../../../documents/sheet.ts';
import { fail } from '../../../shared/fail.ts';
import type { ExamRow } from '../exams/exams.queries.ts';
import { NONE, readStored, type StoredOf } from '../marks/examEntries.ts';
import { listExamined, type ExaminedRow } from '../marks/marks.queries.ts';
import { listTaught } from '../results.queries.ts';
import { sheetText, sheetValue } from './entryTexts.ts';
import type { TemplateEntry } from './entryVersions.ts';
import type { EntryColumn } from './fileColumns.ts';
import { marksFileWords as words } from './marksFile.words.ts';
import { nameWordsOf, readTarget, type Params } from './target.ts';

interface TemplateStudent extends Pick<ExaminedRow, 'id' | 'code' | 'srNo' | 'rollNo' | 'name' | 'fatherName'> {
  cells: MarkedCell[];
  entries: TemplateEntry[];
}

export interface Template {
  exam: ExamRow;
  /** what the name of the file states */
  nameWords: string[];
  columns: readonly EntryColumn[];
  students: TemplateStudent[];
}

/** A student of another stream cannot have an entry in the column. */
const isTaken = ({ stream }: EntryColumn, student: ExaminedRow): boolean =>
  stream === null || stream === student.stream;

function studentOf(student: ExaminedRow, columns: readonly EntryColumn[], storedOf: StoredOf): TemplateStudent {
  const stored = columns.map((column) => ({ column, entry: storedOf({ ...column, studentId: student.id }) }));
  return {
    ...student,
    cells: stored.map(({ column, entry }) => ({
      value: sheetValue(entry?.value ?? NONE, column),
      locked: !isTaken(column, student),
    })),
    entries: stored.map(({ column, entry }) => ({
      version: entry?.version ?? 0,
      text: (entry && sheetText(entry.value, column)) ?? '',
    })),
  };
}

/** 176 without students and without subjects, 179 where no subject has limits in the exam; fails with the codes of `listStudentMarks`. */
export async function readTemplate(db: Db, schoolId: number, params: Omit<Params, 'schoolId'>): Promise<Template> {
  const target = await readTarget(db, schoolId, params);
  const { selection, exam, columns } = target;
  const students = (await listExamined(db, selection)).filter(({ left }) => !left);
  if (students.length === 0) fail('NO_STUDENTS_AVAILABLE_FOR_RESULT');
  if (columns.every(({ subjectId }) => subjectId === null)) {
    const taught = await listTaught(db, selection);
    if (taught.length === 0) fail('NO_STUDENTS_AVAILABLE_FOR_RESULT', { message: words.noSubjects });
    fail('EXAM_MIN_MAX_MARKS_MISSING');
  }
  const byId = new Map(students.map((student) => [student.id, student]));
  const storedOf = await readStored(db, selection, exam.id, byId, columns);
  return {
    exam,
    nameWords: await nameWordsOf(db, target),
    columns,
    students: students.map((student) => studentOf(student, columns, storedOf)),
  };
}
