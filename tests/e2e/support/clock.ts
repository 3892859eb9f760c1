// The browser's clock moved against the provider's: Date alone, timers run as ever.
import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** milliseconds this page's clock is ahead */
    ahead: number;
  }
}

/** For every page of the context from its next load on. */
export async function useShiftedClock(context: BrowserContext, ahead = 0): Promise<void> {
  await context.addInitScript((start) => {
    const Real = Date;
    window.ahead = start;
    class Shifted extends Real {
      constructor(...given: []) {
        if (given.length === 0) super(Real.now() + window.ahead);
        else super(...given);
      }
      static override now(): number {
        return Real.now() + window.ahead;
      }
    }
    window.Date = Shifted as DateConstructor;
  }, ahead);
}

export const shiftClock = (page: Page, by: number): Promise<void> =>
  page.evaluate((more) => {
    window.ahead += more;
  }, by);
