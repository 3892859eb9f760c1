import { Readable } from 'node:stream';
import contentDisposition from 'content-disposition';
import fastJson from 'fast-json-stringify';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type { FileResponse } from '../call/handler.ts';
import type { Problem } from '../shared/fail.ts';
import { componentsOf, type Operation } from './document.ts';
import { ROW_COUNT, SUCCESS } from './failures.ts';

/** Created on first use, because few calls need it. Aborts when the connection is closed before the response. */
export function closedSignal(reply: FastifyReply): () => AbortSignal {
  let signal: AbortSignal | undefined;
  return () => (signal ??= abortsOnClose(reply));
}

/** Fastify's own signal also aborts after a body was read. */
function abortsOnClose({ raw }: FastifyReply): AbortSignal {
  const closed = new AbortController();
  if (raw.destroyed) closed.abort();
  else raw.once('close', () => raw.writableFinished || closed.abort());
  return closed.signal;
}

/** fast-json-stringify is built with the schemas of the contract; a file has no serialiser of its own. */
export function serializerOf({ response }: Operation): (envelope: unknown) => string {
  if (!response) return JSON.stringify;
  const schema = JSON.parse(JSON.stringify(response)) as { $ref?: string };
  return fastJson({ ...schema, components: componentsOf(schema) } as fastJson.Schema);
}

/** Sends the data in the envelope. @param validate the problems of the envelope; undefined outside of tests */
export function sendData(
  reply: FastifyReply,
  data: unknown,
  serialize: (envelope: unknown) => string,
  validate: ((envelope: unknown) => Problem[]) | undefined,
): FastifyReply {
  const envelope = { responseCode: SUCCESS.code, responseMsg: SUCCESS.text, data: data ?? null };
  const problems = validate?.(envelope) ?? [];
  if (problems.length > 0) throw new Error(`The response does not match the contract: ${JSON.stringify(problems)}`);
  return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(serialize(envelope));
}

/** Runs `work` when the connection is closed before the file was sent completely. */
function onUndelivered(closed: AbortSignal, log: FastifyBaseLogger, work: FileResponse['undelivered']): void {
  if (!work) return;
  const run = () =>
    void work().catch((error: unknown) => log.error(error, 'The work after an undelivered file failed.'));
  if (closed.aborted) run();
  else closed.addEventListener('abort', run, { once: true });
}

export function sendFile(reply: FastifyReply, file: FileResponse, closed: AbortSignal): FastifyReply {
  onUndelivered(closed, reply.log, file.undelivered);
  const { fileName, contentType, rows, content } = file;
  const parts = Buffer.isBuffer(content) ? [content] : content;
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', contentDisposition(fileName))
    .header('content-length', String(parts.reduce((sum, { length }) => sum + length, 0)))
    .header(ROW_COUNT, String(rows))
    .type(contentType)
    .send(Buffer.isBuffer(content) ? content : Readable.from(content, { objectMode: false }));
}
