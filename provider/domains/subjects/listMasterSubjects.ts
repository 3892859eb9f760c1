import type { Handler } from '../../call/handler.ts';
import { listMasters } from './subjects.queries.ts';
import { masterView } from './subjects.view.ts';

/** The current subject list of the school, which started with the standard list (SUBJECT-42). */
export const listMasterSubjects: Handler<'listMasterSubjects'> = (ctx, { path: { schoolId } }) =>
  ctx.read(async (db) => (await listMasters(db, schoolId)).map((row) => masterView(row, row.inUse)));
