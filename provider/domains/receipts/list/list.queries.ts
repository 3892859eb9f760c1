// The list of receipts: the numbers are read in their order from an index, the names for the rows of one page alone.
import { and, asc, desc, gte, lte, max, min, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import { compiled, type Select } from '../../../database/compiled.ts';
import { LIMIT, OFFSET, pagedList, totalOf } from '../../../database/list/pagedList.ts';
import { receiptCounts, receiptDayCounts, receipts } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { rowsOfFound } from '../../students/index.ts';
import { receiptKeys, shownReceipts, type ShownReceipt } from '../receipts.queries.ts';
import { conditionsOf, conditions, isCounted, ofClass, ofDays, ofKind, type Form, type SortBy } from './list.filter.ts';

/**
 * The range of receipt numbers of the filtered days, so that a page is read from an index on numbers. A search reads by student
 * instead.
 */
function numbersOfDays(qb: QueryBuilder, form: Form): (SQL | undefined)[] {
  const { from, to, words } = form.conditions;
  if (from + to === 0 || words > 0 || form.sortBy !== 'receiptNo') return [];
  const counts = receiptDayCounts;
  const bound = (of: typeof max, column: AnyPgColumn) =>
    qb
      .select({ bound: of(column) })
      .from(counts)
      .where(and(...ofKind(counts, form), ...ofDays(counts, form)));
  return [gte(receipts.receiptNo, bound(min, counts.firstNo)), lte(receipts.receiptNo, bound(max, counts.lastNo))];
}

const SORTED: Readonly<Record<SortBy, SQLWrapper>> = {
  receiptNo: receipts.receiptNo,
  paymentDate: receipts.paymentDate,
  amountPaid: receipts.amount,
  studentName: sql`lower(${receipts.studentName})`,
};

/** The order of a list; equal values by number. `number` is the column of the receipt numbers. */
function orderOf({ sortBy, descending }: Form, number: Parameters<typeof asc>[0]): SQL[] {
  const direction = descending ? desc : asc;
  return sortBy === 'receiptNo' ? [direction(number)] : [direction(SORTED[sortBy]), direction(number)];
}

function matching(qb: QueryBuilder, form: Form) {
  return qb
    .select({ ...receiptKeys, total: totalOf(form) })
    .from(rowsOfFound(form, receipts, and(...conditionsOf(form), ...numbersOfDays(qb, form))))
    .$dynamic();
}

const inOrder = (qb: QueryBuilder, form: Form) => matching(qb, form).orderBy(...orderOf(form, receipts.receiptNo));

function rowsOf(qb: QueryBuilder, form: Form) {
  const { page, rows } = shownReceipts(qb, inOrder(qb, form).limit(LIMIT).offset(OFFSET));
  return rows.orderBy(...orderOf(form, page.receiptNo));
}

/** Number of receipts, their sum in rupees without cancelled ones, and the number of cancelled ones. */
interface ListTotals {
  total: number;
  amount: string;
  cancelled: number;
}

function totalsOf({ status, amount }: Record<'status' | 'amount', SQLWrapper>, number: SQL) {
  const cancelled = sql`${status} = 'CANCELLED'`;
  return {
    total: sql<number>`coalesce(${number}, 0)::integer`.as('total'),
    amount: sql<string>`coalesce(sum(${amount}) FILTER (WHERE NOT ${cancelled}), 0)::text`.as('sum'),
    cancelled: sql<number>`coalesce(${number} FILTER (WHERE ${cancelled}), 0)::integer`.as('cancelled'),
  };
}

/** From the tables of counts when they have the columns of the filter, else from the receipts without names and order. */
function totalsOfAll(qb: QueryBuilder, form: Form): Select<ListTotals> {
  const { from, to } = form.conditions;
  if (!isCounted(form))
    return qb.select(totalsOf(receipts, sql`count(*)`)).from(rowsOfFound(form, receipts, and(...conditionsOf(form))));
  if (from + to > 0)
    return qb
      .select(totalsOf(receiptDayCounts, sql`sum(${receiptDayCounts.receipts})`))
      .from(receiptDayCounts)
      .where(and(...ofKind(receiptDayCounts, form), ...ofDays(receiptDayCounts, form)));
  return qb
    .select(totalsOf(receiptCounts, sql`sum(${receiptCounts.receipts})`))
    .from(receiptCounts)
    .where(and(...ofKind(receiptCounts, form), ofClass(receiptCounts, form)));
}

/** One page of receipts, and the keys of all matching receipts. */
export const { page: listPage, keys: listKeys } = pagedList({
  conditions,
  defaultSort: 'receiptNo',
  rows: rowsOf,
  keys: inOrder,
  count: { isCountable: () => true, total: totalsOfAll },
});

/** The keys are sent as an array text, so that one prepared statement serves any number of keys. */
const keyTable = sql`unnest(${sql.placeholder('ids')}::text::integer[]) WITH ORDINALITY AS keys(id, ordinal)`;

const readKeyed = compiled((qb: QueryBuilder, _form: object) => {
  const keys = qb
    .select({ ...receiptKeys, total: sql<number>`keys.ordinal::integer`.as('total') })
    .from(receipts)
    .innerJoin(keyTable, sql`keys.id = ${receipts.id} AND ${receipts.schoolId} = ${sql.placeholder('schoolId')}`);
  const { page, rows } = shownReceipts(qb, keys.$dynamic());
  return rows.orderBy(asc(page.total));
});

/** The receipts of these ids of one school, in this order. */
export const listKeyed = (db: Db, schoolId: number, ids: readonly number[]): Promise<ShownReceipt[]> =>
  readKeyed(db, {}, { schoolId, ids: `{${ids.join(',')}}` });
