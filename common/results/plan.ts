// The papers of the given exams in a fixed order, and the entries of a student in that order.
import type { ExamPaper } from './entry.ts';
import { quarters } from './marks.ts';
import {
  COMPONENTS,
  type Component,
  type Entry,
  type Exam,
  type ExaminedClass,
  type Examinee,
  type Subject,
} from './papers.ts';

/** A component of a subject in an exam, with or without a paper. */
export interface Cell {
  examId: number;
  component: Component;
  /** index among the entries of a student */
  at: number;
}

export interface PlannedSubject {
  subject: Subject;
  /** by exam and component */
  cells: readonly Cell[];
  /** the cells with maximum marks */
  papers: readonly (ExamPaper & Cell)[];
  /** the exams in which its limits are still to be set */
  unset: readonly Exam[];
}

/** The entries of a student by the index of their cells. */
export type Entries = readonly (Entry | undefined)[];

export interface Plan {
  subjects: readonly PlannedSubject[];
  entriesOf: (examinee: Pick<Examinee, 'marks'>) => Entries;
}

const AT: Readonly<Record<Component, number>> = { theory: 0, practical: 1, viva: 2 };
const indexesOf = (ids: readonly number[]) => new Map(ids.map((id, at) => [id, at]));

/** Ignores entries of other exams, and of subjects that the class does not have. RangeError for invalid limits. */
export function planOf({ subjects, papers, unset }: ExaminedClass, exams: readonly Exam[]): Plan {
  const examIndexes = indexesOf(exams.map(({ examId }) => examId));
  const subjectIndexes = indexesOf(subjects.map(({ subjectId }) => subjectId));
  const indexIn = (exam: number, subject: number, component: Component) =>
    (exam * subjects.length + subject) * COMPONENTS.length + AT[component];

  const cellsOf = (subject: number) =>
    exams.flatMap(({ examId, kind }, exam) =>
      COMPONENTS.map((component) => ({ examId, kind, component, at: indexIn(exam, subject, component) })),
    );
  for (const limit of papers.flatMap(({ min, max }) => [min, max])) quarters(limit);
  const planned = subjects.map((subject, index): PlannedSubject => {
    const limits = papers.filter(({ subjectId, max }) => subjectId === subject.subjectId && max > 0);
    const cells = cellsOf(index);
    const withPaper = cells.flatMap((cell) => {
      const paper = limits.find(({ examId, component }) => examId === cell.examId && component === cell.component);
      return paper ? [{ ...paper, ...cell }] : [];
    });
    const open = unset.filter(({ subjectId }) => subjectId === subject.subjectId).map(({ examId }) => examId);
    return { subject, cells, papers: withPaper, unset: exams.filter(({ examId }) => open.includes(examId)) };
  });

  const entriesOf = ({ marks }: Pick<Examinee, 'marks'>): Entries => {
    const entries = new Array<Entry | undefined>(exams.length * subjects.length * COMPONENTS.length);
    for (const { examId, subjectId, component, entry } of marks) {
      const exam = examIndexes.get(examId);
      const subject = subjectIndexes.get(subjectId);
      if (exam !== undefined && subject !== undefined) entries[indexIn(exam, subject, component)] = entry;
    }
    return entries;
  };
  return { subjects: planned, entriesOf };
}
