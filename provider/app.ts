import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Settings } from './config.ts';
import { ROOM_BYTES } from './contract/bounds.ts';
import { handleFailure } from './contract/failures.ts';
import type { FormLimits } from './contract/formSlots.ts';
import { bindOperations, type Binding } from './contract/routes.ts';
import { createForms } from './contract/validation.ts';
import { addAuditEntry } from './call/audit.ts';
import { createPurge } from './database/purge.ts';
import { scopedDatabase } from './database/scope.ts';
import { tally } from './database/tally.ts';
import type { Engine } from './database/engine.ts';
import { authenticate } from './domains/auth/index.ts';
import { crossRules, handlers, schoolFinders } from './domains/index.ts';
import { serveContract } from './web/contractFile.ts';
import { serveDocs } from './web/docs.ts';
import { SECURITY_HEADERS } from './web/headers.ts';
import { serveImages } from './web/images.ts';
import { letUnreadGo } from './web/lingering.ts';
import { servePortal } from './web/portal.ts';
import { answerExpectations, answerUnread, EXPOSED_HEADERS, REQUEST_ID, sharingHeaders } from './web/unread.ts';
import { ApiError } from './shared/fail.ts';
import { systemClock, type Clock } from './shared/clock.ts';
import { errorInLog, requestInLog, type LogTarget } from './shared/log.ts';
import { createPasswordHasher } from './shared/passwords.ts';
import type { Services } from './call/services.ts';
import { FilePool } from './documents/pool/filePool.ts';

interface AppOptions {
  settings: Settings;
  engine: Engine;
  clock?: Clock;
  /** hold every answer against the contract (tests) */
  checkAnswers?: boolean;
  /** where the lines of the log go; standard output by default */
  log?: LogTarget;
  /** overload protection reads the process's own pulse; tests that stop the process leave it out */
  protect?: Partial<Protection> | false;
  /** how forms are taken in, where not as usual */
  forms?: Partial<FormLimits>;
  /** threads for spreadsheets and PDFs, where not as usual */
  files?: FilePool;
  /** folder of the built portal */
  portal?: string;
}

export function createServices(
  settings: Settings,
  engine: Engine,
  clock: Clock = systemClock,
  files: FilePool = new FilePool(),
): Services {
  return {
    settings,
    database: scopedDatabase(engine),
    clock,
    passwords: createPasswordHasher(),
    rules: crossRules,
    forms: createForms(clock),
    files,
  };
}

function denialRecorder({ database, clock }: Services): Binding['recordDenial'] {
  const scope = { kind: 'sign-in' } as const;
  return (apiError, { operationId, requestId, actor }) =>
    database.write(scope, async (db) => {
      const id = apiError.responseCode;
      const caller = actor ? actor.userId : 'nobody';
      const counted = await tally(db, clock, `denied:${caller}:${operationId}:${id}`);
      const facts = { event: 'denied', requestId, actor, scope };
      if (counted) await addAuditEntry(db, clock, facts, { entity: operationId, id, ...counted });
    });
}

function afterWriteOf({ database, clock }: Services): Binding['afterWrite'] {
  const purge = createPurge(database, clock);
  return (log) => purge((error) => log.warn({ err: error }, 'expired records could not be deleted'));
}

async function serveApi(api: FastifyInstance, services: Services, options: AppOptions): Promise<void> {
  const { origins } = services.settings;
  await api.register(cors, {
    origin: origins.length > 0 ? origins : false,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: EXPOSED_HEADERS,
    maxAge: 600,
    // Else an OPTIONS without an origin would get a text that is no envelope.
    strictPreflight: false,
  });
  await api.register(multipart, {
    throwFileSizeLimit: false,
    // The sizes are each form's own (contract/bounds.ts).
    limits: { files: 4, fields: 100, parts: 104, headerPairs: 50 },
  });
  api.get('/health', async (_request, reply) => {
    await services.database.engine.exclusive((connection) => connection.query({ text: 'SELECT 1' }));
    return reply.header('cache-control', 'no-store').send({
      responseCode: 100,
      responseMsg: 'Success',
      data: { status: 'ok', database: services.database.engine.kind },
    });
  });
  serveContract(api);
  await api.register(serveDocs, { prefix: '/docs' });
  bindOperations(api, {
    services,
    handlers,
    schoolFinders,
    authenticate: (bearer, local) => authenticate(services, bearer, local),
    recordDenial: denialRecorder(services),
    afterWrite: afterWriteOf(services),
    checkAnswers: options.checkAnswers ?? false,
    forms: options.forms ?? {},
  });
}

interface Protection {
  /** the event loop delay above which calls are rejected */
  maxEventLoopDelayMs: number;
  /** ignores the load of the start: its samples would reject the first calls on a slow machine */
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
      if (performance.now() > settledAt) throw new ApiError('UNAVAILABLE', { retryAfterSeconds: 2 });
    },
  });
}

/** Connections are kept for minutes: when the provider stops, each ends with the answer it waits for, and no call begins. */
function endConnectionsWhenClosing(app: FastifyInstance): void {
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
    // Those whose answer had begun before.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
    app.server.once('close', () => clearInterval(sweep));
    done();
  });
}

/** Logs failed calls only, and responses that break off: the caller can no longer get a failure code for those. */
class FailuresAlone extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  override streamError(error: Error & { code?: string }, _request: FastifyRequest, reply: FastifyReply): void {
    // The caller closed the connection: this is no failure.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') reply.log.error({ err: error }, 'a response was aborted');
  }
}

/** The whole provider, ready to listen: portal on /, API on /api, pictures on /images. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { settings, engine } = options;
  const services = createServices(settings, engine, options.clock, options.files);
  const headersOf = (request: FastifyRequest) => ({
    ...SECURITY_HEADERS,
    ...sharingHeaders(settings.origins, request),
    [REQUEST_ID]: request.id,
  });
  const app = Fastify({
    // Of addresses that are none; each operation has its own.
    bodyLimit: ROOM_BYTES,
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
    // Said by the app itself, in the envelope.
    return503OnClosing: false,
    // Asked for by the app itself, as Node's own answer is empty.
    http: { requireHostHeader: false },
    clientErrorHandler: answerUnread,
    // The contract's schemas are compiled while starting, which takes a slow machine its time.
    pluginTimeout: 60_000,
    // Fastify rejects an address it cannot decode, or with too long a part, before any hook runs.
    frameworkErrors: (error, request, reply) => void handleFailure(error, request, reply.headers(headersOf(request))),
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(handleFailure);
  answerExpectations(app.server);
  letUnreadGo(app);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headersOf(request));
    const { httpVersion, headers } = request.raw;
    done(httpVersion === '1.1' && headers.host === undefined ? new ApiError('BAD_REQUEST') : undefined);
  });
  endConnectionsWhenClosing(app);
  if (options.protect !== false) await protectFromOverload(app, options.protect ?? {});
  await app.register((api) => serveApi(api, services, options), { prefix: '/api' });
  await app.register((images) => serveImages(images, services), { prefix: '/images' });
  await app.register(servePortal(options.portal));
  return app;
}
