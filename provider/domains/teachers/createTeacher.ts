import { textKey } from '../../../common/names.ts';
import type { Handler } from '../../call/handler.ts';
import { teachers, users } from '../../database/schema/index.ts';
import { instantOf, todayOf } from '../../shared/clock.ts';
import { fail, failFields } from '../../shared/fail.ts';
import { rejectEasyPassword } from '../../shared/passwordRule.ts';
import { getSchoolRow } from '../schools/index.ts';
import { findTeacherRow } from './teachers.queries.ts';
import { birthProblems, teacherValues } from './teachers.rules.ts';
import { teacherView } from './teachers.view.ts';

/** A teacher is a user of the school who may sign in at once and holds no privilege yet; 111 for a taken username. */
export const createTeacher: Handler<'createTeacher'> = async (ctx, { body }) => {
  const { schoolId } = body;
  const { clock, passwords } = ctx.services;
  const problems = birthProblems(body.dateOfBirth, todayOf(clock));
  if (problems.length > 0) failFields(problems);
  const { account, teacher } = teacherValues(body);
  const userName = body.userName.normalize('NFC');
  const school = await ctx.read((db) => getSchoolRow(db, schoolId));
  rejectEasyPassword('password', body.password, [school.name, userName, account.fullName]);
  const passwordHash = await passwords.hash(body.password);
  return ctx.write(async (db, unit) => {
    const createdAt = instantOf(clock);
    const [user] = await db
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
      .returning({ id: users.id });
    if (!user) throw new Error('The account was not stored.');
    const [stored] = await db
      .insert(teachers)
      .values({ ...teacher, schoolId, userId: user.id, modifiedAt: createdAt })
      .returning({ id: teachers.id });
    if (!stored) throw new Error('The teacher was not stored.');
    unit.note({ entity: 'teacher', id: stored.id, after: { userId: user.id, userName } });
    return teacherView((await findTeacherRow(db, stored.id)) ?? fail('NOT_FOUND'));
  });
};
