import type { Handler } from '../../call/handler.ts';
import { findSubjectPlace } from './subjectPlace.ts';
import { listGroups } from './subjects.queries.ts';
import { groupView } from './subjects.view.ts';

export const listSubjectGroups: Handler<'listSubjectGroups'> = (ctx, { query }) =>
  ctx.read(async (db) => (await listGroups(db, await findSubjectPlace(db, ctx.schoolId, query))).map(groupView));
