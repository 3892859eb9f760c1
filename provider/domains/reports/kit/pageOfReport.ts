import type { Context } from '../../../call/context.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { failFields } from '../../../shared/fail.ts';
import { pageOf } from '../../../shared/paging.ts';
import type { Kind, Report, ReportRequest } from './report.ts';
import { readReport } from './report.queries.ts';
import { requireScope } from './requireScope.ts';

type Result = components['schemas']['ReportResult'];
type Paging = { page?: number; size?: number };

const KINDS = { text: 'TEXT', number: 'NUMBER', money: 'MONEY', date: 'DATE' } as const satisfies Record<Kind, string>;

const asCells = (values: readonly (string | number | null)[]) => values.map((columnValue) => ({ columnValue }));

/** A page of a report with the totals of all its rows (REPORT-07, REPORT-16). */
export async function pageOfReport<Request extends ReportRequest & Paging>(
  ctx: Context,
  report: Report<Request>,
  body: Request,
  query: Paging,
): Promise<Result> {
  const { page, size, problems } = pageOf(query, body);
  if (problems.length > 0) failFields(problems);
  return ctx.read(async (db) => {
    await requireScope(db, ctx.schoolId, body);
    const { rows, studentIds, count, totals } = await readReport(db, report, body, { page, size });
    return {
      headers: report.columns.map(({ key, title, kind }) => ({ columnValue: title, key, kind: KINDS[kind] })),
      content: rows.map(asCells),
      totals: asCells(totals),
      studentIds,
      totalElements: count,
      totalPages: Math.ceil(count / size),
    };
  });
}
