// The Fees dialog of one student with known fees.
import { fireEvent, within } from '@testing-library/react';
import { screen, waitFor, type Rendered, type RenderOptions, waitForResponses } from '../../../support/portal';
import { resetProvider, sql } from '../../../support/provider';
import { AMOUNTS } from '../../../provider/support/fees';
import { pay, setFee, type Payment } from '../../../provider/support/studentFees';
import { placeOf } from '../../../provider/support/students';
import { AANYA, RUNNING_ID, openListFor } from '../../support/students';
import {
  clickButton,
  fillField,
  getButton,
  getDialog,
  findDialog,
  queryDatabase,
  chooseMenuItem,
} from '../../../support/screen';

export const ID = 69;
export const TITLE = `Fees of “${AANYA.name}”`;
export const SUMMARY = 'POST /fee/structure/student';
export const SAVE = 'PUT /fee/student/discount';
export const AT = '/students/list#schoolId=1';
export const SAVED = 'Student fee updated successfully!';

export const REASON = 'Two sisters in the school';

/** The form as it is sent when nothing was paid and the discount is `discount`. */
export const requestWith = (discount: number, changes: object = {}) => ({
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

export const storePayment = (payment: Payment) => pay({ studentId: ID, sessionId: RUNNING_ID }, payment);

export const openFees = async (options: RenderOptions = {}): Promise<Rendered> => {
  const rendered = await openListFor(AANYA.code, { as: 'platform', at: AT, ...options });
  await openFeesDialog(rendered);
  return rendered;
};

/** Opens the dialog from the menu of the row, with the summary loaded. */
export async function openFeesDialog({ user }: Rendered): Promise<void> {
  await chooseMenuItem(user, AANYA.name, 'Fees');
  await findDialog(TITLE);
  await waitFor(() => expect(discountField()).toHaveFocus());
}

export const feesDialog = (): HTMLElement => getDialog(TITLE);
export const waitForFeesClosed = (): Promise<void> =>
  waitFor(() => expect(screen.queryByText(TITLE, { selector: '.ant-modal-title' })).toBeNull());

export const discountField = (): HTMLInputElement =>
  within(feesDialog()).getByLabelText<HTMLInputElement>('Discount', { selector: 'input' });
export const admissionCheckbox = (): HTMLInputElement => within(feesDialog()).getByRole('checkbox', { hidden: true });

export const reasonField = (): HTMLInputElement | null =>
  within(feesDialog()).queryByLabelText<HTMLInputElement>('Reason for the new discount');

/** Fills the discount, and the reason if the dialog requires one. */
export async function fillDiscount(discount: string): Promise<void> {
  await fillField('Discount', discount, feesDialog());
  const reason = reasonField();
  if (reason) fireEvent.change(reason, { target: { value: REASON } });
  await waitForResponses();
}

export const saveButton = (): HTMLButtonElement => getButton('Save', feesDialog());
export const clickInFees = (name = 'Save'): void => clickButton(name, feesDialog());

/** The lines of the summary: name, amount, note. */
export const summaryLines = (): (string | null)[][] =>
  [...feesDialog().querySelectorAll('.fee-summary dl > div')].map((line) =>
    [...line.children].map(({ textContent }) => textContent).filter((text) => text !== ''),
  );
export const outcomeText = (): string | null =>
  feesDialog().querySelector('.fees-outcome[role="status"]')?.textContent ?? null;
/** The validation error of the discount. */
export const discountError = (): string | null =>
  discountField().closest('.ant-form-item')?.querySelector('.ant-form-item-explain-error')?.textContent ?? null;

export const storedDiscount = () =>
  queryDatabase(
    'SELECT discount::float8, admission_fee_applicable AS admission, version FROM student_fees WHERE student_id = $1',
    [ID],
  );
