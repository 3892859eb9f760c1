// The fee receipt as the tests open and use it.
import { fireEvent } from '@testing-library/react';
import { renderPortal, screen, type Rendered, type RenderOptions, waitForResponses } from '../../support/portal';
import { sql } from '../../support/provider';
import { fillField, getField, toggleCheckbox } from '../../support/screen';
import { RUNNING_ID } from './students';

export const CREATE = 'POST /receipt/receipt';
export const READMIT = 'POST /student/name-strike-off';

export interface Payer {
  studentId: number;
  studentCode: number;
  studentName: string;
}

/** The first student of a class with dues and without receipts, not a new admission. */
export async function payingStudent(className = '5'): Promise<Payer> {
  const [row] = await sql<Payer>(
    `SELECT st.id AS "studentId", st.code AS "studentCode", st.name AS "studentName" FROM students st
       JOIN enrolments e ON e.student_id = st.id JOIN classes c ON c.id = e.class_id
      WHERE st.school_id = 1 AND e.session_id = $1 AND c.name = $2 AND st.life = 'ACTIVE' AND NOT st.rte
        AND e.registration_status = 'COMPLETE' ORDER BY st.code LIMIT 1`,
    [RUNNING_ID, className],
  );
  if (!row) throw new Error('The demo has no student with dues.');
  await sql(`UPDATE enrolments SET new_admission = false WHERE student_id = $1`, [row.studentId]);
  await sql(`UPDATE receipts SET status = 'CANCELLED', comments = 'x' WHERE student_id = $1`, [row.studentId]);
  return row;
}

/** The filters of the list from which the screen was opened. */
export const FILTERS = { schoolId: 1, searchText: 'sona' };

export async function openReceipt(
  student: Payer,
  { state = {}, ...options }: RenderOptions & { state?: object } = {},
): Promise<Rendered> {
  const rendered = await renderPortal({
    at: '/receipts/fee',
    as: 'clerk',
    state: { student, sessionId: RUNNING_ID, filters: FILTERS, ...state },
    ...options,
  });
  await screen.findByRole('button', { name: 'Save Receipt' });
  await waitForResponses();
  return rendered;
}

const receiptForm = (): HTMLElement => document.querySelector('.receipt-form') as HTMLElement;
export const amountField = (): HTMLInputElement => getField('Amount', receiptForm());

export const choosePaymentMode = (mode: string): void => toggleCheckbox(mode, receiptForm());
export const fillReceiptField = (label: string, text: string): Promise<void> => fillField(label, text, receiptForm());
export const fillAmount = (text: string): Promise<void> => fillReceiptField('Amount', text);
/** Submits the form as Enter in a field does. */
export const submitReceipt = (): void => void fireEvent.submit(receiptForm());
export const receiptState = (): string | null =>
  document.querySelector('.receipt-state[role="status"]')?.textContent ?? null;
export const findSavedHeading = (): Promise<HTMLElement> =>
  screen.findByRole('heading', { name: /^Receipt \d+ is saved$/ });
export const UNKNOWN = 'The server did not respond. The receipt may or may not be saved.';
/** The amounts of the receipts of a student that are not cancelled. */
export const storedAmounts = async ({ studentId }: Payer): Promise<string[]> => {
  const rows = await sql<{ amount: string }>(
    `SELECT amount::text FROM receipts WHERE student_id = $1 AND status <> 'CANCELLED' ORDER BY id`,
    [studentId],
  );
  return rows.map((row) => row.amount);
};
