/** The remarks of a class as cells of a sheet with one column: pure. */
import type { MarksConflict } from '@/api/catalogue';
import type { RemarkForm, SavedRemark, StudentRemark } from '@/api/results';
import { tidyName } from '@common/names';
import { cellKey, type CellKey, type CellTexts } from '@/shared/sheet';

export const REMARK = 'remark';

export const studentKey = ({ student }: StudentRemark): string => String(student.studentId);
export const remarkKey = (studentId: number): CellKey => cellKey(String(studentId), REMARK);

export const nameIn = (rows: readonly StudentRemark[], key: CellKey): string =>
  rows.find(({ student }) => remarkKey(student.studentId) === key)?.student.studentName ?? '';

/** A text as it is stored: composed, on one line, without blanks around it. */
export const remarkText = tidyName;

/** The stored version of each remark, by cell; 0 where there is none. */
export type Versions = Readonly<Record<CellKey, number>>;

export const versionsOf = (rows: readonly StudentRemark[]): Versions =>
  Object.fromEntries(rows.map(({ student, version }) => [remarkKey(student.studentId), version]));

/** The changed remarks with the versions they are based on. */
export const formRows = (rows: readonly StudentRemark[], edits: CellTexts, versions: Versions): RemarkForm[] =>
  rows.flatMap(({ student: { studentId } }) => {
    const text = edits[remarkKey(studentId)];
    if (text === undefined) return [];
    return [{ studentId, remark: remarkText(text) || null, version: versions[remarkKey(studentId)] ?? 0 }];
  });

/** The rows after a save. */
export function rowsAfter(rows: readonly StudentRemark[], saved: readonly SavedRemark[]): StudentRemark[] {
  const byStudent = new Map(saved.map((one) => [one.studentId, one]));
  return rows.map((row) => {
    const stored = byStudent.get(row.student.studentId);
    return stored ? { ...row, remark: stored.remark, version: stored.version } : row;
  });
}

const PROBLEM = /^remarks\.(\d+)\./;

/** The cell of a problem such as `remarks.3.remark`. */
export function cellOfProblem(path: string, sent: readonly RemarkForm[]): CellKey | undefined {
  const form = sent[Number(PROBLEM.exec(path)?.[1] ?? NaN)];
  return form && remarkKey(form.studentId);
}

/** The base with the versions that the user saw in a conflict. */
export const versionsOver = (base: Versions, conflicts: readonly MarksConflict[]): Versions => ({
  ...base,
  ...Object.fromEntries(conflicts.map(({ studentId, version }) => [remarkKey(studentId), version])),
});
