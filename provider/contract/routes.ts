// Binds every operation of the contract to its handler; an operation without one, or the reverse, stops the start.
import contentDisposition from 'content-disposition';
import fastJson from 'fast-json-stringify';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../shared/context.ts';
import { fail, Refusal, type Problem } from '../shared/fail.ts';
import type { Services } from '../shared/services.ts';
import { bearerOf, checkAccess } from './access.ts';
import { createContext } from './createContext.ts';
import { contractDocument, contractOperations, type Operation } from './document.ts';
import { SUCCESS } from './failures.ts';
import type { FileAnswer, Handler, Handlers, Input } from './handler.ts';
import { readForm, type Form } from './multipart.ts';
import { requestHashOf, type Idempotency } from './unitOfWork.ts';
import { compileAnswerCheck, compileRequestCheck, refuse, type RequestCheck } from './validation.ts';
import { wellFormed } from './wellFormed.ts';

export interface Binding {
  services: Services;
  handlers: Handlers;
  /** Who the bearer is; 107 when it is no usable access token. */
  authenticate: (bearer: string | undefined) => Promise<Actor>;
  /** Keeps a refused access (403) in the audit trail. */
  recordDenial: (
    refusal: Refusal,
    call: { operationId: string; requestId: string; actor: Actor | undefined },
  ) => Promise<void>;
  /** Called after each write, before it is answered. */
  afterWrite: (log: FastifyBaseLogger) => Promise<void>;
  /** In tests every answer is held against the contract. */
  checkAnswers: boolean;
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

async function readInput(operation: Operation, check: RequestCheck, request: FastifyRequest): Promise<AnyInput> {
  const path = { ...(request.params as object) };
  const query = { ...(request.query as object) };
  const problems: Problem[] = [
    ...check.parameters('path', path),
    ...check.parameters('query', query),
    ...check.parameters('header', { ...request.headers }),
  ];
  let form: Form = { body: request.body as Record<string, unknown>, files: {} };
  if (operation.body?.kind === 'multipart') form = await readForm(request, operation.body.schema);
  else if (request.isMultipart()) fail('UNSUPPORTED_CONTENT');
  if (operation.body) problems.push(...check.body(form.body ?? {}));
  if (problems.length > 0) refuse(problems);
  const body = operation.body && wellFormed(form.body);
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

const sendFile = (reply: FastifyReply, { fileName, contentType, content }: FileAnswer): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', contentDisposition(fileName))
    .type(contentType)
    .send(content);

function routeOf(operation: Operation, binding: Binding) {
  const check = compileRequestCheck(operation);
  const serialize = serializerOf(operation);
  const checkAnswer = binding.checkAnswers && operation.answer ? compileAnswerCheck(operation.answer) : undefined;
  const handler = binding.handlers[operation.id] as unknown as AnyHandler;

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const bearer = bearerOf(request.headers.authorization);
    const call = { operationId: operation.id, requestId: request.id, actor: undefined as Actor | undefined };
    try {
      if (operation.access !== 'public') {
        call.actor = await binding.authenticate(bearer);
        checkAccess(operation.access, call.actor, operation.tag);
      }
      const input = await readInput(operation, check, request);
      const idempotency = idempotencyOf(binding.services.settings.keys.requests, operation, request, input);
      const ctx = createContext({ ...call, services: binding.services, ip: request.ip, bearer, idempotency });
      const data = await handler(ctx, input);
      if (!operation.reads) await binding.afterWrite(request.log);
      if (!operation.answer) return await sendFile(reply, data);
      const answer = { responseCode: SUCCESS.code, responseMsg: SUCCESS.text, data: data ?? null };
      const broken = checkAnswer?.(answer) ?? [];
      if (broken.length > 0) throw new Error(`${operation.id} answers against the contract: ${JSON.stringify(broken)}`);
      return await reply
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(serialize(answer));
    } catch (error) {
      if (error instanceof Refusal && error.status === 403) await binding.recordDenial(error, call);
      throw error;
    }
  };
}

export function bindOperations(app: FastifyInstance, binding: Binding): void {
  requireSameOperations(binding.handlers);
  for (const operation of contractOperations)
    app.route({
      method: operation.method,
      url: fastifyPath(operation.path),
      config: { operation: operation.id },
      handler: routeOf(operation, binding),
    });
  app.setNotFoundHandler(() => fail('NOT_FOUND'));
}
