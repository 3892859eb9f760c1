// The result register as a spreadsheet: components in columns of their own, so that all marks are numbers.
import type { Cell, Column, MarkedCell, SheetHead } from '../../../documents/sheet.ts';
import { registerWords as printed } from '../../../documents/printed/printed.words.ts';
import { countsOf, FIGURES } from '../../../documents/printed/register.ts';
import type {
  RegisterData,
  RegisterEntry,
  RegisterStudent,
  RegisterSubject,
} from '../../../documents/printed/registerData.ts';
import { registerFileWords as words } from './register.words.ts';

const column = (title: string, kind: Column['kind'], width: number): Column => ({ title, kind, width });

/** A column for each component, and one for their total where there are several. */
function subjectColumns({ name, graded, components }: RegisterSubject): Column[] {
  const isOnly = components.length === 1;
  if (graded)
    return components.map(({ component }) => column(words.grade(name, isOnly ? null : printed[component]), 'text', 12));
  const total = column(
    words.total(
      name,
      components.reduce((sum, { max }) => sum + max, 0),
    ),
    'decimal',
    14,
  );
  if (isOnly) return [total];
  return [
    ...components.map(({ component, max }) => column(words.component(name, printed[component], max), 'decimal', 14)),
    total,
  ];
}

/** Whether the total has a column beside those of the components. */
const hasTotal = ({ graded, components }: RegisterSubject): boolean => !graded && components.length !== 1;

export const registerSheet = (data: RegisterData): SheetHead => ({
  name: words.file,
  footer: words.footer,
  columns: [
    column(printed.rollNo, 'number', 16),
    column(printed.section, 'text', 12),
    column(printed.code, 'number', 10),
    column(printed.name, 'text', 26),
    column(printed.father, 'text', 26),
    ...data.subjects.flatMap(subjectColumns),
    column(printed.total, 'decimal', 10),
    column(printed.percent, 'decimal', 10),
    column(printed.division, 'text', 10),
    column(printed.rank, 'number', 8),
    column(printed.result, 'text', 18),
  ],
});

function entryCells(subject: RegisterSubject, entry: RegisterEntry | null): Cell[] {
  const values = subject.components.map((_, index) => entry?.values[index] ?? null);
  const cells = hasTotal(subject) ? [...values, entry?.total ?? null] : values;
  return cells.map((value): Cell => (entry?.failed === true ? { value, tinted: true } : value));
}

const studentCells = ({ subjects }: RegisterData, student: RegisterStudent): Cell[] => [
  student.rollNo,
  student.section,
  student.code,
  student.name,
  student.fatherName,
  ...subjects.flatMap((subject, index) => entryCells(subject, student.entries[index] ?? null)),
  student.total,
  student.percentage,
  student.division === null ? null : printed[student.division],
  student.rank,
  printed.results[student.result],
];

const bold = (value: MarkedCell['value'], kind?: MarkedCell['kind']): MarkedCell => ({
  value,
  bold: true,
  ...(kind && { kind }),
});

/** A figure of each subject, below the column of its marks. */
const figureCells = ({ subjects, figures }: RegisterData, figure: (typeof FIGURES)[number]): Cell[] => [
  bold(printed[figure], 'text'),
  ...Array.from({ length: 4 }, () => null),
  ...subjects.flatMap((subject, index): Cell[] => [
    ...subject.components.slice(hasTotal(subject) ? 0 : 1).map(() => null),
    bold(figures[index]?.[figure] ?? null),
  ]),
];

/** Students, figures of the subjects, and the counts of the class, with blank rows between them. */
export const registerCells = (data: RegisterData): Cell[][] => [
  ...data.students.map((student) => studentCells(data, student)),
  [],
  ...FIGURES.map((figure) => figureCells(data, figure)),
  [],
  ...countsOf(data).map(({ label, value }): Cell[] => [bold(label, 'text'), { value, kind: 'decimal' }]),
];
