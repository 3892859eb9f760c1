import type { Handler } from '../../call/handler.ts';
import { getSchoolRow } from './schools.queries.ts';
import { schoolView } from './schools.view.ts';

export const getSchool: Handler<'getSchool'> = async (ctx, { path }) =>
  schoolView(await ctx.read((db) => getSchoolRow(db, path.id)), ctx.services);
