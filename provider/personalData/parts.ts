// Where the database stores data of a student: what an export contains, and what an erasure does with it. $1 is the school, $2 the student.
import { AUDITED, ERASE_AUDITED } from './audit.ts';

export interface Part {
  table: string;
  /** name of its sheet in an export; undefined where the export does not contain it */
  title: string | undefined;
  /** condition of the rows of a student */
  rows: string;
  /** where an export does not read the rows of the table as they are */
  from?: string;
  order: string;
  /** statements of an erasure; none where the rows contain nothing that leads to the person */
  erase: readonly string[];
}

/** Replaces the name of an erased student. */
export const ERASED_NAME = 'Erased student';
/** Replaces a text that must not be blank. */
const ERASED_TEXT = 'Erased';

const OF_STUDENT = 'school_id = $1 AND student_id = $2';
const OF_RECEIPT = `school_id = $1 AND receipt_id IN (SELECT id FROM receipts WHERE ${OF_STUDENT})`;

const OPTIONAL = [
  ...['aadhar', 'aadhar_digest', 'aadhar_last4', 'jan_aadhar_no', 'nic_no', 'religion', 'caste', 'category'],
  ...['blood_group', 'bpl_card_no', 'ews_card_no', 'municipal_board', 'municipal_ward', 'guardian_address'],
  ...['last_school_name', 'last_school_class', 'last_school_marks', 'last_school_attendance'],
  ...['last_school_result', 'last_school_contact'],
];
const BLANK = ['father_name', 'father_key', 'mother_name', 'mobile_no', 'address', 'district', 'block', 'pin_code'];

/** Code and number in the admission register are never reused, so they stay; so do the year of birth and the gender, for statistics. */
const ERASE_STUDENT = `UPDATE students SET name = '${ERASED_NAME}', name_key = lower('${ERASED_NAME}'),
  ${BLANK.map((column) => `${column} = ''`).join(', ')}, ${OPTIONAL.map((column) => `${column} = NULL`).join(', ')},
  date_of_birth = date_trunc('year', date_of_birth)::date, version = version + 1
  WHERE school_id = $1 AND id = $2`;

/** The certificate keeps its number, type and date. */
const ERASE_CERTIFICATE = `UPDATE student_certificates SET student_name = '${ERASED_NAME}', name_key = lower('${ERASED_NAME}'),
  content = content || jsonb_build_object('studentName', '${ERASED_NAME}', 'fatherName', '', 'motherName', '', 'category', NULL,
    'dateOfBirth', left(content ->> 'dateOfBirth', 4) || '-01-01',
    'details', coalesce((SELECT jsonb_object_agg(key, 'null'::jsonb) FROM jsonb_each(content -> 'details')), '{}')),
  cancel_reason = CASE WHEN cancel_reason IS NOT NULL THEN '${ERASED_TEXT}' END
  WHERE ${OF_STUDENT}`;

/** Amount, number, day, mode and reference stay, because the accounts and the bank statements contain them. */
const ERASE_RECEIPT = `UPDATE receipts SET student_name = '${ERASED_NAME}', father_name = '',
  comments = CASE WHEN status = 'CANCELLED' THEN '${ERASED_TEXT}' END
  WHERE ${OF_STUDENT}`;

/** A part whose rows name the student. */
const ofStudent = (table: string, title: string, order: string, erase: readonly string[]): Part => ({
  table,
  title,
  rows: OF_STUDENT,
  order,
  erase,
});

export const PARTS: readonly Part[] = [
  { table: 'students', title: 'Student', rows: 'school_id = $1 AND id = $2', order: 'id', erase: [ERASE_STUDENT] },
  ofStudent('student_parents', 'Parents', 'id', [`DELETE FROM student_parents WHERE ${OF_STUDENT}`]),
  ofStudent('student_siblings', 'Siblings', 'sibling_id', [
    `DELETE FROM student_siblings WHERE school_id = $1 AND $2 IN (student_id, sibling_id)`,
  ]),
  ofStudent('enrolments', 'Sessions', 'session_id', [`UPDATE enrolments SET roll_no = NULL WHERE ${OF_STUDENT}`]),
  ofStudent('student_history', 'Departures', 'id', [
    `UPDATE student_history SET comment = CASE WHEN type = 'INACTIVE' THEN '${ERASED_TEXT}' ELSE '' END WHERE ${OF_STUDENT}`,
  ]),
  ofStudent('student_fees', 'Fees', 'session_id', []),
  ofStudent('discount_changes', 'Discounts', 'id', [`UPDATE discount_changes SET reason = NULL WHERE ${OF_STUDENT}`]),
  ofStudent('opening_balances', 'Opening balances', 'session_id', []),
  ofStudent('receipts', 'Receipts', 'id', [ERASE_RECEIPT]),
  {
    table: 'receipt_reversals',
    title: 'Receipts set back',
    rows: OF_RECEIPT,
    order: 'id',
    erase: [`UPDATE receipt_reversals SET reason = '${ERASED_TEXT}' WHERE ${OF_RECEIPT}`],
  },
  // `content` is a digest of amounts.
  ofStudent('fee_certificates', 'Fee certificates', 'certificate_no', []),
  ofStudent('student_certificates', 'Certificates', 'id', [ERASE_CERTIFICATE]),
  ofStudent('student_marks', 'Marks', 'session_id, exam_id, subject_id, component', [
    `DELETE FROM student_marks WHERE ${OF_STUDENT}`,
  ]),
  ofStudent('exam_attendance', 'Attendance', 'session_id, exam_id, kind', [
    `DELETE FROM exam_attendance WHERE ${OF_STUDENT}`,
  ]),
  ofStudent('student_remarks', 'Remarks', 'session_id', [`DELETE FROM student_remarks WHERE ${OF_STUDENT}`]),
  ofStudent('promotions', 'Promotions', 'run_id', []),
  // The search index follows the name by a trigger.
  { table: 'student_words', title: undefined, rows: OF_STUDENT, order: 'student_id', erase: [] },
  {
    table: 'audit_entries',
    title: 'Changes',
    from: AUDITED,
    rows: 'true',
    order: 'id',
    erase: ERASE_AUDITED,
  },
];
