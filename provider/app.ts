import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Settings } from './config.ts';
import { contractDocument } from './contract/document.ts';
import { handleFailure } from './contract/failures.ts';
import { bindOperations, type Binding } from './contract/routes.ts';
import { addAuditEntry } from './contract/unitOfWork.ts';
import { createPurge } from './database/purge.ts';
import { scopedDatabase } from './database/scope.ts';
import type { Engine } from './database/engine.ts';
import { authenticate } from './domains/auth/index.ts';
import { crossRules, handlers } from './domains/index.ts';
import { serveDocs } from './web/docs.ts';
import { SECURITY_HEADERS } from './web/headers.ts';
import { serveImages } from './web/images.ts';
import { servePortal } from './web/portal.ts';
import { Refusal } from './shared/fail.ts';
import { systemClock, type Clock } from './shared/clock.ts';
import { errorInLog, requestInLog, type LogTarget } from './shared/log.ts';
import { createPasswordHasher } from './shared/passwords.ts';
import type { Services } from './shared/services.ts';

const JSON_LIMIT_BYTES = 1024 * 1024;
/** One byte more than the largest file any form takes; a larger one is cut here and refused by its field's rule. */
const FILE_LIMIT_BYTES = 5 * 1024 * 1024 + 1;

/** One id in the answer, the log and the audit trail: what a user is told leads to what happened. */
const REQUEST_ID = 'x-request-id';

export interface AppOptions {
  settings: Settings;
  engine: Engine;
  clock?: Clock;
  /** hold every answer against the contract (tests) */
  checkAnswers?: boolean;
  /** where the lines of the log go; standard output, where nothing else is said */
  log?: LogTarget;
  /** overload protection reads the process's own pulse; tests that stop the process leave it out */
  protect?: Partial<Protection> | false;
  /** folder of the built portal */
  portal?: string;
}

export function createServices(settings: Settings, engine: Engine, clock: Clock = systemClock): Services {
  return { settings, database: scopedDatabase(engine), clock, passwords: createPasswordHasher(), rules: crossRules };
}

function denialRecorder({ database, clock }: Services): Binding['recordDenial'] {
  const scope = { kind: 'sign-in' } as const;
  return (refusal, { operationId, requestId, actor }) =>
    database.write(scope, (db) =>
      addAuditEntry(
        db,
        clock,
        { event: 'denied', requestId, actor, scope },
        { entity: operationId, id: refusal.responseCode },
      ),
    );
}

function afterWriteOf({ database, clock }: Services): Binding['afterWrite'] {
  const purge = createPurge(database, clock);
  return (log) => purge((error) => log.warn({ err: error }, 'what is over could not be cleared away'));
}

async function serveApi(api: FastifyInstance, services: Services, checkAnswers: boolean): Promise<void> {
  const { origins } = services.settings;
  await api.register(cors, {
    origin: origins.length > 0 ? origins : false,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: ['content-disposition', 'retry-after', REQUEST_ID],
    maxAge: 600,
  });
  await api.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: FILE_LIMIT_BYTES, files: 4, fields: 100, parts: 104, fieldSize: 256 * 1024, headerPairs: 50 },
  });
  api.get('/health', async (_request, reply) => {
    await services.database.engine.exclusive((connection) => connection.query({ text: 'SELECT 1' }));
    return reply.header('cache-control', 'no-store').send({
      responseCode: 100,
      responseMsg: 'Success',
      data: { status: 'ok', database: services.database.engine.kind },
    });
  });
  api.get('/openapi.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(contractDocument));
  await api.register(serveDocs, { prefix: '/docs' });
  bindOperations(api, {
    services,
    handlers,
    authenticate: (bearer) => authenticate(services, bearer),
    recordDenial: denialRecorder(services),
    afterWrite: afterWriteOf(services),
    checkAnswers,
  });
}

interface Protection {
  /** the pulse above which calls are refused */
  maxEventLoopDelayMs: number;
  /** the work of starting counts as no pressure: the first samples would refuse the first callers on a slow machine */
  settlingMs: number;
}

async function protectFromOverload(
  app: FastifyInstance,
  { maxEventLoopDelayMs = 2_000, settlingMs = 3_000 }: Partial<Protection>,
): Promise<void> {
  let settledAt = Infinity;
  app.addHook('onListen', (done) => {
    settledAt = performance.now() + settlingMs;
    done();
  });
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    retryAfter: 2,
    pressureHandler: () => {
      if (performance.now() > settledAt) throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 2 });
    },
  });
}

/** Connections are kept for minutes: when the provider stops, each ends with the answer it waits for. */
function endConnectionsWhenClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) void reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', (done) => {
    closing = true;
    // Those whose answer had begun before.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
    app.server.once('close', () => clearInterval(sweep));
    done();
  });
}

/** Calls stand in the log where they fail, and where a file breaks off half-way: its reader can be told no more. */
class FailuresAlone extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  override streamError(error: Error & { code?: string }, _request: FastifyRequest, reply: FastifyReply): void {
    // Who leaves before the end has his reasons.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') reply.log.error({ err: error }, 'an answer broke off');
  }
}

/** The whole provider, ready to listen: portal on /, API on /api, pictures on /images. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { settings, engine } = options;
  const services = createServices(settings, engine, options.clock);
  const app = Fastify({
    bodyLimit: JSON_LIMIT_BYTES,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    trustProxy: settings.proxies.length > 0 ? settings.proxies : false,
    logger: {
      level: 'warn',
      serializers: { req: requestInLog, err: errorInLog },
      ...(options.log ? { stream: options.log } : {}),
    },
    logController: new FailuresAlone(),
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    return503OnClosing: true,
    // The contract's schemas are compiled while starting, which takes a slow machine its time.
    pluginTimeout: 60_000,
    // An address it cannot decode, or with too long a part, is refused before any hook has run.
    frameworkErrors: (error, request, reply) =>
      void handleFailure(error, request, reply.headers({ ...SECURITY_HEADERS, [REQUEST_ID]: request.id })),
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(handleFailure);
  endConnectionsWhenClosing(app);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(SECURITY_HEADERS).header(REQUEST_ID, request.id);
    done();
  });
  if (options.protect !== false) await protectFromOverload(app, options.protect ?? {});
  await app.register((api) => serveApi(api, services, options.checkAnswers ?? false), { prefix: '/api' });
  await app.register((images) => serveImages(images, services), { prefix: '/images' });
  await app.register(servePortal(options.portal));
  return app;
}
