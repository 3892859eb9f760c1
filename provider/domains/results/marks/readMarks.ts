import { DEFAULT_SETTINGS } from '../../../../common/results/index.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import type { Db } from '../../../database/scope.ts';
import { fail } from '../../../shared/fail.ts';
import type { ExamRow } from '../exams/exams.queries.ts';
import { listLimits } from '../limits/limits.queries.ts';
import { listTaught } from '../results.queries.ts';
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
  const students = await listExamined(db, selection);
  const ids = students.map(({ id }) => id);
  if (ids.length === 0) return [];
  return marksView(
    {
      exam,
      subjects: await listTaught(db, selection),
      limits: await listLimits(db, selection),
      students,
      entries: await listEntries(db, schoolId, exam.id, ids),
      attendance: await listAttendance(db, schoolId, exam.id, ids),
      takenElsewhere: await listTakenElsewhere(db, selection, exam.id, ids),
    },
    DEFAULT_SETTINGS,
  );
}
