import type { Handler } from '../../contract/handler.ts';
import { fail } from '../../shared/fail.ts';
import { findSessionRow } from './sessions.queries.ts';
import { sessionView } from './sessions.view.ts';

export const getSession: Handler<'getSession'> = async (ctx, { path }) =>
  sessionView((await ctx.read((db) => findSessionRow(db, path.id))) ?? fail('NOT_FOUND'));
