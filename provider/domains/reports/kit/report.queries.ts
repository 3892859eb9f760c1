// One statement for a page or for all rows of a report, with the totals of all rows, from one snapshot.
import { sql, type SQL } from 'drizzle-orm';
import { expectManyRows } from '../../../database/largeRead.ts';
import type { Db } from '../../../database/scope.ts';
import { failField } from '../../../shared/fail.ts';
import type { Report, ReportColumn, ReportRequest, ReportShape } from './report.ts';

/** A value of each column, in their order; amounts in rupees. */
export type ReportRow = (string | number | null)[];

/** Values of all rows. */
interface ReportTotals {
  shape: ReportShape;
  /** how many rows there are in all */
  count: number;
  /** of all rows; null for a column without a sum */
  totals: (number | null)[];
}

export interface ReportPage extends ReportTotals {
  rows: ReportRow[];
  /** ids of the subjects, in the order of the rows; empty without a subject */
  subjectIds: number[];
  /** a bar for each of all rows; undefined without a chart */
  chart?: { label: string; value: number }[];
  /** of all rows, each number once; undefined where the shape does not ask for them */
  mobiles?: string[];
}

export interface WholeReport extends ReportTotals {
  /** All rows in parts, each of them once: a part is released when the next one is requested. */
  parts: () => Generator<ReportRow[]>;
}

interface Reading {
  /** yyyy-MM-dd */
  today: string;
}

/** Rows of a part. */
const AT_ONCE = 1_000;

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

const ofTable = (column: string): SQL => sql.raw(`s."${column}"`);

/** The rows of the query with the columns of the students' records. */
function withStudents(rows: SQL, columns: readonly ReportColumn[], { schoolId }: ReportRequest): SQL {
  const values = columns.flatMap(({ key, orderBy, ofStudent }) =>
    ofStudent
      ? [
          sql`${ofTable(ofStudent.value)} AS ${named(key)}`,
          ...(ofStudent.order && orderBy ? [sql`${ofTable(ofStudent.order)} AS ${named(orderBy)}`] : []),
        ]
      : [],
  );
  if (values.length === 0) return rows;
  return sql`SELECT n.*, ${listOf(values)} FROM (${rows}) AS n
               JOIN students s ON s.school_id = ${schoolId}::integer AND s.id = n."studentId"`;
}

/** Whether the rows of all pages are sorted by a column of the students' records. */
const isSortedByStudent = (columns: readonly ReportColumn[], { sortBy }: ReportRequest): boolean =>
  columns.some(({ key, orderBy, ofStudent }) => key === sortBy && ofStudent && (!orderBy || ofStudent.order));

/** The cells of a page whose query has no columns of the students' records. */
const cellOfPage = (column: ReportColumn, { schoolId }: ReportRequest): SQL =>
  column.ofStudent
    ? sql`(SELECT ${ofTable(column.ofStudent.value)} FROM students s WHERE s.school_id = ${schoolId}::integer AND s.id = "studentId")`
    : cellOf(column);

const isAdded = ({ kind, sum }: ReportColumn): boolean => kind === 'money' || sum === true;

const SUBJECTS = { student: sql`"studentId"`, class: sql`"classId"` };

/** The cells of a row. */
const cellsOf = ({ columns }: ReportShape): SQL => listOf(columns.map(cellOf));

/** The number of all rows of `q`, and their sums as JSON. */
function totalsOf({ columns }: ReportShape): SQL {
  const sums = columns.map((column) => (isAdded(column) ? sql`coalesce(sum(${named(column.key)}), 0)` : sql`NULL`));
  return sql`SELECT count(*)::integer AS count, json_build_array(${listOf(sums)}) AS totals FROM q`;
}

/** The totals, and which columns are shown. */
function shownOf(shape: ReportShape, totals: ReportTotals['totals']) {
  const isShown = (at: number): boolean => shape.columns[at]?.ifAny !== true || totals[at] !== 0;
  const pick = <T>(values: readonly T[]): T[] => values.filter((_value, at) => isShown(at));
  return { shape: { ...shape, columns: pick(shape.columns) }, totals: pick(totals), pick };
}

interface FoundPage extends Record<string, unknown> {
  count: number;
  totals: (number | null)[];
  rows: [subjectId: number | null, ...cells: ReportRow][] | null;
  chart: { label: string; value: number }[] | null;
  mobiles: string[] | null;
}

/** A page (from 0), with the values of all rows. The bars of the chart are in the default order of the rows. */
export async function readPage<Request extends ReportRequest>(
  db: Db,
  report: Report<Request>,
  request: Request,
  { today, page, size }: Reading & { page: number; size: number },
): Promise<ReportPage> {
  const whole = report.shape(request);
  const shape = { ...whole, columns: whole.columns.filter(({ empty }) => !empty) };
  const { columns, subject, chart, mobiles = false } = shape;
  const bars = chart
    ? sql`(SELECT json_agg(json_build_object('label', ${named(chart.label)}::text, 'value', ${named(chart.value)}) ORDER BY "order") FROM q)`
    : sql`NULL::json`;
  const numbers = mobiles
    ? sql`(SELECT json_agg(DISTINCT "mobileNo" ORDER BY "mobileNo") FILTER (WHERE "mobileNo" <> '') FROM q)`
    : sql`NULL::json`;
  const order = orderOf(columns, request);
  const isWhole = mobiles || isSortedByStudent(columns, request);
  const query = report.query(request, today);
  const cells = isWhole ? cellsOf(shape) : listOf(columns.map((column) => cellOfPage(column, request)));
  await expectManyRows(db);
  const [found] = await db.execute<FoundPage>(sql`
    WITH q AS MATERIALIZED (${isWhole ? withStudents(query, columns, request) : query})
    SELECT t.count, t.totals, ${bars} AS chart, ${numbers} AS mobiles,
           (SELECT json_agg(json_build_array(${subject ? SUBJECTS[subject] : sql`NULL`}, ${cells}) ORDER BY ${order})
              FROM (SELECT * FROM q ORDER BY ${order} LIMIT ${size}::integer OFFSET ${page * size}::integer) AS p) AS rows
      FROM (${totalsOf(shape)}) AS t`);
  const rows = found?.rows ?? [];
  const { pick, ...shown } = shownOf(shape, found?.totals ?? []);
  return {
    ...shown,
    rows: rows.map(([, ...values]) => pick(values)),
    subjectIds: rows.flatMap(([id]) => id ?? []),
    count: found?.count ?? 0,
    ...(chart && { chart: found?.chart ?? [] }),
    ...(mobiles && { mobiles: found?.mobiles ?? [] }),
  };
}

interface FoundPart extends Record<string, unknown> {
  /** the totals are in the first row, the parts in the others */
  count: number | null;
  totals: (number | null)[] | null;
  rows: string | null;
}

function* parsed(texts: string[], pick: (row: ReportRow) => ReportRow): Generator<ReportRow[]> {
  for (let text = texts.shift(); text !== undefined; text = texts.shift())
    yield (JSON.parse(text) as ReportRow[]).map(pick);
}

/**
 * All rows with their totals, or the totals alone where there are more than `most` rows. The rows are compact texts, of which one
 * at a time is parsed, so that a long report needs little memory.
 */
export async function readWhole<Request extends ReportRequest>(
  db: Db,
  report: Report<Request>,
  request: Request,
  { today, most }: Reading & { most: number },
): Promise<WholeReport> {
  const shape = report.shape(request);
  await expectManyRows(db);
  const [all, ...parts] = await db.execute<FoundPart>(sql`
    WITH q AS MATERIALIZED (${withStudents(report.query(request, today), shape.columns, request)}),
         t AS MATERIALIZED (${totalsOf(shape)}),
         r AS (SELECT row_number() OVER (ORDER BY ${orderOf(shape.columns, request)}) - 1 AS at,
                      json_build_array(${cellsOf(shape)}) AS cells
                 FROM q WHERE (SELECT count FROM t) <= ${most}::integer)
    SELECT NULL AS part, count, totals, NULL AS rows FROM t
    UNION ALL
    SELECT at / ${AT_ONCE}::integer, NULL, NULL, json_agg(cells ORDER BY at)::text FROM r GROUP BY 1
     ORDER BY part NULLS FIRST`);
  const texts = parts.flatMap(({ rows }) => rows ?? []);
  const { pick, ...shown } = shownOf(shape, all?.totals ?? []);
  return { ...shown, count: all?.count ?? 0, parts: () => parsed(texts, pick) };
}
