// What students owe, as the tests make and read it: structures, receipts and discounts of their own.
import { call, sql, type Answer } from '../../support/provider';
import { AMOUNTS, type FeeTerm } from './fees';
import { formAt, placeOf, register, type Changes, type Place } from './students';

export interface StudentFees {
  studentId: number;
  sessionId: number;
  totalFee: number;
  amountPaid: number;
  remainingFee: number;
  discount: number;
  discountOnEarlier: number;
  admissionFeeApplicable: boolean;
  payable: number;
  awaiting: number;
  overpaid: number;
  mostDiscount: number;
  dueNow: number;
  nextPayment: { date: string | null; amount: number } | null;
  version: number;
  [field: string]: unknown;
}

interface Whose {
  studentId: number;
  sessionId: number;
}

export const feesOf = (token: string, { studentId, sessionId }: Whose): Promise<Answer<StudentFees>> =>
  call('POST', '/fee/structure/student', { token, json: { studentId, sessionId } });

export const saveDiscount = (
  token: string,
  { studentId, sessionId }: Whose,
  changes: Changes = {},
): Promise<Answer<StudentFees>> =>
  call('PUT', '/fee/student/discount', {
    token,
    json: { studentId, sessionId, discount: 500, admissionFeeApplicable: true, ...changes },
  });

type Stream = 'SCIENCE' | 'COMMERCE' | 'ARTS';
export const TERMS: readonly FeeTerm[] = [
  { minimumDate: '2026-04-15', minimumFee: 12000 },
  { minimumDate: '2026-10-15', minimumFee: 12000 },
];

/** Makes AMOUNTS, with changes, what a class costs in a session, past the provider: the session may have begun. */
export async function setFee(
  { schoolId, sessionId, classId }: Omit<Place, 'sectionId'>,
  changes: Partial<Record<keyof typeof AMOUNTS, number>> = {},
  { stream = null, terms = TERMS }: { stream?: Stream | null; terms?: readonly FeeTerm[] } = {},
): Promise<void> {
  await clearFee({ schoolId, sessionId, classId }, stream);
  const { totalFee, admissionFee, tuitionFee, examFee, computerFee, developmentFee, otherFee } = {
    ...AMOUNTS,
    ...changes,
  };
  const heads = [totalFee, admissionFee, tuitionFee, examFee, computerFee, developmentFee, otherFee];
  const [row] = await sql<{ id: number }>(
    `INSERT INTO fee_structures (school_id, session_id, class_id, stream, total_fee, admission_fee, tuition_fee, exam_fee,
       computer_fee, development_fee, other_fee, created_at, modified_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, now(), now()) RETURNING id`,
    [schoolId, sessionId, classId, stream, ...heads],
  );
  for (const { minimumDate, minimumFee } of terms)
    await sql('INSERT INTO fee_terms (school_id, structure_id, due_date, amount) VALUES ($1, $2, $3, $4)', [
      schoolId,
      row?.id,
      minimumDate,
      minimumFee,
    ]);
}

/** A class, or a stream of it, for which no fee is defined. */
export const clearFee = ({ schoolId, sessionId, classId }: Omit<Place, 'sectionId'>, stream: Stream | null = null) =>
  sql(
    `DELETE FROM fee_structures WHERE school_id = $1 AND session_id = $2 AND class_id = $3
       AND coalesce(stream, '') = coalesce($4, '')`,
    [schoolId, sessionId, classId, stream],
  );

export interface Payment {
  amount: number;
  type?: 'FEE' | 'TC' | 'OTHER' | 'READMISSION';
  status?: 'PENDING' | 'CONFIRMED' | 'CANCELLED';
  /** yyyy-MM-dd */
  paymentDate?: string;
}

/** Takes a payment in cash, past the provider. */
export const pay = (
  { studentId, sessionId }: Whose,
  { amount, type = 'FEE', status = 'CONFIRMED', paymentDate = '2026-07-01' }: Payment,
) =>
  sql(
    `INSERT INTO receipts (school_id, receipt_no, session_id, student_id, type, mode, amount, payment_date, comments, status,
       created_by, created_at, modified_at, stated_at, session_name, student_name, father_name, sr_no)
     SELECT s.school_id, (SELECT coalesce(max(receipt_no), 0) + 1 FROM receipts WHERE school_id = s.school_id), $2, s.id, $3,
       'CASH', $4, $6, 'A payment', $5, (SELECT min(id) FROM users), now(), now(),
       now(), (SELECT name FROM sessions WHERE id = $2), s.name, s.father_name, s.sr_no
     FROM students s WHERE s.id = $1`,
    [studentId, sessionId, type, amount, status, paymentDate],
  );

/** A new student of a class of the running session, for which AMOUNTS are asked; admitted in the session. */
export async function newPupil(token: string, className = '5', changes: Changes = {}): Promise<Whose & Place> {
  const place = await placeOf(className);
  await setFee(place);
  const { data } = await register(token, formAt(place, changes));
  return { ...place, studentId: data.studentId };
}

/** Everybody of the running session gets a section, and is given off what is still due: it can be completed. */
export async function settleAll(sessionId: number): Promise<void> {
  await sql(
    `UPDATE enrolments e SET section_id = p.id
       FROM (SELECT DISTINCT ON (class_id) class_id, id FROM sections WHERE deleted_at IS NULL ORDER BY class_id, id) AS p
      WHERE e.session_id = $1 AND e.section_id IS NULL AND p.class_id = e.class_id`,
    [sessionId],
  );
  await sql(
    `INSERT INTO student_fees (school_id, session_id, student_id, discount, admission_fee_applicable, created_at, modified_at)
     SELECT e.school_id, e.session_id, e.student_id,
            f.total_fee - coalesce((SELECT sum(r.amount) FROM receipts r
              WHERE r.school_id = e.school_id AND r.student_id = e.student_id AND r.session_id = e.session_id
                AND r.type = 'FEE' AND r.status <> 'CANCELLED'), 0), true, now(), now()
     FROM enrolments e
     LEFT JOIN sections s ON s.school_id = e.school_id AND s.id = e.section_id
     JOIN fee_structures f ON f.school_id = e.school_id AND f.session_id = e.session_id AND f.class_id = e.class_id
       AND coalesce(f.stream, '') = coalesce(s.stream, '')
     WHERE e.session_id = $1
     ON CONFLICT (school_id, session_id, student_id)
       DO UPDATE SET discount = excluded.discount, admission_fee_applicable = true`,
    [sessionId],
  );
}
