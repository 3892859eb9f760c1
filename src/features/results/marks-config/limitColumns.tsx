import type { Component } from '@common/results';
import type { ExamLimits, SubjectLimits } from '@/api/results';
import { cellKey, type CellColumn, type ColumnGroup, type Sheet, type SheetGridColumn } from '@/shared/sheet';
import { StatusTag } from '@/shared/ui';
import {
  BOUNDS,
  canonical,
  columnKey,
  componentsIn,
  componentsOf,
  isAbove,
  isMinimum,
  limitError,
  MOST,
  numberOf,
  stepped,
  storedText,
  type Bound,
} from './limitCells';
import type { limitsWords } from './limitsWords';

type Words = (typeof limitsWords)['en'];

const examIn = (subject: SubjectLimits, id: number): ExamLimits | undefined =>
  subject.exams.find(({ examId }) => examId === id);

function errorIn(words: Words, component: Component, text: string, least: string, most: string): string | undefined {
  const error = limitError(text);
  if (error) return { number: words.notNumber, most: words.tooMuch(MOST), step: words.offStep }[error];
  return isAbove(least, most) ? words.minAboveMax(words[component]) : undefined;
}

/** The columns of an exam: minimum and maximum of each component that a subject has. */
function columnsOfExam(
  words: Words,
  { examId, examName }: ExamLimits,
  components: readonly Component[],
  readOnly: boolean,
): CellColumn<SubjectLimits>[] {
  return components.flatMap((component) =>
    BOUNDS.map((bound: Bound): CellColumn<SubjectLimits> => {
      const [least, most] = BOUNDS.map((one) => columnKey(examId, component, one)) as [string, string];
      const boundName = words[bound === 'Min' ? 'min' : 'max'];
      return {
        kind: 'cell',
        key: columnKey(examId, component, bound),
        title: words[component],
        subtitle: boundName,
        width: 80,
        group: String(examId),
        label: ({ subjectName }) => words.cell(subjectName, examName, words[component], boundName),
        gap: ({ subjectName }) => words.lacks(subjectName, words[component]),
        inputMode: 'decimal',
        stored: (subject) => {
          const exam = examIn(subject, examId);
          return exam && componentsOf(subject).includes(component)
            ? storedText(subject, exam, component, bound)
            : undefined;
        },
        locked: (subject) => readOnly || examIn(subject, examId)?.lockedMaxMarks === true,
        canonical,
        // A minimum above its maximum is an error of the minimum.
        validate: (text, _subject, textOf) =>
          bound === 'Min'
            ? errorIn(words, component, text, textOf(least), textOf(most))
            : errorIn(words, component, text, '', ''),
        ...(bound === 'Max' ? { readBy: [least] } : {}),
        adjust: stepped,
      };
    }),
  );
}

/** The columns of all exams: each exam has the components that at least one subject has. */
export function limitColumns(
  words: Words,
  subjects: readonly SubjectLimits[],
  readOnly: boolean,
): CellColumn<SubjectLimits>[] {
  const components = componentsIn(subjects);
  return (subjects[0]?.exams ?? []).flatMap((exam) => columnsOfExam(words, exam, components, readOnly));
}

type Columns = readonly CellColumn<SubjectLimits>[];

/** Width in pixels of a single column, so that the name of the exam fits above it. */
const ALONE_WIDTH = 128;

export const withoutMinimums = (columns: Columns): CellColumn<SubjectLimits>[] =>
  columns.filter(({ key }) => !isMinimum(key)).map((column) => ({ ...column, width: ALONE_WIDTH }));

/** Whether every minimum is 0, none of them with an error. Locked cells without a value do not count. */
export function areMinimumsZero(sheet: Sheet<SubjectLimits>, columns: Columns): boolean {
  const minimums = columns.filter(({ key }) => isMinimum(key));
  const cells = sheet
    .rows()
    .flatMap((row) => minimums.map(({ key }) => sheet.cell(cellKey(sheet.rowKey(row), key))))
    .filter(({ kind, text }) => kind === 'editable' || (kind === 'locked' && text !== ''));
  return cells.length > 0 && cells.every(({ text, problem }) => numberOf(text) === 0 && problem === undefined);
}

export const limitGroups = (words: Words, subjects: readonly SubjectLimits[]): ColumnGroup[] =>
  (subjects[0]?.exams ?? []).map(({ examId, examName, lockedMaxMarks }) => ({
    key: String(examId),
    title: (
      <>
        {examName}
        {lockedMaxMarks && <StatusTag tone="warning" text={words.locked} />}
      </>
    ),
  }));

export const gridColumns = (
  words: Words,
  cells: readonly CellColumn<SubjectLimits>[],
  roomy: boolean,
): SheetGridColumn<SubjectLimits>[] => [
  {
    kind: 'info',
    key: 'subject',
    title: words.subject,
    width: roomy ? 200 : 112,
    isRowHeader: true,
    render: ({ subjectName }) => subjectName,
  },
  ...cells,
];

export const subjectKey = ({ subjectId }: SubjectLimits): string => String(subjectId);

/** The name of a cell, for its error. */
export const cellLabel = (
  columns: readonly CellColumn<SubjectLimits>[],
  subjects: readonly SubjectLimits[],
  key: string,
): string => {
  for (const subject of subjects)
    for (const column of columns) if (cellKey(subjectKey(subject), column.key) === key) return column.label(subject);
  return '';
};
