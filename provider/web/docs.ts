import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { contractDocument } from '../contract/document.ts';

const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/** The contract as a readable page. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    mode: 'static',
    specification: { document: contractDocument as never },
  });
  await app.register(swaggerUi, {
    routePrefix: '/',
    staticCSP: PAGE_POLICY,
    uiConfig: { docExpansion: 'list', deepLinking: false },
  });
}
