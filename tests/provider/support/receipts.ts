// Receipts as the tests make, send and read them.
import { RECEIPT } from '../../support/entities/receipts';
import { samplesIn } from '../../support/entities/table';
import { call, sql, type Answer } from '../../support/provider';
import { AMOUNTS, type FeePlace } from './fees';
import { FIRST } from './schools';
import { demoStudent, placeOf, type Changes } from './students';

export interface Receipt {
  receiptId: number;
  receiptNo: number;
  receiptType: 'FEE' | 'TC' | 'OTHER' | 'READMISSION';
  sessionId: number;
  studentId: number;
  paymentDate: string;
  paymentMode: 'CASH' | 'CHEQUE' | 'ONLINE';
  amountPaid: number;
  comments: string | null;
  status: 'PENDING' | 'CONFIRMED' | 'CANCELLED';
  deleted: boolean;
  [field: string]: unknown;
}

export interface ReceiptPage {
  content: Receipt[];
  totalElements: number;
  totalPages: number;
  size: number;
  number: number;
  totalAmount: number;
  cancelled: number;
}

type Headers = Record<string, string>;

/** What is due in a class and session that has no fee structure yet; the demo has them for all but the session to come. */
export const giveFee = (schoolId: number, { sessionId, classId }: FeePlace, changes: Partial<typeof AMOUNTS> = {}) => {
  const amounts = { ...AMOUNTS, ...changes };
  return sql(
    `INSERT INTO fee_structures (school_id, session_id, class_id, stream, total_fee, admission_fee, tuition_fee, exam_fee,
       computer_fee, development_fee, other_fee, created_at, modified_at)
     VALUES ($1, $2, $3, NULL, $4, $5, $6, $7, $8, $9, $10, now(), now())`,
    [
      ...[schoolId, sessionId, classId, amounts.totalFee, amounts.admissionFee, amounts.tuitionFee],
      ...[amounts.examFee, amounts.computerFee, amounts.developmentFee, amounts.otherFee],
    ],
  );
};

/** A payment of 100 rupees in cash by the demo's first student of 5 A, with changes. */
export async function receiptForm(changes: Changes = {}, schoolId = FIRST): Promise<Changes> {
  const { sessionId } = await placeOf('5', { schoolId });
  const studentId = changes['studentId'] ?? (await demoStudent('5', { schoolId }));
  return { studentId, sessionId, ...samplesIn(RECEIPT, 'create'), ...changes };
}

export const createReceipt = (token: string, form: Changes, headers: Headers = {}): Promise<Answer<Receipt>> =>
  call('POST', '/receipt/receipt', { token, json: form, headers });

/** A receipt over HTTP. The same payment of a student again within ten seconds is refused: give another amount. */
export async function makeReceipt(token: string, changes: Changes = {}, schoolId = FIRST): Promise<Receipt> {
  const { responseCode, responseMsg, data } = await createReceipt(token, await receiptForm(changes, schoolId));
  if (responseCode !== 100) throw new Error(`No receipt was made: ${responseCode} ${responseMsg}`);
  return data;
}

/** One payment in cash for these students in the session of class 5, 100 rupees for each, with changes. */
export async function familyForm(studentIds: readonly number[], changes: Changes = {}, schoolId = FIRST) {
  const { sessionId } = await placeOf('5', { schoolId });
  const items = studentIds.map((studentId) => ({ studentId, sessionId, amountPaid: 100 }));
  return { schoolId, paymentMode: 'CASH', items, ...changes };
}

export const createReceipts = (token: string, form: Changes, headers: Headers = {}): Promise<Answer<Receipt[]>> =>
  call('POST', '/receipt/family', { token, json: form, headers });

export const getReceipt = (token: string, id: number | string): Promise<Answer<Receipt>> =>
  call('GET', `/receipt/receipt/${id}`, { token });

export const cancelReceipt = (
  token: string,
  id: number | string,
  comments: unknown = 'Wrong student',
  headers: Headers = {},
): Promise<Answer<Receipt>> => call('DELETE', `/receipt/receipt/${id}`, { token, json: { comments }, headers });

export const listReceipts = (token: string, filter: Changes = {}, query = ''): Promise<Answer<ReceiptPage>> =>
  call('POST', `/receipt/student/receipts${query}`, { token, json: { schoolId: FIRST, ...filter } });

/** Past the provider: there is no operation that confirms one. */
export const setStatus = ({ receiptId }: Pick<Receipt, 'receiptId'>, status: Receipt['status']) =>
  sql('UPDATE receipts SET status = $2 WHERE id = $1', [receiptId, status]);

/** Past the provider: this number of receipts of the demo's students in class 5, one for each day back from `lastDay`. */
export async function storeReceipts(count: number, lastDay = '2026-07-15', schoolId = FIRST): Promise<void> {
  const { sessionId, classId } = await placeOf('5', { schoolId });
  await sql(
    `WITH taken AS (
       UPDATE counters SET next_number = next_number + $1::integer WHERE school_id = $2 AND kind = 'FEE_RECEIPT' RETURNING next_number - $1::integer AS first),
     pupils AS (
       SELECT student_id, section_id, st.name, father_name, sr_no,
              row_number() OVER (ORDER BY student_id) - 1 AS place, count(*) OVER () AS pupils
         FROM enrolments e JOIN students st ON st.id = student_id
        WHERE e.school_id = $2 AND session_id = $3 AND class_id = $4 AND e.life = 'ACTIVE')
     INSERT INTO receipts (school_id, receipt_no, session_id, student_id, class_id, section_id, type, mode, amount,
       payment_date, status, created_by, created_at, modified_at, stated_at, session_name, student_name, father_name, sr_no,
       class_name, section_name)
     SELECT $2, first + n, $3, student_id, $4, section_id, 'FEE', 'CASH', 100 + n, $5::date - n, 'PENDING',
         (SELECT min(id) FROM users WHERE school_id = $2), now(), now(), now(), (SELECT name FROM sessions WHERE id = $3),
         pupils.name, father_name, sr_no, (SELECT name FROM classes WHERE id = $4), (SELECT name FROM sections WHERE id = section_id)
       FROM taken, generate_series(0, $1::integer - 1) n JOIN pupils ON place = n % pupils`,
    [count, schoolId, sessionId, classId, lastDay],
  );
}

/** A school whose first receipt comes now: those of the demo are away. */
export const emptyReceipts = () => sql('DELETE FROM receipts');
