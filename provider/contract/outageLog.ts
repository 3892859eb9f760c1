// Logs why the database is not available. In an outage every call fails with the same reason, so it is logged once in ten seconds.
import type { FastifyRequest } from 'fastify';

const REPEATED_AFTER_MS = 10_000;

let latest = { reason: '', until: -Infinity };

/** `call` is added to the line. */
export function logOutage({ log }: FastifyRequest, error: Error, call: object): void {
  const now = performance.now();
  if (error.message === latest.reason && now < latest.until) return;
  latest = { reason: error.message, until: now + REPEATED_AFTER_MS };
  log.warn({ ...call, err: error }, 'the database is not available');
}
