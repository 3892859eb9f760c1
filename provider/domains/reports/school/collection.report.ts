import { sql, type SQL } from 'drizzle-orm';
import { present } from '../../../../common/present.ts';
import { LABELS } from '../../../contract/generated/labels.gen.ts';
import { showDay } from '../../../documents/documentText.ts';
import { labelOf } from '../kit/labelOf.ts';
import { ofClasses } from '../kit/ofClasses.ts';
import type { ReportColumn, ReportShape } from '../kit/report.ts';
import type { SchoolReport, SchoolRequest } from './schoolReport.ts';

type GroupBy = NonNullable<SchoolRequest['groupBy']>;

const money = (key: string, title: string): ReportColumn => ({ key, title, kind: 'money', width: 15, weight: 10 });
const count = (key: string, title: string): ReportColumn => ({
  key,
  title,
  kind: 'number',
  width: 11,
  weight: 8,
  sum: true,
});
const group = (column: Pick<ReportColumn, 'key' | 'title'> & Partial<ReportColumn>): ReportColumn => ({
  kind: 'text',
  orderBy: 'order',
  width: 24,
  weight: 14,
  ...column,
});

const RECEIPTS = count('receipts', 'Receipts');
const MODES = [
  money('cash', LABELS.PaymentMode.CASH),
  money('cheque', LABELS.PaymentMode.CHEQUE),
  money('online', LABELS.PaymentMode.ONLINE),
];
const SUMS = [
  money('total', 'Total'),
  money('awaiting', 'Awaiting Confirmation'),
  money('fees', 'Fees'),
  count('cancelled', 'Cancelled'),
];

interface Group {
  /** what the filter is called on a PDF */
  name: string;
  column: ReportColumn;
  /** of the receipts `r` */
  by: SQL;
  /** of `g`, the sums of a group `g.by`: the value of the column, the label of its bar, and the position of the row */
  value: SQL;
  label?: SQL;
  order: SQL;
  join?: SQL;
}

const MODE = labelOf(sql`g.by`, LABELS.PaymentMode);
const MONTH = sql`to_char(g.first, 'Mon YYYY')`;
// Row-level security hides the users of the platform from a school: their receipts form one row.
const VISIBLE_USER = sql`CASE WHEN r.created_by IN (SELECT id FROM users) THEN r.created_by END`;
const CASHIER = sql`coalesce(u.full_name, u.user_name, 'A platform user')`;
const CLASS = sql`coalesce(c.name, 'No class')`;

const GROUPS: Readonly<Record<GroupBy, Group>> = {
  DAY: {
    name: 'Day',
    column: group({ key: 'day', title: 'Date', kind: 'date', width: 13, weight: 9 }),
    by: sql`r.payment_date`,
    value: sql`g.by`,
    label: sql`to_char(g.by, 'DD/MM/YYYY')`,
    order: sql`g.by`,
  },
  MONTH: {
    name: 'Month',
    column: group({ key: 'month', title: 'Month', width: 13, weight: 9 }),
    by: sql`to_char(r.payment_date, 'YYYY-MM')`,
    value: MONTH,
    order: sql`g.by`,
  },
  MODE: {
    name: 'Payment mode',
    column: group({ key: 'mode', title: 'Payment Mode', width: 16 }),
    by: sql`r.mode`,
    value: MODE,
    order: sql`g.by`,
  },
  CASHIER: {
    name: 'Cashier',
    column: group({ key: 'cashier', title: 'Cashier' }),
    by: VISIBLE_USER,
    value: CASHIER,
    order: sql`lower(${CASHIER}), coalesce(g.by, 0)`,
    join: sql`LEFT JOIN users u ON u.id = g.by`,
  },
  CLASS: {
    name: 'Class',
    column: group({ key: 'className', title: 'Class', width: 13 }),
    by: sql`r.class_id`,
    value: CLASS,
    order: sql`(c.id IS NULL), coalesce(c.sequence, 32767), coalesce(c.id, 0)`,
    join: sql`LEFT JOIN classes c ON c.school_id = g.school_id AND c.id = g.by`,
  },
};

const groupOf = ({ groupBy = 'DAY' }: SchoolRequest): Group => GROUPS[groupBy];

const shape = (request: SchoolRequest): ReportShape => ({
  columns: [groupOf(request).column, RECEIPTS, ...(request.groupBy === 'MODE' ? [] : MODES), ...SUMS],
  subject: null,
  chart: { label: 'label', value: 'total', kind: 'money' },
});

const COUNTED = sql`r.status <> 'CANCELLED'`;
const sum = (condition = COUNTED): SQL => sql`coalesce(sum(r.amount) FILTER (WHERE ${COUNTED} AND ${condition}), 0)`;

/** The sums of a group are formed before the names are joined, so that row-level security checks each name once. */
function query(request: SchoolRequest): SQL {
  const { schoolId, sessionId, from, to, classIds } = request;
  const { column, by, value, label = value, order, join = sql`` } = groupOf(request);
  return sql`
  SELECT ${value} AS ${sql.identifier(column.key)}, ${label} AS label, ROW(${order}) AS "order", g.receipts, g.cash, g.cheque,
         g.online, g.total, g.awaiting, g.fees, g.cancelled
    FROM (
      SELECT r.school_id, ${by} AS by, min(r.payment_date) AS first,
             (count(*) FILTER (WHERE ${COUNTED}))::integer AS receipts,
             ${sum(sql`r.mode = 'CASH'`)} AS cash, ${sum(sql`r.mode = 'CHEQUE'`)} AS cheque,
             ${sum(sql`r.mode = 'ONLINE'`)} AS online, ${sum()} AS total,
             ${sum(sql`r.status = 'PENDING'`)} AS awaiting, ${sum(sql`r.type = 'FEE'`)} AS fees,
             (count(*) FILTER (WHERE NOT (${COUNTED})))::integer AS cancelled
        FROM receipts r
       WHERE r.school_id = ${schoolId}::integer
         AND r.payment_date BETWEEN ${present(from, 'first day')}::date AND ${present(to, 'last day')}::date
         AND ${sessionId === undefined ? sql`true` : sql`r.session_id = ${sessionId}::integer`}
         AND ${ofClasses(sql`r.class_id`, classIds)}
       GROUP BY 1, 2) g
    ${join}`;
}

/** The receipts of a time by payment date, of all types, as the list of receipts has them; cancelled ones are only counted. */
export const collection: SchoolReport = {
  name: 'Fee Collection',
  layout: 'landscape',
  privilege: 'LIST_RECEIPT',
  takes: { from: true, to: true, classIds: false, sessionId: false, groupBy: false },
  shape,
  query,
  filters: (request) => [
    { label: 'From', value: showDay(present(request.from, 'first day')) },
    { label: 'To', value: showDay(present(request.to, 'last day')) },
    { label: 'Grouped by', value: groupOf(request).name },
  ],
};
