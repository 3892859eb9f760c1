import type { Handler } from '../../call/handler.ts';
import { fail } from '../../shared/fail.ts';
import { findSessionRow } from './sessions.queries.ts';
import { viewOfSession } from './sessions.view.ts';

export const getSession: Handler<'getSession'> = (ctx, { path }) =>
  ctx.read(async (db) => viewOfSession(ctx, db, (await findSessionRow(db, path.id)) ?? fail('NOT_FOUND')));
