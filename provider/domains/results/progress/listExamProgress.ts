import type { Handler } from '../../../call/handler.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { fail } from '../../../shared/fail.ts';
import { isDefaultClass, listClassRows, type ClassWithSections } from '../../classes/index.ts';
import { findSessionRow } from '../../sessions/index.ts';
import { listExamRows, type ExamRow } from '../exams/exams.queries.ts';
import { examControlsView } from '../results.view.ts';
import { countProgress, type ProgressRow } from './progress.queries.ts';

type View = components['schemas']['ExamProgress'];

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

/** The exams of all classes of a session with locks and progress. 103 for an unknown session. */
export const listExamProgress: Handler<'listExamProgress'> = (ctx, { path: { sessionId } }) =>
  ctx.read(async (db) => {
    if (!(await findSessionRow(db, sessionId))) fail('NOT_FOUND');
    const session = { schoolId: ctx.schoolId, sessionId };
    const all = await listClassRows(db, { schoolId: ctx.schoolId });
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
  });
