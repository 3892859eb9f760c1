import type { StudentMarks } from '@/api/results';
import type { CellColumn, ColumnGroup, InfoColumn, SheetGridColumn } from '@/shared/sheet';
import { byText } from '@/shared/ui';
import { daysText, storedText, type AttendanceName, type MarksSheetData, type Paper } from './markCells';
import { EnteredText } from './EnteredText';
import { entryError, entryText, isDays, marksOf, MOST_DAYS, readEntry } from './markText';
import { SummaryText, type SummaryField } from './SummaryText';
import type { uploadWords } from './uploadWords';

type Words = (typeof uploadWords)['en'];
type Column = CellColumn<StudentMarks>;

function errorOf(words: Words, { exam }: MarksSheetData, { entry, limits }: Paper, text: string): string | undefined {
  const error = entryError(text, entry, limits, exam.kind);
  if (error === undefined) return undefined;
  if (error === 'outside') return words.outside(limits.min, limits.max);
  if (error !== 'unknownGrade') return words[error];
  return words.unknownGrade((entry.grades ?? []).map(({ name }) => name).join(', '));
}

function paperColumn(words: Words, data: MarksSheetData, paper: Paper, isOnly: boolean, readOnly: boolean): Column {
  const { subject, component, limits, entry } = paper;
  const { subjectName } = subject;
  const title = entry.grades
    ? words.gradePaper(subjectName, words[component])
    : words.paper(subjectName, words[component], limits.max);
  return {
    kind: 'cell',
    key: paper.key,
    title: words[component],
    subtitle: entry.grades ? words.byGrade : words.outOf(limits.max),
    note: <EnteredText column={paper.key} />,
    // A single column is wide enough for the name of its subject.
    width: isOnly ? 112 : 84,
    group: String(subject.subjectId),
    label: ({ student }) => words.cell(student.studentName, title),
    gap: ({ student }) => words.notTaken(student.studentName, subjectName),
    inputMode: entry.grades ? 'text' : 'decimal',
    ...(entry.grades && { options: entry.grades.map(({ name }) => name) }),
    clearLabel: (text) => (readEntry(text, entry)?.kind === 'REASON' ? words.cancelReason : undefined),
    stored: (row) => storedText(row, paper),
    locked: ({ student }) => readOnly || student.left === true,
    canonical: (text) => entryText(text, entry),
    parse: (text) => entryText(text, entry),
    validate: (text) => errorOf(words, data, paper, text),
  };
}

const daysOf = (text: string): string => {
  const days = marksOf(text);
  return days === undefined ? text.trim() : String(days);
};

function attendanceColumn(words: Words, name: AttendanceName, readOnly: boolean): Column {
  const isAbove = (text: string, textOf: (column: string) => string) =>
    name === 'studentAttendance' && (marksOf(text) ?? 0) > (marksOf(textOf('schoolAttendance')) ?? Infinity);
  return {
    kind: 'cell',
    key: name,
    title: words[name],
    width: 92,
    label: ({ student }) => words.cell(student.studentName, words[name]),
    inputMode: 'decimal',
    stored: (row) => daysText(row, name),
    locked: ({ student }) => readOnly || student.left === true,
    canonical: daysOf,
    parse: daysOf,
    validate: (text, _row, textOf) => {
      if (!isDays(text)) return words.days(MOST_DAYS);
      return isAbove(text, textOf) ? words.aboveSchool : undefined;
    },
    ...(name === 'schoolAttendance' ? { readBy: ['studentAttendance'] } : {}),
  };
}

const isOnlyPaper = ({ subject }: Paper, papers: readonly Paper[]): boolean =>
  papers.filter((paper) => paper.subject.subjectId === subject.subjectId).length === 1;

/** The editable columns, the only ones that the sheet reads. */
export const entryColumns = (
  words: Words,
  data: MarksSheetData,
  papers: readonly Paper[],
  readOnly: boolean,
): Column[] => [
  attendanceColumn(words, 'schoolAttendance', readOnly),
  attendanceColumn(words, 'studentAttendance', readOnly),
  ...papers.map((paper) => paperColumn(words, data, paper, isOnlyPaper(paper, papers), readOnly)),
];

export const subjectGroups = (papers: readonly Paper[]): ColumnGroup[] =>
  [...new Map(papers.map(({ subject }) => [subject.subjectId, subject]))].map(([id, { subjectName }]) => ({
    key: String(id),
    title: subjectName,
  }));

type Info = InfoColumn<StudentMarks>;

const rollNoOf = ({ student }: StudentMarks): number => student.enrollments[0]?.rollNo ?? Infinity;

function studentColumns(words: Words): Record<'code' | 'srNo' | 'rollNo' | 'name' | 'father' | 'mother', Info> {
  const text = (key: string, title: string, width: number, of: (row: StudentMarks) => string): Info => ({
    kind: 'info',
    key,
    title,
    width,
    sort: byText(of),
    render: of,
  });
  return {
    code: {
      ...text('code', words.code, 92, ({ student }) => String(student.studentCode)),
      sort: (a, b) => a.student.studentCode - b.student.studentCode,
    },
    srNo: text('srNo', words.srNo, 88, ({ student }) => student.studentSrNo),
    rollNo: {
      ...text('rollNo', words.rollNo, 64, ({ student }) => String(student.enrollments[0]?.rollNo ?? '')),
      sort: (a, b) => rollNoOf(a) - rollNoOf(b),
    },
    name: {
      ...text('name', words.name, 176, ({ student }) => student.studentName),
      isRowHeader: true,
      render: ({ student }) => words.shownName(student.studentName, student.left),
    },
    father: text('father', words.father, 136, ({ student }) => student.fatherName),
    mother: text('mother', words.mother, 136, ({ student }) => student.motherName),
  };
}

type SortedField = 'roundedTotal' | 'percentage' | 'rank';

/** Without a percentage the grid shows no total either. */
const sortValue = ({ summary }: StudentMarks, field: SortedField): number =>
  (summary.percentage === null ? null : summary[field]) ?? Number.MAX_VALUE;

/** Students without a result are last. */
const bySummary =
  (field: SortedField) =>
  (a: StudentMarks, b: StudentMarks): number =>
    sortValue(a, field) - sortValue(b, field);

function summaryColumns(words: Words): Info[] {
  const column = (field: SummaryField, title: string, width: number, sort?: Info['sort']): Info => ({
    kind: 'info',
    key: field,
    title,
    width,
    ...(sort && { sort }),
    render: (row) => <SummaryText row={row} field={field} />,
  });
  return [
    column('roundedTotal', words.total, 80, bySummary('roundedTotal')),
    column('percentage', words.percentage, 104, bySummary('percentage')),
    column('division', words.division, 84),
    column('rank', words.rank, 72, bySummary('rank')),
  ];
}

/** MARKS-18..22 */
export function marksColumns(words: Words, cells: readonly Column[]): SheetGridColumn<StudentMarks>[] {
  const { code, srNo, rollNo, name, father, mother } = studentColumns(words);
  return [code, srNo, rollNo, name, father, mother, ...cells, ...summaryColumns(words)];
}

/** Code, Sr No., roll number and name are always visible. */
export const PINNED_COLUMNS = 4;
