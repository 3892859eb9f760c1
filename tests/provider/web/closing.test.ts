// While the provider stops, it accepts new connections for a moment and answers their calls, so that none is reset.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fastify from 'fastify';
import { closeConnectionsOnStop } from '../../../provider/web/closing.ts';
import type {} from '../../../provider/web/health.ts';

/** The status of a call on a new connection, or the error of the connection. */
const callOnNewConnection = (port: number): Promise<number | string> =>
  new Promise((resolve) => {
    http
      .get({ port, host: '127.0.0.1', agent: new http.Agent({ keepAlive: true }) }, (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
      })
      .once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });

test('R10 calls on new connections after the signal are served, then rejected with an answer, not reset', async () => {
  const app = fastify({ return503OnClosing: false });
  const phases: (() => void)[] = [];
  closeConnectionsOnStop(app, () => new Promise((resolve) => void phases.push(resolve)));
  const untilPhase = async (count: number) => {
    while (phases.length < count) await nextTurn();
  };
  app.get('/', () => 'served');
  app.setErrorHandler((_error, _request, reply) => reply.code(503).send());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  expect(await callOnNewConnection(port)).toBe(200);
  const closed = app.close();
  await untilPhase(1);
  expect(await callOnNewConnection(port)).toBe(200);
  phases[0]?.();
  await untilPhase(2);
  expect(await callOnNewConnection(port)).toBe(503);
  phases[1]?.();
  await closed;
  expect(await callOnNewConnection(port)).toBe('ECONNREFUSED');
});
