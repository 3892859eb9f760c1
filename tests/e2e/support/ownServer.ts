// `test` on a provider of this worker's own: attacks and faults leave nothing behind where other tests look.
import type { TestType } from '@playwright/test';
import { useShiftedClock } from './clock';
import { test as base } from './test';
import { clockAt, startServer, type Server } from './server';

export { expect } from '@playwright/test';

interface Own {
  /** The instant at which the clocks of provider and browser start; undefined for the real time. */
  startsAt: string | undefined;
  server: Server;
}

type Added<T> = T extends TestType<infer Args, infer WorkerArgs> ? TestType<Args, WorkerArgs & Own> : never;

export const test: Added<typeof base> = base.extend<object, Own>({
  startsAt: [undefined, { scope: 'worker', option: true }],
  server: [
    async ({ startsAt }, use) => {
      const server = await startServer(startsAt === undefined ? {} : clockAt(startsAt));
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  context: async ({ context, startsAt }, use) => {
    if (startsAt !== undefined) await useShiftedClock(context, Date.parse(startsAt) - Date.now());
    await use(context);
  },
});
