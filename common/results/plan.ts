// The papers of the looked-at exams, in one order, and the way from a pupil's entries to them.
import type { HeldPaper } from './entry.ts';
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
  /** its place among the entries of a pupil */
  at: number;
}

export interface PlannedSubject {
  subject: Subject;
  /** by exam and component */
  cells: readonly Cell[];
  /** those of the cells that have full marks */
  papers: readonly (HeldPaper & Cell)[];
}

/** What was entered for a pupil, each at the place of its cell. */
export type Entries = readonly (Entry | undefined)[];

export interface Plan {
  subjects: readonly PlannedSubject[];
  entriesOf: (examinee: Pick<Examinee, 'marks'>) => Entries;
}

const AT: Readonly<Record<Component, number>> = { theory: 0, practical: 1, viva: 2 };
const placesOf = (ids: readonly number[]) => new Map(ids.map((id, at) => [id, at]));

/** Entries of other exams, and of subjects the class does not have, are passed over. RangeError for limits that are no marks. */
export function planOf({ subjects, papers }: ExaminedClass, exams: readonly Exam[]): Plan {
  const examPlaces = placesOf(exams.map(({ examId }) => examId));
  const subjectPlaces = placesOf(subjects.map(({ subjectId }) => subjectId));
  const placeIn = (exam: number, subject: number, component: Component) =>
    (exam * subjects.length + subject) * COMPONENTS.length + AT[component];

  const cellsOf = (subject: number) =>
    exams.flatMap(({ examId, kind }, exam) =>
      COMPONENTS.map((component) => ({ examId, kind, component, at: placeIn(exam, subject, component) })),
    );
  for (const limit of papers.flatMap(({ min, max }) => [min, max])) quarters(limit);
  const planned = subjects.map((subject, place): PlannedSubject => {
    const limits = papers.filter(({ subjectId, max }) => subjectId === subject.subjectId && max > 0);
    const cells = cellsOf(place);
    const held = cells.flatMap((cell) => {
      const paper = limits.find(({ examId, component }) => examId === cell.examId && component === cell.component);
      return paper ? [{ ...paper, ...cell }] : [];
    });
    return { subject, cells, papers: held };
  });

  const entriesOf = ({ marks }: Pick<Examinee, 'marks'>): Entries => {
    const entries = new Array<Entry | undefined>(exams.length * subjects.length * COMPONENTS.length);
    for (const { examId, subjectId, component, entry } of marks) {
      const exam = examPlaces.get(examId);
      const subject = subjectPlaces.get(subjectId);
      if (exam !== undefined && subject !== undefined) entries[placeIn(exam, subject, component)] = entry;
    }
    return entries;
  };
  return { subjects: planned, entriesOf };
}
