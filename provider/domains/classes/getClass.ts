import type { Handler } from '../../contract/handler.ts';
import { getClassRow } from './classes.queries.ts';
import { classView } from './classes.view.ts';

export const getClass: Handler<'getClass'> = async (ctx, { path }) =>
  classView(await ctx.read((db) => getClassRow(db, path.id)));
