// The metrics of a provider for Prometheus. Labels have values of the contract only, never a text of a caller.
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Services } from '../../call/services.ts';
import type { Engine, EngineFigures } from '../../database/engine.ts';

/** The label of requests outside the contract: files of the portal, pictures, health, unknown addresses. */
const NO_OPERATION = 'none';

/** Upper bounds in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface Metrics {
  /** The metrics in the text format of Prometheus. */
  read(): Promise<{ contentType: string; text: string }>;
  /** Counts the requests of the app. */
  countCalls(app: FastifyInstance): void;
  /** Reads figures of the parts of the provider at each scrape. */
  watch(engine: Engine, services: Pick<Services, 'files' | 'slots'>): void;
  countOverloadRejection(): void;
  countSlowStatement(): void;
}

function gauge(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}

const counter = (registry: Registry, name: string, help: string) => new Counter({ name, help, registers: [registry] });

type Figures<Kind> = Extract<EngineFigures, { kind: Kind }>;

function watchPostgres(registry: Registry, figures: () => Figures<'postgres'>): void {
  gauge(registry, 'portal_postgres_connections', 'Open connections of the pool', () => figures().connections);
  gauge(registry, 'portal_postgres_idle_connections', 'Connections of the pool without work', () => figures().idle);
  gauge(registry, 'portal_postgres_waiting', 'Units of work that wait for a connection', () => figures().waiting);
}

function watchEmbedded(registry: Registry, figures: () => Figures<'embedded'>): void {
  gauge(
    registry,
    'portal_embedded_queue',
    'Units of work of the embedded database that run or wait',
    () => figures().queued,
  );
  gauge(
    registry,
    'portal_embedded_restarts',
    'Workers of the embedded database that replaced an ended one since the start',
    () => figures().restarts,
  );
}

function watchEngine(registry: Registry, engine: Engine): void {
  const figuresOf = <Kind extends Engine['kind']>() => engine.figures() as Figures<Kind>;
  if (engine.kind === 'postgres') watchPostgres(registry, figuresOf<'postgres'>);
  else watchEmbedded(registry, figuresOf<'embedded'>);
}

function callCounter(registry: Registry): (app: FastifyInstance) => void {
  const durations = new Histogram({
    name: 'portal_call_duration_seconds',
    help: 'Duration of calls from the request to the end of the response, by operation and status class',
    labelNames: ['operation', 'status'] as const,
    buckets: BUCKETS,
    registers: [registry],
  });
  let inProgress = 0;
  gauge(registry, 'portal_calls_in_progress', 'Requests without a complete response', () => inProgress);
  const errors = new Counter({
    name: 'portal_call_errors_total',
    help: 'Responses with a code other than success, by operation and response code',
    labelNames: ['operation', 'code'] as const,
    registers: [registry],
  });

  return (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      const from = performance.now();
      inProgress += 1;
      // Fastify's onResponse does not run for each response whose connection was closed.
      reply.raw.once('close', () => {
        inProgress -= 1;
        const operation = request.routeOptions.config.operation ?? NO_OPERATION;
        const { writableFinished, statusCode } = reply.raw;
        // `aborted`: the connection was closed before the response was complete.
        const status = writableFinished ? `${Math.trunc(statusCode / 100)}xx` : 'aborted';
        durations.observe({ operation, status }, (performance.now() - from) / 1_000);
        if (reply.failureCode !== undefined) errors.inc({ operation, code: reply.failureCode });
      });
      done();
    });
  };
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const overload = counter(
    registry,
    'portal_overload_rejections_total',
    'Requests that the overload protection rejected',
  );
  const slow = counter(registry, 'portal_slow_statements_total', 'SQL statements slower than PORTAL_SLOW_MS');
  return {
    read: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
    countCalls: callCounter(registry),
    watch(engine, { files, slots }) {
      watchEngine(registry, engine);
      gauge(registry, 'portal_file_jobs_waiting', 'Jobs that wait for a slot of the file pool', () => files.waiting);
      gauge(registry, 'portal_file_jobs_running', 'Jobs that run in the file pool', () => files.running);
      gauge(registry, 'portal_forms_running', 'Forms and long bodies that have a slot', () => slots.forms.taken);
      gauge(registry, 'portal_forms_waiting', 'Forms and long bodies that wait for a slot', () => slots.forms.waiting);
      gauge(
        registry,
        'portal_calls_waiting',
        'Calls that wait for other calls of their user',
        () => slots.calls.waiting,
      );
    },
    countOverloadRejection: () => overload.inc(),
    countSlowStatement: () => slow.inc(),
  };
}
