// The dry run of a workbook of opening balances: compares the rows with the students of the session and with each other.
import { addPaise } from '../../../../common/money.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import type { Db } from '../../../database/scope.ts';
import { quoting, type CellProblem } from '../../../documents/table.ts';
import { CODES } from '../../../contract/generated/codes.gen.ts';
import type { FeeFacts } from '../studentFees.queries.ts';
import { findEarlierDues, findFacts, findStudents } from './opening.queries.ts';
import {
  contradiction,
  dueAlready,
  identify,
  storeProblems,
  type FoundStudent,
  type FoundStudents,
  type OpeningAmounts,
  type OpeningRow,
} from './opening.rules.ts';
import { openingWords as words } from './opening.words.ts';

export interface CheckedRow extends OpeningRow {
  state: components['schemas']['OpeningCheckRow']['state'];
  /** undefined where none is found, and in a blank row */
  student: FoundStudent | undefined;
  facts: FeeFacts | undefined;
}

interface Identified {
  row: OpeningRow;
  student: FoundStudent | undefined;
  problems: CellProblem[];
}

function identified(row: OpeningRow, students: FoundStudents): Identified {
  const unread = row.problems.some(({ column }) => column === words.studentCode || column === words.srNo);
  if (unread) return { row, student: undefined, problems: row.problems };
  const found = identify(row, students);
  if (row.blank) {
    // A note below the table may say something about all amounts.
    const note = { column: '', message: words.noStudent };
    return { row, student: undefined, problems: 'problem' in found ? [...row.problems, note] : row.problems };
  }
  if ('problem' in found) return { row, student: undefined, problems: [...row.problems, found.problem] };
  const other = contradiction(row, found.student, students);
  if (!other) return { row, student: found.student, problems: row.problems };
  const isReported = row.problems.some(({ column }) => column === other.column);
  return { row, student: undefined, problems: isReported ? row.problems : [...row.problems, other] };
}

/** The number of another row with the same student. */
function duplicates(all: readonly Identified[]): (one: Identified) => number | undefined {
  const rows = new Map<number, number[]>();
  for (const { row, student } of all) if (student) rows.set(student.id, [...(rows.get(student.id) ?? []), row.row]);
  return ({ row, student }) => student && rows.get(student.id)?.find((number) => number !== row.row);
}

/** The ids of the students whom the rows name. */
export async function studentIdsOf(db: Db, schoolId: number, rows: readonly OpeningRow[]): Promise<number[]> {
  const students = await findStudents(db, schoolId, rows);
  return [...new Set(rows.flatMap((row) => identified(row, students).student?.id ?? []))];
}

/** What remains due in earlier sessions, by the ids of the students of the session whose rows have earlier dues. */
async function earlierDuesOf(
  db: Db,
  schoolId: number,
  all: readonly Identified[],
  factsOf: ReadonlyMap<number, FeeFacts>,
): ReturnType<typeof findEarlierDues> {
  const facts = all.flatMap(({ row, student }) => {
    const found = student && factsOf.get(student.id);
    return found && row.amounts && row.amounts.earlierDues > 0 ? [found] : [];
  });
  const [first] = facts;
  if (!first) return new Map();
  const ids = facts.map(({ studentId }) => studentId);
  return findEarlierDues(db, { schoolId, before: first.sessionStart }, ids);
}

/** The state of each row. Rows of students who have an opening balance are left out, even when their amounts have errors. */
export async function checkRows(
  db: Db,
  { schoolId, sessionId }: { schoolId: number; sessionId: number },
  rows: readonly OpeningRow[],
): Promise<CheckedRow[]> {
  const students = await findStudents(db, schoolId, rows);
  const all = rows.map((row) => identified(row, students));
  const ids = [...new Set(all.flatMap(({ student }) => student?.id ?? []))];
  const factsOf = await findFacts(db, schoolId, sessionId, ids);
  const earlierOf = await earlierDuesOf(db, schoolId, all, factsOf);
  const duplicateOf = duplicates(all);
  return all.map((one): CheckedRow => {
    const { row, student, problems: own } = one;
    if (row.blank && own.length === 0) return { ...row, state: 'BLANK', student, facts: undefined, problems: [] };
    const facts = student && factsOf.get(student.id);
    const twice = duplicateOf(one);
    if (facts?.opening && twice === undefined) return { ...row, state: 'KNOWN', student, facts, problems: [] };
    const problems = [
      ...own,
      ...(twice === undefined ? [] : [{ column: '', message: words.twice(twice) }]),
      ...(student && !facts ? [{ column: '', message: CODES.STUDENT_NOT_ENROLLED_IN_SESSION.text }] : []),
      ...(facts && row.amounts ? storeProblems(row.amounts, facts) : []),
      ...(facts && row.amounts ? dueAlready(row.amounts, earlierOf.get(facts.studentId) ?? []) : []),
    ];
    return { ...row, state: problems.length > 0 ? 'WRONG' : 'READY', student, facts, problems: quoting(row, problems) };
  });
}

export const countOf = (rows: readonly CheckedRow[], state: CheckedRow['state']): number =>
  rows.filter((row) => row.state === state).length;

export interface ReadyEntry {
  row: number;
  student: FoundStudent;
  facts: FeeFacts;
  amounts: OpeningAmounts;
}

/** The values to store of the rows that are ready. */
export const entriesOf = (rows: readonly CheckedRow[]): ReadyEntry[] =>
  rows.flatMap(({ row, state, student, facts, amounts }) =>
    state === 'READY' && student && facts && amounts ? [{ row, student, facts, amounts }] : [],
  );

/** In paise. */
export const sumsOf = (entries: readonly ReadyEntry[]) => ({
  paid: addPaise(...entries.map(({ amounts }) => amounts.paid)),
  discount: addPaise(...entries.map(({ amounts }) => amounts.discount)),
  earlierDues: addPaise(...entries.map(({ amounts }) => amounts.earlierDues)),
});
