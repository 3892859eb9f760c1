import { textKey } from '../../../../common/names.ts';
import { present } from '../../../../common/present.ts';
import type { Context } from '../../../call/context.ts';
import type { Handler } from '../../../call/handler.ts';
import { storeHeadings } from '../../../database/importHeadings.ts';
import { headingsToStore, requireConfirmedHeadings } from '../../../documents/importMapping.ts';
import { instantOf } from '../../../shared/clock.ts';
import { fail, type Problem } from '../../../shared/fail.ts';
import { teacherValues } from '../teachers.rules.ts';
import { initialPassword } from './credentials.rules.ts';
import { TEACHER_COLUMNS } from './teacherColumns.ts';
import { checkTeacherFile, PART } from './teacherFile.ts';
import { storeTeachers, type NewTeacher } from './teacherImport.queries.ts';
import { teacherImportWords as words } from './teacherImport.words.ts';
import { countOf, type CheckedTeacher, type TeacherForm } from './teacherRows.ts';

const problemsOf = (rows: readonly CheckedTeacher[]): Problem[] =>
  rows.flatMap(({ row, problems }) => problems.map(({ column, message }) => ({ path: column, row, message })));

/** 111 when taken usernames are the only errors, 166 for other ones, 205 when the number of ready rows differs from the confirmed one. */
function requireConfirmed(checked: readonly CheckedTeacher[], confirmed: number): void {
  const wrong = checked.filter(({ state }) => state === 'WRONG');
  const problems = problemsOf(wrong);
  if (wrong.length > 0 && wrong.every((row) => row.isTaken && row.problems.length === 1))
    fail('USERNAME_ALREADY_USED', { message: words.takenRows(wrong.length), problems });
  if (wrong.length > 0) fail('INVALID_FILE_WITH_REASON', { message: words.wrong(wrong.length), problems });
  const ready = countOf(checked, 'READY');
  if (ready !== confirmed) fail('STALE_VERSION', { message: words.otherCount(ready, confirmed) });
}

const isConfirmed = (checked: readonly CheckedTeacher[], confirmed: number): boolean =>
  countOf(checked, 'WRONG') === 0 && countOf(checked, 'READY') === confirmed;

interface Account extends NewTeacher {
  row: number;
  password: string;
}

/** Hashes at the same time; the queue of the hasher leaves room for sign-ins. */
const AT_ONCE = 2;

/** Makes the initial passwords and their hashes, before the transaction. */
async function accountsOf(
  { services }: Context,
  schoolName: string,
  rows: readonly CheckedTeacher[],
): Promise<Account[]> {
  const accountOf = async ({ row, form, userName }: CheckedTeacher): Promise<Account> => {
    const { account, teacher } = teacherValues(form as TeacherForm);
    const name = userName.normalize('NFC');
    const password = initialPassword([schoolName, name, account.fullName]);
    const passwordHash = await services.passwords.hash(password);
    return {
      row,
      password,
      teacher,
      account: { ...account, userName: name, userNameKey: textKey(name), passwordHash },
    };
  };
  const made: Account[] = [];
  for (let at = 0; at < rows.length; at += AT_ONCE)
    made.push(...(await Promise.all(rows.slice(at, at + AT_ONCE).map(accountOf))));
  return made;
}

/**
 * Registers the teachers of a file. The stored response of an idempotent request has no passwords: a repeated request gets null in
 * their place, because the passwords of the first response are not stored anywhere.
 */
export const importTeachers: Handler<'importTeachers'> = async (ctx, { body, files }) => {
  const { schoolId, teachers: confirmed } = body;
  const { school, table, checked } = await checkTeacherFile(ctx, body, files);
  requireConfirmedHeadings(table, PART);
  const ready = checked.filter(({ state }) => state === 'READY');
  const accounts = await accountsOf(ctx, school.name, isConfirmed(checked, confirmed) ? ready : []);
  let made: unknown;
  const stored = await ctx.write(async (db, unit) => {
    // Inside the unit of work, because the rows of a repeated request are known by then.
    requireConfirmed(checked, confirmed);
    const ids = await storeTeachers(db, schoolId, accounts, instantOf(ctx.services.clock));
    await storeHeadings(db, schoolId, 'TEACHERS', headingsToStore(table, TEACHER_COLUMNS));
    const userNames = accounts.map(({ account }) => account.userName);
    unit.note({
      entity: 'teachers',
      id: schoolId,
      after: { teachers: confirmed, userNames, known: countOf(checked, 'KNOWN') },
    });
    const response = {
      teachers: confirmed,
      registered: accounts.map(({ row, account }) => ({
        row,
        teacherId: present(ids.get(account.userNameKey), 'the id of a teacher'),
        teacherName: present(account.fullName, 'the name of a teacher'),
        userName: account.userName,
        password: null as string | null,
      })),
    };
    made = response;
    return response;
  });
  // The response of an earlier request, also where this unit of work was executed again beside it.
  if (stored !== made) return stored;
  const passwords = new Map(accounts.map(({ row, password }) => [row, password]));
  return {
    ...stored,
    registered: stored.registered.map((one) => ({ ...one, password: passwords.get(one.row) ?? null })),
  };
};
