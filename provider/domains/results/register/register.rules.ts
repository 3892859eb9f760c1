// The rows and figures of a result register: pure functions of the stored results.
import {
  classFigures,
  COMPONENTS,
  fromQuarters,
  gradeText,
  REASON_TEXTS,
  toppersOf,
  type Component,
  type ExamResult,
  type Reason,
  type SubjectResult,
  type YearResult,
} from '../../../../common/results/index.ts';
import { present } from '../../../../common/present.ts';
import type {
  RegisterCounts,
  RegisterData,
  RegisterEntry,
  RegisterFigures,
  RegisterStudent,
  RegisterSubject,
} from '../../../documents/printed/registerData.ts';
import type { ExamRow } from '../exams/exams.queries.ts';
import type { ExaminedRow } from '../marks/marks.queries.ts';
import type { TaughtRow } from '../results.queries.ts';
import type { ClassResults } from '../year/readClassResults.ts';

type Result = ExamResult | YearResult;

/** A listed student with the result. */
export interface Listed {
  student: ExaminedRow;
  result: Result;
}

export interface RegisterInput {
  results: ClassResults;
  /** the exams whose marks are added up */
  counted: readonly ExamRow[];
  isYear: boolean;
  listed: readonly Listed[];
  /** names of the grades by id */
  grades: ReadonlyMap<number, string>;
}

export type RegisterRows = Pick<RegisterData, 'subjects' | 'full' | 'students' | 'figures' | 'counts' | 'toppers'>;

/** A subject of the class with its index in the results. */
interface Column extends RegisterSubject {
  index: number;
}

function componentsOf({ results, counted }: RegisterInput, subject: TaughtRow): RegisterSubject['components'] {
  const ids = counted.map(({ id }) => id);
  return COMPONENTS.flatMap((component) => {
    const papers = results.examined.papers.filter(
      (paper) => paper.subjectId === subject.id && paper.component === component && ids.includes(paper.examId),
    );
    const max = fromQuarters(papers.reduce((sum, paper) => sum + paper.max, 0));
    const isListed = subject.evaluationMethod === 'GRADE' ? subject[component] : max > 0;
    return isListed ? [{ component, max }] : [];
  });
}

/**
 * The subjects that a listed student takes and that have a paper, or are evaluated by grade. The year also has subjects without
 * a paper, which keep its results incomplete.
 */
const columnsOf = (input: RegisterInput): Column[] =>
  input.results.subjects.flatMap((subject, index) => {
    const isTaken = input.listed.some(({ result }) => result.subjects[index]?.status !== 'NOT_TAKEN');
    const components = componentsOf(input, subject);
    const { name, evaluationMethod } = subject;
    const isListed = components.length > 0 || (input.isYear && evaluationMethod === 'MARKS');
    return isTaken && isListed ? [{ index, name, graded: evaluationMethod === 'GRADE', components }] : [];
  });

/** The sum of a component over the exams; the first reason where there is no mark. */
function marksValue(papers: SubjectResult['papers'], component: Component): number | string | null {
  const own = papers.filter((paper) => paper.component === component);
  const marked = own.filter((paper) => paper.as === 'MARKS');
  if (marked.length > 0) return fromQuarters(marked.reduce((sum, { marks }) => sum + marks, 0));
  const reason = own.map((paper) => paper.as).find((as) => as === 'ABSENT' || as === 'MEDICAL' || as === 'LEAVE');
  return reason === undefined ? null : REASON_TEXTS[reason as Reason];
}

/** The grade or reason of the latest of the exams that has one. */
function gradeValue({ grades }: SubjectResult, component: Component, names: RegisterInput['grades']): string | null {
  const latest = grades.findLast((grade) => grade.component === component);
  return latest ? gradeText(latest.entry, (id) => names.get(id) ?? '') : null;
}

function entryOf({ grades }: RegisterInput, { result }: Listed, column: Column): RegisterEntry | null {
  const subject = present(result.subjects[column.index], 'the result of a subject');
  if (subject.status === 'NOT_TAKEN') return null;
  const values = column.components.map(({ component }) =>
    column.graded ? gradeValue(subject, component, grades) : marksValue(subject.papers, component),
  );
  const hasMarks = values.some((value) => typeof value === 'number');
  return { values, total: hasMarks ? fromQuarters(subject.marks) : null, failed: subject.status === 'FAILED' };
}

function outcomeOf(result: Result): RegisterStudent['result'] {
  if (result.outcome !== 'PASS') return result.outcome;
  if (!('passedBy' in result) || result.passedBy === null) return 'MARKS';
  return result.passedBy === 'SUPPLEMENTARY' ? 'SECOND_CHANCE' : result.passedBy;
}

const rowOf = (input: RegisterInput, listed: Listed, columns: readonly Column[]): RegisterStudent => ({
  rollNo: listed.student.rollNo,
  section: listed.student.sectionName,
  code: listed.student.code,
  name: listed.student.name,
  fatherName: listed.student.fatherName,
  entries: columns.map((column) => entryOf(input, listed, column)),
  total: listed.result.percentage === null ? null : fromQuarters(listed.result.roundedTotal),
  percentage: listed.result.percentage,
  division: listed.result.division?.division ?? null,
  rank: listed.result.rank?.rank ?? null,
  result: outcomeOf(listed.result),
});

/** The rows and figures of the listed students, in their order. */
export function registerRows(input: RegisterInput): RegisterRows {
  const columns = columnsOf(input);
  const results = input.listed.map(({ result }) => result);
  const { subjects, divisions, ...counts } = classFigures(results);
  const rows = input.listed.map((listed) => rowOf(input, listed, columns));
  const top = toppersOf(results);
  const fulls = new Set(results.map(({ full }) => full));
  const [full] = fulls;
  return {
    subjects: columns.map(({ name, graded, components }) => ({ name, graded, components })),
    full: fulls.size === 1 && full !== undefined ? fromQuarters(full) : null,
    students: rows,
    figures: columns.map(({ graded, index }): RegisterFigures | null => {
      const own = subjects[index];
      if (graded || !own) return null;
      const { appeared, passed, passPercent, average, highest } = own;
      return {
        appeared,
        passed,
        passPercent,
        average,
        highest: highest === null ? null : fromQuarters(highest),
      };
    }),
    counts: { ...counts, divisions } satisfies RegisterCounts,
    toppers: top.flatMap((result) => rows[results.indexOf(result)] ?? []),
  };
}
