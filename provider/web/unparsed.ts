// Gives responses that Node's parser and Fastify's router send before any hook runs the usual envelope and headers.
import { randomUUID } from 'node:crypto';
import {
  STATUS_CODES,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyRequest } from 'fastify';
import { envelopeOf, ROW_COUNT } from '../contract/failures.ts';
import { ApiError } from '../shared/fail.ts';
import { SECURITY_HEADERS } from './headers.ts';

/** The same request id is in response, log and audit trail, so that a reported error can be traced. */
export const REQUEST_ID = 'x-request-id';

/** The response headers that a page of another origin may read. */
export const EXPOSED_HEADERS = ['date', 'content-disposition', 'retry-after', ROW_COUNT, REQUEST_ID];

const API = /^\/+api(\/|\?|$)/i;

/** The CORS headers of PORTAL_ORIGINS, as @fastify/cors sets them once its hook runs. */
export function sharingHeaders(origins: readonly string[], { url, headers }: FastifyRequest): Record<string, string> {
  if (origins.length === 0 || !API.test(url)) return {};
  return {
    vary: 'Origin',
    'access-control-expose-headers': EXPOSED_HEADERS.join(', '),
    ...(origins.includes(headers.origin ?? '') ? { 'access-control-allow-origin': String(headers.origin) } : {}),
  };
}

/** By the error code of the parser; without details, because the sender is unknown. */
const REJECTIONS: Readonly<Record<string, [status: number, error: ApiError]>> = {
  HPE_HEADER_OVERFLOW: [431, new ApiError('TOO_LARGE', { message: 'The headers of the request are too large' })],
  ERR_HTTP_REQUEST_TIMEOUT: [408, new ApiError('BAD_REQUEST', { message: 'The request did not arrive in time' })],
};
const UNREADABLE = new ApiError('BAD_REQUEST', { message: 'The request cannot be read' });

const bodyOf = (error: ApiError): string => JSON.stringify(envelopeOf(error));
const headersOf = (body: string): OutgoingHttpHeaders => ({
  ...SECURITY_HEADERS,
  [REQUEST_ID]: randomUUID(),
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(body),
  connection: 'close',
});

/** Node stores the response in progress of a connection here; nothing may be written into a response that has begun. */
const hasBegun = (socket: Socket): boolean =>
  (socket as { _httpMessage?: ServerResponse | null })._httpMessage?.headersSent === true;

/** For Fastify's `clientErrorHandler`: a request that Node's parser rejected. The connection is closed after the response. */
export function rejectUnparsed(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, apiError] = REJECTIONS[error.code] ?? [400, UNREADABLE];
  if (socket.writable && !hasBegun(socket)) {
    const body = bodyOf(apiError);
    const lines = Object.entries(headersOf(body)).map(([name, value]) => `${name}: ${String(value)}`);
    const date = `date: ${new Date().toUTCString()}`;
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${[...lines, date].join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy(error);
}

/** Rejects an `Expect` header other than 100-continue, for which Node would send a bare 417. */
export function rejectExpectations(server: Server): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = bodyOf(new ApiError('BAD_REQUEST', { message: 'The Expect header of the request is not supported' }));
    response.writeHead(417, headersOf(body)).end(body);
  });
}
