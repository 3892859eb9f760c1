// The fee counter in a browser: a connection that fails at every point of the save, and what is handed to the printer.
import type { Page, Route } from '@playwright/test';
import { enter } from './support/account';
import { apiOf, type Api } from './support/api';
import { loseAnswer } from './support/network';
import { watchFrames } from './support/printing';
import { open, openFamilyPayment } from './support/screens';
import { expect, test } from './support/test';

const RECEIPT = '**/api/receipt/receipt';

interface Pupil {
  studentId: number;
  studentCode: number;
  studentName: string;
}
interface Handed {
  student: Pupil;
  sessionId: number;
}
interface Session {
  sessionId: number;
  status: string;
}

/** Students of 5 A, who have paid nothing yet; each test takes one of its own. */
async function pupilOf5A(api: Api, place: number): Promise<Handed> {
  const sessions = await api.ask<Session[]>('GET', '/session/all/active/1');
  const sessionId = sessions[0]?.sessionId ?? 0;
  const classes = await api.ask<
    { classId: number; className: string; sections: { sectionId: number; sectionName: string }[] }[]
  >('GET', '/class/all/1');
  const five = classes.find(({ className }) => className === '5');
  const sectionId = five?.sections.find(({ sectionName }) => sectionName === 'A')?.sectionId;
  const { content } = await api.ask<{ content: Pupil[] }>('POST', '/student/all/paged?size=50', {
    data: { schoolId: 1, sessionId, classId: five?.classId, sectionId, nonRte: true },
  });
  // One is left to the journeys.
  const found = content.filter(({ studentCode }) => studentCode !== 1281)[place];
  if (!found) throw new Error('The demo has too few pupils in 5 A.');
  const { studentId, studentCode, studentName } = found;
  return { student: { studentId, studentCode, studentName }, sessionId };
}

/** The form as the list hands it over. */
async function openReceipt(page: Page, handed: Handed): Promise<void> {
  await page.goto('/profile');
  await page.evaluate(
    (state) => history.replaceState({ usr: { ...state, filters: null }, key: 'fee', idx: 1 }, '', '/receipts/fee'),
    handed,
  );
  await page.reload();
  await expect(page.getByLabel('Amount')).toBeFocused();
}

const stored = async (api: Api, { student: { studentId }, sessionId }: Handed): Promise<number[]> => {
  const { content } = await api.ask<{ content: { amountPaid: number }[] }>('POST', '/receipt/student/receipts', {
    data: { schoolId: 1, studentId, sessionId, includeDeleted: true },
  });
  return content.map(({ amountPaid }) => amountPaid);
};

test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|ERR_FAILED/] });

test('C1 R17 RECEIPT-46 the line is cut before the receipt is sent, on its way, and after it is stored: each time the screen says what it knows, and there is one receipt', async ({
  page,
  context,
  request,
}) => {
  const api = await apiOf(request, 'clerk');
  const handed = await pupilOf5A(api, 0);
  await enter(page, 'clerk');
  await openReceipt(page, handed);
  const state = page.locator('.receipt-state');
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await expect(state).toHaveText('Not saved');
  await page.keyboard.type('1234.5');

  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(state).toHaveText('Save not confirmed');
  await expect(page.getByLabel('Amount')).toBeDisabled();
  await context.setOffline(false);
  expect(await stored(api, handed)).toEqual([]);

  await page.route(RECEIPT, (route: Route) => route.abort('connectionreset'), { times: 1 });
  await tryAgain.click();
  await expect(tryAgain).toBeEnabled();
  await expect(state).toHaveText('Save not confirmed');
  expect(await stored(api, handed)).toEqual([]);

  await loseAnswer(page, RECEIPT);
  await tryAgain.click();
  await expect.poll(() => stored(api, handed)).toEqual([1234.5]);
  await expect(state).toHaveText('Save not confirmed');

  await tryAgain.click();
  await expect(page.getByRole('heading', { name: /^Receipt \d+ is saved$/ })).toBeVisible();
  expect(await stored(api, handed)).toEqual([1234.5]);
});

test('C1 a tab that is closed while the answer is on its way leaves one receipt, which its next opening shows', async ({
  page,
  request,
}) => {
  const api = await apiOf(request, 'clerk');
  const handed = await pupilOf5A(api, 1);
  await enter(page, 'clerk');
  await openReceipt(page, handed);
  await page.keyboard.type('777');
  await loseAnswer(page, RECEIPT);
  await page.keyboard.press('Enter');
  await expect.poll(() => stored(api, handed)).toEqual([777]);
  await openReceipt(page, handed);
  await expect(page.getByRole('region', { name: 'Earlier receipts' }).getByText('₹777.00')).toBeVisible();
});

test('Enter repeats the payment of a family whose response was lost, because Try again has the focus', async ({
  page,
}) => {
  await enter(page, 'clerk');
  await open(page, '/receipts/management');
  await openFamilyPayment(page);
  const amounts = page.getByRole('dialog').getByRole('textbox', { name: /^Amount of/ });
  for (const field of await amounts.all()) await field.fill('7');
  await loseAnswer(page, '**/api/receipt/family');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Receipts \d+ to \d+ are saved$/ })).toBeVisible();
});

test('D2 RECEIPT-25 the document is printed in a frame in which no script runs, and Enter goes on to the next student', async ({
  page,
  request,
}) => {
  const api = await apiOf(request, 'clerk');
  const handed = await pupilOf5A(api, 2);
  await enter(page, 'clerk');
  await openReceipt(page, handed);
  await page.keyboard.type('50');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Print' })).toBeFocused();
  const frames = await watchFrames(page);
  await page.keyboard.press('Enter');
  await expect
    .poll(frames)
    .toEqual([['allow-same-origin allow-modals', expect.stringContaining(handed.student.studentName)]]);
  await expect(page.getByRole('button', { name: 'Next student' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Choose a student' })).toBeVisible();
});

test('from the list of receipts two clicks save the Day Close of today, and a reload restores another day', async ({
  page,
  request,
}) => {
  const api = await apiOf(request, 'clerk');
  const { student, sessionId } = await pupilOf5A(api, 3);
  const paid = { paymentMode: 'CASH', receiptType: 'OTHER', amountPaid: 1234.05 };
  const { paymentDate } = await api.ask<{ paymentDate: string }>('POST', '/receipt/receipt', {
    data: { studentId: student.studentId, sessionId, ...paid },
  });
  await enter(page, 'clerk');
  await page.goto('/receipts/management');
  await page.getByRole('button', { name: 'Day Close' }).click();
  const sums = page.locator('.day-close-sums');
  await expect(sums).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF', exact: true }).click();
  expect((await saved).suggestedFilename()).toBe(`Day close ${paymentDate} Saraswati Vidya Mandir.pdf`);
  await page.getByRole('textbox', { name: 'Day' }).fill('01/04/2026');
  await page.getByRole('textbox', { name: 'Day' }).press('Enter');
  await expect(page).toHaveURL(/#date=2026-04-01$/);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Day' })).toHaveValue('01/04/2026');
  await expect(page.getByText('No receipts were created on this day').or(sums)).toBeVisible();
});

test('D2 RECEIPT-16 RECEIPT-17 RECEIPT-19 the fee certificate of a student is saved as a PDF; its copy is printed in a frame without scripts and says DUPLICATE', async ({
  page,
  request,
}) => {
  const api = await apiOf(request, 'admin');
  const { student, sessionId } = await pupilOf5A(api, 3);
  const payment = { paymentMode: 'CASH', amountPaid: 1234.5, receiptType: 'FEE', paymentDate: '2026-06-01' };
  const { receiptId } = await api.ask<{ receiptId: number }>('POST', '/receipt/receipt', {
    data: { ...payment, studentId: student.studentId, sessionId },
  });
  const receipts = [{ receiptId, status: 'CONFIRMED' }];
  await api.ask('POST', '/receipt/receipt/confirm', { data: { sessionId, receipts } });
  await enter(page, 'clerk');
  await page.goto('/receipts/management');
  await page.getByRole('button', { name: 'Generate Fee Certificate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a student for the fee certificate' });
  await dialog.getByLabel('Student (Name/Code)').fill(`${student.studentCode} ${student.studentName}`);
  await expect(dialog.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 receipt, ₹1,234.50')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeFocused();
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(file.suggestedFilename()).toMatch(/^Fee certificate \d{4,8} .+\.pdf$/);
  const frames = await watchFrames(page);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect
    .poll(frames)
    .toEqual([['allow-same-origin allow-modals', expect.stringMatching(/1,234\.50[^]*DUPLICATE/)]]);
});
