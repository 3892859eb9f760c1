import type { Context } from '../../../call/context.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { todayOf } from '../../../shared/clock.ts';
import { failFields } from '../../../shared/fail.ts';
import { pageOf } from '../../../shared/paging.ts';
import type { Kind, Report, ReportRequest } from './report.ts';
import { readPage, type ReportPage } from './report.queries.ts';
import { requireScope } from './requireScope.ts';

type Result = components['schemas']['ReportResult'];
type Paging = { page?: number; size?: number };

const KINDS = { text: 'TEXT', number: 'NUMBER', money: 'MONEY', date: 'DATE' } as const satisfies Record<Kind, string>;

const asCells = (values: readonly (string | number | null)[]) => values.map((columnValue) => ({ columnValue }));

const subjectsOf = ({ shape, subjectIds }: ReportPage): Pick<Result, 'studentIds' | 'classIds'> => ({
  ...(shape.subject === 'student' && { studentIds: subjectIds }),
  ...(shape.subject === 'class' && { classIds: subjectIds }),
});

/** A page of a report with the totals of all its rows (REPORT-07, REPORT-16). */
export async function pageOfReport<Request extends ReportRequest & Paging>(
  ctx: Context,
  report: Report<Request>,
  body: Request,
  query: Paging,
): Promise<Result> {
  const { page, size, problems } = pageOf(query, body);
  if (problems.length > 0) failFields(problems);
  const today = todayOf(ctx.services.clock);
  return ctx.read(async (db) => {
    await requireScope(db, ctx.schoolId, body);
    const found = await readPage(db, report, body, { today, page, size });
    const { shape, rows, count, totals, chart, mobiles } = found;
    return {
      headers: shape.columns.map(({ key, title, kind }) => ({ columnValue: title, key, kind: KINDS[kind] })),
      content: rows.map(asCells),
      totals: asCells(totals),
      ...subjectsOf(found),
      ...(shape.chart && chart && { chart, chartKind: KINDS[shape.chart.kind] }),
      ...(mobiles && { mobiles }),
      totalElements: count,
      totalPages: Math.ceil(count / size),
    };
  });
}
