import type { Handler } from '../../../call/handler.ts';
import { todayOf } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { findSessionRow } from '../../sessions/index.ts';
import { findRulesRow, listDeclared } from './rules.queries.ts';
import { rulesView } from './rules.view.ts';

/** The rules of a session, or the defaults with version 0. 103 for an unknown session. */
export const getResultRules: Handler<'getResultRules'> = (ctx, { path: { sessionId } }) =>
  ctx.read(async (db) => {
    if (!(await findSessionRow(db, sessionId))) fail('NOT_FOUND');
    const session = { schoolId: ctx.schoolId, sessionId };
    const [row, declared] = await Promise.all([
      findRulesRow(db, session),
      listDeclared(db, session, todayOf(ctx.services.clock)),
    ]);
    return rulesView(session, row, declared);
  });
