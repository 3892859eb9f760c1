// Lists that are read page by page, or in parts after a cursor. Their SQL is built once for each form of filter and order.
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import { compiled, type Select } from '../compiled.ts';
import type { Db } from '../scope.ts';
import { readFilter, type Asked, type ValueCounts } from './filter.ts';

/** What decides the SQL of a list. */
export interface ListForm<Condition extends string, SortBy extends string> {
  conditions: ValueCounts<Condition>;
  sortBy: SortBy;
  descending: boolean;
  /** whether each row tells how many rows there are in all */
  counted: boolean;
  /** whether the list begins after a cursor */
  afterCursor: boolean;
}

interface ListPage<Row> {
  rows: Row[];
  total: number;
}

interface Sorting {
  sortBy?: string;
  sortOrder?: 'asc' | 'desc';
}

type SortByOf<Filter extends Sorting> = NonNullable<Filter['sortBy']>;

/** The columns of the default order, all of them ascending, by the names they have in a row. */
type CursorColumns<Name extends string> = Readonly<Record<Name, PgColumn>>;

interface Definition<Filter extends Sorting, Condition extends string, Row, Cursor extends string> {
  conditions: Readonly<Record<Condition, (filter: Filter) => Asked>>;
  /** the order of a filter that names none */
  defaultSort: SortByOf<Filter>;
  cursor: CursorColumns<Cursor>;
  /** The rows of a page: with `afterCursor` among the conditions, `totalOf` as `total`, cut with `LIMIT` and `OFFSET`. */
  rows: (qb: QueryBuilder, form: ListForm<Condition, SortByOf<Filter>>) => Select<Row>;
  /** Counts without reading the rows, for the forms that `answers` names. */
  count?: {
    answers: (form: ListForm<Condition, SortByOf<Filter>>) => boolean;
    total: (qb: QueryBuilder, form: ListForm<Condition, SortByOf<Filter>>) => Select<{ total: number }>;
  };
}

export const LIMIT = sql.placeholder('limit');
export const OFFSET = sql.placeholder('offset');

/** How many rows the whole list has, as a column of each row; 0 where they are counted by another query. */
export const totalOf = ({ counted }: { counted: boolean }): SQL.Aliased<number> =>
  (counted ? sql<number>`(count(*) OVER ())::integer` : sql<number>`0`).as('total');

const cursorName = (name: string): string => `cursor.${name}`;

/** The condition of the rows after a cursor; undefined where the list begins at its first row. */
export function afterCursor(form: { afterCursor: boolean }, columns: CursorColumns<string>): SQL | undefined {
  if (!form.afterCursor) return undefined;
  const values = Object.entries(columns).map(([name, column]) => {
    const type = column.getSQLType();
    // PostgreSQL takes a parameter without a type for text here.
    const value = sql`${sql.placeholder(cursorName(name))}`;
    return type === 'text' ? value : sql`${value}::${sql.raw(type)}`;
  });
  const names = Object.values(columns).map((column) => sql`${column}`);
  return sql`(${sql.join(names, sql`, `)}) > (${sql.join(values, sql`, `)})`;
}

/** A list over its own filter: `page` for one page, `after` for the rows after a cursor. */
export function pagedList<
  Filter extends Sorting,
  Condition extends string,
  Row extends { total: number },
  Cursor extends keyof Row & string,
>(list: Definition<Filter, Condition, Row, Cursor>) {
  type Form = ListForm<Condition, SortByOf<Filter>>;
  const readRows = compiled((qb, form: Form) => list.rows(qb, form));
  const { count } = list;
  const readTotal = count && compiled((qb, form: Form) => count.total(qb, form));

  function read(filter: Filter, sortBy: SortByOf<Filter> = list.defaultSort, descending = false) {
    const { counts, values } = readFilter(list.conditions, filter);
    const form: Form = { conditions: counts, sortBy, descending, counted: false, afterCursor: false };
    return { form, values };
  }

  /** One page of a list, and how many rows the list has in all. `page` from 0. */
  async function readPage(db: Db, filter: Filter, page: number, size: number): Promise<ListPage<Row>> {
    const { form, values } = read(filter, filter.sortBy, filter.sortOrder === 'desc');
    const cut = { ...values, limit: size, offset: page * size };
    if (readTotal && count.answers(form)) {
      const [rows, [counted]] = await Promise.all([readRows(db, form, cut), readTotal(db, form, values)]);
      return { rows, total: counted?.total ?? 0 };
    }
    const counting = { ...form, counted: true };
    const rows = await readRows(db, counting, cut);
    // After the last page the first one tells how many rows there are.
    const [first] = rows.length > 0 || page === 0 ? rows : await readRows(db, counting, { ...cut, offset: 0 });
    return { rows, total: first?.total ?? 0 };
  }

  /** The rows after a cursor in the default order, whatever order the filter names: for lists that are read in parts. */
  function readAfter(db: Db, filter: Filter, cursor: Pick<Row, Cursor> | undefined, size: number): Promise<Row[]> {
    const { form, values } = read(filter);
    if (cursor) for (const name of Object.keys(list.cursor) as Cursor[]) values[cursorName(name)] = cursor[name];
    return readRows(db, { ...form, afterCursor: cursor !== undefined }, { ...values, limit: size, offset: 0 });
  }

  return { page: readPage, after: readAfter };
}
