// The locks and the declaration date of exams, as a single exam and many exams are stored.
import { sql } from 'drizzle-orm';
import { changedFields } from '../../../call/changes.ts';
import type { AuditNote } from '../../../call/context.ts';
import { asRows } from '../../../database/bulk.ts';
import type { Db } from '../../../database/scope.ts';
import { fail } from '../../../shared/fail.ts';
import type { SessionRow } from '../../sessions/index.ts';
import type { ExamRow } from './exams.queries.ts';

export type ExamControls = Pick<
  ExamRow,
  'lockedEditMarks' | 'lockedMaxMarks' | 'lockedUploadMarks' | 'resultDeclarationDate'
>;

/** An exam and the controls that replace the stored ones. */
export interface ControlsChange {
  exam: ExamRow;
  values: ExamControls;
}

export const controlsOf = (exam: ExamControls): ExamControls => ({
  lockedEditMarks: exam.lockedEditMarks,
  lockedMaxMarks: exam.lockedMaxMarks,
  lockedUploadMarks: exam.lockedUploadMarks,
  resultDeclarationDate: exam.resultDeclarationDate,
});

/** 157 outside an ACTIVE session (CONTROL-11). */
export function requireLockable({ status }: Pick<SessionRow, 'status'>): void {
  if (status !== 'ACTIVE') fail('EXAM_LOCK_WITH_NON_ACTIVE_SESSION');
}

export const changedControls = ({ exam, values }: ControlsChange): string[] => changedFields(exam, values);

export const controlsNote = ({ exam, values }: ControlsChange): AuditNote => ({
  entity: 'exam',
  id: exam.id,
  before: { ...controlsOf(exam) },
  after: { ...values },
  changed: { version: exam.version + 1, fields: changedControls({ exam, values }) },
});

const ROW_TYPE =
  'id integer, locked_edit_marks boolean, locked_max_marks boolean, locked_upload_marks boolean, result_declaration_date date';

/** Stores the controls of locked exams of a school; each exam gets its next version. Returns the exams as they are stored. */
export async function storeControls(
  db: Db,
  schoolId: number,
  changes: readonly ControlsChange[],
  at: string,
): Promise<ExamRow[]> {
  if (changes.length === 0) return [];
  const rows = changes.map(({ exam, values }) => ({
    id: exam.id,
    locked_edit_marks: values.lockedEditMarks,
    locked_max_marks: values.lockedMaxMarks,
    locked_upload_marks: values.lockedUploadMarks,
    result_declaration_date: values.resultDeclarationDate,
  }));
  await db.execute(sql`
    UPDATE exams
       SET locked_edit_marks = n.locked_edit_marks, locked_max_marks = n.locked_max_marks,
           locked_upload_marks = n.locked_upload_marks, result_declaration_date = n.result_declaration_date,
           version = exams.version + 1, modified_at = ${at}::timestamptz
      FROM ${asRows(rows, 'n', ROW_TYPE)}
     WHERE exams.school_id = ${schoolId}::integer AND exams.id = n.id`);
  return changes.map(({ exam, values }) => ({ ...exam, ...values, version: exam.version + 1, modifiedAt: at }));
}
