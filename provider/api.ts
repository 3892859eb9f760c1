// Everything below /api: the operations of the contract, the contract itself, its documentation, and the health addresses.
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { recordDenial } from './call/denials.ts';
import type { Services } from './call/services.ts';
import type { FormLimits, SlotLimits } from './call/slots.ts';
import { bindOperations } from './contract/routes.ts';
import { createPurge } from './database/purge.ts';
import { authenticate, userOf } from './domains/auth/index.ts';
import { handlers, schoolFinders } from './domains/index.ts';
import { COMPRESSION } from './web/compression.ts';
import { serveContract } from './web/contractFile.ts';
import { serveDocs } from './web/docs.ts';
import { serveHealth } from './web/health.ts';
import { EXPOSED_HEADERS } from './web/unparsed.ts';

export interface ApiOptions {
  /** validate every response against the contract (tests) */
  validateResponses?: boolean;
  /** replaces default limits of reading forms */
  forms?: Partial<FormLimits>;
  /** replaces default limits of concurrent calls */
  calls?: Partial<SlotLimits>;
}

export async function serveApi(api: FastifyInstance, services: Services, options: ApiOptions): Promise<void> {
  const { origins } = services.settings;
  await api.register(cors, {
    origin: origins.length > 0 ? origins : false,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: EXPOSED_HEADERS,
    maxAge: 600,
    // Otherwise the response to an OPTIONS without an origin is a plain text without the envelope.
    strictPreflight: false,
  });
  await api.register(compress, COMPRESSION);
  await api.register(multipart, {
    throwFileSizeLimit: false,
    // The size limits of each form are in contract/bounds.ts.
    limits: { files: 4, fields: 100, parts: 104, headerPairs: 50 },
  });
  serveHealth(api, services.database.engine);
  serveContract(api);
  await api.register(serveDocs, { prefix: '/docs' });
  const purge = createPurge(services.database, services.clock);
  bindOperations(api, {
    services,
    handlers,
    schoolFinders,
    userOf: (bearer) => userOf(services, bearer),
    authenticate: (reader, bearer, local) => authenticate(services, reader, bearer, local),
    recordDenial: (apiError, call) => recordDenial(services, apiError, call),
    afterWrite: (log) => purge((error) => log.warn({ err: error }, 'expired records could not be deleted')),
    validateResponses: options.validateResponses ?? false,
    forms: options.forms ?? {},
  });
}
