// Browser tests of the built portal, served by the built provider on a database of its own (tests/e2e/support).
import { browserSettings } from './scripts/lib/browser.mjs';

/** @type {import('@playwright/test').PlaywrightTestConfig} */
export default {
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/e2e/support/globalSetup.ts',
  outputDir: 'test-results',
  // Once more where CI's machine is shared; what passes only then is named in the last lines of the run (scripts/test.mjs).
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  // No trace: its recorder fetches what the page shows, and the page's security policy refuses it in the console.
  // What moves is clicked beside. The tests of the keyboard and of what floats have the motion most users see.
  use: { ...browserSettings(), screenshot: 'only-on-failure', contextOptions: { reducedMotion: 'reduce' } },
};
