import { act, fireEvent } from '@testing-library/react';
import { AMOUNTS, feePlaceOf, getFee, saveFee, saveTerms, type FeeStructure } from '../../provider/support/fees';
import { renderPortal, screen, settle, waitFor, type Rendered, type RenderOptions } from '../../support/portal';
import { tokenOf } from '../../support/provider';

export const SAVE = 'PUT /fee-structure';
export const SAVE_TERMS = 'PUT /fee-structure/terms';
export const SAVED = 'Fee structure saved successfully';
export const SCHEDULE_SAVED = 'Payment schedule saved successfully';

interface Wanted extends RenderOptions {
  className?: string;
  status?: string;
  stream?: string;
}

/** The address of the fees of a class of the demo. */
export async function addressOf({ className = '5', status = 'UPCOMING', stream }: Wanted = {}): Promise<string> {
  const { sessionId, classId } = await feePlaceOf(className, status);
  return `/classes?session=${sessionId}&class=${classId}${stream === undefined ? '' : `&stream=${stream}`}`;
}

/** The fees of a class in the session to come, until its heading stands there. */
export async function openFees({ className, status, stream, ...options }: Wanted = {}): Promise<Rendered> {
  const at = await addressOf({
    ...(className !== undefined && { className }),
    ...(status !== undefined && { status }),
    ...(stream !== undefined && { stream }),
  });
  const rendered = await renderPortal({ at, as: 'admin', ...options });
  await screen.findByRole('heading', { level: 1, name: /^Fee Structure: Class/ });
  return rendered;
}

/** The form of the amounts. */
export async function openForm(wanted: Wanted = {}): Promise<Rendered> {
  const rendered = await openFees(wanted);
  await screen.findByLabelText('Total Fee');
  return rendered;
}

/** Class 5 has fees in the session to come, and this schedule. */
export async function defined(fees: { minimumDate: string; minimumFee: number }[] = []): Promise<void> {
  const [token, place] = [await tokenOf('admin'), await feePlaceOf()];
  await saveFee(token, { ...place, ...AMOUNTS });
  if (fees.length > 0) await saveTerms(token, { ...place, fees });
}

/** What is stored of class 5 in the session to come, read beside the screen. */
export const storedFees = (): Promise<FeeStructure> =>
  act(async () => (await getFee(await tokenOf('admin'), await feePlaceOf())).data);

export const field = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label);
export const shown = (...labels: string[]): string[] => labels.map((label) => field(label).value);

/** Types into a field as a paste would, and leaves it. */
export async function put(label: string, text: string): Promise<void> {
  fireEvent.focus(field(label));
  fireEvent.change(field(label), { target: { value: text } });
  fireEvent.blur(field(label));
  await settle();
}

const HEADS = ['Admission Fee', 'Tuition Fee', 'Exam Fee', 'Computer Fee', 'Development Fee', 'Other Fee'] as const;

/** The amounts of the form in their order, the total first. */
export const putAmounts = async (total: string, ...heads: readonly string[]): Promise<void> => {
  await put('Total Fee', total);
  for (const [at, amount] of heads.entries()) await put(HEADS[at] ?? '', amount);
};

export const shares = (): string[] => HEADS.map((head) => field(`${head} in percent`).value);
export const amounts = (): string[] => shown('Total Fee', ...HEADS);

const form = (name: string) => screen.getByRole('form', { name });
const statusOf = (name: string) => form(name).querySelector('.fee-sum[role="status"]')?.textContent?.trim() ?? '';
/** What stands below the amounts, and below the payments. */
export const sumSays = (): string => statusOf('Fees');
export const remainingSays = (): string => statusOf('Payment schedule');

export const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
export const save = (): void => press('Save Fee Structure');
export const saveSchedule = (): void => press('Save Payment Schedule');

/** Dates and amounts of the schedule as they stand there. */
export const payments = (): [string, string][] =>
  screen
    .queryAllByLabelText(/^Date of payment/)
    .map((date, at) => [(date as HTMLInputElement).value, field(`Amount of payment ${at + 1}`).value]);

export const addPayment = async (date: string, amount: string): Promise<void> => {
  press('Add Payment');
  const at = payments().length;
  await put(`Amount of payment ${at}`, amount);
  await put(`Date of payment ${at}`, date);
};

/** Waits until a field says what is wrong with it. */
export const says = (label: string, message: string): Promise<void> =>
  waitFor(() => {
    const ids = (field(label).getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
    expect(ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')).toContain(message);
    expect(field(label)).toHaveAttribute('aria-invalid', 'true');
  });
