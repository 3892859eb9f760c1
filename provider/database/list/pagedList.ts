// Lists that are read by page, or completely by their keys. Their SQL is built once for each form of filter and order.
import { sql, type SQL } from 'drizzle-orm';
import type { QueryBuilder } from 'drizzle-orm/pg-core';
import { compiled, type Select } from '../compiled.ts';
import type { Db } from '../scope.ts';
import { readFilter, type FilterValue, type ValueCounts } from './filter.ts';

/** The values that determine the SQL of a list. */
export interface ListForm<Condition extends string, SortBy extends string> {
  conditions: ValueCounts<Condition>;
  sortBy: SortBy;
  descending: boolean;
  /** whether each row contains the number of all rows */
  counted: boolean;
}

interface ListPage<Row, Counted> {
  rows: Row[];
  total: number;
  /** the columns of `count`; undefined for a list without it */
  counted: Counted | undefined;
}

interface Sorting {
  sortBy?: string;
  sortOrder?: 'asc' | 'desc';
}

type SortByOf<Filter extends Sorting> = NonNullable<Filter['sortBy']>;

interface Definition<Filter extends Sorting, Condition extends string, Row, Key, Counted> {
  conditions: Readonly<Record<Condition, (filter: Filter) => FilterValue>>;
  /** the order of a filter without one */
  defaultSort: SortByOf<Filter>;
  /** The rows of a page: with `totalOf` as `total`, limited with `LIMIT` and `OFFSET`. */
  rows: (qb: QueryBuilder, form: ListForm<Condition, SortByOf<Filter>>) => Select<Row>;
  /** The keys of all rows, in the order of the list. */
  keys: (qb: QueryBuilder, form: ListForm<Condition, SortByOf<Filter>>) => Select<Key>;
  /** Counts without reading the rows, for the forms that `isCountable` accepts; it can read sums too. */
  count?: {
    isCountable: (form: ListForm<Condition, SortByOf<Filter>>) => boolean;
    total: (qb: QueryBuilder, form: ListForm<Condition, SortByOf<Filter>>) => Select<Counted>;
  };
}

export const LIMIT = sql.placeholder('limit');
export const OFFSET = sql.placeholder('offset');

/** The number of rows of the list, as a column of each row; 0 where another query counts them. */
export const totalOf = ({ counted }: { counted: boolean }): SQL.Aliased<number> =>
  (counted ? sql<number>`(count(*) OVER ())::integer` : sql<number>`0`).as('total');

/** A list by its own filter: `page` reads one page, `keys` reads the keys of all rows from one snapshot. */
export function pagedList<
  Filter extends Sorting,
  Condition extends string,
  Row extends { total: number },
  Key,
  Counted extends { total: number } = { total: number },
>(list: Definition<Filter, Condition, Row, Key, Counted>) {
  type Form = ListForm<Condition, SortByOf<Filter>>;
  const readRows = compiled((qb, form: Form) => list.rows(qb, form));
  const selectKeys = compiled((qb, form: Form) => list.keys(qb, form));
  const { count } = list;
  const readTotal = count && compiled((qb, form: Form) => count.total(qb, form));

  function read(filter: Filter) {
    const { counts, values } = readFilter(list.conditions, filter);
    const sortBy: SortByOf<Filter> = filter.sortBy ?? list.defaultSort;
    const form: Form = { conditions: counts, sortBy, descending: filter.sortOrder === 'desc', counted: false };
    return { form, values };
  }

  /** One page of a list, and the number of all rows. `page` from 0. */
  async function readPage(db: Db, filter: Filter, page: number, size: number): Promise<ListPage<Row, Counted>> {
    const { form, values } = read(filter);
    const cut = { ...values, limit: size, offset: page * size };
    if (readTotal && count.isCountable(form)) {
      const [rows, [counted]] = await Promise.all([readRows(db, form, cut), readTotal(db, form, values)]);
      return { rows, total: counted?.total ?? 0, counted };
    }
    const counting = { ...form, counted: true };
    const rows = await readRows(db, counting, cut);
    // A page after the last one has no rows, so the first page is read for the number of all rows.
    const [first] = rows.length > 0 || page === 0 ? rows : await readRows(db, counting, { ...cut, offset: 0 });
    return { rows, total: first?.total ?? 0, counted: undefined };
  }

  /** For a list that is read in batches: the keys need little memory, and later changes do not add or remove rows. */
  function readKeys(db: Db, filter: Filter): Promise<Key[]> {
    const { form, values } = read(filter);
    return selectKeys(db, form, values);
  }

  return { page: readPage, keys: readKeys };
}
