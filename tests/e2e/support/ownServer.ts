// `test` on a provider of this worker's own: attacks and faults leave nothing behind where other tests look.
import type { TestType } from '@playwright/test';
import { test as base } from './test';
import { startServer, type Server } from './server';

export { expect } from '@playwright/test';

type Added<T> =
  T extends TestType<infer Args, infer WorkerArgs> ? TestType<Args, WorkerArgs & { server: Server }> : never;

export const test: Added<typeof base> = base.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.address),
});
