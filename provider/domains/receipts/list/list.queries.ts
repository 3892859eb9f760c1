// The list of receipts: the numbers are read in their order from an index, the names for the rows of one page alone.
import { and, asc, desc, eq, gte, lte, max, min, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { compiled, type Select } from '../../../database/compiled.ts';
import { whenAsked, type Conditions } from '../../../database/list/filter.ts';
import { LIMIT, OFFSET, pagedList, totalOf, type ListForm } from '../../../database/list/pagedList.ts';
import { receiptCounts, receiptDayCounts, receipts } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { numberPatterns, rowsOfFound, searchPatterns } from '../../students/index.ts';
import { receiptKeys, shownReceipts, type ShownReceipt } from '../receipts.queries.ts';

export type ReceiptFilter = components['schemas']['ReceiptFilter'] & {
  /** these receipts alone */
  receiptIds?: number[];
  sortBy?: 'receiptNo';
  sortOrder?: 'asc' | 'desc';
};

const isCancelled = ({ status, onlyDeleted }: ReceiptFilter) => status === 'CANCELLED' || onlyDeleted === true;

const conditions = {
  schoolId: ({ schoolId }) => schoolId,
  sessionId: ({ sessionId }) => sessionId,
  classId: ({ classId }) => (classId === -1 ? null : classId),
  studentId: ({ studentId }) => studentId,
  type: ({ receiptType }) => receiptType,
  // PENDING, CONFIRMED and cancelled exclude one another.
  status: (filter) => (filter.status === 'CANCELLED' ? null : filter.status),
  cancelled: isCancelled,
  notCancelled: (filter) => filter.status == null && !isCancelled(filter) && !filter.includeDeleted,
  from: ({ startDate }) => startDate,
  to: ({ endDate }) => endDate,
  ids: ({ receiptIds }) => (receiptIds ? `{${receiptIds.join(',')}}` : null),
  number: ({ searchText }) => (searchText ? Number(searchText) : null),
  words: ({ studentSearchText }) => searchPatterns(studentSearchText ?? ''),
  numbers: ({ studentSearchText }) => numberPatterns(studentSearchText ?? ''),
} satisfies Conditions<ReceiptFilter>;

type Form = ListForm<keyof typeof conditions, 'receiptNo'>;

/** Conditions on columns that the receipts share with the tables of counts. */
const ofKind = (
  table: Record<'schoolId' | 'sessionId' | 'type' | 'status', SQLWrapper>,
  { conditions: counts }: Form,
) => [
  whenAsked(counts, 'schoolId', (id) => eq(table.schoolId, id)),
  whenAsked(counts, 'sessionId', (id) => eq(table.sessionId, id)),
  whenAsked(counts, 'type', (type) => eq(table.type, type)),
  whenAsked(counts, 'status', (status) => eq(table.status, status)),
  whenAsked(counts, 'cancelled', () => eq(table.status, sql`'CANCELLED'`)),
  whenAsked(counts, 'notCancelled', () => ne(table.status, sql`'CANCELLED'`)),
];

const ofClass = (table: { classId: SQLWrapper }, { conditions: counts }: Form) =>
  whenAsked(counts, 'classId', (id) => eq(table.classId, id));

const ofDays = (table: { paymentDate: SQLWrapper }, { conditions: counts }: Form) => [
  whenAsked(counts, 'from', (from) => gte(table.paymentDate, from)),
  whenAsked(counts, 'to', (to) => lte(table.paymentDate, to)),
];

/** All conditions of a filter on the receipts. */
const asked = (form: Form): (SQL | undefined)[] => [
  ...ofKind(receipts, form),
  ofClass(receipts, form),
  ...ofDays(receipts, form),
  whenAsked(form.conditions, 'studentId', (id) => eq(receipts.studentId, id)),
  whenAsked(form.conditions, 'ids', (ids) => sql`${receipts.id} = ANY (${ids}::text::integer[])`),
  whenAsked(form.conditions, 'number', (number) => sql`${receipts.receiptNo} = ${number}::bigint`),
];

/**
 * The range of receipt numbers of the filtered days, so that a page is read from an index on numbers. A search reads by student
 * instead.
 */
function numbersOfDays(qb: QueryBuilder, form: Form): (SQL | undefined)[] {
  const { from, to, words } = form.conditions;
  if (from + to === 0 || words > 0) return [];
  const counts = receiptDayCounts;
  const bound = (of: typeof max, column: AnyPgColumn) =>
    qb
      .select({ bound: of(column) })
      .from(counts)
      .where(and(...ofKind(counts, form), ...ofDays(counts, form)));
  return [gte(receipts.receiptNo, bound(min, counts.firstNo)), lte(receipts.receiptNo, bound(max, counts.lastNo))];
}

const orderOf = ({ descending }: Form, column: Parameters<typeof asc>[0]) => (descending ? desc : asc)(column);

function matching(qb: QueryBuilder, form: Form) {
  return qb
    .select({ ...receiptKeys, total: totalOf(form) })
    .from(rowsOfFound(form, receipts, and(...asked(form), ...numbersOfDays(qb, form))))
    .$dynamic();
}

const inOrder = (qb: QueryBuilder, form: Form) => matching(qb, form).orderBy(orderOf(form, receipts.receiptNo));

function rowsOf(qb: QueryBuilder, form: Form) {
  const { page, rows } = shownReceipts(qb, inOrder(qb, form).limit(LIMIT).offset(OFFSET));
  return rows.orderBy(orderOf(form, page.receiptNo));
}

const summed = (column: SQLWrapper) => sql<number>`coalesce(sum(${column}), 0)::integer`.as('total');

/** From the tables of counts when they have the columns of the filter, else counted without names and order. */
function totalOfAll(qb: QueryBuilder, form: Form): Select<{ total: number }> {
  const { words, studentId, ids, number, classId, from, to } = form.conditions;
  if (words + studentId + ids + number > 0 || (classId > 0 && from + to > 0)) return countedTotal(qb, form);
  if (from + to > 0)
    return qb
      .select({ total: summed(receiptDayCounts.receipts) })
      .from(receiptDayCounts)
      .where(and(...ofKind(receiptDayCounts, form), ...ofDays(receiptDayCounts, form)));
  return qb
    .select({ total: summed(receiptCounts.receipts) })
    .from(receiptCounts)
    .where(and(...ofKind(receiptCounts, form), ofClass(receiptCounts, form)));
}

function countedTotal(qb: QueryBuilder, form: Form): Select<{ total: number }> {
  return qb
    .select({ total: sql<number>`count(*)::integer`.as('total') })
    .from(rowsOfFound(form, receipts, and(...asked(form))));
}

/** One page of receipts, and the keys of all matching receipts. */
export const { page: listPage, keys: listKeys } = pagedList({
  conditions,
  defaultSort: 'receiptNo',
  rows: rowsOf,
  keys: inOrder,
  count: { answers: () => true, total: totalOfAll },
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
