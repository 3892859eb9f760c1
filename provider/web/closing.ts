import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../shared/fail.ts';

const SWEEP_MS = 100;
/** Long enough for the calls of the moment of the signal on a busy processor, and short in comparison with the time of a restart. */
const LISTEN_ON_MS = 100;

/**
 * Closes each keep-alive connection after its pending response when the provider stops. New calls are served for the time of `listenOn`, then
 * rejected with 204 for the same time, and the server closes.
 */
export function closeConnectionsOnStop(
  app: FastifyInstance,
  listenOn: () => Promise<void> = () => delay(LISTEN_ON_MS),
): void {
  let stopping = false;
  let closing = false;
  app.addHook('onRequest', (request, _reply, done) =>
    done(
      closing && !request.routeOptions.config.whileStopping
        ? new ApiError('UNAVAILABLE', { retryAfterSeconds: 2 })
        : undefined,
    ),
  );
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping) void reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', async () => {
    // When a server closes, the system resets connections that were not accepted yet, and Node closes idle ones at once, also one that
    // has received a request which was not read yet. While new calls are only rejected, a turn of the event loop is short: after a full
    // one, all of them have been accepted and read.
    stopping = true;
    await listenOn();
    closing = true;
    await listenOn();
    await nextTurn();
    await nextTurn();
    // Responses that had started before do not have `connection: close`.
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    app.server.once('close', () => clearInterval(sweep));
  });
}
