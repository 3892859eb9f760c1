import { sql, type SQL } from 'drizzle-orm';
import { aadhaarMask } from '../../../../common/aadhaar.ts';
import { present } from '../../../../common/present.ts';
import { LABELS } from '../../../contract/generated/labels.gen.ts';
import { labelOf } from '../kit/labelOf.ts';
import { ofClasses } from '../kit/ofClasses.ts';
import { reportWords as words } from '../kit/report.words.ts';
import type { SchoolReport, SchoolRequest } from './schoolReport.ts';
import { UDISE_COLUMNS } from './udise.columns.ts';

const GENDER = labelOf(sql`s.gender`, LABELS.Gender);
const STREAM = labelOf(sql`p.stream`, LABELS.Stream);
const CATEGORY = sql`CASE s.category WHEN 'GENERAL' THEN 'General' WHEN 'EX SERVICEMAN' THEN 'Ex-serviceman' ELSE s.category END`;

const blankless = (column: SQL): SQL => sql`nullif(btrim(${column}), '')`;
/** A stored number proves Yes; without one it is not known. */
const yesWith = (column: SQL): SQL => sql`CASE WHEN ${blankless(column)} IS NOT NULL THEN ${words.yes}::text END`;
/** The statements of the last school are about the year before the admission: of use only to students without an earlier session here. */
const lastSchool = (column: SQL): SQL => sql`CASE WHEN before.class_name IS NULL THEN ${blankless(column)} END`;

/** The mobile number of a parent that is not the student's own. */
const OTHER_MOBILE = sql`
  (SELECT min(m.mobile_no) FROM student_parents m
    WHERE m.school_id = s.school_id AND m.student_id = s.id AND m.mobile_no <> s.mobile_no AND m.mobile_no <> '')`;

const EDUCATION = sql`
  (SELECT m.higher_qualification FROM student_parents m
    WHERE m.school_id = s.school_id AND m.student_id = s.id AND ${blankless(sql`m.higher_qualification`)} IS NOT NULL
    ORDER BY m.type LIMIT 1)`;

/** The class of the latest earlier session in this school. */
const BEFORE = sql`
  (SELECT bc.name AS class_name
     FROM enrolments b
     JOIN sessions bs ON bs.school_id = b.school_id AND bs.id = b.session_id
     JOIN classes bc ON bc.school_id = b.school_id AND bc.id = b.class_id
    WHERE b.school_id = e.school_id AND b.student_id = e.student_id AND bs.start_date < this.start_date
    ORDER BY bs.start_date DESC LIMIT 1)`;

const query = ({ schoolId, sessionId, classIds }: SchoolRequest): SQL => sql`
  SELECT s.id AS "studentId", c.name AS "className", c.sequence AS "classOrder", p.name AS "sectionName",
         e.roll_no AS "rollNo", s.code AS "studentCode", s.name AS "studentName", s.name_key AS "nameKey", ${GENDER} AS gender,
         s.date_of_birth AS "dateOfBirth", nullif(s.mother_name, '') AS "motherName",
         nullif(s.father_name, '') AS "fatherName", s.father_key AS "fatherKey", g.name AS "guardianName",
         ${aadhaarMask('')}::text || s.aadhar_last4 AS aadhaar, s.address, s.pin_code AS "pinCode", s.mobile_no AS "mobileNo",
         ${OTHER_MOBILE} AS "otherMobileNo", ${CATEGORY} AS category, ${blankless(sql`s.religion`)} AS religion,
         ${yesWith(sql`s.bpl_card_no`)} AS bpl, ${yesWith(sql`s.ews_card_no`)} AS ews, s.blood_group AS "bloodGroup",
         s.sr_no AS "srNo", s.admission_date AS "admissionDate", ${STREAM} AS stream,
         CASE WHEN before.class_name IS NOT NULL THEN 'In this school'
              WHEN ${blankless(sql`s.last_school_name`)} IS NOT NULL THEN 'In another school' END AS "previousStatus",
         coalesce(before.class_name, ${blankless(sql`s.last_school_class`)}) AS "previousClass",
         CASE WHEN e.rte THEN ${words.yes}::text ELSE ${words.no}::text END AS rte,
         ${lastSchool(sql`s.last_school_result`)} AS "previousResult",
         ${lastSchool(sql`s.last_school_marks`)} AS "previousMarks",
         ${lastSchool(sql`s.last_school_attendance`)} AS "previousAttendance", ${EDUCATION} AS education,
         (coalesce(c.sequence, 32767), c.id, coalesce(p.name_key, ''), coalesce(e.roll_no, 2147483647), s.name_key, s.id) AS "order"
    FROM enrolments e
    JOIN sessions this ON this.school_id = e.school_id AND this.id = e.session_id
    JOIN students s ON s.school_id = e.school_id AND s.id = e.student_id
    JOIN classes c ON c.school_id = e.school_id AND c.id = e.class_id
    LEFT JOIN sections p ON p.school_id = e.school_id AND p.id = e.section_id
    LEFT JOIN student_parents g ON g.school_id = s.school_id AND g.student_id = s.id AND g.type = 'GUARDIAN'
    LEFT JOIN LATERAL ${BEFORE} before ON true
   WHERE e.school_id = ${schoolId}::integer AND e.session_id = ${present(sessionId, 'session')}::integer
     AND e.life = 'ACTIVE' AND ${ofClasses(sql`e.class_id`, classIds)}`;

/** The active students with the values of the student module of UDISE+; Aadhaar numbers are masked as in every export. */
export const udise: SchoolReport = {
  name: 'UDISE+ Students',
  layout: 'landscape',
  noPdf: 'The UDISE+ sheet has too many columns for a page. Choose Excel.',
  privilege: 'LIST_STUDENT',
  takes: { sessionId: true, classIds: false },
  shape: () => ({ columns: UDISE_COLUMNS, subject: 'student' }),
  query,
  filters: () => [],
};
