import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { contractDocument } from '../contract/document.ts';

/** Serialised once, because the contract does not change at run time. */
const content = Buffer.from(JSON.stringify(contractDocument));
const tag = `"${createHash('sha256').update(content).digest('base64url')}"`;

/** Whether If-None-Match contains the tag, which a proxy may have made weak. */
const isKnown = (header: string | undefined): boolean =>
  (header ?? '').split(',').some((one) => ['*', tag].includes(one.trim().replace(/^W\//, '')));

/** The contract as a file; 304 for a caller whose copy is current. */
export function serveContract(app: FastifyInstance): void {
  app.get('/openapi.json', (request, reply) => {
    void reply.header('cache-control', 'no-cache').header('etag', tag);
    if (isKnown(request.headers['if-none-match'])) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(content);
  });
}
