// Stores a teacher with an account, for createTeacher and createAdministrator.
import { oneRow } from '../../database/oneRow.ts';
import { textKey } from '../../../common/names.ts';
import type { Context, Work } from '../../call/context.ts';
import type { components } from '../../contract/generated/operations.gen.ts';
import { teachers, users } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { instantOf, todayOf } from '../../shared/clock.ts';
import { fail, failFields } from '../../shared/fail.ts';
import { rejectEasyPassword } from '../../shared/passwordRule.ts';
import { getSchoolRow } from '../schools/index.ts';
import { findTeacherRow, type TeacherRow } from './teachers.queries.ts';
import { birthProblems, teacherValues } from './teachers.rules.ts';

type TeacherForm = components['schemas']['TeacherForm'];

interface NewTeacher extends ReturnType<typeof teacherValues> {
  schoolId: number;
  userName: string;
  passwordHash: string;
}

/** Checks a form and hashes its password, which takes too long for a transaction. */
export async function readNewTeacher(ctx: Context, form: TeacherForm): Promise<NewTeacher> {
  const { schoolId } = form;
  const { clock, passwords } = ctx.services;
  const problems = birthProblems(form.dateOfBirth, todayOf(clock));
  if (problems.length > 0) failFields(problems);
  const values = teacherValues(form);
  const userName = form.userName.normalize('NFC');
  const school = await ctx.read((db) => getSchoolRow(db, schoolId));
  rejectEasyPassword('password', form.password, [school.name, userName, values.account.fullName]);
  return { ...values, schoolId, userName, passwordHash: await passwords.hash(form.password) };
}

/** 111 for a username in use. */
export async function storeTeacher(
  db: Db,
  unit: Work,
  ctx: Context,
  { schoolId, userName, passwordHash, account, teacher }: NewTeacher,
): Promise<TeacherRow> {
  const createdAt = instantOf(ctx.services.clock);
  const user = await oneRow(
    db
      .insert(users)
      .values({
        ...account,
        schoolId,
        isPlatform: false,
        userName,
        userNameKey: textKey(userName),
        passwordHash,
        createdAt,
      })
      .returning({ id: users.id }),
  );
  const stored = await oneRow(
    db
      .insert(teachers)
      .values({ ...teacher, schoolId, userId: user.id, modifiedAt: createdAt })
      .returning({ id: teachers.id }),
  );
  unit.note({ entity: 'teacher', id: stored.id, after: { userId: user.id, userName } });
  return (await findTeacherRow(db, stored.id)) ?? fail('NOT_FOUND');
}
