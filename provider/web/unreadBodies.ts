import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const DRAIN_MS = 5_000;

/** Whether a part of the body has not arrived. `complete` alone is also false for a request without a body at first. */
const isSending = ({ complete, headers }: IncomingMessage): boolean =>
  !complete && (headers['content-length'] ?? headers['transfer-encoding']) !== undefined;

/**
 * Discards the rest of a rejected body for some seconds before the connection is closed, because closing it during the upload would
 * lose the response.
 */
export function drainUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    if (isSending(raw)) void reply.removeHeader('connection');
    done(null, payload);
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (isSending(raw)) {
      const timer = setTimeout(() => raw.complete || raw.destroy(), DRAIN_MS);
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}
