// Waits until transactions of the provider wait for each other (PostgreSQL only).
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from '../../support/provider';

/** The number of connections that wait for a lock, or in a pg_sleep of the test. */
const WAITING = `SELECT count(*)::integer AS count FROM pg_stat_activity
  WHERE datname = current_database() AND (wait_event_type = 'Lock' OR wait_event = 'PgSleep')`;

export async function untilWaiting(many: number): Promise<void> {
  for (let tries = 0; (await sql<{ count: number }>(WAITING))[0]?.count !== many; tries += 1) {
    if (tries === 1_000) throw new Error(`Never ${many} of them wait.`);
    await delay(5);
  }
}
