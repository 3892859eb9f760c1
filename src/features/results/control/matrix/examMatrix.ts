/** The exams of a session as a matrix: classes are rows, exams of one name are a column. */
import { nameKey } from '@common/names';
import { EXAM_ORDER } from '@common/results';
import type { ClassProgress, ExamControlForm, ExamProgress } from '@/api/results';

export const LOCKS = ['lockedMaxMarks', 'lockedUploadMarks', 'lockedEditMarks'] as const;
export type LockName = (typeof LOCKS)[number];
export type Controls = Pick<ExamProgress, LockName | 'resultDeclarationDate'>;
const FIELDS = [...LOCKS, 'resultDeclarationDate'] as const;

export type Matrix = readonly ClassProgress[];
/** The changed fields by exam. */
export type Edits = Readonly<Record<number, Partial<Controls>>>;
/** The edited version by exam. */
export type Versions = Readonly<Record<number, number>>;

export interface ExamColumn {
  readonly key: string;
  readonly name: string;
  /** by class */
  readonly exams: ReadonlyMap<number, ExamProgress>;
}

export const examsOf = (matrix: Matrix): ExamProgress[] => matrix.flatMap(({ exams }) => exams);

export const versionsOf = (matrix: Matrix): Versions =>
  Object.fromEntries(examsOf(matrix).map(({ examId, version }) => [examId, version]));

/** A class can have two exams with the same name; the second one gets its own column. */
function columnKeys(exams: readonly ExamProgress[]): string[] {
  const names = exams.map(({ examName }) => nameKey(examName));
  return names.map((name, at) => `${name}/${names.slice(0, at).filter((one) => one === name).length}`);
}

/** The columns in the order of the year. */
export function columnsOf(matrix: Matrix): ExamColumn[] {
  const found = new Map<string, { name: string; order: number; exams: Map<number, ExamProgress> }>();
  for (const { classId, exams } of matrix) {
    const keys = columnKeys(exams);
    exams.forEach((exam, at) => {
      const key = keys[at] as string;
      const order = EXAM_ORDER.indexOf(exam.kind) * 100 + exam.ordinal;
      const column = found.get(key) ?? { name: exam.examName, order, exams: new Map<number, ExamProgress>() };
      column.order = Math.min(column.order, order);
      column.exams.set(classId, exam);
      found.set(key, column);
    });
  }
  return [...found]
    .sort(([, one], [, other]) => one.order - other.order)
    .map(([key, { name, exams }]) => ({ key, name, exams }));
}

/** The controls of an exam with its edits. */
export const controlsOf = (exam: ExamProgress, edits: Edits): Controls => ({
  lockedMaxMarks: exam.lockedMaxMarks,
  lockedUploadMarks: exam.lockedUploadMarks,
  lockedEditMarks: exam.lockedEditMarks,
  resultDeclarationDate: exam.resultDeclarationDate,
  ...edits[exam.examId],
});

export const NO_EDITS: Edits = {};

/**
 * The edits that differ from the stored exams, and those of fields whose stored value is not known; edits of deleted exams are
 * dropped.
 */
export function realEdits(edits: Edits, matrix: Matrix, unknown = NO_EDITS): Edits {
  return Object.fromEntries(
    examsOf(matrix).flatMap((exam) => {
      const edit = edits[exam.examId];
      const isReal = (name: keyof Controls) =>
        edit?.[name] !== exam[name] || unknown[exam.examId]?.[name] !== undefined;
      const fields = FIELDS.filter((name) => edit?.[name] !== undefined && isReal(name));
      return fields.length === 0 ? [] : [[exam.examId, Object.fromEntries(fields.map((name) => [name, edit?.[name]]))]];
    }),
  );
}

/** The edits with more of them. */
export const withEdits = (edits: Edits, more: Edits): Edits => ({
  ...edits,
  ...Object.fromEntries(Object.entries(more).map(([examId, edit]) => [examId, { ...edits[Number(examId)], ...edit }])),
});

/** The request of a save: only the changed fields, with the edited versions. */
export const formsOf = (edits: Edits, matrix: Matrix, versions: Versions): ExamControlForm[] =>
  examsOf(matrix).flatMap(({ examId }) => {
    const edit = edits[examId];
    const version = versions[examId];
    return edit ? [{ examId, ...edit, ...(version !== undefined && { version }) }] : [];
  });

/** The matrix with the saved exams. */
export function withSaved(matrix: Matrix, saved: readonly (Controls & { examId: number; version: number })[]): Matrix {
  const byId = new Map(saved.map((exam) => [exam.examId, exam]));
  return matrix.map((row) => ({ ...row, exams: row.exams.map((exam) => ({ ...exam, ...byId.get(exam.examId) })) }));
}

export const totalOf = (exams: readonly ExamProgress[]): Pick<ExamProgress, 'expected' | 'entered'> => ({
  expected: exams.reduce((sum, { expected }) => sum + expected, 0),
  entered: exams.reduce((sum, { entered }) => sum + entered, 0),
});

/** The section with most missing entries; undefined for a class without sections. */
export const sectionToOpen = ({ sections }: ExamProgress): number | undefined =>
  sections
    .filter(({ sectionId }) => sectionId !== null)
    .sort((one, other) => other.expected - other.entered - (one.expected - one.entered))[0]?.sectionId ?? undefined;

/** The common date of these exams; undefined if they differ. */
export function sharedDate(controls: readonly Controls[]): string | null | undefined {
  const dates = new Set(controls.map(({ resultDeclarationDate }) => resultDeclarationDate));
  return dates.size === 1 ? [...dates][0] : undefined;
}
