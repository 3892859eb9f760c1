import type { Handler } from '../../contract/handler.ts';
import { getSchoolRow } from './schools.queries.ts';
import { schoolView } from './schools.view.ts';

export const getSchool: Handler<'getSchool'> = async (ctx, { path }) =>
  schoolView(await ctx.inSchool(path.id).read((db) => getSchoolRow(db, path.id)), ctx.services);
