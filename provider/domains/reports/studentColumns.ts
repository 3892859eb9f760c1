// The common columns of reports about students.
import { sql, type SQL } from 'drizzle-orm';
import { sessionDues } from '../fees/index.ts';
import { ofClasses } from './kit/ofClasses.ts';
import type { ReportColumn, SessionRequest } from './kit/report.ts';

/** REPORT-14. */
export const STUDENT_COLUMNS: readonly ReportColumn[] = [
  { key: 'studentCode', title: 'Student Code', kind: 'number', width: 13, weight: 8, ofStudent: { value: 'code' } },
  {
    ...{ key: 'studentName', title: 'Student Name', kind: 'text', width: 28, weight: 17 },
    ofStudent: { value: 'name' },
    orderBy: 'nameKey',
  },
  {
    ...{ key: 'fatherName', title: 'Father Name', kind: 'text', width: 28, weight: 16 },
    ofStudent: { value: 'father_name', order: 'father_key' },
    orderBy: 'fatherKey',
  },
  { key: 'className', title: 'Class', kind: 'text', orderBy: 'classOrder', width: 10, weight: 7 },
  { key: 'sectionName', title: 'Section', kind: 'text', width: 11, weight: 8 },
  { key: 'mobileNo', title: 'Mobile No.', kind: 'text', width: 13, weight: 10, ofStudent: { value: 'mobile_no' } },
];

export const DUES_COLUMNS: readonly ReportColumn[] = [
  { key: 'totalFee', title: 'Total Fee', kind: 'money', width: 14, weight: 10 },
  { key: 'discount', title: 'Discount', kind: 'money', width: 14, weight: 10 },
  { key: 'paid', title: 'Paid', kind: 'money', width: 14, weight: 10 },
  { key: 'pending', title: 'Pending', kind: 'money', width: 14, weight: 10 },
];

const opening = (key: string, title: string): ReportColumn => ({
  ...{ key, title, kind: 'money', width: 17, weight: 10 },
  ifAny: true,
});

/** The parts of Total Fee and Paid that are from opening balances; shown in a report where there are any. */
export const OPENING_COLUMNS: readonly ReportColumn[] = [
  opening('earlierDues', 'Earlier Dues in Total'),
  opening('openingPaid', 'Opening Balance in Paid'),
];

/**
 * The students of the request whose dues `d` meet a condition, with the values of the columns above, but for those of the
 * student's record, and further ones. The total
 * fee is the payable one: without the admission fee where it does not apply, and with earlier dues. `dues`: a query with the columns of `sessionDues`.
 */
export const studentsWithDues = (
  { schoolId, sessionId, classIds }: SessionRequest,
  condition: SQL,
  further = sql``,
  dues = sessionDues({ schoolId, sessionId }),
): SQL => sql`
  SELECT d.student_id AS "studentId", d.name_key AS "nameKey", c.name AS "className", c.sequence AS "classOrder",
         p.name AS "sectionName", d.payable AS "totalFee", d.discount, d.paid, d.remaining AS pending,
         d.brought_forward AS "earlierDues", d.opening_paid AS "openingPaid",
         (coalesce(c.sequence, 32767), c.id, coalesce(p.name_key, ''), d.name_key, d.student_id) AS "order" ${further}
    FROM (${dues}) AS d
    JOIN classes c ON c.school_id = ${schoolId}::integer AND c.id = d.class_id
    LEFT JOIN sections p ON p.school_id = ${schoolId}::integer AND p.id = d.section_id
   WHERE ${condition}
     AND ${ofClasses(sql`d.class_id`, classIds)}`;
