import type { Page } from '@playwright/test';

/** What is handed to the printer from now on: the frame goes when the printer has it, which is at once where there is none. */
export async function watchFrames(page: Page): Promise<() => Promise<string[][]>> {
  await page.evaluate(() => {
    const seen: string[][] = [];
    (window as unknown as { printFrames: string[][] }).printFrames = seen;
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node instanceof HTMLIFrameElement) seen.push([node.getAttribute('sandbox') ?? '', node.srcdoc]);
    }).observe(document.body, { childList: true });
  });
  return () => page.evaluate(() => (window as unknown as { printFrames: string[][] }).printFrames);
}
