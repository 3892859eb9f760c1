// Selects the students for marksheets: pure functions.
import type { StudentMarks } from '@/api/results';
import { contains } from '@/shared/lib/contains';

export interface SheetStudent {
  readonly studentId: number;
  readonly code: number;
  readonly rollNo: number | null;
  readonly name: string;
}

export const sheetStudents = (rows: readonly StudentMarks[]): SheetStudent[] =>
  rows.map(({ student }) => ({
    studentId: student.studentId,
    code: student.studentCode,
    rollNo: student.enrollments[0]?.rollNo ?? null,
    name: student.studentName,
  }));

/** The students whose name or code contains the text, as the grid finds them. */
export const foundStudents = (students: readonly SheetStudent[], text: string): SheetStudent[] =>
  students.filter(({ name, code }) => contains(name, text) || String(code).includes(text.trim()));

/** The choice with these students all added, or all removed if all are in it. */
export function toggled(chosen: ReadonlySet<number>, students: readonly SheetStudent[]): Set<number> {
  const ids = students.map(({ studentId }) => studentId);
  const rest = new Set(chosen);
  if (ids.every((id) => chosen.has(id))) for (const id of ids) rest.delete(id);
  else for (const id of ids) rest.add(id);
  return rest;
}
