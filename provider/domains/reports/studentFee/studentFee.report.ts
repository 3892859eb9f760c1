import { sql, type SQL } from 'drizzle-orm';
import { FORM_FACTS } from '../../../contract/generated/formFacts.gen.ts';
import type { Report, ReportShape, SessionRequest } from '../kit/report.ts';
import { reportWords as words } from '../kit/report.words.ts';
import { DUES_COLUMNS, OPENING_COLUMNS, STUDENT_COLUMNS, studentsWithDues } from '../studentColumns.ts';

export interface StudentFeeRequest extends SessionRequest {
  includeDiscountedStudents?: boolean;
  includeAdmissionFeeApplicableStudents?: boolean;
}

/** Both choices give the union, no choice gives no rows. The admission fee does not apply to free seats. */
function conditionOf(request: StudentFeeRequest): SQL {
  const wanted = [
    ...(request.includeDiscountedStudents ? [sql`d.discount > 0`] : []),
    ...(request.includeAdmissionFeeApplicableStudents ? [sql`(d.admission_applies AND NOT d.rte)`] : []),
  ];
  return wanted.length === 0 ? sql`false` : sql`(${sql.join(wanted, sql` OR `)})`;
}

/** The reason of the last change; of a discount that was imported, the name of the file. */
const reasonIn = ({ sessionId }: StudentFeeRequest) => sql`CASE WHEN d.discount > 0 THEN (
  SELECT CASE h.source WHEN 'OPENING_IMPORT' THEN concat_ws(' ', ${words.importedFrom}::text, h.reason) ELSE h.reason END
    FROM discount_changes h
   WHERE h.school_id = c.school_id AND h.session_id = ${sessionId}::integer AND h.student_id = d.student_id
   ORDER BY h.id DESC LIMIT 1) END`;

const furtherOf = (request: StudentFeeRequest) => sql`, d.admission_fee AS "admissionFee",
  CASE WHEN d.admission_applies AND NOT d.rte THEN ${words.yes}::text ELSE ${words.no}::text END AS "admissionFeeApplicable",
  ${reasonIn(request)} AS "discountReason"`;

const SHAPE: ReportShape = {
  columns: [
    ...STUDENT_COLUMNS,
    ...DUES_COLUMNS,
    ...OPENING_COLUMNS,
    {
      key: 'admissionFee',
      title: FORM_FACTS.FeeStructureForm.admissionFee.title,
      kind: 'money',
      width: 15,
      weight: 10,
    },
    { key: 'admissionFeeApplicable', title: 'Admission Fee Applicable', kind: 'text', width: 24, weight: 10 },
    { key: 'discountReason', title: 'Discount Reason', kind: 'text', width: 36, weight: 16 },
  ],
  subject: 'student',
};

/** Discounted students and those for whom the admission fee applies (REPORT-13, REPORT-14). */
export const studentFeeReport: Report<StudentFeeRequest> = {
  name: 'Student Discount/Admission Fee Report',
  layout: 'landscape',
  shape: () => SHAPE,
  query: (request) => studentsWithDues(request, conditionOf(request), furtherOf(request)),
  filters: ({ includeDiscountedStudents, includeAdmissionFeeApplicableStudents }) => [
    ...(includeDiscountedStudents ? [{ label: 'Discounted Students', value: words.yes }] : []),
    ...(includeAdmissionFeeApplicableStudents
      ? [{ label: 'Admission Fee Applicable Students', value: words.yes }]
      : []),
  ],
};
