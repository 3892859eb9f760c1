import type { Handler } from '../../call/handler.ts';
import { instantOf } from '../../shared/clock.ts';
import { runSteps, rejectWhileInUse } from '../../call/crossRules.ts';
import { fail } from '../../shared/fail.ts';
import { lockSessionRow } from './sessions.queries.ts';
import { changeSessionRow } from './storeSession.ts';

/** Only deletes an UPCOMING session without students (SESSION-64 to 66): 191 for COMPLETED, 109 for ACTIVE or in use. */
export const deleteSession: Handler<'deleteSession'> = async (ctx, { path }) => {
  return ctx.write(async (db, unit) => {
    const { rules, clock } = ctx.services;
    const stored = await lockSessionRow(db, path.id);
    if (stored.status === 'COMPLETED') fail('ACTION_NOT_ALLOWED_FOR_COMPLETED_SESSION');
    if (stored.status === 'ACTIVE') fail('BAD_REQUEST', { message: 'An active session cannot be deleted' });
    const ref = { schoolId: stored.schoolId, sessionId: stored.id };
    await rejectWhileInUse(rules.sessionInUse, db, ref, 'session');
    await runSteps(rules.sessionIsDeleted, db, ref);
    // The reference is removed, so that the source session can still be deleted or moved to another school.
    await changeSessionRow(db, stored, { deletedAt: instantOf(clock), sourceSessionId: null });
    unit.note({ entity: 'session', id: stored.id, before: { name: stored.name } });
    return null;
  });
};
