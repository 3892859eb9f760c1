// Tasks of a fee counter. README shows the figures.
import type { Page } from '@playwright/test';
import { signInAs } from './support/account';
import { apiOf } from './support/api';
import { Hand, figureOf } from './support/hand';
import { open as goTo, openFamilyPayment } from './support/screens';
import { expect, test } from './support/test';

const amount = (page: Page) => page.getByLabel('Amount', { exact: true });

/** Opens the receipt of a student from the list of receipts; not counted. */
async function open(page: Page, code: string): Promise<void> {
  await page.goto('/receipts/management');
  await page.getByRole('button', { name: 'Add Receipt' }).click();
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: /student/i })
    .fill(code);
  await expect(page.getByRole('option', { selected: true })).toContainText(code);
  await page.keyboard.press('Enter');
  await expect(amount(page)).toBeFocused();
}

test('a family pays at once and its receipts are printed together, in as many keys as README.md states', async ({
  page,
}) => {
  await signInAs(page, 'clerk');
  await open(page, '1068');
  const family = page.getByRole('button', { name: 'Pay for the family' });
  await expect(family).toBeVisible();
  const hand = new Hand(page);
  for (let stop = 0; stop < 6 && !(await family.evaluate((one) => one === document.activeElement)); stop += 1)
    await hand.press('Shift+Tab');
  await hand.press('Enter');
  const amounts = page.getByRole('dialog').getByRole('textbox', { name: /^Amount of/ });
  await expect(amounts.first()).toBeFocused();
  const students = await amounts.count();
  await hand.press('Enter', students);
  await expect(page.getByRole('heading', { name: /^Receipts \d+ to \d+ are saved$/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Receipts of this payment' }).getByRole('row')).toHaveCount(students);
  await expect(page.getByRole('button', { name: 'Print all' })).toBeFocused();
  await hand.press('Enter');
  await expect(page.getByRole('button', { name: 'Next student' })).toBeFocused();
  expect(hand.count).toBe(figureOf('Take one payment for five siblings and print the receipts'));
  expect(hand.keys).toBeLessThan(30);
});

test('the payment of five siblings by Online keeps title and buttons in a window of 1366 by 768', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signInAs(page, 'clerk');
  await goTo(page, '/receipts/management');
  await openFamilyPayment(page);
  const dialog = page.getByRole('dialog', { name: 'Payment for the family' });
  await expect(dialog.getByRole('textbox', { name: /^Amount of/ })).toHaveCount(5);
  await dialog.getByText('Online', { exact: true }).click();
  await expect(dialog.getByText(/^Scan to pay/)).toBeVisible();
  await dialog.getByLabel('Bank Name').focus();
  for (const part of [
    dialog.getByText('Payment for the family'),
    dialog.getByLabel('Bank Name'),
    dialog.getByRole('button', { name: 'Save Receipts' }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
});

test('a cheque of a known bank is stored without the mouse, in as many keys as README.md states', async ({ page }, {
  retry,
}) => {
  await signInAs(page, 'clerk');
  const hand = new Hand(page);
  const chooseCheque = async (number: string) => {
    await hand.press('Shift+Tab');
    await hand.press('ArrowRight');
    await expect(page.getByLabel('Cheque No.')).toBeVisible();
    await hand.fill('Cheque No.', `${number}${retry}`);
    await hand.fill('Cheque Date', '010726');
  };
  await open(page, '1144');
  await chooseCheque('00451');
  await hand.fill('Bank Name', 'State Bank of India');
  await hand.press('Enter');
  await expect(page.getByRole('heading', { name: /^Receipt \d+ is saved$/ })).toBeVisible();
  await open(page, '1110');
  [hand.clicks, hand.keys] = [0, 0];
  await chooseCheque('00452');
  await hand.pick('Bank Name', 'sbi', 'State Bank of India');
  await hand.press('Enter');
  await expect(page.getByRole('heading', { name: /^Receipt \d+ is saved$/ })).toBeVisible();
  expect(hand.count).toBe(figureOf('Take a cheque of a known bank'));
});

test('the cash of a day is confirmed from Day Close, in as many clicks as README.md states', async ({ page }) => {
  await signInAs(page, 'admin');
  await page.goto('/receipts/day-close#date=2026-07-09');
  const cash = page.locator('.day-close-sums [data-kind="CASH"]');
  await expect(cash.getByText(/not confirmed yet/)).toBeVisible();
  const hand = new Hand(page);
  await hand.click(cash.getByRole('link', { name: /^Confirm/ }));
  const confirm = page.getByRole('button', { name: /^Confirm \(\d+ selected\)$/ });
  await expect(confirm).toBeEnabled();
  await hand.click(confirm);
  await expect(page.getByText('No pending receipts match these filters')).toBeVisible();
  expect(hand.count).toBe(figureOf('Confirm the cash of a day'));
});

test('the dues of an earlier session are received from the receipt form, in as many clicks and keys as README.md states', async ({
  page,
  request,
}) => {
  const api = await apiOf(request, 'admin');
  const data = { schoolId: 1, sessionId: 1 };
  const { content } = await api.ask<{ content: { columnValue: number }[][] }>('POST', '/reports/pending-fee', { data });
  await signInAs(page, 'clerk');
  await open(page, String(content[0]?.[0]?.columnValue));
  const hand = new Hand(page);
  await hand.click(page.getByRole('button', { name: 'Receive the fee of 2025 - 2026' }));
  await expect(page.getByText(/^This receipt is for the session 2025 - 2026/)).toBeVisible();
  await expect(amount(page)).toBeFocused();
  await hand.press('Enter');
  await expect(page.getByRole('heading', { name: /^Receipt \d+ is saved$/ })).toBeVisible();
  expect(hand.count).toBe(figureOf('Take the dues of an earlier session'));
});
