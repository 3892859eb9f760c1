// Checks the rows of a teacher import by the rules of the registration form, with each other and with the accounts.
import { nameKey, textKey } from '../../../../common/names.ts';
import type { Services } from '../../../call/services.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { quoting, type CellProblem, type TableRow } from '../../../documents/table.ts';
import { todayOf } from '../../../shared/clock.ts';
import { birthProblems } from '../teachers.rules.ts';
import { freeUserName, userNameOf, userNamesFrom } from './credentials.rules.ts';
import { TEACHER_COLUMNS } from './teacherColumns.ts';
import { teacherImportWords as words } from './teacherImport.words.ts';

export type TeacherForm = Omit<components['schemas']['TeacherForm'], 'password' | 'schoolId'>;

/** A row with the values of its form, as far as they can be read. */
export interface ReadTeacher extends TableRow {
  form: Partial<TeacherForm>;
  person: string | undefined;
}

export interface CheckedTeacher extends ReadTeacher {
  state: components['schemas']['TeacherImportRow']['state'];
  /** from the file, or derived from the name */
  userName: string;
  isTaken: boolean;
}

const titles = new Map(TEACHER_COLUMNS.map(({ key, title }) => [key, title]));
const titleOf = (path: string): string => titles.get(path) ?? '';
const USERNAME = titleOf('userName');
const NAME = titleOf('teacherName');

export const personKey = (name: string, dateOfBirth: string): string => JSON.stringify([nameKey(name), dateOfBirth]);

/** Values that a file does not contain: the password is generated, the school is that of the request. */
const GIVEN = { password: 'Valid@2026', schoolId: 1 };

export function readTeacher(services: Services, row: TableRow): ReadTeacher {
  const form = Object.fromEntries(row.values) as Partial<TeacherForm>;
  const problems = [
    ...services.forms.check('TeacherForm', { userName: 'x', ...form, ...GIVEN }),
    ...(form.dateOfBirth === undefined ? [] : birthProblems(form.dateOfBirth, todayOf(services.clock))),
  ].map(({ path, message }): CellProblem => ({ column: titleOf(path), message }));
  const byColumn = new Map([...problems, ...row.problems].map((problem) => [problem.column, problem]));
  const { teacherName, dateOfBirth } = form;
  const isPerson = teacherName !== undefined && dateOfBirth !== undefined;
  return {
    ...row,
    form,
    problems: [...byColumn.values()],
    person: isPerson ? personKey(teacherName, dateOfBirth) : undefined,
  };
}

const baseOf = ({ form }: ReadTeacher): string => userNameOf(form.teacherName ?? '', form.contactEmail ?? '');

/** The keys of all usernames to look for in the accounts. */
export const wantedUserNames = (rows: readonly ReadTeacher[]): string[] => [
  ...new Set(
    rows.flatMap((row) => (row.form.userName ? [row.form.userName] : userNamesFrom(baseOf(row)))).map(textKey),
  ),
];

interface Known {
  /** keys of usernames in use */
  taken: ReadonlySet<string>;
  /** keys of the teachers of the school */
  persons: ReadonlySet<string>;
}

const otherRow = (rows: readonly ReadTeacher[], row: ReadTeacher, keyOf: (row: ReadTeacher) => string | undefined) => {
  const key = keyOf(row);
  return key === undefined ? undefined : rows.find((other) => other !== row && keyOf(other) === key)?.row;
};
const userNameKey = ({ form }: ReadTeacher) => (form.userName ? textKey(form.userName) : undefined);

/** The state of each row. Teachers of the school are skipped, even when their row has errors. */
export function checkTeachers(rows: readonly ReadTeacher[], { taken, persons }: Known): CheckedTeacher[] {
  const isKnown = ({ person }: ReadTeacher) => person !== undefined && persons.has(person);
  const added = rows.filter((row) => !isKnown(row));
  const used = new Set([...taken, ...added.flatMap((row) => userNameKey(row) ?? [])]);
  return rows.map((row): CheckedTeacher => {
    if (isKnown(row))
      return { ...row, state: 'KNOWN', userName: row.form.userName ?? '', isTaken: false, problems: [] };
    const isTaken = taken.has(userNameKey(row) ?? '');
    const sameName = otherRow(added, row, userNameKey);
    const samePerson = otherRow(added, row, ({ person }) => person);
    const problems = quoting(row, [
      ...row.problems,
      ...(isTaken ? [{ column: USERNAME, message: words.taken }] : []),
      ...(sameName === undefined ? [] : [{ column: USERNAME, message: words.sameUserName(sameName) }]),
      ...(samePerson === undefined ? [] : [{ column: NAME, message: words.samePerson(samePerson) }]),
    ]);
    const state = problems.length > 0 ? 'WRONG' : 'READY';
    const userName = row.form.userName ?? (state === 'READY' ? freeUserName(baseOf(row), used) : '');
    return { ...row, state, userName, isTaken, problems };
  });
}

export const countOf = (rows: readonly CheckedTeacher[], state: CheckedTeacher['state']): number =>
  rows.filter((row) => row.state === state).length;
