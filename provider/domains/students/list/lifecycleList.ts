// The lists of students who left, each student with the history.
import type { components } from '../../../contract/generated/operations.gen.ts';
import type { Context } from '../../../call/context.ts';
import { isoInstant, todayOf } from '../../../shared/clock.ts';
import { failFields } from '../../../shared/fail.ts';
import { pageOf, pageView } from '../../../shared/paging.ts';
import { listHistory, type HistoryRow } from '../lifecycle/history.queries.ts';
import { listPage } from './list.queries.ts';
import type { StudentFilter } from './list.rules.ts';
import { listRowView } from './list.view.ts';

type Paging = Pick<StudentFilter, 'page' | 'size'>;

const entryView = ({ comment, type, createdAt }: HistoryRow) => ({ comment, type, createdAt: isoInstant(createdAt) });

/** One page of the students of `filter`; the paging is in the filter or in the query. */
export async function lifecyclePage(
  ctx: Context,
  query: Paging,
  filter: StudentFilter,
): Promise<components['schemas']['StudentLifePage']> {
  const { problems, ...paging } = pageOf(query, filter);
  if (problems.length > 0) failFields(problems);
  const today = todayOf(ctx.services.clock);
  const { rows, total, history } = await ctx.read(async (db) => {
    const page = await listPage(db, { ...filter, today }, paging.page, paging.size);
    const ids = page.rows.map(({ id }) => id);
    return { ...page, history: ids.length === 0 ? [] : await listHistory(db, filter.schoolId, ids) };
  });
  return pageView(
    rows.map((row) => ({
      studentDetail: listRowView(row, ctx.services),
      history: history.filter(({ studentId }) => studentId === row.id).map(entryView),
    })),
    total,
    paging,
  );
}
