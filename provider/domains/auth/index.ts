// The interface of accounts and sign-ins for other domains.
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../../database/schema/index.ts';
import type { CrossRules } from '../../call/crossRules.ts';

export { authenticate, userOf } from './authenticate.ts';
export { endSignInsOf } from './signIns.queries.ts';

export const usersOfSchool: CrossRules['schoolInUse'][number] = async (db, schoolId) => {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.schoolId, schoolId), isNull(users.deletedAt)))
    .limit(1);
  return user ? 'users' : null;
};
