// Converts the text of an entry, from the grid or a spreadsheet, to its value. Teachers type digits of both scripts, and short reasons.
import { toAsciiDigits } from '../digits.ts';
import { rejectsReason } from './entry.ts';
import type { ExamKind, GradeEntry, Reason } from './papers.ts';
import { isStepped } from './step.ts';

/** The value of a text, in marks. */
export type TypedEntry =
  | { readonly kind: 'MARKS'; readonly marks: number }
  | { readonly kind: 'GRADE'; readonly gradeId: number }
  | { readonly kind: 'REASON'; readonly reason: Reason };

export interface GradeName {
  readonly gradeId: number;
  readonly name: string;
}

/** The kind of a cell: marks, or one of the school's grades. */
export interface EntryKind {
  readonly grades: readonly GradeName[] | undefined;
}

/** Most frequent first. */
export const REASONS: readonly Reason[] = ['ABSENT', 'MEDICAL', 'LEAVE'];

/** As printed on marksheets (MARKS-33). */
export const REASON_TEXTS: Readonly<Record<Reason, string>> = { MEDICAL: 'ML', ABSENT: 'AB', LEAVE: 'L' };

const REASON_NAMES: Readonly<Record<string, Reason>> = {
  ab: 'ABSENT',
  a: 'ABSENT',
  abs: 'ABSENT',
  absent: 'ABSENT',
  अनुपस्थित: 'ABSENT',
  ml: 'MEDICAL',
  m: 'MEDICAL',
  medical: 'MEDICAL',
  l: 'LEAVE',
  leave: 'LEAVE',
};

const NUMBER = /^(\d+)?(?:[.,](\d+))?(½)?$/;

/** Marks of a text: '45', '45.5', '45,5', '45½', '४५.५'. Undefined for a text that is no number. */
export function marksOf(text: string): number | undefined {
  const plain = toAsciiDigits(text).trim();
  const [, whole = '', fraction, half] = NUMBER.exec(plain) ?? [];
  if (plain === '' || (whole === '' && fraction === undefined && half === undefined)) return undefined;
  if (!NUMBER.test(plain) || (fraction !== undefined && half !== undefined)) return undefined;
  return Number(`${whole || '0'}.${half === undefined ? (fraction ?? '0') : '5'}`);
}

const reasonOf = (text: string): Reason | undefined => REASON_NAMES[text.trim().toLowerCase().replace(/\.$/, '')];

const gradeOf = (text: string, grades: readonly GradeName[]): GradeName | undefined =>
  grades.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase());

/** The value of a text: null for an empty one, undefined for one that cannot be read. A grade takes precedence over a reason of the same letter. */
export function readEntry(text: string, { grades }: EntryKind): TypedEntry | null | undefined {
  if (text.trim() === '') return null;
  const grade = grades && gradeOf(text, grades);
  if (grade) return { kind: 'GRADE', gradeId: grade.gradeId };
  const reason = reasonOf(text);
  if (reason) return { kind: 'REASON', reason };
  const marks = grades ? undefined : marksOf(text);
  return marks === undefined ? undefined : { kind: 'MARKS', marks };
}

/** The text as shown in the grid; a text that cannot be read is returned unchanged. */
export function entryText(text: string, kind: EntryKind): string {
  const value = readEntry(text, kind);
  if (value === null) return '';
  if (value === undefined) return text;
  if (value.kind === 'MARKS') return String(value.marks);
  if (value.kind === 'REASON') return REASON_TEXTS[value.reason];
  return kind.grades?.find(({ gradeId }) => gradeId === value.gradeId)?.name ?? text;
}

/** The text of an entry of a subject evaluated by grade. @param nameOf the name of a grade by its id */
export const gradeText = (entry: GradeEntry, nameOf: (gradeId: number) => string): string =>
  entry.kind === 'GRADE' ? nameOf(entry.gradeId) : REASON_TEXTS[entry.reason];

export interface Limits {
  readonly min: number;
  readonly max: number;
}

export type EntryError = 'unreadable' | 'unknownGrade' | 'outside' | 'step' | 'medical';

/** The reason why an entry cannot be saved (MARKS-27, MARKS-34, MARKS-47). */
export function entryError(
  text: string,
  kind: EntryKind,
  { min, max }: Limits,
  exam: ExamKind,
): EntryError | undefined {
  const value = readEntry(text, kind);
  if (value === undefined) return kind.grades ? 'unknownGrade' : 'unreadable';
  if (value?.kind === 'REASON') return rejectsReason(exam, value.reason) ? 'medical' : undefined;
  if (value?.kind !== 'MARKS') return undefined;
  if (value.marks < min || value.marks > max) return 'outside';
  return isStepped(value.marks) ? undefined : 'step';
}

export const MOST_DAYS = 366;

/** Whether a text is a number of days of attendance (MARKS-19). */
export function isDays(text: string): boolean {
  const days = marksOf(text);
  return days !== undefined && days <= MOST_DAYS && isStepped(days);
}
