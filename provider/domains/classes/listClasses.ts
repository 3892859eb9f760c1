import type { Handler } from '../../contract/handler.ts';
import { listClassRows } from './classes.queries.ts';
import { classView } from './classes.view.ts';

export const listClasses: Handler<'listClasses'> = async (ctx, { path: { schoolId } }) =>
  (await ctx.inSchool(schoolId).read((db) => listClassRows(db, { schoolId }))).map(classView);
