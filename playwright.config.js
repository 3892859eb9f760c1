// Browser tests of the built portal, served by the built provider with a separate database (tests/e2e/support).
import { browserSettings } from './scripts/lib/browser.mjs';

/** @type {import('@playwright/test').PlaywrightTestConfig} */
export default {
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/e2e/support/globalSetup.ts',
  outputDir: 'test-results',
  // CI's machine is shared, so a failed test runs again; tests that pass only then are listed at the end of the run (scripts/test.mjs).
  retries: process.env['CI'] ? 1 : 0,
  // A page often waits for its provider, so two of them leave a part of two cores idle.
  workers: 3,
  forbidOnly: true,
  // For the slowest machine: a screen that is never ready fails at the limit of its expectation.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  // No trace, because its recorder fetches resources that the page's security policy rejects. Reduced motion, so that clicks do not miss
  // moving elements; the tests of keyboard and overlays use the default motion.
  use: { ...browserSettings(), screenshot: 'only-on-failure', contextOptions: { reducedMotion: 'reduce' } },
};
