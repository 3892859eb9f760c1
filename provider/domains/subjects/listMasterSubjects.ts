import type { Handler } from '../../call/handler.ts';
import { listMasters } from './subjects.queries.ts';
import { masterView } from './subjects.view.ts';

/** The list that a school was given when it was created, as it is now (SUBJECT-42). */
export const listMasterSubjects: Handler<'listMasterSubjects'> = (ctx, { path: { schoolId } }) =>
  ctx.read(async (db) => (await listMasters(db, schoolId)).map((row) => masterView(row, row.inUse)));
