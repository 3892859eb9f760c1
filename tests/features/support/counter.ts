// The fee receipt as the tests open and use it.
import { fireEvent, within } from '@testing-library/react';
import { renderPortal, screen, settle, type Rendered, type RenderOptions } from '../../support/portal';
import { sql } from '../../support/provider';
import { RUNNING_ID } from './students';

export const CREATE = 'POST /receipt/receipt';
export const READMIT = 'POST /student/name-strike-off';

export interface Payer {
  studentId: number;
  studentCode: number;
  studentName: string;
}

/** The first pupil of 5 A who pays and has paid nothing yet, not new in the session. */
export async function payer(): Promise<Payer> {
  const [row] = await sql<Payer>(
    `SELECT st.id AS "studentId", st.code AS "studentCode", st.name AS "studentName" FROM students st
       JOIN enrolments e ON e.student_id = st.id JOIN classes c ON c.id = e.class_id
      WHERE st.school_id = 1 AND e.session_id = $1 AND c.name = '5' AND st.life = 'ACTIVE' AND NOT st.rte
        AND e.registration_status = 'COMPLETE' ORDER BY st.code LIMIT 1`,
    [RUNNING_ID],
  );
  if (!row) throw new Error('The demo has nobody who pays.');
  await sql(`UPDATE enrolments SET new_admission = false WHERE student_id = $1`, [row.studentId]);
  await sql(`UPDATE receipts SET status = 'CANCELLED', comments = 'x' WHERE student_id = $1`, [row.studentId]);
  return row;
}

/** What led here: a list with its filters. */
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
  await settle();
  return rendered;
}

const form = (): HTMLElement => document.querySelector('.receipt-form') as HTMLElement;
export const amount = (): HTMLInputElement => within(form()).getByLabelText('Amount');

export function typeAmount(text: string): void {
  fireEvent.focus(amount());
  fireEvent.change(amount(), { target: { value: text } });
  fireEvent.blur(amount());
}
export const chooseMode = (mode: string): void => void fireEvent.click(within(form()).getByLabelText(mode));
export const fill = (label: string, text: string): void => {
  const field = within(form()).getByLabelText(label);
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};
/** As Enter in a field does. */
export const save = (): void => void fireEvent.submit(form());
export const stateLine = (): string | null =>
  document.querySelector('.receipt-state[role="status"]')?.textContent ?? null;
export const storedTitle = (): Promise<HTMLElement> => screen.findByRole('heading', { name: /^Receipt \d+ is saved$/ });
/** The receipts of a pupil that count, by their amounts. */
export const amountsOf = async ({ studentId }: Payer): Promise<string[]> => {
  const rows = await sql<{ amount: string }>(
    `SELECT amount::text FROM receipts WHERE student_id = $1 AND status <> 'CANCELLED' ORDER BY id`,
    [studentId],
  );
  return rows.map((row) => row.amount);
};
