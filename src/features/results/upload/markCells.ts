/** The marks of a class in an exam as cells of a sheet: students are rows; subject and component name a column. */
import { nameKey } from '@common/names';
import { COMPONENTS, type Component, type ResultSettings } from '@common/results';
import type { MarksConflict } from '@/api/catalogue';
import type { Exam, StudentMarks, StudentMarksFormRow, SubjectLimits, SubjectMarks } from '@/api/results';
import {
  cellKey,
  columnOfKey,
  rowOfKey,
  type CellColumn,
  type CellKey,
  type CellTexts,
  type Sheet,
} from '@/shared/sheet';
import { maxOf, versionOf, type EntryBase, type Versions } from './markBases';
import { marksOf, readEntry, REASON_TEXTS, type EntryKind, type GradeName, type Limits } from './markText';

export const ATTENDANCE = ['schoolAttendance', 'studentAttendance'] as const;
export type AttendanceName = (typeof ATTENDANCE)[number];

/** The data of an exam's grid beside its rows. */
export interface MarksSheetData {
  readonly exam: Exam;
  readonly subjects: readonly SubjectLimits[];
  readonly grades: readonly GradeName[];
  /** the rules for the results of the session */
  readonly settings: ResultSettings;
}

/** A component of a subject in the exam. */
export interface Paper {
  readonly key: string;
  readonly subject: SubjectLimits;
  readonly component: Component;
  readonly limits: Limits;
  readonly entry: EntryKind;
}

const BY_MARKS: EntryKind = { grades: undefined };

export const studentKey = ({ student }: StudentMarks): string => String(student.studentId);
const paperKey = (subjectId: number, component: Component): string => `${subjectId}/${component}`;

/** The papers of the exam in the order of the subjects: components with maximum marks, or of a subject evaluated by grade. */
export function papersOf({ exam, subjects, grades }: MarksSheetData): Paper[] {
  const byGrade: EntryKind = { grades };
  return subjects.flatMap((subject) => {
    const limits = subject.exams.find(({ examId }) => examId === exam.examId);
    return COMPONENTS.filter((component) => subject[component]).flatMap((component): Paper[] => {
      const key = paperKey(subject.subjectId, component);
      if (subject.evaluationMethod === 'GRADE')
        return [{ key, subject, component, limits: { min: 0, max: 0 }, entry: byGrade }];
      const [min, max] = [limits?.[`${component}MinMarks`] ?? 0, limits?.[`${component}MaxMarks`] ?? 0];
      return max > 0 ? [{ key, subject, component, limits: { min, max }, entry: BY_MARKS }] : [];
    });
  });
}

export const subjectOf = ({ subjects }: StudentMarks, subjectId: number): SubjectMarks | undefined =>
  subjects.find(({ subject }) => subject.subjectId === subjectId);

/** The stored text of an entry; undefined if the student does not take the subject. */
export function storedText(row: StudentMarks, { subject, component, entry }: Paper): string | undefined {
  const found = subjectOf(row, subject.subjectId);
  if (!found) return undefined;
  const marks = found[`${component}Marks`];
  const reason = found[`${component}NotAppearInExamReason`];
  const gradeId = found[`${component}GradeId`];
  if (reason !== null) return REASON_TEXTS[reason];
  if (gradeId !== null) return entry.grades?.find((grade) => grade.gradeId === gradeId)?.name ?? '';
  return marks === null ? '' : String(marks);
}

export const daysText = (row: StudentMarks, name: AttendanceName): string =>
  row[name] === null ? '' : String(row[name]);

export const rowOf = (sheet: Sheet<StudentMarks>, key: CellKey): StudentMarks | undefined =>
  sheet.rows().find((one) => studentKey(one) === rowOfKey(key));

/** The accessible name of a cell, '' for one that does not exist. */
export function labelOf(
  sheet: Sheet<StudentMarks>,
  columns: readonly CellColumn<StudentMarks>[],
  key: CellKey,
): string {
  const row = rowOf(sheet, key);
  const column = columns.find((one) => one.key === columnOfKey(key));
  return row && column ? column.label(row) : '';
}

/** A message of the provider without the name of its entry, which is shown beside it: `Asha, Hindi Theory: …` */
export function withoutName(message: string, row: StudentMarks | undefined): string {
  const end = message.indexOf(': ');
  const isNamed = row !== undefined && end > 0 && message.startsWith(row.student.studentName);
  return isNamed ? message.slice(end + 2) : message;
}

/** The bases of stored rows. Grades and attendance that were never stored are left out. */
export function versionsOf(rows: readonly StudentMarks[], papers: readonly Paper[]): Versions {
  const bases: Record<CellKey, EntryBase> = {};
  for (const row of rows) {
    const set = (column: string, base: EntryBase) => {
      if (base !== 0) bases[cellKey(studentKey(row), column)] = base;
    };
    for (const name of ATTENDANCE) set(name, row[`${name}Version`]);
    for (const { key, subject, component, limits, entry } of papers) {
      const version = subjectOf(row, subject.subjectId)?.[`${component}Version`];
      if (version !== undefined) set(key, entry.grades ? version : { version, max: limits.max });
    }
  }
  return bases;
}

type SubjectForm = NonNullable<StudentMarksFormRow['subjects']>[number];

/** The fields of a component; undefined for a text that cannot be read. */
function componentForm(paper: Paper, text: string, base: EntryBase): Omit<SubjectForm, 'subjectId'> | undefined {
  const value = readEntry(text, paper.entry);
  if (value === undefined) return undefined;
  const max = maxOf(base);
  return {
    [`${paper.component}Marks`]: value?.kind === 'MARKS' ? value.marks : null,
    [`${paper.component}GradeId`]: value?.kind === 'GRADE' ? value.gradeId : null,
    [`${paper.component}NotAppearInExamReason`]: value?.kind === 'REASON' ? value.reason : null,
    [`${paper.component}Version`]: versionOf(base),
    ...(value?.kind === 'MARKS' && max !== undefined && { [`${paper.component}MaxMarks`]: max }),
  };
}

/** The request of a save: the changed components and days of each changed student (MARKS-37), with the versions they are based on. */
export function formRows(
  rows: readonly StudentMarks[],
  papers: readonly Paper[],
  edits: CellTexts,
  versions: Versions,
): StudentMarksFormRow[] {
  return rows.flatMap((row): StudentMarksFormRow[] => {
    const editOf = (column: string) => edits[cellKey(studentKey(row), column)];
    const baseOf = (column: string) => versions[cellKey(studentKey(row), column)] ?? 0;
    const days = ATTENDANCE.flatMap((name) => {
      const text = editOf(name);
      if (text === undefined) return [];
      return [{ [name]: marksOf(text) ?? null, [`${name}Version`]: versionOf(baseOf(name)) }];
    });
    const subjects = new Map<number, SubjectForm>();
    for (const paper of papers) {
      const text = editOf(paper.key);
      const form = text === undefined ? undefined : componentForm(paper, text, baseOf(paper.key));
      const { subjectId } = paper.subject;
      if (form) subjects.set(subjectId, { ...(subjects.get(subjectId) ?? { subjectId }), ...form });
    }
    if (days.length === 0 && subjects.size === 0) return [];
    const changed = subjects.size > 0 ? { subjects: [...subjects.values()] } : {};
    return [{ studentId: row.student.studentId, ...(Object.assign({}, ...days) as object), ...changed }];
  });
}

/** The rows after a save whose result could not be reloaded. */
export function rowsAfter(rows: readonly StudentMarks[], sent: readonly StudentMarksFormRow[]): StudentMarks[] {
  const byStudent = new Map(sent.map((row) => [row.studentId, row]));
  return rows.map((row) => {
    const form = byStudent.get(row.student.studentId);
    if (!form) return row;
    const { subjects = [], studentId: _studentId, ...days } = form;
    return {
      ...row,
      ...raised(days),
      subjects: row.subjects.map((stored) => {
        const changed = subjects.find(({ subjectId }) => subjectId === stored.subject.subjectId);
        if (!changed) return stored;
        const { subjectId: _subjectId, ...entries } = changed;
        return { ...stored, ...raised(entries) } as SubjectMarks;
      }),
    };
  });
}

/** The same fields with the next versions. */
const raised = <Form extends object>(form: Form): Form =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, name.endsWith('Version') ? Number(value) + 1 : value]),
  ) as Form;

const PROBLEM = /^students\.(\d+)\.(?:subjects\.(\d+)\.(theory|practical|viva)|(schoolAttendance|studentAttendance))/;

/** The cell of a problem such as `students.3.subjects.0.theoryMarks` or `students.3.studentAttendance`. */
export function cellOfProblem(path: string, sent: readonly StudentMarksFormRow[]): CellKey | undefined {
  const [, student, subject, component, attendance] = PROBLEM.exec(path) ?? [];
  const row = sent[Number(student)];
  if (!row) return undefined;
  if (attendance !== undefined) return cellKey(String(row.studentId), attendance);
  const form = row.subjects?.[Number(subject)];
  return form && cellKey(String(row.studentId), paperKey(form.subjectId, component as Component));
}

/** The cell of an entry in conflict. */
export const cellOfConflict = ({ studentId, subjectId, entry }: MarksConflict): CellKey =>
  cellKey(String(studentId), subjectId === null ? entry : paperKey(subjectId, entry as Component));

/** Students whose name or code contains the text in any spelling of one key (MARKS-25). */
export function matching(text: string): ((row: StudentMarks) => boolean) | undefined {
  const wanted = nameKey(text);
  if (wanted === '') return undefined;
  return ({ student }) => nameKey(student.studentName).includes(wanted) || String(student.studentCode).includes(wanted);
}
