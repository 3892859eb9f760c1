import type { Handler } from '../../call/handler.ts';
import { findClassSelection } from './classSelection.ts';
import { listGroups } from './subjects.queries.ts';
import { groupView } from './subjects.view.ts';

export const listSubjectGroups: Handler<'listSubjectGroups'> = (ctx, { query }) =>
  ctx.read(async (db) => (await listGroups(db, await findClassSelection(db, ctx.schoolId, query))).map(groupView));
