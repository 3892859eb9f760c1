// The result register of a class: one row for each student, figures of each subject and of the class.
import type { Block, Cell, DocumentColumn, PrintedDocument } from '../document.ts';
import { showDay } from '../documentText.ts';
import { landscapeWidth } from '../pdf/frames.ts';
import { classAndSection } from './payment.ts';
import { registerWords as words } from './printed.words.ts';
import type { RegisterData, RegisterEntry, RegisterFigures, RegisterStudent, RegisterSubject } from './registerData.ts';
import { letterheadOf } from './school.ts';

type Paper = 'A4' | 'A3';

/** Text sizes in points; many subjects are written smaller. */
const SIZES = { A4: { few: 7.5, many: 6.5 }, A3: { few: 8.5, many: 8 } } as const;
const FEW_SUBJECTS = 9;
/** The widest column of a subject in points; the names get what is left over. */
const WIDEST = 64;
/** The width of a character of marks, and the room beside a text, at size 1 and in points. */
const CHARACTER = 0.58;
const BESIDE = 4;
/** Widths in points at the smallest size. */
const WIDTHS = {
  rollNo: 24,
  section: 34,
  code: 30,
  name: 84,
  father: 70,
  total: 30,
  percent: 28,
  division: 34,
  rank: 24,
  result: 52,
};

interface Layout {
  size: number;
  /** widths in points */
  subject: number;
  /** of a column that is no subject */
  width: (column: keyof typeof WIDTHS) => number;
}

const showsSection = ({ section, hasSections }: RegisterData): boolean => hasSections && section === null;

function layoutOf(data: RegisterData, paper: Paper): Layout {
  const { length } = data.subjects;
  const size = SIZES[paper][length > FEW_SUBJECTS ? 'many' : 'few'];
  const scale = size / SIZES.A4.many;
  const others = Object.entries(WIDTHS).filter(([name]) => name !== 'section' || showsSection(data));
  const left = landscapeWidth(paper) - scale * others.reduce((sum, [, width]) => sum + width, 0);
  const subject = Math.min(WIDEST, left / Math.max(1, length));
  const more = (left - subject * length) / 2;
  return {
    size,
    subject,
    width: (column) => WIDTHS[column] * scale + (column === 'name' || column === 'father' ? more : 0),
  };
}

const maximaOf = ({ graded, components }: RegisterSubject): string =>
  graded ? words.grade : components.map(({ max }) => String(max)).join('+');

function columnsOf(data: RegisterData, { subject, width }: Layout): DocumentColumn[] {
  const column = (key: keyof typeof WIDTHS, title: string, align: DocumentColumn['align'] = 'center') => ({
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

/** One reason for all components is written once. A text that is too long for its column continues after a plus. */
function entryText(entry: RegisterEntry | null, { subject, size }: Layout): string {
  if (entry === null) return words.none;
  const { values, failed } = entry;
  if (values.every((value) => value === null)) return '';
  const same = values.every((value) => typeof value === 'string' && value === values[0]);
  const texts = (same ? values.slice(0, 1) : values).map((value) => String(value ?? words.none));
  const text = texts.join('+') + (failed ? words.failed : '');
  const most = Math.floor((subject - BESIDE) / (size * CHARACTER));
  return text.length > most ? text.replaceAll('+', '+\n') : text;
}

const textOf = (value: number | null, unit = ''): string => (value === null ? words.none : `${value}${unit}`);

const lastCells = ({ total, percentage, division, rank, result }: RegisterStudent): string[] => [
  String(total),
  textOf(percentage),
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
  ...student.entries.map((entry) => entryText(entry, layout)),
  ...lastCells(student),
];

export const FIGURES = ['appeared', 'passed', 'passPercent', 'average', 'highest'] as const;

/** A figure of each subject, below its column. */
const figureRow = (data: RegisterData, figure: keyof RegisterFigures): Cell[] => [
  words[figure],
  ...Array.from({ length: showsSection(data) ? 4 : 3 }, () => null),
  ...data.figures.map((figures) => (figures === null ? '' : textOf(figures[figure]))),
  '',
  '',
  '',
  '',
  '',
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
  ...(['FIRST', 'SECOND', 'THIRD'] as const).map((division) => ({
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
      { kind: 'signatures', places: [{ caption: words.teacher }, { caption: words.checked }, { caption: words.head }] },
    ],
    foot: words.foot([words.title, exam, classAndSection(className, section), showDay(madeOn)]),
  };
}
