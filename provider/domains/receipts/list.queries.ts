// The list of receipts: the numbers are read in their order from an index, the names for the rows of one page alone.
import { and, asc, desc, eq, gte, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { QueryBuilder } from 'drizzle-orm/pg-core';
import type { components } from '../../contract/generated/operations.gen.ts';
import { compiled } from '../../database/compiled.ts';
import { whenAsked, type Conditions } from '../../database/list/filter.ts';
import { LIMIT, OFFSET, pagedList, totalOf, type ListForm } from '../../database/list/pagedList.ts';
import { receipts } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { foundStudents, numberPatterns, searchPatterns } from '../students/index.ts';
import { receiptKeys, shownReceipts, type ShownReceipt } from './receipts.queries.ts';

export type ReceiptFilter = components['schemas']['ReceiptFilter'] & {
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
  // PENDING and CONFIRMED are no cancelled ones: the three exclude one another.
  status: (filter) => (filter.status === 'CANCELLED' ? null : filter.status),
  cancelled: isCancelled,
  standing: (filter) => filter.status == null && !isCancelled(filter) && !filter.includeDeleted,
  from: ({ startDate }) => startDate,
  to: ({ endDate }) => endDate,
  number: ({ searchText }) => (searchText ? Number(searchText) : null),
  words: ({ studentSearchText }) => searchPatterns(studentSearchText ?? ''),
  numbers: ({ studentSearchText }) => numberPatterns(studentSearchText ?? ''),
} satisfies Conditions<ReceiptFilter>;

type Form = ListForm<keyof typeof conditions, 'receiptNo'>;

/** What a filter asks of the receipts. */
function asked({ conditions: counts }: Form): (SQL | undefined)[] {
  return [
    whenAsked(counts, 'schoolId', (id) => eq(receipts.schoolId, id)),
    whenAsked(counts, 'sessionId', (id) => eq(receipts.sessionId, id)),
    whenAsked(counts, 'classId', (id) => eq(receipts.classId, id)),
    whenAsked(counts, 'studentId', (id) => eq(receipts.studentId, id)),
    whenAsked(counts, 'type', (type) => eq(receipts.type, type)),
    whenAsked(counts, 'status', (status) => eq(receipts.status, status)),
    whenAsked(counts, 'cancelled', () => eq(receipts.status, sql`'CANCELLED'`)),
    whenAsked(counts, 'standing', () => ne(receipts.status, sql`'CANCELLED'`)),
    whenAsked(counts, 'from', (from) => gte(receipts.paymentDate, from)),
    whenAsked(counts, 'to', (to) => lte(receipts.paymentDate, to)),
    whenAsked(counts, 'number', (number) => sql`${receipts.receiptNo} = ${number}::bigint`),
  ];
}

const orderOf = ({ descending }: Form, column: Parameters<typeof asc>[0]) => (descending ? desc : asc)(column);

function matching(qb: QueryBuilder, form: Form) {
  let rows = qb
    .select({ ...receiptKeys, total: totalOf(form) })
    .from(receipts)
    .$dynamic();
  if (form.conditions.words > 0)
    rows = rows.innerJoin(foundStudents(form), sql`found.student_id = ${receipts.studentId}`);
  return rows.where(and(...asked(form)));
}

const inOrder = (qb: QueryBuilder, form: Form) => matching(qb, form).orderBy(orderOf(form, receipts.receiptNo));

function rowsOf(qb: QueryBuilder, form: Form) {
  const { page, rows } = shownReceipts(qb, inOrder(qb, form).limit(LIMIT).offset(OFFSET));
  return rows.orderBy(orderOf(form, page.receiptNo));
}

/** Counted from an index, without the names and without the order. */
const totalOfAll = (qb: QueryBuilder, form: Form) => {
  let rows = qb
    .select({ total: sql<number>`count(*)::integer`.as('total') })
    .from(receipts)
    .$dynamic();
  if (form.conditions.words > 0)
    rows = rows.innerJoin(foundStudents(form), sql`found.student_id = ${receipts.studentId}`);
  return rows.where(and(...asked(form)));
};

/** One page of receipts, and the keys of all of them. */
export const { page: listPage, keys: listKeys } = pagedList({
  conditions,
  defaultSort: 'receiptNo',
  rows: rowsOf,
  keys: inOrder,
  count: { answers: () => true, total: totalOfAll },
});

/** Sent as texts: one statement for however many keys. */
const keyTable = sql`unnest(${sql.placeholder('ids')}::text::integer[]) WITH ORDINALITY AS keys(id, place)`;

const readKeyed = compiled((qb: QueryBuilder, _form: object) => {
  const keys = qb
    .select({ ...receiptKeys, total: sql<number>`keys.place::integer`.as('total') })
    .from(receipts)
    .innerJoin(keyTable, sql`keys.id = ${receipts.id} AND ${receipts.schoolId} = ${sql.placeholder('schoolId')}`);
  const { page, rows } = shownReceipts(qb, keys.$dynamic());
  return rows.orderBy(asc(page.total));
});

/** The receipts of these ids of one school, in this order. */
export const listKeyed = (db: Db, schoolId: number, ids: readonly number[]): Promise<ShownReceipt[]> =>
  readKeyed(db, {}, { schoolId, ids: `{${ids.join(',')}}` });
