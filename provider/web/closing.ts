import type { FastifyInstance } from 'fastify';
import { ApiError } from '../shared/fail.ts';

const SWEEP_MS = 100;

/**
 * Connections are kept alive for minutes: when the provider stops, each ends after the response that is due, and new calls are
 * rejected with 204.
 */
export function closeConnectionsOnStop(app: FastifyInstance): void {
  let closing = false;
  app.addHook('onRequest', (_request, _reply, done) =>
    done(closing ? new ApiError('UNAVAILABLE', { retryAfterSeconds: 2 }) : undefined),
  );
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) void reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', (done) => {
    closing = true;
    // Responses that had begun before carry no `connection: close`.
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    app.server.once('close', () => clearInterval(sweep));
    done();
  });
}
