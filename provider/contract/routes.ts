// Binds every operation of the contract to its handler; an operation without one, or the reverse, stops the start.
import { Readable } from 'node:stream';
import contentDisposition from 'content-disposition';
import fastJson from 'fast-json-stringify';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../call/context.ts';
import { fail, type Problem, ApiError, failFields } from '../shared/fail.ts';
import { todayOf } from '../shared/clock.ts';
import { isLocal } from '../shared/local.ts';
import type { SchoolFinders } from '../call/schoolFinder.ts';
import type { Services } from '../call/services.ts';
import { bearerOf, checkAccess } from './access.ts';
import { formBounds, jsonBytes, ROOM_BYTES } from './bounds.ts';
import { createContext } from '../call/createContext.ts';
import { contractDocument, contractOperations, type Operation } from './document.ts';
import { ROW_COUNT, SUCCESS } from './failures.ts';
import { createFormSlots, FORM_LIMITS, type FormLimits, type FormSlots } from './formSlots.ts';
import type { FileAnswer, Handler, Handlers, Input } from '../call/handler.ts';
import { readForm, rejectUnread, type Form, type FormLimit } from './multipart.ts';
import { requestHashOf, type Idempotency } from '../call/idempotency.ts';
import { schoolsOf } from './schools.ts';
import { compileAnswerCheck, compileRequestCheck, type RequestCheck } from './validation.ts';

export interface Binding {
  services: Services;
  handlers: Handlers;
  schoolFinders: SchoolFinders;
  /** Who the bearer is; 107 when it is no usable access token. */
  authenticate: (bearer: string | undefined, local: boolean) => Promise<Actor>;
  /** Records a denied access (403) in the audit trail. */
  recordDenial: (
    apiError: ApiError,
    call: { operationId: string; requestId: string; actor: Actor | undefined },
  ) => Promise<void>;
  /** Called after each write, before it is answered. */
  afterWrite: (log: FastifyBaseLogger) => Promise<void>;
  /** In tests every answer is held against the contract. */
  checkAnswers: boolean;
  /** How many forms are read at once, and how long each may take, where not as usual. */
  forms: Partial<FormLimits>;
}

type AnyHandler = Handler<Operation['id']>;
type AnyInput = Input<Operation['id']>;

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

/** A bare type instead of a list with null reads better to the serialiser; the rest is as in the contract. */
function serializerOf(operation: Operation): (answer: unknown) => string {
  if (!operation.answer) return JSON.stringify;
  const local = JSON.parse(JSON.stringify(operation.answer)) as { $ref?: string };
  return fastJson({ ...local, components: contractDocument['components'] } as fastJson.Schema);
}

/** How a call's body is read: the places for forms, and what one may be; no form, and the JSON it may be. */
interface Reading {
  slots: FormSlots;
  form: FormLimit | undefined;
}

/** Runs `work` in one of the places for forms, where the call takes one. */
async function inPlace<T>(
  { slots, form }: Reading,
  request: FastifyRequest,
  actor: Actor | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (!form) return work();
  rejectUnread(request, form);
  const sender = { user: actor?.userId, school: actor?.schoolId ?? null };
  const leave = await slots.enter(sender, request.signal);
  try {
    return await work();
  } finally {
    leave();
  }
}

async function readInput(
  operation: Operation,
  check: RequestCheck,
  { form: limit }: Reading,
  request: FastifyRequest,
  today: string,
): Promise<AnyInput> {
  const path = { ...(request.params as object) };
  const query = { ...(request.query as object) };
  const problems: Problem[] = [
    ...check.parameters('path', path, today),
    ...check.parameters('query', query, today),
    ...check.parameters('header', { ...request.headers }, today),
  ];
  let form: Form = { body: request.body as Record<string, unknown>, files: {} };
  if (operation.body && limit) form = await readForm(request, operation.body.schema, limit);
  else if (request.isMultipart()) fail('UNSUPPORTED_CONTENT');
  if (operation.body) problems.push(...check.body(form.body ?? {}, today));
  if (problems.length > 0) failFields(problems);
  const body = operation.body && form.body;
  return { path, query, body, files: form.files } as unknown as AnyInput;
}

function idempotencyOf(
  secret: Uint8Array,
  operation: Operation,
  request: FastifyRequest,
  input: AnyInput,
): Idempotency | undefined {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !operation.parameters.some(({ name }) => name === 'Idempotency-Key')) return undefined;
  const files = Object.entries(input.files).flatMap(([name, file]) => [name, file.content]);
  return {
    key,
    requestHash: requestHashOf(secret, operation.id, JSON.stringify([input.path, input.query, input.body]), ...files),
  };
}

function sendFile(reply: FastifyReply, { fileName, contentType, rows, content }: FileAnswer): FastifyReply {
  const parts = Buffer.isBuffer(content) ? [content] : content;
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', contentDisposition(fileName))
    .header('content-length', String(parts.reduce((sum, { length }) => sum + length, 0)))
    .header(ROW_COUNT, String(rows))
    .type(contentType)
    .send(Buffer.isBuffer(content) ? content : Readable.from(content, { objectMode: false }));
}

/** Aborts when the connection is closed before the response. The signal of the request also aborts when a body was read. */
function leftOf({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  if (raw.destroyed) left.abort();
  else raw.once('close', () => raw.writableFinished || left.abort());
  return left.signal;
}

/** Runs `work` when the connection was closed before the file was sent completely, now or later. */
function whenLeft(left: AbortSignal, log: FastifyBaseLogger, work: FileAnswer['undelivered']): void {
  if (!work) return;
  const run = () =>
    void work().catch((error: unknown) => log.error(error, 'The work after an undelivered file failed.'));
  if (left.aborted) run();
  else left.addEventListener('abort', run, { once: true });
}

/** Made once for a process, however many apps it builds: an operation is the same in each. */
function onceFor<T>(make: (operation: Operation) => T): (operation: Operation) => T {
  const known = new Map<Operation, T>();
  return (operation) => {
    const made = known.get(operation) ?? make(operation);
    known.set(operation, made);
    return made;
  };
}
const requestCheckOf = onceFor(compileRequestCheck);
const answerSerializerOf = onceFor(serializerOf);
const answerCheckOf = onceFor(({ answer }) => (answer ? compileAnswerCheck(answer) : () => []));

function routeOf(operation: Operation, binding: Binding, reading: Reading) {
  const check = requestCheckOf(operation);
  const serialize = answerSerializerOf(operation);
  const checkAnswer = binding.checkAnswers ? answerCheckOf(operation) : undefined;
  const { services } = binding;
  const handler = binding.handlers[operation.id] as unknown as AnyHandler;

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const bearer = bearerOf(request.headers.authorization);
    const local = isLocal(services.settings, request);
    const arrivedAt = services.files.now();
    const left = leftOf(reply);
    const call = { operationId: operation.id, requestId: request.id, actor: undefined as Actor | undefined };
    try {
      if (operation.access !== 'public') {
        call.actor = await binding.authenticate(bearer, local);
        checkAccess(operation.access, call.actor, operation.tag);
      }
      const data = await inPlace(reading, request, call.actor, async () => {
        const input = await readInput(operation, check, reading, request, todayOf(services.clock));
        const idempotency = idempotencyOf(services.settings.keys.requests, operation, request, input);
        const means = { database: services.database, finders: binding.schoolFinders };
        const schoolIds = call.actor ? await schoolsOf(operation.schools, input, call.actor, means) : [];
        const { mendsDisabled } = operation;
        const keepOpen = (ms: number) => void request.raw.socket.setTimeout(ms);
        const from = { services, ip: request.ip, local, bearer, left, arrivedAt, keepOpen };
        return handler(createContext({ ...call, ...from, idempotency, schoolIds, mendsDisabled }), input);
      });
      if (!operation.reads) await binding.afterWrite(request.log);
      if (!operation.answer) {
        whenLeft(left, request.log, data.undelivered);
        return await sendFile(reply, data);
      }
      const answer = { responseCode: SUCCESS.code, responseMsg: SUCCESS.text, data: data ?? null };
      const broken = checkAnswer?.(answer) ?? [];
      if (broken.length > 0) throw new Error(`${operation.id} answers against the contract: ${JSON.stringify(broken)}`);
      return await reply
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(serialize(answer));
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) await binding.recordDenial(error, call);
      throw error;
    }
  };
}

export function bindOperations(app: FastifyInstance, binding: Binding): void {
  requireSameOperations(binding.handlers);
  const limits = { ...FORM_LIMITS, ...binding.forms };
  const slots = createFormSlots(limits);
  for (const operation of contractOperations) {
    const { body } = operation;
    const form = body?.kind === 'multipart' ? { ...formBounds(body.schema), ...limits } : undefined;
    app.route({
      method: operation.method,
      url: fastifyPath(operation.path),
      // Of JSON; a form has bounds of its own.
      bodyLimit: ROOM_BYTES + (body?.kind === 'json' ? jsonBytes(body.schema) : 0),
      config: { operation: operation.id },
      handler: routeOf(operation, binding, { slots, form }),
    });
  }
  app.setNotFoundHandler(() => fail('NOT_FOUND'));
}
