// The dry run of an import: compares the rows with the students of the school and with each other.
import { present } from '../../../../common/present.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import type { Db } from '../../../database/scope.ts';
import { quoting, type CellProblem } from '../../../documents/table.ts';
import type { RegisteredStudent } from '../../../shared/fail.ts';
import { holdersOfSrNos, SR_NO_TAKEN } from '../form/srNumbers.ts';
import { AADHAAR_TAKEN, holdersOfAadhaar, personKey, registeredPersons } from '../form/identity.ts';
import { importWords as words } from './import.words.ts';
import { IMPORT_COLUMNS } from './importColumns.ts';
import type { ImportEntry, ImportRow } from './importRow.ts';

export interface CheckedRow extends ImportRow {
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

/** The numbers of rows with equal keys; rows without a key are left out. */
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

/** Values that two students of a file cannot share. */
const UNIQUE = [
  { column: SR_NO, of: ({ srNo }: ImportRow) => srNo, message: words.sameSrNo },
  { column: AADHAAR, of: ({ aadhaar }: ImportRow) => aadhaar, message: words.sameAadhaar },
  { column: NAME, of: ({ person }: ImportRow) => person && personKey(person), message: words.samePerson },
];

/** The problems of a row that shares a unique value with another one of these rows. */
function duplicates(rows: readonly ImportRow[]): (row: ImportRow) => CellProblem[] {
  const kinds = UNIQUE.map((unique) => ({ ...unique, rows: rowsBy(rows, unique.of) }));
  return (row) =>
    kinds.flatMap(({ column, of, message, rows: byKey }) => {
      const other = byKey.get(of(row) ?? '')?.find((number) => number !== row.row);
      return other === undefined ? [] : [{ column, message: message(other) }];
    });
}

const defined = <Value>(values: readonly (Value | undefined)[]): Value[] =>
  values.filter((value) => value !== undefined);

/** The state of each row. Students who are already registered are left out, even when their row has errors. */
export async function checkRows(db: Db, schoolId: number, rows: readonly ImportRow[]): Promise<CheckedRow[]> {
  const persons = await registeredPersons(db, schoolId, defined(rows.map(({ person }) => person)));
  const srNos = await holdersOfSrNos(db, schoolId, defined(rows.map(({ srNo }) => srNo)));
  const aadhaars = await holdersOfAadhaar(db, schoolId, defined(rows.map(({ aadhaar }) => aadhaar)));
  const known = rows.map(({ person }) => person && persons.get(personKey(person)));
  const duplicatesOf = duplicates(rows.filter((_row, at) => known[at] === undefined));
  return rows.map((row, at) => {
    const student = known[at];
    if (student) return { ...row, state: 'KNOWN', student, problems: [] };
    const problems = [
      ...row.problems,
      ...(srNos.has(row.srNo ?? '') ? [{ column: SR_NO, message: SR_NO_TAKEN }] : []),
      ...(row.aadhaar !== undefined && aadhaars.has(row.aadhaar) ? [{ column: AADHAAR, message: AADHAAR_TAKEN }] : []),
      ...duplicatesOf(row),
    ];
    return { ...row, state: problems.length > 0 ? 'WRONG' : 'READY', student, problems: quoting(row, problems) };
  });
}

/** The values to store of the rows that are ready. */
export const entriesOf = (rows: readonly CheckedRow[]): ImportEntry[] =>
  rows.flatMap(({ state, entry }) => (state === 'READY' ? [present(entry, 'the values of a row')] : []));

export const countOf = (rows: readonly CheckedRow[], state: CheckedRow['state']): number =>
  rows.filter((row) => row.state === state).length;
