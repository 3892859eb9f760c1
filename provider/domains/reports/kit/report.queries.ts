// One statement for a report: a page or all rows with the totals of all rows, from one snapshot.
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../database/scope.ts';
import { failField } from '../../../shared/fail.ts';
import type { Report, ReportRequest } from './report.ts';

/** A value of each column, in their order; amounts in rupees. */
export type ReportRow = (string | number | null)[];

export interface ReportRows {
  rows: ReportRow[];
  /** in the order of the rows */
  studentIds: number[];
  /** how many rows there are in all */
  count: number;
  /** of all rows; null for a column without a sum */
  totals: (number | null)[];
}

interface Page {
  /** from 0 */
  page: number;
  size: number;
}

const named = (key: string): SQL => sql.raw(`"${key}"`);

/** 109 for a column that the report does not have. */
function orderOf<Request extends ReportRequest>({ columns }: Report<Request>, { sortBy, sortOrder }: Request): SQL {
  if (sortBy === undefined) return sql`"order"`;
  const column = columns.find(({ key }) => key === sortBy) ?? failField('sortBy', 'The report has no such column');
  return sql`${named(column.orderBy ?? column.key)} ${sql.raw(sortOrder === 'desc' ? 'DESC' : 'ASC')} NULLS LAST, "order"`;
}

/** @param page without it, all rows */
export async function readReport<Request extends ReportRequest>(
  db: Db,
  report: Report<Request>,
  request: Request,
  page?: Page,
): Promise<ReportRows> {
  const { columns } = report;
  const cells = sql.join(
    columns.map(({ key }) => named(key)),
    sql`, `,
  );
  const sums = columns.map(({ key, kind }) => (kind === 'money' ? sql`coalesce(sum(${named(key)}), 0)` : sql`NULL`));
  const cut = page ? sql`LIMIT ${page.size}::integer OFFSET ${page.page * page.size}::integer` : sql``;
  const [found] = await db.execute<{
    count: number;
    totals: (number | null)[];
    rows: [studentId: number, ...cells: ReportRow][] | null;
  }>(sql`
    WITH q AS MATERIALIZED (${report.query(request)})
    SELECT (SELECT count(*)::integer FROM q) AS count,
           (SELECT json_build_array(${sql.join(sums, sql`, `)}) FROM q) AS totals,
           (SELECT json_agg(p.cells) FROM (
              SELECT json_build_array("studentId", ${cells}) AS cells FROM q ORDER BY ${orderOf(report, request)} ${cut}) AS p) AS rows`);
  const rows = found?.rows ?? [];
  return {
    rows: rows.map(([, ...values]) => values),
    studentIds: rows.map(([studentId]) => studentId),
    count: found?.count ?? 0,
    totals: found?.totals ?? [],
  };
}
