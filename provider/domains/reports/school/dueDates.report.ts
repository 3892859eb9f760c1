import { sql, type SQL } from 'drizzle-orm';
import { present } from '../../../../common/present.ts';
import { showDay } from '../../../documents/documentText.ts';
import { sessionDueAges } from '../../fees/index.ts';
import { ofClasses } from '../kit/ofClasses.ts';
import type { ReportColumn, ReportShape } from '../kit/report.ts';
import { STUDENT_COLUMNS, studentsWithDues } from '../studentColumns.ts';
import type { SchoolReport, SchoolRequest } from './schoolReport.ts';

const money = (key: string, title: string): ReportColumn => ({ key, title, kind: 'money', width: 14, weight: 10 });

const AGES: readonly ReportColumn[] = [
  money('upTo30', '0-30 Days'),
  money('upTo60', '31-60 Days'),
  money('upTo90', '61-90 Days'),
  money('over90', 'Over 90 Days'),
  money('notYetDue', 'Not Yet Due'),
  { ...money('undated', 'No Date'), ifAny: true },
  money('pending', 'Pending'),
];

const CLASSES: ReportShape = {
  columns: [
    { key: 'className', title: 'Class', kind: 'text', orderBy: 'classOrder', width: 10, weight: 8 },
    { key: 'students', title: 'Students', kind: 'number', width: 10, weight: 7, sum: true },
    ...AGES,
  ],
  subject: 'class',
};
const STUDENTS: ReportShape = { columns: [...STUDENT_COLUMNS, ...AGES], subject: 'student' };

/** Payments up to the day count, so that the report of a past day does not change with later payments. */
const duesOn = ({ schoolId, sessionId }: SchoolRequest, day: string): SQL =>
  sessionDueAges({ schoolId, sessionId: present(sessionId, 'session'), day, paidUntil: day });

const classRows = (request: SchoolRequest, day: string): SQL => sql`
  SELECT c.id AS "classId", c.name AS "className", c.sequence AS "classOrder", count(*)::integer AS students,
         sum(d.up_to_30) AS "upTo30", sum(d.up_to_60) AS "upTo60", sum(d.up_to_90) AS "upTo90", sum(d.over_90) AS "over90",
         sum(d.not_yet_due) AS "notYetDue", sum(d.undated) AS undated, sum(d.remaining) AS pending,
         (coalesce(c.sequence, 32767), c.id) AS "order"
    FROM (${duesOn(request, day)}) AS d
    JOIN classes c ON c.school_id = ${request.schoolId}::integer AND c.id = d.class_id
   WHERE d.remaining > 0 AND ${ofClasses(sql`d.class_id`, request.classIds)}
   GROUP BY c.id, c.name, c.sequence`;

const studentRows = (request: SchoolRequest, day: string): SQL =>
  studentsWithDues(
    { ...request, sessionId: present(request.sessionId, 'session') },
    sql`d.remaining > 0`,
    sql`, d.up_to_30 AS "upTo30", d.up_to_60 AS "upTo60", d.up_to_90 AS "upTo90", d.over_90 AS "over90",
         d.not_yet_due AS "notYetDue", d.undated`,
    duesOn(request, day),
  );

/** The fees that remain on a day by the age of their instalments: of each class, or of its students. */
export const dueDates: SchoolReport = {
  name: 'Pending by Due Date',
  layout: 'landscape',
  privilege: 'PENDING_FEE_REPORT',
  takes: { sessionId: true, classIds: false, day: false, details: false },
  shape: ({ details }) => (details === true ? STUDENTS : CLASSES),
  query: (request, today) => (request.details === true ? studentRows : classRows)(request, request.day ?? today),
  filters: ({ day }, today) => [{ label: 'As on', value: showDay(day ?? today) }],
};
