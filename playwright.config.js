// Browser tests of the built portal, served by the built provider on a database of its own (tests/e2e/support).
import fs from 'node:fs';

// The shell draws and does the same without the parts of a desktop browser, for less processor time.
const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const CHROME = [
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  `${process.env['ProgramFiles'] ?? 'C:/Program Files'}/Google/Chrome/Application/chrome.exe`,
];

/** Debian's Chromium, else an installed Chrome, else the browser Playwright downloads (npx playwright install chromium). */
function browser() {
  const executablePath = DEBIAN.find((file) => fs.existsSync(file));
  if (executablePath) return { launchOptions: { executablePath, args } };
  if (CHROME.some((file) => fs.existsSync(file))) return { channel: 'chrome', launchOptions: { args } };
  return { launchOptions: { args } };
}

// No sandbox, as CI runs as root; the rest keeps the browser from talking to anyone but the portal.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

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
  use: { ...browser(), screenshot: 'only-on-failure', contextOptions: { reducedMotion: 'reduce' } },
};
