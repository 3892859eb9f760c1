// Finds the students of the rows of a marks file.
import { nameKey } from '../../../../common/names.ts';
import type { CellProblem } from '../../../documents/table.ts';
import type { ExaminedRow, MarksSelection } from '../marks/marks.queries.ts';
import { marksFileWords as words } from './marksFile.words.ts';
import type { FileRow } from './readMarksFile.ts';

type Found = { student: ExaminedRow | undefined; problems: CellProblem[] };
type Keys = Pick<FileRow, 'code' | 'srNo' | 'name'>;

/** Sr. Nos. are unique ignoring case. */
export const srNoKey = (srNo: string): string => srNo.toLowerCase();

const at = (column: string, message: string): CellProblem => ({ column, message });

/** Other values of the row that belong to another student. */
function contradictions({ srNo, name }: Keys, student: ExaminedRow): CellProblem[] {
  const { code } = student;
  const otherSrNo = srNo !== undefined && srNoKey(srNo) !== srNoKey(student.srNo);
  const otherName = name !== undefined && nameKey(name) !== nameKey(student.name);
  return [
    ...(otherSrNo ? [at(words.srNo, words.otherSrNo(code, student.srNo))] : []),
    ...(otherName ? [at(words.name, words.otherName(code, student.name))] : []),
  ];
}

/** Why the student has no entries in the selection. */
function elsewhere(student: ExaminedRow, column: string, { classId, sectionId }: MarksSelection): CellProblem[] {
  const { className, sectionName } = student;
  if (student.classId !== classId || (sectionId !== null && student.sectionId !== sectionId))
    return [at(column, words.otherClass(sectionName === null ? className : `${className} ${sectionName}`))];
  return student.life === 'ACTIVE' ? [] : [at(column, words.left)];
}

/** The student of each row, by code or else by Sr. No., or why there is none. */
export function studentsOfRows(
  rows: readonly FileRow[],
  students: readonly ExaminedRow[],
  selection: MarksSelection,
): Found[] {
  const byCode = new Map(students.map((student) => [String(student.code), student]));
  const bySrNo = new Map(students.map((student) => [srNoKey(student.srNo), student]));
  const found = rows.map(({ code, srNo, name, problems, note }): Found => {
    const none = note === undefined ? undefined : { student: undefined, problems: [at('', note)] };
    if (code === undefined && srNo === undefined)
      return none ?? { student: undefined, problems: problems.length > 0 ? problems : [at(words.code, words.noCode)] };
    const column = code === undefined ? words.srNo : words.code;
    const student = code === undefined ? bySrNo.get(srNoKey(srNo ?? '')) : byCode.get(code.replace(/^0+/, ''));
    const unknown = code === undefined ? words.unknownSrNo(srNo ?? '') : words.unknownCode(code);
    if (!student) return none ?? { student, problems: [...problems, at(column, unknown)] };
    const nameless = code === undefined && name === undefined ? [at(words.name, words.noName)] : [];
    const contrary = [...nameless, ...contradictions({ code, srNo, name }, student)];
    return { student, problems: [...problems, ...contrary, ...elsewhere(student, column, selection)] };
  });
  return withDuplicates(rows, found);
}

/** Adds the row of another one with the same student. */
function withDuplicates(rows: readonly FileRow[], found: readonly Found[]): Found[] {
  const rowsOf = new Map<ExaminedRow, number[]>();
  for (const [index, { student }] of found.entries())
    if (student) {
      const others = rowsOf.get(student) ?? [];
      others.push(rows[index]?.row ?? 0);
      rowsOf.set(student, others);
    }
  return found.map((one, index) => {
    const others = one.student ? rowsOf.get(one.student) : undefined;
    const other = others?.find((row) => row !== rows[index]?.row);
    if (other === undefined) return one;
    return { ...one, problems: [...one.problems, at(words.code, words.sameStudent(other))] };
  });
}
