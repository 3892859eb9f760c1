import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const LINGER_MS = 5_000;

/** Whether a body is still to come: a request without one is not complete either while it is answered at once. */
const isSending = ({ complete, headers }: IncomingMessage): boolean =>
  !complete && (headers['content-length'] ?? headers['transfer-encoding']) !== undefined;

/**
 * Who is answered before the whole body was sent, as it is too large or too slow, gets the answer: a connection closed on a
 * sender that still writes would lose it. What comes is dropped for a while, then the connection ends.
 */
export function letUnreadGo(app: FastifyInstance): void {
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    if (isSending(raw)) void reply.removeHeader('connection');
    done(null, payload);
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (isSending(raw)) {
      const timer = setTimeout(() => raw.complete || raw.destroy(), LINGER_MS);
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}
