import type { Handler } from '../../call/handler.ts';
import { findSubjectPlace } from './subjectPlace.ts';
import { listGroups, listSubjectRows } from './subjects.queries.ts';
import { subjectView } from './subjects.view.ts';

export const listClassSubjects: Handler<'listClassSubjects'> = (ctx, { query }) =>
  ctx.read(async (db) => {
    const place = await findSubjectPlace(db, ctx.schoolId, query);
    const groups = await listGroups(db, place);
    return (await listSubjectRows(db, place)).map((row) => subjectView(row, groups));
  });
