import type { components } from '../../../contract/generated/operations.gen.ts';
import type { Db } from '../../../database/scope.ts';
import { isDefaultClass, listClassRows, type ClassWithSections } from '../../classes/index.ts';
import { listExamRows, type ExamRow } from '../exams/exams.queries.ts';
import { examControlsView } from '../results.view.ts';
import { countProgress, type ProgressRow } from './progress.queries.ts';

type View = components['schemas']['ExamProgress'];
export type ClassProgress = components['schemas']['ClassProgress'];

const sum = (rows: readonly ProgressRow[], field: 'students' | 'expected' | 'entered'): number =>
  rows.reduce((total, row) => total + row[field], 0);

function progressView(exam: ExamRow, { sections }: ClassWithSections, rows: readonly ProgressRow[]): View {
  // Students of a deleted section are counted with those without one.
  const known = sections.filter(({ id }) => rows.some(({ sectionId }) => sectionId === id));
  const others = rows.filter(({ sectionId }) => !known.some(({ id }) => id === sectionId));
  const part = (sectionId: number | null, sectionName: string | null, of: readonly ProgressRow[]) => ({
    sectionId,
    sectionName,
    ...totalsOf(of),
  });
  return {
    ...examControlsView(exam),
    examName: exam.name,
    kind: exam.kind,
    ordinal: exam.ordinal,
    ...totalsOf(rows),
    sections: [
      ...known.map(({ id, name }) =>
        part(
          id,
          name,
          rows.filter(({ sectionId }) => sectionId === id),
        ),
      ),
      ...(others.length > 0 ? [part(null, null, others)] : []),
    ],
  };
}

const totalsOf = (rows: readonly ProgressRow[]) => ({
  students: sum(rows, 'students'),
  expected: sum(rows, 'expected'),
  entered: sum(rows, 'entered'),
});

/** The taught classes of the school in their order, each with its exams of the session in the order of the year. */
export async function readProgress(db: Db, session: { schoolId: number; sessionId: number }): Promise<ClassProgress[]> {
  const all = await listClassRows(db, { schoolId: session.schoolId });
  const exams = await listExamRows(db, session);
  const counts = await countProgress(db, session);
  return all
    .filter(({ name, disabled }) => !disabled && !isDefaultClass(name))
    .map((row) => ({
      classId: row.id,
      className: row.name,
      exams: exams
        .filter(({ classId }) => classId === row.id)
        .map((exam) =>
          progressView(
            exam,
            row,
            counts.filter(({ examId }) => examId === exam.id),
          ),
        ),
    }));
}
