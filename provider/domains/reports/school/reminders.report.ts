import { sql } from 'drizzle-orm';
import { toPaise } from '../../../../common/money.ts';
import { present } from '../../../../common/present.ts';
import type { Slip } from '../../../documents/document.ts';
import { showDay } from '../../../documents/documentText.ts';
import { reminderSlip, type ReminderStudent } from '../../../documents/printed/reminderSlip.ts';
import { sessionDueAges } from '../../fees/index.ts';
import { reportWords as words } from '../kit/report.words.ts';
import type { ReportColumn, ReportRecord, SlipScope } from '../kit/report.ts';
import { STUDENT_COLUMNS, studentsWithDues } from '../studentColumns.ts';
import type { SchoolReport, SchoolRequest } from './schoolReport.ts';

const COLUMNS: readonly ReportColumn[] = [
  ...STUDENT_COLUMNS,
  { key: 'due', title: 'Due', kind: 'money', width: 14, weight: 10 },
  { key: 'nextDate', title: 'Next Date', kind: 'date', width: 12, weight: 9 },
  { key: 'nextAmount', title: 'Next Amount', kind: 'money', width: 14, weight: 10 },
  { key: 'pending', title: 'Pending', kind: 'money', width: 14, weight: 10 },
];

const FURTHER = sql`, d.due, d.later_date AS "nextDate", d.later_amount AS "nextAmount"`;

const SLIPS_A_PAGE = 4;

const textOf = (value: string | number | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value);
const paiseOf = (value: string | number | null | undefined): number => toPaise(Number(value ?? 0));

const studentOf = (row: ReportRecord): ReminderStudent => ({
  code: Number(row['studentCode']),
  name: String(row['studentName']),
  fatherName: textOf(row['fatherName']),
  className: String(row['className']),
  section: textOf(row['sectionName']),
  due: paiseOf(row['due']),
  next: row['nextDate'] == null ? null : { date: String(row['nextDate']), amount: paiseOf(row['nextAmount']) },
  pending: paiseOf(row['pending']),
});

/** Four slips on a page; a class begins a new page, so that a teacher takes the pages of the class. */
function* slipPages(rows: Iterable<ReportRecord>, { day }: SchoolRequest, { today, ...scope }: SlipScope) {
  const printed = { ...scope, session: present(scope.session, 'session'), day: day ?? today, madeOn: today };
  let page: Slip[] = [];
  let className: string | undefined;
  for (const row of rows) {
    const student = studentOf(row);
    if (page.length === SLIPS_A_PAGE || (page.length > 0 && student.className !== className)) {
      yield page;
      page = [];
    }
    ({ className } = student);
    page.push(reminderSlip({ ...printed, student }));
  }
  if (page.length > 0) yield page;
}

/** Students with a remaining fee, for a reminder. All payments count, also those after the day, so that no paid fee is requested. */
export const reminders: SchoolReport = {
  name: 'Fee Reminders',
  layout: 'landscape',
  privilege: 'PENDING_FEE_REPORT',
  takes: { sessionId: true, classIds: false, day: false, onlyDue: false, mobiles: false },
  shape: ({ mobiles }) => ({ columns: COLUMNS, subject: 'student', ...(mobiles === true && { mobiles }) }),
  query: ({ day, onlyDue, sessionId, ...request }, today) => {
    const session = present(sessionId, 'session');
    const dues = sessionDueAges({ schoolId: request.schoolId, sessionId: session, day: day ?? today });
    const condition = onlyDue === true ? sql`d.due > 0` : sql`d.remaining > 0`;
    return studentsWithDues({ ...request, sessionId: session }, condition, FURTHER, dues);
  },
  filters: ({ day, onlyDue }, today) => [
    { label: 'As on', value: showDay(day ?? today) },
    ...(onlyDue === true ? [{ label: 'Only due fees', value: words.yes }] : []),
  ],
  slips: { name: 'Fee Reminder Slips', pages: slipPages },
};
