// The complete server: portal on /, API on /api, pictures on /images.
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { serveApi, type ApiOptions } from './api.ts';
import type { ReadCache } from './call/readCache.ts';
import type { Settings } from './config.ts';
import { ROOM_BYTES } from './contract/bounds.ts';
import { handleFailure } from './contract/failures.ts';
import type { Engine } from './database/engine.ts';
import { reportSlowStatements } from './database/slowStatements.ts';
import type { FilePool } from './documents/pool/filePool.ts';
import { createServices } from './services.ts';
import { httpDateOf, type Clock } from './shared/clock.ts';
import { ApiError } from './shared/fail.ts';
import type { LogTarget } from './shared/log.ts';
import { closeConnectionsOnStop } from './web/closing.ts';
import { SECURITY_HEADERS } from './web/headers.ts';
import { serveImages } from './web/images.ts';
import { loggingOptions } from './web/logging.ts';
import type { Metrics } from './web/metrics/metrics.ts';
import { protectFromOverload, rejectWhileMostWait, type OverloadLimits } from './web/overload.ts';
import { servePortal } from './web/portal.ts';
import { rejectExpectations, rejectUnparsed, REQUEST_ID, sharingHeaders } from './web/unparsed.ts';
import { drainUnreadBodies } from './web/unreadBodies.ts';

interface AppOptions extends ApiOptions {
  settings: Settings;
  engine: Engine;
  clock?: Clock;
  /** standard output by default */
  log?: LogTarget;
  /** `false` for tests that block the process, which the overload protection would notice */
  protect?: Partial<OverloadLimits> | false;
  /** replaces the default pool of threads for spreadsheets and PDFs */
  files?: FilePool;
  /** replaces the default cache of figures */
  reads?: ReadCache;
  /** counts calls; undefined without metrics */
  metrics?: Metrics;
  /** folder of the built portal */
  portal?: string;
}

type HeadersOf = (request: FastifyRequest) => Record<string, string>;

const createFastify = ({ settings: { proxies }, log }: AppOptions, headersOf: HeadersOf): FastifyInstance =>
  Fastify({
    // For addresses without an operation; each operation has its own limit.
    bodyLimit: ROOM_BYTES,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    trustProxy: proxies.length > 0 ? proxies : false,
    ...loggingOptions(log),
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // web/closing.ts rejects such calls with the envelope.
    return503OnClosing: false,
    // setHeaders rejects such calls with the envelope; Node's own response is empty.
    http: { requireHostHeader: false },
    clientErrorHandler: rejectUnparsed,
    // The contract's schemas are compiled while starting, which takes long on a slow machine.
    pluginTimeout: 60_000,
    // Fastify rejects an address it cannot decode, or with too long a part, before any hook runs.
    frameworkErrors: (error, request, reply) => void handleFailure(error, request, reply.headers(headersOf(request))),
  });

/** Sets the headers of every response, and rejects HTTP/1.1 without a host. */
const setHeaders =
  (headersOf: HeadersOf) => (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
    void reply.headers(headersOf(request));
    const { httpVersion, headers } = request.raw;
    done(httpVersion === '1.1' && headers.host === undefined ? new ApiError('BAD_REQUEST') : undefined);
  };

/** The engine, with slow statements in the log. */
function loggedEngine({ settings: { slowMs }, engine, metrics }: AppOptions, app: FastifyInstance): Engine {
  if (slowMs === 0) return engine;
  return reportSlowStatements(engine, slowMs, (slow) => {
    metrics?.countSlowStatement();
    app.log.warn(slow, 'slow statement');
  });
}

/** The limits of the overload protection; undefined without one. */
function overloadLimits({ protect: limits = {}, metrics }: AppOptions): Partial<OverloadLimits> | undefined {
  if (limits === false) return undefined;
  return { ...limits, ...(metrics && { onRejected: () => metrics.countOverloadRejection() }) };
}

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { settings, metrics } = options;
  const headersOf: HeadersOf = (request) => ({
    ...SECURITY_HEADERS,
    ...sharingHeaders(settings.origins, request),
    [REQUEST_ID]: request.id,
    // Of the clock that decides on dates; a portal follows it.
    date: httpDateOf(services.clock),
  });
  const app = createFastify(options, headersOf);
  const engine = loggedEngine(options, app);
  const services = createServices(settings, engine, options);
  metrics?.watch(engine, services);
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(handleFailure);
  rejectExpectations(app.server);
  drainUnreadBodies(app);
  metrics?.countCalls(app);
  app.addHook('onRequest', setHeaders(headersOf));
  closeConnectionsOnStop(app);
  const limits = overloadLimits(options);
  if (limits) await protectFromOverload(app, limits);
  await app.register(
    (api) => {
      if (limits) rejectWhileMostWait(api, () => engine.figures(), limits);
      return serveApi(api, services, options);
    },
    { prefix: '/api' },
  );
  await app.register((images) => serveImages(images, services), { prefix: '/images' });
  await app.register(servePortal(options.portal));
  return app;
}
