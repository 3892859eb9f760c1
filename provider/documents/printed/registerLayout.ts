// The text size and the widths of the columns of a result register.
import { present } from '../../../common/present.ts';
import { LINE_HEIGHT } from '../documentStyle.ts';
import { landscapeWidth } from '../pdf/frames.ts';
import { registerWords as words } from './printed.words.ts';
import type { RegisterData, RegisterEntry } from './registerData.ts';

export type Paper = 'A4' | 'A3';

/** Text sizes in points; the largest one is taken at which marks, figures and headings fit into the columns of the subjects. */
const SIZES = { A4: [8, 7.5, 7, 6.5], A3: [9, 8.5, 8, 7.5] } as const;
/** The widths below belong to this size. */
const LEAST = 6.5;
/** Maximum width of a subject's column in points; the names get the remaining width. */
const WIDEST = 64;
/** The width of a character of marks, and the room beside a text, at size 1 and in points. */
const CHARACTER = 0.58;
const BESIDE = 4;
/** Widths in points at the smallest size. */
const WIDTHS = {
  rollNo: 24,
  section: 42,
  code: 30,
  name: 84,
  father: 70,
  total: 30,
  percent: 28,
  division: 34,
  rank: 24,
  result: 52,
};

export type RegisterColumn = keyof typeof WIDTHS;

export interface Layout {
  size: number;
  /** widths in points */
  subject: number;
  /** characters of marks in a column of a subject */
  most: number;
  /** of a column that is no subject */
  width: (column: RegisterColumn) => number;
}

/** Whether the students have a column for their section. */
export const showsSection = ({ section, hasSections }: RegisterData): boolean => hasSections && section === null;

function layoutAt(data: RegisterData, paper: Paper, size: number): Layout {
  const { length } = data.subjects;
  const scale = size / LEAST;
  const others = Object.entries(WIDTHS).filter(([name]) => name !== 'section' || showsSection(data));
  const left = landscapeWidth(paper) - scale * others.reduce((sum, [, width]) => sum + width, 0);
  const subject = Math.min(WIDEST, left / Math.max(1, length));
  const more = (left - subject * length) / 2;
  return {
    size,
    subject,
    most: Math.floor((subject - BESIDE) / (size * CHARACTER)),
    width: (column) => WIDTHS[column] * scale + (column === 'name' || column === 'father' ? more : 0),
  };
}

/** Of a heading that is written upwards: a name and its maximum marks. */
const HEADING_LINES = 2;

/** The layout of the largest text size at which the marks, the figures below them and the headings fit into their columns. */
export function layoutOf(data: RegisterData, paper: Paper): Layout {
  const marks = data.students.flatMap(({ entries }) => entries.map(entryText));
  const figures = data.figures.flatMap((each) =>
    [each?.appeared, each?.passPercent, each?.average, each?.highest].map((value) => String(value ?? '')),
  );
  const longest = Math.max(...[...marks, ...figures].map(({ length }) => length));
  const layouts = SIZES[paper].map((size) => layoutAt(data, paper, size));
  const fitting =
    layouts.find(({ most, subject, size }) => most >= longest && subject >= HEADING_LINES * size * LINE_HEIGHT) ??
    layouts.at(-1);
  return present(fitting, 'a text size');
}

/** One reason for all components is written once. */
export function entryText(entry: RegisterEntry | null): string {
  if (entry === null) return words.none;
  const { values, failed } = entry;
  if (values.every((value) => value === null)) return '';
  const isOneReason = values.every((value) => typeof value === 'string' && value === values[0]);
  const texts = (isOneReason ? values.slice(0, 1) : values).map((value) => String(value ?? words.none));
  return texts.join('+') + (failed ? words.failed : '');
}

/** A text that is too long for its column continues after each plus. */
export const broken = (text: string, { most }: Layout): string =>
  text.length > most ? text.replaceAll('+', '+\n') : text;
