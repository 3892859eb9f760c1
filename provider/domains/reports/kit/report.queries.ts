// One statement for a report: a page or all rows with the totals of all rows, from one snapshot.
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../database/scope.ts';
import { failField } from '../../../shared/fail.ts';
import type { Report, ReportColumn, ReportRequest, ReportShape } from './report.ts';

/** A value of each column, in their order; amounts in rupees. */
export type ReportRow = (string | number | null)[];

export interface ReportRows {
  shape: ReportShape;
  rows: ReportRow[];
  /** ids of the subjects, in the order of the rows; empty without a subject */
  subjectIds: number[];
  /** how many rows there are in all */
  count: number;
  /** of all rows; null for a column without a sum */
  totals: (number | null)[];
  /** a bar for each of all rows; undefined without a chart */
  chart?: { label: string; value: number }[];
}

interface Reading {
  /** yyyy-MM-dd */
  today: string;
  /** `page` from 0; without it, all rows */
  page?: { page: number; size: number };
}

const named = (key: string): SQL => sql.raw(`"${key}"`);
const listOf = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

/** 109 for a column that the report does not have. */
function orderOf(columns: readonly ReportColumn[], { sortBy, sortOrder }: ReportRequest): SQL {
  if (sortBy === undefined) return sql`"order"`;
  const column =
    columns.find(({ key, empty }) => key === sortBy && !empty) ?? failField('sortBy', 'The report has no such column');
  return sql`${named(column.orderBy ?? column.key)} ${sql.raw(sortOrder === 'desc' ? 'DESC' : 'ASC')} NULLS LAST, "order"`;
}

const cellOf = ({ key, empty }: ReportColumn): SQL => (empty ? sql`NULL` : named(key));

const isAdded = ({ kind, sum }: ReportColumn): boolean => kind === 'money' || sum === true;

const SUBJECTS = { student: sql`"studentId"`, class: sql`"classId"` };

interface Found extends Record<string, unknown> {
  count: number;
  totals: (number | null)[];
  rows: [subjectId: number | null, ...cells: ReportRow][] | null;
  chart: { label: string; value: number }[] | null;
}

/**
 * A page or all rows, and what is known of all rows. The bars of the chart are in the first order of the rows. HAVING makes the
 * totals one row also where no column has a sum.
 */
export async function readReport<Request extends ReportRequest>(
  db: Db,
  report: Report<Request>,
  request: Request,
  { today, page }: Reading,
): Promise<ReportRows> {
  const { columns: all, subject, chart } = report.shape(request);
  const columns = page ? all.filter(({ empty }) => !empty) : all;
  const cells = listOf(columns.map(cellOf));
  const sums = columns.map((column) => (isAdded(column) ? sql`coalesce(sum(${named(column.key)}), 0)` : sql`NULL`));
  const cut = page ? sql`LIMIT ${page.size}::integer OFFSET ${page.page * page.size}::integer` : sql``;
  const bars = chart
    ? sql`(SELECT json_agg(json_build_object('label', ${named(chart.label)}::text, 'value', ${named(chart.value)}) ORDER BY "order") FROM q)`
    : sql`NULL::json`;
  const [found] = await db.execute<Found>(sql`
    WITH q AS MATERIALIZED (${report.query(request, today)})
    SELECT (SELECT count(*)::integer FROM q) AS count,
           (SELECT json_build_array(${listOf(sums)}) FROM q HAVING true) AS totals,
           ${bars} AS chart,
           (SELECT json_agg(p.cells) FROM (
              SELECT json_build_array(${subject ? SUBJECTS[subject] : sql`NULL`}, ${cells}) AS cells
                FROM q ORDER BY ${orderOf(columns, request)} ${cut}) AS p) AS rows`);
  const rows = found?.rows ?? [];
  return {
    shape: { columns, subject, ...(chart && { chart }) },
    rows: rows.map(([, ...values]) => values),
    subjectIds: rows.flatMap(([id]) => id ?? []),
    count: found?.count ?? 0,
    totals: found?.totals ?? [],
    ...(chart && { chart: found?.chart ?? [] }),
  };
}
