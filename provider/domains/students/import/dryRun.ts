// What an import would do with each row: what the school has already, and what rows of one file have in common.
import { present } from '../../../../common/present.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import type { Db } from '../../../database/scope.ts';
import { quoting, type CellProblem } from '../../../documents/table.ts';
import type { RegisteredStudent } from '../../../shared/fail.ts';
import { importWords as words } from './import.words.ts';
import { IMPORT_COLUMNS } from './importColumns.ts';
import type { ImportEntry, ImportRow } from './importRow.ts';
import { holdersOfSrNos, SR_NO_TAKEN } from '../form/srNumbers.ts';
import { AADHAAR_TAKEN, holdersOfAadhaar, personKey, registeredPersons } from '../form/storeStudent.ts';

export interface JudgedRow extends ImportRow {
  state: components['schemas']['StudentImportRow']['state'];
  student: RegisteredStudent | undefined;
}

const titleOf = (key: string): string =>
  present(
    IMPORT_COLUMNS.find((column) => column.key === key),
    key,
  ).title;
const SR_NO = titleOf('studentSrNo');
const AADHAAR = titleOf('aadharNo');
const NAME = titleOf('studentName');

/** The rows by what they have in common; a row without it is in none. */
function rowsBy(rows: readonly ImportRow[], keyOf: (row: ImportRow) => string | undefined): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === undefined) continue;
    const others = found.get(key);
    if (others) others.push(row.row);
    else found.set(key, [row.row]);
  }
  return found;
}

const SHARED = [
  { column: SR_NO, of: ({ srNo }: ImportRow) => srNo, say: words.sameSrNo },
  { column: AADHAAR, of: ({ aadhaar }: ImportRow) => aadhaar, say: words.sameAadhaar },
  { column: NAME, of: ({ person }: ImportRow) => person && personKey(person), say: words.samePerson },
];

/** What rows that would be registered have in common with others of them. */
function twins(rows: readonly ImportRow[]): (row: ImportRow) => CellProblem[] {
  const kinds = SHARED.map((shared) => ({ ...shared, rows: rowsBy(rows, shared.of) }));
  return (row) =>
    kinds.flatMap(({ column, of, say, rows: byKey }) => {
      const other = byKey.get(of(row) ?? '')?.find((number) => number !== row.row);
      return other === undefined ? [] : [{ column, message: say(other) }];
    });
}

const told = <Value>(values: readonly (Value | undefined)[]): Value[] => values.filter((value) => value !== undefined);

/** Judges the rows by what is stored as of now. Who is registered already is left out, whatever else the row says. */
export async function judge(db: Db, schoolId: number, rows: readonly ImportRow[]): Promise<JudgedRow[]> {
  const persons = await registeredPersons(db, schoolId, told(rows.map(({ person }) => person)));
  const srNos = await holdersOfSrNos(db, schoolId, told(rows.map(({ srNo }) => srNo)));
  const aadhaars = await holdersOfAadhaar(db, schoolId, told(rows.map(({ aadhaar }) => aadhaar)));
  const known = rows.map(({ person }) => person && persons.get(personKey(person)));
  const twinsOf = twins(rows.filter((_row, at) => known[at] === undefined));
  return rows.map((row, at) => {
    const student = known[at];
    if (student) return { ...row, state: 'KNOWN', student, problems: [] };
    const problems = [
      ...row.problems,
      ...(srNos.has(row.srNo ?? '') ? [{ column: SR_NO, message: SR_NO_TAKEN }] : []),
      ...(row.aadhaar !== undefined && aadhaars.has(row.aadhaar) ? [{ column: AADHAAR, message: AADHAAR_TAKEN }] : []),
      ...twinsOf(row),
    ];
    return { ...row, state: problems.length > 0 ? 'WRONG' : 'READY', student, problems: quoting(row, problems) };
  });
}

/** What is stored of the rows that are ready. */
export const entriesOf = (rows: readonly JudgedRow[]): ImportEntry[] =>
  rows.flatMap(({ state, entry }) => (state === 'READY' ? [present(entry, 'what a row says')] : []));

export const countOf = (rows: readonly JudgedRow[], state: JudgedRow['state']): number =>
  rows.filter((row) => row.state === state).length;
