// Binds every operation of the contract to its handler; an operation without one, or the reverse, stops the start.
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../call/context.ts';
import { createContext } from '../call/createContext.ts';
import type { DeniedCall } from '../call/denials.ts';
import type { FileResponse, Handler, Handlers } from '../call/handler.ts';
import type { SchoolFinders } from '../call/schoolFinder.ts';
import type { Services } from '../call/services.ts';
import { FORM_LIMITS, withSlot, type FormLimits, type Sender } from '../call/slots.ts';
import type { Reader, SharedReader } from '../database/scope.ts';
import { todayOf } from '../shared/clock.ts';
import { ApiError, fail } from '../shared/fail.ts';
import { isLocal } from '../shared/local.ts';
import { bearerOf, checkAccess } from './access.ts';
import { formBounds, jsonBytes, ROOM_BYTES } from './bounds.ts';
import { contractOperations, type Operation } from './document.ts';
import { idempotencyOf } from './idempotencyKey.ts';
import { isLong, mostValuesOf, needsSlot, parseJson } from './longBodies.ts';
import { rejectBeforeReading, type FormLimit } from './multipart.ts';
import { readInput } from './readInput.ts';
import { schoolsOf } from './schools.ts';
import { closedSignal, sendData, sendFile, serializerOf } from './sendResponse.ts';
import { compileRequestCheck, compileResponseCheck } from './validation.ts';

export interface Binding {
  services: Services;
  handlers: Handlers;
  schoolFinders: SchoolFinders;
  /** The id of the user of an access token; undefined for an invalid one. Does not read the database. */
  userOf: (bearer: string | undefined) => Promise<number | undefined>;
  /** The user of an access token; 107 for an invalid one. */
  authenticate: (reader: Reader, bearer: string | undefined, local: boolean) => Promise<Actor>;
  /** Records a denied access (403) in the audit trail. */
  recordDenial: (apiError: ApiError, call: DeniedCall) => Promise<void>;
  /** Called after each write, before its response. */
  afterWrite: (log: FastifyBaseLogger) => Promise<void>;
  /** Validates every response against the contract (tests). */
  validateResponses: boolean;
  /** Replaces default limits of reading forms. */
  forms: Partial<FormLimits>;
}

function requireSameOperations(handlers: Handlers): void {
  const wanted = new Set<string>(contractOperations.map(({ id }) => id));
  const bound = new Set(Object.keys(handlers));
  const missing = [...wanted].filter((id) => !bound.has(id));
  const extra = [...bound].filter((id) => !wanted.has(id));
  if (missing.length > 0 || extra.length > 0)
    throw new Error(
      `Contract and handlers differ: without handler [${missing.join(', ')}], without operation [${extra.join(', ')}].`,
    );
}

const fastifyPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Compiles on first use, once per process, because tests build several apps with the same operations. */
function oncePerOperation<T>(compile: (operation: Operation) => T): (operation: Operation) => T {
  const known = new Map<Operation, T>();
  return (operation) => {
    const compiled = known.get(operation) ?? compile(operation);
    known.set(operation, compiled);
    return compiled;
  };
}
const requestCheckOf = oncePerOperation(compileRequestCheck);
const responseSerializerOf = oncePerOperation(serializerOf);
const responseCheckOf = oncePerOperation(({ response }) => (response ? compileResponseCheck(response) : () => []));

/** The state of one request. */
interface Call extends DeniedCall {
  request: FastifyRequest;
  bearer: string | undefined;
  local: boolean;
  /** one transaction for all reads of the call; undefined where each read has its own */
  shared: SharedReader | undefined;
  /** aborts when the connection is closed before the response */
  left: () => AbortSignal;
  /** by the clock of the file pool */
  arrivedAt: number;
}

interface Route {
  operation: Operation;
  binding: Binding;
  /** of a multipart body; undefined for JSON */
  formLimit: FormLimit | undefined;
}

async function authorize({ operation, binding }: Route, call: Call): Promise<void> {
  if (operation.access === 'public') return;
  call.actor = await binding.authenticate(call.shared ?? binding.services.database, call.bearer, call.local);
  checkAccess(operation.access, call.actor, operation.tag);
}

/** The steps before the handler, in the order in which they may fail. */
function stepsOf(route: Route) {
  const { operation, binding, formLimit } = route;
  const reading = { operation, check: requestCheckOf(operation), formLimit };
  const { services } = binding;
  const handler = binding.handlers[operation.id] as unknown as Handler<Operation['id']>;

  async function execute(call: Call) {
    const { request } = call;
    const input = await readInput(reading, request, todayOf(services.clock));
    // Again, because a form may take long to wait for its slot and to arrive.
    if (formLimit) await authorize(route, call);
    const idempotency = idempotencyOf(services.settings.keys.requests, operation, request, input);
    const means = { reader: call.shared ?? services.database, finders: binding.schoolFinders };
    const schoolIds = call.actor ? await schoolsOf(operation.schools, input, call.actor, means) : [];
    const { mendsDisabled } = operation;
    const keepOpen = (ms: number) => void request.raw.socket.setTimeout(ms);
    const context = createContext({
      ...call,
      services,
      ip: request.ip,
      keepOpen,
      idempotency,
      schoolIds,
      mendsDisabled,
    });
    return handler(context, input);
  }

  return async (call: Call): Promise<unknown> => {
    await authorize(route, call);
    if (formLimit) rejectBeforeReading(call.request, formLimit);
    const data = await (formLimit
      ? withSlot(services.slots.forms, senderOf(call), call.left, () => execute(call))
      : execute(call));
    if (!operation.reads) await binding.afterWrite(call.request.log);
    return data;
  };
}

function callOf({ operation, binding }: Route, request: FastifyRequest, reply: FastifyReply): Call {
  const { services } = binding;
  return {
    request,
    operationId: operation.id,
    requestId: request.id,
    actor: undefined,
    bearer: bearerOf(request.headers.authorization),
    local: isLocal(services.settings, request),
    shared: undefined,
    left: closedSignal(reply),
    arrivedAt: services.files.now(),
  };
}

const senderOf = ({ actor }: Call): Sender => ({ user: actor?.userId, school: actor?.schoolId ?? null });

/** Runs `work` when few other calls of the user are executed. A call without a valid token is rejected by its first step. */
async function inTurn<T>({ binding }: Route, call: Call, work: () => Promise<T>): Promise<T> {
  const user = await binding.userOf(call.bearer);
  if (user === undefined) return work();
  return withSlot(binding.services.slots.calls, { user, school: null }, call.left, work);
}

/** Runs `work`, and records that the call was denied where it fails with 403. */
async function recordingDenials<T>({ binding }: Route, call: Call, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) await binding.recordDenial(error, call);
    throw error;
  }
}

/**
 * Runs before a long JSON body is read. The rights are checked again after it has arrived, because that may take long. The slot is
 * released when the response was sent or the connection was closed.
 */
function beforeLongBody(route: Route) {
  const { operation, binding, formLimit } = route;
  if (operation.body?.kind !== 'json' || operation.access === 'public' || formLimit) return undefined;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!isLong(request)) return;
    const call = callOf(route, request, reply);
    await recordingDenials(route, call, () => authorize(route, call));
    if (!needsSlot(request)) return;
    const free = await binding.services.slots.forms.enter(senderOf(call), call.left);
    if (reply.raw.closed) free();
    else reply.raw.once('close', free);
  };
}

function routeOf(route: Route) {
  const { operation, binding } = route;
  const { services } = binding;
  const run = stepsOf(route);
  const validate = binding.validateResponses ? responseCheckOf(operation) : undefined;
  // Others wait for a form, a password or a file slot between their reads, and must not occupy a connection then.
  const takesTurns = operation.access !== 'public' && !!operation.response && !route.formLimit;
  const sharesReads = operation.reads && takesTurns;

  async function execute(call: Call): Promise<unknown> {
    if (sharesReads) call.shared = services.database.shareReads();
    return run(call).finally(() => call.shared?.end());
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const call = callOf(route, request, reply);
    return recordingDenials(route, call, async () => {
      const data = await (takesTurns ? inTurn(route, call, () => execute(call)) : execute(call));
      return operation.response
        ? sendData(reply, data, responseSerializerOf(operation), validate)
        : sendFile(reply, data as FileResponse, call.left());
    });
  };
}

export function bindOperations(app: FastifyInstance, binding: Binding): void {
  requireSameOperations(binding.handlers);
  const limits = { ...FORM_LIMITS, ...binding.forms };
  parseJson(app);
  for (const operation of contractOperations) {
    const { body } = operation;
    const formLimit = body?.kind === 'multipart' ? { ...formBounds(body.schema), ...limits } : undefined;
    const route = { operation, binding, formLimit };
    const onRequest = beforeLongBody(route);
    app.route({
      method: operation.method,
      url: fastifyPath(operation.path),
      // For JSON only; forms have limits of their own.
      bodyLimit: ROOM_BYTES + (body?.kind === 'json' ? jsonBytes(body.schema) : 0),
      config: { operation: operation.id, mostValues: mostValuesOf(operation) },
      ...(onRequest && { onRequest }),
      handler: routeOf(route),
    });
  }
  app.setNotFoundHandler(() => fail('NOT_FOUND'));
}
