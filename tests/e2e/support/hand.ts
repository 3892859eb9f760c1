// Counts the clicks and keys of a task, and reads the figure of README.
import fs from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

/** Mouse and keyboard that count each click and key. */
export class Hand {
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
    // An open list takes the next Tab.
    await expect(this.page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
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
      const field = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
      const label = field ? element.labels?.[0] : undefined;
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
/** The clicks and keys of a task in README. */
export const figureOf = (journey: string) =>
  README.split('\n')
    .find((line) => line.startsWith(`| ${journey} |`))
    ?.split('|')[2]
    ?.trim();
