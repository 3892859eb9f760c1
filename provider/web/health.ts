// Health addresses for load balancers and monitoring. They are not part of the contract.
import type { FastifyInstance } from 'fastify';
import { SUCCESS } from '../contract/failures.ts';
import type { Engine } from '../database/engine.ts';
import { newestMigration } from '../database/migrate.ts';
import { fail } from '../shared/fail.ts';
import { createReadiness } from './readiness.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** served while the provider stops */
    whileStopping?: boolean;
  }
}

const RETRY_AFTER_SECONDS = 2;

/** Throws unless the database responds and has the newest migration of this version. */
const checkDatabase =
  (engine: Engine, migration = newestMigration()) =>
  async (): Promise<void> => {
    const text = 'SELECT 1 FROM migrations WHERE name = $1';
    // A transaction has shorter time limits than exclusive work.
    const { rows } = await engine.transaction(
      'SET TRANSACTION READ ONLY',
      (connection) => connection.query({ text, params: [migration] }),
      'read',
    );
    if (rows.length === 0) throw new Error(`The database has no migration ${migration}.`);
  };

const envelope = (data: object) => ({ responseCode: SUCCESS.code, responseMsg: SUCCESS.text, data });

/**
 * `/health/live`: the process responds; no database, also while stopping or overloaded. `/health/ready` and the older `/health`: the
 * database responds and is migrated; 204 otherwise, and like every call while the provider stops or is overloaded.
 */
export function serveHealth(api: FastifyInstance, engine: Engine): void {
  const isReady = createReadiness(checkDatabase(engine), (reason) =>
    api.log.warn({ err: reason }, 'the provider is not ready, because the check of its database failed'),
  );
  const serve = (url: string, data: object) =>
    api.get(url, async (_request, reply) => {
      if (!(await isReady())) fail('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      return reply.header('cache-control', 'no-store').send(envelope(data));
    });
  serve('/health', { status: 'ok', database: engine.kind });
  serve('/health/ready', { status: 'ready' });
  // The overload protection continues with the request when its handler returns nothing.
  const config = { whileStopping: true, pressureHandler: () => undefined };
  api.get('/health/live', { config }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send(envelope({ status: 'live' })),
  );
}
