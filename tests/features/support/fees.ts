import { act } from '@testing-library/react';
import { AMOUNTS, feePlaceOf, getFee, saveFee, saveTerms, type FeeStructure } from '../../provider/support/fees';
import { FEE_STRUCTURE } from '../../support/entities/fees';
import { typedIn } from '../../support/entities/table';
import { renderPortal, screen, type Rendered, type RenderOptions } from '../../support/portal';
import { tokenOf } from '../../support/provider';
import { getField, fillField, clickButton } from '../../support/screen';

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
export async function feesAddress({ className = '5', status = 'UPCOMING', stream }: Wanted = {}): Promise<string> {
  const { sessionId, classId } = await feePlaceOf(className, status);
  return `/classes?session=${sessionId}&class=${classId}${stream === undefined ? '' : `&stream=${stream}`}`;
}

/** Opens the fees of a class, in the next session by default, once its heading is shown. */
export async function openFees({ className, status, stream, ...options }: Wanted = {}): Promise<Rendered> {
  const at = await feesAddress({
    ...(className !== undefined && { className }),
    ...(status !== undefined && { status }),
    ...(stream !== undefined && { stream }),
  });
  const rendered = await renderPortal({ at, as: 'admin', ...options });
  await screen.findByRole('heading', { level: 1, name: /^Fee Structure: Class/ });
  return rendered;
}

/** Opens the form of the amounts. */
export async function openFeesForm(wanted: Wanted = {}): Promise<Rendered> {
  const rendered = await openFees(wanted);
  await screen.findByLabelText('Total Fee');
  return rendered;
}

/** Stores fees of class 5 in the next session, and this schedule. */
export async function defineFees(fees: { minimumDate: string; minimumFee: number }[] = []): Promise<void> {
  const [token, place] = [await tokenOf('admin'), await feePlaceOf()];
  await saveFee(token, { ...place, ...AMOUNTS });
  if (fees.length > 0) await saveTerms(token, { ...place, fees });
}

/** The stored fees of class 5 in the next session. */
export const storedFees = (): Promise<FeeStructure> =>
  act(async () => (await getFee(await tokenOf('admin'), await feePlaceOf())).data);
export const fieldValues = (...labels: string[]): string[] => labels.map((label) => getField(label).value);

export const HEADS = typedIn(FEE_STRUCTURE, 'head').map(({ title }) => title);

/** Fills the amounts in the order of the form, the total first. */
export const fillAmounts = async (total: string, ...heads: readonly string[]): Promise<void> => {
  await fillField('Total Fee', total);
  for (const [at, amount] of heads.entries()) await fillField(HEADS[at] ?? '', amount);
};

export const shares = (): string[] => HEADS.map((head) => getField(`${head} in percent`).value);
export const amounts = (): string[] => fieldValues('Total Fee', ...HEADS);

const form = (name: string) => screen.getByRole('form', { name });
const statusOf = (name: string) => form(name).querySelector('.fee-sum[role="status"]')?.textContent?.trim() ?? '';
/** The line below the amounts, and the one below the payments. */
export const sumText = (): string => statusOf('Fees');
export const remainingText = (): string => statusOf('Payment schedule');
export const saveFees = (): void => clickButton('Save Fee Structure');
export const saveSchedule = (): void => clickButton('Save Payment Schedule');

/** Dates and amounts of the schedule as the fields show them. */
export const payments = (): [string, string][] =>
  screen
    .queryAllByLabelText(/^Date of payment/)
    .map((date, at) => [(date as HTMLInputElement).value, getField(`Amount of payment ${at + 1}`).value]);

export const addPayment = async (date: string, amount: string): Promise<void> => {
  clickButton('Add Payment');
  const at = payments().length;
  await fillField(`Amount of payment ${at}`, amount);
  await fillField(`Date of payment ${at}`, date);
};
