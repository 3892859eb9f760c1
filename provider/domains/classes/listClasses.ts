import type { Handler } from '../../call/handler.ts';
import { listClassRows } from './classes.queries.ts';
import { classViews } from './classes.view.ts';

export const listClasses: Handler<'listClasses'> = (ctx, { path: { schoolId } }) =>
  ctx.read(async (db) => classViews(ctx, db, await listClassRows(db, { schoolId })));
