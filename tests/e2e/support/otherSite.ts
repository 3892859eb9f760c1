// `test` beside another site on this machine, which nothing of the portal may reach.
import type { BrowserContext } from '@playwright/test';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from './ownServer';

export { expect } from './ownServer';

export const test = base.extend<{ evil: { host: string; reached: string[] } }>({
  evil: async ({}, use) => {
    const reached: string[] = [];
    const site = http.createServer((request, response) => {
      reached.push(request.url ?? '');
      response.end();
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
    await use({ host, reached });
    await new Promise((resolve) => site.close(resolve));
  },
});

/** Addresses that look like the portal's own, or like something to run. */
export const hostile = (host: string): string[] => [
  `//${host}`,
  `/\\${host}`,
  `\\\\${host}`,
  `http://${host}`,
  `javascript:document.title='stolen'//`,
  `java\tscript:document.title='stolen'`,
  `data:text/html,<script>document.title='stolen'</script>`,
];

/** Addresses outside the portal that the browser was asked to load, data of the page itself aside. */
export function listenForOthers(context: BrowserContext, baseURL: string): string[] {
  const others: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !/^(data|blob):/.test(request.url())) others.push(request.url());
  });
  return others;
}
