/** Reads a pasted block with students in the first column and numbers in the second. */
import { toAsciiDigits } from '@common/digits';
import type { Block } from '@/shared/sheet';
import { rollText, type RollRow } from './rollNumbers';

export interface NamedNumbers {
  readonly numbers: ReadonlyMap<number, string>;
  /** texts of the first column without a student in the list, or with several lines or students */
  readonly unknown: readonly string[];
}

const named = (text: string): string => toAsciiDigits(text).trim().toLowerCase();

/** Students by code or Sr. No.; null for a value of several students. */
function studentsBy(rows: readonly RollRow[], nameOf: (row: RollRow) => string): Map<string, RollRow | null> {
  const students = new Map<string, RollRow | null>();
  for (const row of rows) {
    const name = named(nameOf(row));
    students.set(name, students.has(name) ? null : row);
  }
  return students;
}

/**
 * Reads a block of exactly two columns by student. The first column is the code or the Sr. No., whichever finds more of the students. A
 * first line that names no student and has no number is a heading.
 * @returns undefined for a block of any other shape
 */
export function numbersByStudent(rows: readonly RollRow[], block: Block): NamedNumbers | undefined {
  const lines = block.filter((line) => line.some((text) => text !== ''));
  if (lines.length === 0 || lines.some((line) => line.length !== 2)) return undefined;
  const readings = [studentsBy(rows, ({ code }) => String(code)), studentsBy(rows, ({ srNo }) => srNo)];
  const found = (students: Map<string, RollRow | null>) =>
    lines.filter(([name = '']) => students.get(named(name))).length;
  const [byCode, bySrNo] = readings as [Map<string, RollRow | null>, Map<string, RollRow | null>];
  const students = found(bySrNo) > found(byCode) ? bySrNo : byCode;
  const numbers = new Map<number, string>();
  const unknown: string[] = [];
  for (const [index, [name = '', number = '']] of lines.entries()) {
    const student = students.get(named(name));
    if (student && !numbers.has(student.id)) numbers.set(student.id, rollText(number));
    else if (!(index === 0 && !student && !/\d/.test(toAsciiDigits(number)))) unknown.push(name);
  }
  return { numbers, unknown };
}
