import { changedFields, requireUnchanged } from '../../call/changes.ts';
import type { Handler } from '../../call/handler.ts';
import { instantOf, todayOf } from '../../shared/clock.ts';
import type { Context } from '../../call/context.ts';
import { fail, failFields } from '../../shared/fail.ts';
import { rejectEasyPassword } from '../../shared/passwordRule.ts';
import { endSignInsOf } from '../auth/index.ts';
import { getSchoolRow } from '../schools/index.ts';
import { requireMaySetPassword } from './guards.ts';
import { changeTeacher, findTeacherRow, lockTeacherRow } from './teachers.queries.ts';
import { birthProblems, teacherValues } from './teachers.rules.ts';
import { teacherView } from './teachers.view.ts';

/** Username and school cannot change (TEACHER-21). A new password ends the sign-ins of the teacher. */
export const updateTeacher: Handler<'updateTeacher'> = async (ctx, { path, body }) => {
  const { clock } = ctx.services;
  const values = teacherValues(body);
  const passwordHash = body.password === undefined ? undefined : await hashFor(ctx, path.id, body.password);
  return ctx.write(async (db, unit) => {
    const stored = await lockTeacherRow(db, path.id);
    await requireUnchanged(db, { ...stored, entity: 'teacher' }, body.version);
    const problems = stored.dateOfBirth === body.dateOfBirth ? [] : birthProblems(body.dateOfBirth, todayOf(clock));
    if (problems.length > 0) failFields(problems);
    if (passwordHash !== undefined) {
      await requireMaySetPassword(db, ctx, stored);
      await endSignInsOf(db, clock, stored.userId, 'password set by another user');
    }
    const account = { ...values.account, ...(passwordHash === undefined ? {} : { passwordHash }) };
    await changeTeacher(db, stored, instantOf(clock), { account, teacher: values.teacher });
    const written = { ...values.account, ...values.teacher };
    const fields = changedFields(stored, written, { fullName: 'teacherName', email: 'contactEmail' });
    unit.note({
      entity: 'teacher',
      id: stored.id,
      before: { version: stored.version },
      after: { ...written, passwordSet: passwordHash !== undefined },
      changed: {
        version: stored.version + 1,
        fields: passwordHash === undefined ? fields : [...fields, 'password'],
      },
    });
    return teacherView((await findTeacherRow(db, stored.id)) ?? fail('NOT_FOUND'));
  });
};

/** Hashes outside the transaction, after checking that the caller may set this password. */
async function hashFor(ctx: Context, id: number, password: string): Promise<string> {
  const around = await ctx.read(async (db) => {
    const teacher = (await findTeacherRow(db, id)) ?? fail('NOT_FOUND');
    await requireMaySetPassword(db, ctx, teacher);
    return [(await getSchoolRow(db, teacher.schoolId)).name, teacher.userName, teacher.fullName];
  });
  rejectEasyPassword('password', password, around);
  return ctx.services.passwords.hash(password);
}
