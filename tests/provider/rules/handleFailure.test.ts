// Which failures are logged.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { handleFailure } from '../../../provider/contract/failures.ts';

/** The number of log lines after an error. */
function linesAfter(error: Error): number {
  const log = { error: jest.fn() };
  const reply = new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : () => reply) }) as FastifyReply;
  const request = {
    log,
    method: 'GET',
    routeOptions: { url: '/api/nothing', config: {} },
  } as unknown as FastifyRequest;
  handleFailure(error, request, reply);
  return log.error.mock.calls.length;
}

test('an unexpected error is logged, but not that of a caller who left during the response', () => {
  expect(linesAfter(new Error('unexpected'))).toBe(1);
  expect(linesAfter(Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' }))).toBe(0);
});
