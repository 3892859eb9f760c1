import type { Page } from '@playwright/test';

/** Cuts the connection after the provider has done its work and before the answer arrives, once. */
export async function loseAnswer(page: Page, address: string): Promise<void> {
  await page.route(
    address,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}
