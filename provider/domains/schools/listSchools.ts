import type { Handler } from '../../call/handler.ts';
import { listSchoolRows } from './schools.queries.ts';
import { schoolView } from './schools.view.ts';

export const listSchools: Handler<'listSchools'> = async (ctx) =>
  (await ctx.read((db) => listSchoolRows(db, false))).map((row) => schoolView(row, ctx.services));
