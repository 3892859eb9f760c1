// `test` for the browser: at the portal's address, and failing on whatever a developer would see in the console.
import { test as base, type Page } from '@playwright/test';
import { ADDRESS } from './globalSetup';
import { startServer, type Server } from './server';

export { expect } from '@playwright/test';

interface Fixtures {
  /** Console texts a test expects, such as the browser's own line about an answer with status 400; matched anywhere in the line. */
  expectedConsole: RegExp[];
  /** Fails the test on console errors and warnings, page errors and violations of the content security policy. */
  quietConsole: void;
  /** Starts a further provider, for settings the shared one does not have; stopped after the test. */
  startAnother: (settings: Record<string, string>) => Promise<Server>;
}

function listen(page: Page, heard: string[]): void {
  page.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning') heard.push(`${type}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => heard.push(`page error: ${error.stack ?? error.message}`));
}

declare global {
  interface Window {
    reportViolation: (text: string) => Promise<void>;
  }
}

/** Runs in the page: violations in a frame or a worker's start do not all reach the page's console. */
const hearViolations = () => {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    void window.reportViolation(`content security policy: ${violatedDirective} refused ${blockedURI}`);
  });
};

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => {
    const address = process.env[ADDRESS];
    if (!address) throw new Error('No server runs: the tests start through playwright.config.js.');
    await use(address);
  },
  expectedConsole: [[], { option: true }],
  quietConsole: [
    async ({ context, expectedConsole }, use, info) => {
      const heard: string[] = [];
      context.on('page', (page) => listen(page, heard));
      await context.exposeBinding('reportViolation', (_source, text: string) => heard.push(text));
      await context.addInitScript(hearViolations);
      await use();
      const unexpected = heard.filter((line) => !expectedConsole.some((expected) => expected.test(line)));
      if (unexpected.length > 0 && info.errors.length === 0)
        throw new Error(`The browser's console holds:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
  startAnother: async ({}, use) => {
    const servers: Server[] = [];
    await use(async (settings) => {
      const server = await startServer(settings);
      servers.push(server);
      return server;
    });
    await Promise.all(servers.map((server) => server.stop()));
  },
});
