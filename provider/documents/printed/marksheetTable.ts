// The tables of a marksheet.
import type { Block, ColumnGroup, DocumentColumn, DocumentTable } from '../document.ts';
import type {
  MarkedComponent,
  MarksheetData,
  MarksheetExam,
  MarksheetGrade,
  MarksheetPaper,
  MarksheetSubject,
  MissedReason,
} from './marksheetData.ts';
import { marksheetWords as words } from './marksheet.words.ts';

/** The component columns of an exam, with the maximum marks where they are the same for all subjects. */
interface ExamColumns {
  exam: MarksheetExam;
  at: number;
  columns: { component: MarkedComponent; max: number | null }[];
}

const COMPONENTS: readonly MarkedComponent[] = ['theory', 'practical', 'viva'];

function examColumns({ exams, subjects }: MarksheetData): ExamColumns[] {
  return exams.flatMap((exam, at) => {
    const papers = subjects.flatMap((subject) => subject.exams[at] ?? []);
    const columns = COMPONENTS.flatMap((component) => {
      const maxima = new Set(papers.filter((paper) => paper.component === component).map(({ max }) => max));
      const [max = null] = maxima.size === 1 ? maxima : [];
      return maxima.size === 0 ? [] : [{ component, max }];
    });
    return columns.length === 0 ? [] : [{ exam, at, columns }];
  });
}

const marksText = ({ marks }: MarksheetPaper): string => {
  if (marks === null) return words.none;
  return typeof marks === 'number' ? String(marks) : words.reasons[marks];
};

function paperText(papers: readonly MarksheetPaper[], component: MarkedComponent, commonMax: number | null): string {
  const paper = papers.find((each) => each.component === component);
  if (!paper) return '';
  const text = marksText(paper);
  return commonMax === null ? words.part(text, paper.max) : text;
}

function obtainedText({ result, distinction, failed, grace }: MarksheetSubject): string {
  if (!result) return words.none;
  const marks = String(result.marks);
  if (grace > 0) return words.graced(marks, grace);
  const mark = distinction ? words.distinctionMark : failed && words.failedMark;
  return mark ? `${marks} ${mark}` : marks;
}

const attendanceText = ({ attendance }: MarksheetExam): string => {
  if (!attendance) return '';
  const { present, of } = attendance;
  return of === null ? String(present) : words.part(String(present), of);
};

const blanks = (count: number): null[] => Array.from({ length: count }, () => null);

/** A cell of each exam that extends over all its columns. */
const overExams = (exams: readonly ExamColumns[], text: (exam: MarksheetExam) => string) =>
  exams.flatMap(({ exam, columns }) => [text(exam), ...blanks(columns.length - 1)]);

function totalsOf(data: MarksheetData, exams: readonly ExamColumns[]): DocumentTable['rows'] {
  const { total, hasScale } = data;
  const ofExam = ({ total: own }: MarksheetExam) => (own ? words.part(String(own.marks), own.full) : '');
  const sums = [
    words.total,
    ...overExams(exams, ofExam),
    total ? String(total.full) : words.none,
    total ? String(total.marks) : words.none,
    ...(hasScale ? [total?.grade ?? ''] : []),
  ];
  const hasAttendance = exams.some(({ exam }) => exam.attendance);
  const attendance = [words.attendance, ...overExams(exams, attendanceText), '', '', ...(hasScale ? [''] : [])];
  return hasAttendance ? [sums, attendance] : [sums];
}

/** Above this number of columns the names of components are shortened. */
const MOST_LONG = 12;
/** The width of a letter of a heading, as a weight. */
const LETTER = 4.4;
const WEIGHTS = { subject: 98, paper: 34, mixed: 44, sum: 46, grade: 34 };

/** The weight of a column whose longest word needs that width. */
const weightOf = (title: string, least: number): number =>
  Math.max(least, LETTER * Math.max(...title.split(/\s/).map(({ length }) => length)));

/** The columns of the exams with their groups; an exam with one component is one column. */
function headsOf(exams: readonly ExamColumns[]): { columns: DocumentColumn[]; groups: ColumnGroup[] } {
  const short = exams.flatMap(({ columns }) => columns).length > MOST_LONG;
  const names = short ? words.shortComponents : words.components;
  return {
    groups: exams.map(({ exam, columns }) => ({ title: columns.length === 1 ? '' : exam.name, span: columns.length })),
    columns: exams.flatMap(({ exam, columns }) =>
      columns.map(({ component, max }): DocumentColumn => {
        const title = columns.length === 1 ? exam.name : names[component];
        return max === null
          ? { title, weight: weightOf(title, WEIGHTS.mixed), align: 'center' }
          : { title: words.outOf(title, max), weight: weightOf(title, WEIGHTS.paper), align: 'center' };
      }),
    ),
  };
}

/** A row for each subject, with its marks in each exam. */
export function marksTable(data: MarksheetData): DocumentTable {
  const exams = examColumns(data);
  const { columns, groups } = headsOf(exams);
  const sums = [
    { title: words.maximum, weight: WEIGHTS.sum },
    { title: words.obtained, weight: WEIGHTS.sum },
    ...(data.hasScale ? [{ title: words.grade, weight: WEIGHTS.grade }] : []),
  ].map((column): DocumentColumn => ({ ...column, align: 'center' }));
  const rows = data.subjects.map((subject) => [
    subject.name,
    ...exams.flatMap(({ at, columns: own }) =>
      own.map(({ component, max }) => paperText(subject.exams[at] ?? [], component, max)),
    ),
    subject.result ? String(subject.result.full) : words.none,
    obtainedText(subject),
    ...(data.hasScale ? [subject.grade ?? ''] : []),
  ]);
  return {
    kind: 'table',
    boxed: true,
    columns: [{ title: words.subject, weight: WEIGHTS.subject }, ...columns, ...sums],
    groups: [
      { title: '', span: 1 },
      ...groups,
      { title: data.ofYear ? words.resultOfYear : words.resultOf(data.exam), span: sums.length },
    ],
    rows,
    totals: totalsOf(data, exams),
  };
}

/** The table of the subjects evaluated by grade; none without any. */
export function gradesTable({ graded, exams }: MarksheetData): Block[] {
  const shown = exams.flatMap(({ name }, at) =>
    graded.some((subject) => (subject.exams[at] ?? []).length > 0) ? [{ name, at }] : [],
  );
  if (shown.length === 0) return [];
  const textOf = (grades: readonly MarksheetGrade[]) =>
    grades.length < 2
      ? (grades[0]?.text ?? words.none)
      : grades.map(({ component, text }) => words.componentGrade(words.components[component], text)).join('\n');
  const column = ({ name }: { name: string }): DocumentColumn => ({ title: name, weight: 70, align: 'center' });
  return [
    {
      kind: 'table',
      boxed: true,
      columns: [{ title: words.byGrade, weight: 160 }, ...shown.map(column)],
      rows: graded.map((subject) => [subject.name, ...shown.map(({ at }) => textOf(subject.exams[at] ?? []))]),
    },
  ];
}

/** The explanations of the signs that occur in the tables. */
export function legendOf(data: MarksheetData): string[] {
  const papers = data.subjects.flatMap(({ exams }) => exams.flat());
  const grades = data.graded.flatMap(({ exams }) => exams.flat());
  const hasReason = (reason: MissedReason) =>
    papers.some(({ marks }) => marks === reason) || grades.some((grade) => grade.reason === reason);
  const some = (is: (subject: MarksheetSubject) => boolean) => data.subjects.some(is);
  const { legend } = words;
  const { total } = data;
  const short = examColumns(data).flatMap(({ columns }) => columns).length > MOST_LONG;
  const lines: [boolean, string][] = [
    [short, legend.components],
    [hasReason('ABSENT'), legend.absent],
    [hasReason('MEDICAL'), legend.medical],
    [hasReason('LEAVE'), legend.leave],
    [papers.some(({ marks }) => marks === null), legend.missing],
    [some(({ distinction, grace }) => distinction && grace === 0), legend.distinction(data.distinctionPercent)],
    [some(({ failed, grace }) => failed && grace === 0), legend.failed],
    [some(({ grace }) => grace > 0), legend.grace],
    [total !== null && total.raised !== total.marks, legend.rounded],
  ];
  return lines.flatMap(([used, text]) => (used ? [text] : []));
}
