import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** The rest of the page was checked before it opened. */
const DIALOG = '[role="dialog"]';

/** What a test asks for where another one asks for the rest: colours alone differ between the themes. */
export type Asked = 'everything' | 'contrast';

/** The page, or the dialog that is open, meets WCAG 2.2 AA as far as a program can tell. A failure names rule, element and remedy. */
export async function expectNoAxeViolations(page: Page, asked: Asked = 'everything'): Promise<void> {
  // A menu that is still fading in has not its own colours yet.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        // The ring around what was clicked has no text and fades for two seconds.
        .filter(({ effect }) => !(effect as KeyframeEffect).target?.matches('.ant-wave'))
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
  // Otherwise each check opens a page of its own to collect the results of frames. The only frames show documents without scripts.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ iframes: false });
  if (await page.locator(DIALOG).filter({ visible: true }).count()) axe.include(DIALOG);
  const { violations } = await (
    asked === 'contrast' ? axe.withRules(['color-contrast']) : axe.withTags(STANDARD)
  ).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
  expect(found).toEqual([]);
}
