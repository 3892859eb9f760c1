// The Fees dialog as the tests open and use it, over one student whose fees are known.
import { fireEvent, within } from '@testing-library/react';
import { screen, settle, waitFor, type Rendered, type RenderOptions } from '../../../support/portal';
import { resetProvider, sql } from '../../../support/provider';
import { AMOUNTS } from '../../../provider/support/fees';
import { pay, setFee, type Payment } from '../../../provider/support/studentFees';
import { placeOf } from '../../../provider/support/students';
import { buttonIn, dialogOf, dialogSoon } from '../../support/life';
import { AANYA, ask, openFound, RUNNING_ID, select } from '../../support/students';

export const ID = 69;
export const TITLE = `Fees of “${AANYA.name}”`;
export const SUMMARY = 'POST /fee/structure/student';
export const SAVE = 'PUT /fee/student/discount';
export const AT = '/students/list#schoolId=1';
export const SAVED = 'Student fee updated successfully!';

export const REASON = 'Two sisters in the school';

/** The form as it is sent when nothing was paid and the discount is `discount`. */
export const sentWith = (discount: number, changes: object = {}) => ({
  ...AMOUNTS,
  studentId: ID,
  sessionId: RUNNING_ID,
  amountPaid: 0,
  remainingFee: 22000.5,
  discount,
  admissionFeeApplicable: false,
  // The stored discount is 0, and only another one has a reason.
  ...(discount !== 0 && { reason: REASON }),
  version: 0,
  ...changes,
});

/** 24,000.50 in all, of them 2,000 for an admission that does not apply; nothing paid, nothing given off. */
export async function resetFees(): Promise<void> {
  await resetProvider();
  const place = await placeOf('LKG', { section: 'B' });
  await setFee(place);
  await sql('DELETE FROM receipts WHERE student_id = $1', [ID]);
  await sql('DELETE FROM student_fees WHERE student_id = $1', [ID]);
}

export const paid = (payment: Payment) => pay({ studentId: ID, sessionId: RUNNING_ID }, payment);

export const openFees = async (options: RenderOptions = {}): Promise<Rendered> => {
  const rendered = await openFound(AANYA.code, { as: 'platform', at: AT, ...options });
  await showFees(rendered);
  return rendered;
};

/** By the row's menu, with the summary loaded. */
export async function showFees({ user }: Rendered): Promise<void> {
  await select(user, AANYA.name, 'Fees');
  await dialogSoon(TITLE);
  await waitFor(() => expect(field()).toHaveFocus());
}

export const dialog = (): HTMLElement => dialogOf(TITLE);
export const gone = (): Promise<void> =>
  waitFor(() => expect(screen.queryByText(TITLE, { selector: '.ant-modal-title' })).toBeNull());

export const field = (): HTMLInputElement =>
  within(dialog()).getByLabelText<HTMLInputElement>('Discount', { selector: 'input' });
export const box = (): HTMLInputElement => within(dialog()).getByRole('checkbox', { hidden: true });

export const reasonBox = (): HTMLInputElement | null =>
  within(dialog()).queryByLabelText<HTMLInputElement>('Reason for the new discount');

/** Types a discount, leaves its field and gives the reason where it is asked for. */
export async function type(discount: string): Promise<void> {
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: discount } });
  fireEvent.blur(field());
  await settle();
  const reason = reasonBox();
  if (reason) fireEvent.change(reason, { target: { value: REASON } });
  await settle();
}

export const saveButton = (): HTMLButtonElement => buttonIn(dialog(), 'Save');
export const press = (name = 'Save'): void => void fireEvent.click(buttonIn(dialog(), name));

/** The lines of the summary: name, amount, note. */
export const lines = (): (string | null)[][] =>
  [...dialog().querySelectorAll('.fee-summary dl > div')].map((line) =>
    [...line.children].map(({ textContent }) => textContent).filter((text) => text !== ''),
  );
export const outcome = (): string | null => dialog().querySelector('.fees-outcome[role="status"]')?.textContent ?? null;
/** What is said at the discount. */
export const said = (): string | null =>
  field().closest('.ant-form-item')?.querySelector('.ant-form-item-explain-error')?.textContent ?? null;

export const stored = () =>
  ask(
    'SELECT discount::float8, admission_fee_applicable AS admission, version FROM student_fees WHERE student_id = $1',
    [ID],
  );
