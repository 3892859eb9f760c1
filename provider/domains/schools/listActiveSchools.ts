import type { Handler } from '../../call/handler.ts';
import { listSchoolRows } from './schools.queries.ts';
import { schoolView } from './schools.view.ts';

export const listActiveSchools: Handler<'listActiveSchools'> = async (ctx) =>
  (await ctx.read((db) => listSchoolRows(db, true))).map((row) => schoolView(row, ctx.services));
