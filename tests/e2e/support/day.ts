// The steps that every working day shares: the menu, the finder, printing and the sign-out.
import { expect, type Page } from '@playwright/test';
import { settled } from './screens';

/** Opens a screen by mouse: the group of the menu, then its entry. */
export async function openFromMenu(page: Page, group: string, entry: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const link = menu.getByRole('link', { name: entry, exact: true });
  if (!(await link.isVisible())) await menu.getByText(group, { exact: true }).click();
  await link.click();
  await settled(page);
}

/** Opens the finder with Ctrl+K and types. */
export async function find(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^Student, receipt/ })).toBeFocused();
  await page.keyboard.type(text);
}

/** Opens the fee receipt of a student from the finder; the selected option contains `shown`. */
export async function openFee(page: Page, text: string, shown = text): Promise<void> {
  await find(page, text);
  await expect(page.getByRole('option', { selected: true })).toContainText(shown);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fee Receipt');
  await expect(page.getByLabel('Amount', { exact: true })).toBeFocused();
}

/** Paise of a shown amount such as ₹1,25,000.50. */
export function paiseOf(shown: string | null): number {
  const amount = /[-−]?₹[\d,]+(?:\.\d{2})?/.exec(shown ?? '')?.[0];
  if (amount === undefined) throw new Error(`“${shown ?? ''}” contains no amount.`);
  return Math.round(Number(amount.replace('−', '-').replace(/[₹,]/g, '')) * 100);
}

/** Signs out in the account menu; afterwards Back shows no earlier screen and no text that matches `data`. */
export async function signOut(page: Page, data: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(page.getByLabel('Username', { exact: true })).toBeVisible();
  await expect(page.getByText(data)).toHaveCount(0);
}
