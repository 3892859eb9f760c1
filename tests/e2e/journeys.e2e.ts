// What a desk does all day, counted as the hand feels it: clicks, and keys with every letter typed. README shows the figures.
import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { signInAs } from './support/account';
import { expect, test } from './support/test';

/** A hand that counts what it does. */
class Hand {
  clicks = 0;
  keys = 0;
  constructor(readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  async press(key: string, times = 1): Promise<void> {
    for (let time = 0; time < times; time += 1) await this.page.keyboard.press(key);
    this.keys += times;
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.keys += [...text].length;
  }

  /** Goes on with Tab to a field that has the focus then, and types. */
  async fill(label: string, text: string): Promise<void> {
    await this.reach(label);
    await this.type(text);
  }

  /** Chooses by the first letters. */
  async pick(label: string, letters: string, chosen: string): Promise<void> {
    await this.fill(label, letters);
    await expect(this.page.locator('.ant-select-item-option-active:visible')).toHaveText(chosen);
    await this.press('Enter');
  }

  /** Presses Tab until the field or button has the focus. */
  async reach(label: string): Promise<void> {
    for (let stop = 0; stop < 12; stop += 1) {
      if ((await this.focused()) === label) return;
      await this.press('Tab');
    }
    throw new Error(`Tab does not reach ${label}; the focus is on ${await this.focused()}`);
  }

  /** The name of what has the focus. */
  focused(): Promise<string> {
    return this.page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      return (element?.getAttribute('aria-label') ?? label?.textContent ?? element?.textContent ?? '').trim();
    });
  }

  get count(): string {
    const counted = (number: number, one: string) => (number === 1 ? `1 ${one}` : `${number} ${one}s`);
    return [this.clicks > 0 && counted(this.clicks, 'click'), this.keys > 0 && counted(this.keys, 'key')]
      .filter(Boolean)
      .join(' + ');
  }
}

const README = fs.readFileSync(path.resolve('README.md'), 'utf8');
/** The figure that README tells of a journey. */
const told = (journey: string) =>
  README.split('\n')
    .find((line) => line.startsWith(`| ${journey} |`))
    ?.split('|')[2]
    ?.trim();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a pupil is found by a mobile from the dashboard, in as many keys as README tells', async ({ page }) => {
  await signInAs(page, 'clerk');
  const hand = new Hand(page);
  await expect(page.getByLabel('Find a student')).toBeFocused();
  await hand.type('9547302204');
  await expect(page.locator('.ant-select-item-option-active')).toContainText('Aanya Agarwal');
  await hand.press('Enter');
  await expect(heading(page)).toHaveText('Aanya Agarwal');
  expect(hand.count).toBe(told('Find a pupil by the mobile'));
});

test('a mobile is corrected from the student list, in as many clicks and keys as README tells', async ({ page }) => {
  await signInAs(page, 'clerk');
  await page.goto('/students/list');
  const hand = new Hand(page);
  await expect(page.getByLabel('Search (Name/Code)')).toBeFocused();
  await hand.type('1234');
  await hand.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await hand.click(page.getByRole('link', { name: 'Aanya Bairwa' }));
  await hand.click(page.getByRole('button', { name: 'Edit' }));
  await hand.click(page.getByLabel('Mobile Number', { exact: true }));
  await hand.press('ControlOrMeta+a');
  await hand.type('9829012345');
  await hand.press('ControlOrMeta+Enter');
  await expect(page.getByText('Student updated successfully')).toBeVisible();
  expect(hand.count).toBe(told('Correct a mobile'));
});
