// The fee counter in a browser: a connection that fails at every point of the save, and what is handed to the printer.
import type { Page, Route } from '@playwright/test';
import { enter } from './support/account';
import { apiOf, type Api } from './support/api';
import { loseAnswer } from './support/network';
import { expect, test } from './support/test';

const RECEIPT = '**/api/receipt/receipt';

interface Pupil {
  studentId: number;
  studentCode: number;
  studentName: string;
}
interface Session {
  sessionId: number;
  status: string;
}

/** Pupils of 5 A, who have paid nothing yet; each test takes one of its own. */
async function pupilOf5A(api: Api, place: number): Promise<{ student: Pupil; sessionId: number }> {
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
async function openReceipt(page: Page, handed: { student: Pupil; sessionId: number }): Promise<void> {
  await page.goto('/profile');
  await page.evaluate(
    (state) => history.replaceState({ usr: { ...state, filters: null }, key: 'fee', idx: 1 }, '', '/receipts/fee'),
    handed,
  );
  await page.reload();
  await expect(page.getByLabel('Amount')).toBeFocused();
}

const stored = async (api: Api, { studentId }: Pupil): Promise<number[]> => {
  const { content } = await api.ask<{ content: { amountPaid: number }[] }>('POST', '/receipt/student/receipts', {
    data: { schoolId: 1, studentId, includeDeleted: true },
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
  await expect(state).toHaveText('Not stored yet');
  await page.keyboard.type('1234.5');

  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(state).toHaveText('Not known whether it is stored');
  await expect(page.getByLabel('Amount')).toBeDisabled();
  await context.setOffline(false);
  expect(await stored(api, handed.student)).toEqual([]);

  await page.route(RECEIPT, (route: Route) => route.abort('connectionreset'), { times: 1 });
  await tryAgain.click();
  await expect(tryAgain).toBeEnabled();
  await expect(state).toHaveText('Not known whether it is stored');
  expect(await stored(api, handed.student)).toEqual([]);

  await loseAnswer(page, RECEIPT);
  await tryAgain.click();
  await expect.poll(() => stored(api, handed.student)).toEqual([1234.5]);
  await expect(state).toHaveText('Not known whether it is stored');

  await tryAgain.click();
  await expect(page.getByRole('heading', { name: /^Receipt \d+ is stored$/ })).toBeVisible();
  expect(await stored(api, handed.student)).toEqual([1234.5]);
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
  await expect.poll(() => stored(api, handed.student)).toEqual([777]);
  await openReceipt(page, handed);
  await expect(page.getByRole('region', { name: 'Earlier receipts' }).getByText('₹777.00')).toBeVisible();
});

test('D2 RECEIPT-25 the paper is printed in a frame in which no script runs, and Enter goes on to the next student', async ({
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
  await page.keyboard.press('Enter');
  const frame = page.locator('iframe.portal-print-frame');
  await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin allow-modals');
  await expect(frame.contentFrame().getByText(handed.student.studentName).first()).toBeAttached();
  await expect(page.getByRole('button', { name: 'Next student' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Whose fee?' })).toBeVisible();
});
