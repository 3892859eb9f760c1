import type { components } from '../../../contract/generated/operations.gen.ts';
import type { Db } from '../../../database/scope.ts';
import { fail } from '../../../shared/fail.ts';
import type { ExamRow } from '../exams/exams.queries.ts';
import { listLimits } from '../limits/limits.queries.ts';
import { listTaught } from '../results.queries.ts';
import { readSettings } from '../rules/rules.queries.ts';
import { listAttendance, listEntries, listExamined, listTakenElsewhere, type MarksSelection } from './marks.queries.ts';
import { marksView } from './marks.view.ts';

/** 118 for a section of another class. -1 and null name all sections. */
export function sectionOf(sectionId: number | null | undefined, sections: readonly { id: number }[]): number | null {
  if (sectionId == null || sectionId === -1) return null;
  if (!sections.some(({ id }) => id === sectionId)) fail('INVALID_SECTION');
  return sectionId;
}

/** The rows of an exam of the class: entries, attendance and results. */
export async function readMarks(
  db: Db,
  selection: MarksSelection,
  exam: ExamRow,
): Promise<components['schemas']['StudentMarks'][]> {
  const { schoolId } = selection;
  const [students, subjects, limits, { settings }] = await Promise.all([
    listExamined(db, selection),
    listTaught(db, selection),
    listLimits(db, selection),
    readSettings(db, selection),
  ]);
  const ids = students.map(({ id }) => id);
  if (ids.length === 0) return [];
  const optional = subjects.filter(({ type }) => type === 'OPTIONAL').map(({ id }) => id);
  const [entries, attendance, takenElsewhere] = await Promise.all([
    listEntries(db, schoolId, exam.id, ids),
    listAttendance(db, schoolId, exam.id, ids),
    listTakenElsewhere(db, selection, exam.id, ids, optional),
  ]);
  return marksView({ exam, subjects, limits, students, entries, attendance, takenElsewhere }, settings);
}
