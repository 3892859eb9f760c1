import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../shared/fail.ts';

const SWEEP_MS = 100;

/**
 * Closes each keep-alive connection after its pending response when the provider stops, and rejects new calls with 204.
 */
export function closeConnectionsOnStop(app: FastifyInstance): void {
  let closing = false;
  app.addHook('onRequest', (request, _reply, done) =>
    done(
      closing && !request.routeOptions.config.whileStopping
        ? new ApiError('UNAVAILABLE', { retryAfterSeconds: 2 })
        : undefined,
    ),
  );
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) void reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', async () => {
    // Node closes idle connections at once, also one that has received a request which was not read yet. A full turn of the event loop
    // reads all of them.
    await nextTurn();
    await nextTurn();
    closing = true;
    // Responses that had started before do not have `connection: close`.
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    app.server.once('close', () => clearInterval(sweep));
  });
}
