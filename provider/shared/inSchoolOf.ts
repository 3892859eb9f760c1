import type { CodeName } from '../contract/generated/codes.gen.ts';
import type { Db } from '../database/scope.ts';
import type { Context } from './context.ts';
import { fail } from './fail.ts';

/**
 * The context of the school that owns a record named by its own id alone: a school's user stays in the own school, where
 * another school's record does not exist; a platform user goes to the record's, or fails with `missing`.
 */
export async function inSchoolOf(
  ctx: Context,
  findSchool: (db: Db) => Promise<number | undefined>,
  missing: CodeName,
): Promise<Context> {
  const own = ctx.actor.schoolId;
  return ctx.inSchool(own ?? (await ctx.read(findSchool)) ?? fail(missing));
}
