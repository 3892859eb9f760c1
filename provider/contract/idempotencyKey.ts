import type { FastifyRequest } from 'fastify';
import type { Handlers, Input } from '../call/handler.ts';
import { requestHashOf, type Idempotency } from '../call/idempotency.ts';
import type { Operation } from './document.ts';

/** The Idempotency-Key of a request with the hash of its content; undefined without a key, or where the operation takes none. */
export function idempotencyOf(
  secret: Uint8Array,
  operation: Operation,
  request: FastifyRequest,
  input: Input<keyof Handlers>,
): Idempotency | undefined {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !operation.parameters.some(({ name }) => name === 'Idempotency-Key')) return undefined;
  const files = Object.entries(input.files).flatMap(([name, file]) => [name, file.content]);
  return {
    key,
    requestHash: requestHashOf(secret, operation.id, JSON.stringify([input.path, input.query, input.body]), ...files),
  };
}
