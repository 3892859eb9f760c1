import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const DRAIN_MS = 5_000;

/** Whether a part of the body has not arrived: a request without a body is not complete either while it is handled at once. */
const isSending = ({ complete, headers }: IncomingMessage): boolean =>
  !complete && (headers['content-length'] ?? headers['transfer-encoding']) !== undefined;

/**
 * A sender whose body was rejected before it arrived completely, as too large or too slow, must get the response: closing the
 * connection during the upload would lose it. The rest of the body is discarded for some seconds, then the connection is closed.
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
