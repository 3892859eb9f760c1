import type { Handler } from '../../call/handler.ts';
import { findClassSelection } from './classSelection.ts';
import { listGroups, listSubjectRows } from './subjects.queries.ts';
import { subjectView } from './subjects.view.ts';

export const listClassSubjects: Handler<'listClassSubjects'> = (ctx, { query }) =>
  ctx.read(async (db) => {
    const selection = await findClassSelection(db, ctx.schoolId, query);
    const groups = await listGroups(db, selection);
    return (await listSubjectRows(db, selection)).map((row) => subjectView(row, groups));
  });
