// The result register of a class: one row for each student, figures of each subject and of the class.
import { DIVISIONS, percentText } from '../../../common/results/index.ts';
import type { Block, Cell, DocumentColumn, PrintedDocument } from '../document.ts';
import { showDay } from '../documentText.ts';
import { classAndSection } from './payment.ts';
import { registerWords as words } from './printed.words.ts';
import type { RegisterData, RegisterFigures, RegisterStudent, RegisterSubject } from './registerData.ts';
import {
  broken,
  entryText,
  layoutOf,
  showsSection,
  type Layout,
  type Paper,
  type RegisterColumn,
} from './registerLayout.ts';
import { letterheadOf } from './school.ts';

const maximaOf = ({ graded, components }: RegisterSubject): string =>
  graded ? words.grade : components.map(({ max }) => String(max)).join('+');

function columnsOf(data: RegisterData, { subject, width }: Layout): DocumentColumn[] {
  const column = (key: RegisterColumn, title: string, align: DocumentColumn['align'] = 'center') => ({
    title,
    weight: width(key),
    align,
  });
  return [
    column('rollNo', words.rollNo),
    ...(showsSection(data) ? [column('section', words.section)] : []),
    column('code', words.code),
    column('name', words.name, 'left'),
    column('father', words.father, 'left'),
    ...data.subjects.map((one): DocumentColumn => ({
      title: words.of(one.name, maximaOf(one)),
      weight: subject,
      align: 'center',
      mayTurn: true,
    })),
    column('total', data.full === null ? words.total : words.of(words.total, String(data.full))),
    column('percent', words.percent),
    column('division', words.division),
    column('rank', words.rank),
    column('result', words.result),
  ];
}

const textOf = (value: number | null, unit = ''): string => (value === null ? words.none : `${value}${unit}`);

const lastCells = ({ total, percentage, division, rank, result }: RegisterStudent): string[] => [
  textOf(total),
  percentage === null ? words.none : percentText(percentage),
  division === null ? words.none : words[division],
  textOf(rank),
  words.results[result],
];

const rowOf = (data: RegisterData, student: RegisterStudent, layout: Layout): Cell[] => [
  student.rollNo === null ? '' : String(student.rollNo),
  ...(showsSection(data) ? [student.section ?? ''] : []),
  String(student.code),
  student.name,
  student.fatherName,
  ...student.entries.map((entry) => broken(entryText(entry), layout)),
  ...lastCells(student),
];

export const FIGURES = ['appeared', 'passed', 'passPercent', 'average', 'highest'] as const;

/** The number of columns after the subjects. */
const LAST = 5;

/** A figure of each subject, below its column. */
const figureRow = (data: RegisterData, figure: keyof RegisterFigures): Cell[] => [
  words[figure],
  ...Array.from({ length: showsSection(data) ? 4 : 3 }, () => null),
  ...data.figures.map((figures) => (figures === null ? '' : textOf(figures[figure]))),
  '',
  ...Array.from({ length: LAST - 1 }, () => null),
];

const headPairs = ({ className, section, exam, yearExams, session, students }: RegisterData): Block => ({
  kind: 'pairs',
  across: 2,
  pairs: [
    { label: words.class, value: classAndSection(className, section) },
    { label: words.session, value: session },
    { label: words.exam, value: yearExams === null ? exam : words.year(yearExams.join(', ')) },
    { label: words.students, value: String(students.length) },
  ],
});

/** A count of the class; null where it has no value. */
export interface Count {
  label: string;
  value: number | null;
  unit?: string;
}

/** The counts of the class; without those of results that no student has. */
export const countsOf = ({ counts }: RegisterData): Count[] => [
  { label: words.students, value: counts.students },
  { label: words.passed, value: counts.passed },
  { label: words.failedCount, value: counts.failed },
  ...[
    { label: words.supplementaryCount, value: counts.supplementary },
    { label: words.incompleteCount, value: counts.incomplete },
  ].filter(({ value }) => value > 0),
  { label: words.passPercent, value: counts.passPercent, unit: ' %' },
  ...DIVISIONS.map((division) => ({
    label: words.divisionCount(words[division]),
    value: counts.divisions[division],
  })),
];

const summaryBlocks = (data: RegisterData): Block[] => [
  { kind: 'heading', text: words.summary },
  {
    kind: 'pairs',
    across: 3,
    pairs: countsOf(data).map(({ label, value, unit }) => ({ label, value: textOf(value, unit) })),
  },
];

function topperBlocks(data: RegisterData): Block[] {
  if (data.toppers.length === 0) return [];
  const withSection = showsSection(data);
  const column = (title: string, weight: number, align: DocumentColumn['align'] = 'center') => ({
    title,
    weight,
    align,
  });
  return [
    { kind: 'heading', text: words.toppers },
    {
      kind: 'table',
      small: true,
      columns: [
        column(words.rank, 40),
        column(words.rollNo, 50),
        ...(withSection ? [column(words.section, 60)] : []),
        column(words.code, 60),
        column(words.name, 190, 'left'),
        column(words.father, 190, 'left'),
        column(words.total, 60),
        column(words.percent, 60),
        column(words.division, 60),
      ],
      rows: data.toppers.map((student) => [
        textOf(student.rank),
        student.rollNo === null ? '' : String(student.rollNo),
        ...(withSection ? [student.section ?? ''] : []),
        String(student.code),
        student.name,
        student.fatherName,
        ...lastCells(student).slice(0, 3),
      ]),
    },
  ];
}

/** The register as a landscape document, which repeats its headings on each page. */
export function registerDocument(data: RegisterData, paper: Paper): PrintedDocument {
  const { school, exam, className, section, madeOn } = data;
  const layout = layoutOf(data, paper);
  // The letter number is only for documents that leave the school.
  const { number: _number, ...letterhead } = letterheadOf(school);
  return {
    title: words.title,
    layout: 'landscape',
    paper,
    letterhead,
    blocks: [
      { kind: 'title', text: words.title },
      headPairs(data),
      {
        kind: 'table',
        dense: layout.size,
        columns: columnsOf(data, layout),
        rows: data.students.map((student) => rowOf(data, student, layout)),
        totals: FIGURES.map((figure) => figureRow(data, figure)),
      },
      {
        kind: 'paragraph',
        tone: 'quiet',
        text: data.yearExams === null ? words.key : `${words.yearHint} ${words.key}`,
      },
      ...summaryBlocks(data),
      ...topperBlocks(data),
      { kind: 'signatures', lines: [{ caption: words.teacher }, { caption: words.checked }, { caption: words.head }] },
    ],
    foot: words.foot([words.title, exam, classAndSection(className, section), showDay(madeOn)]),
  };
}
