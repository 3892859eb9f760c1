// Long JSON occupies memory while it arrives and the process while it is parsed, so it is read only for callers of the operation, a few
// bodies at a time, and parsed only when it has no more values than the contract allows.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../shared/fail.ts';
import { jsonValues, ROOM_BYTES } from './bounds.ts';
import type { Operation } from './document.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** number of values in the largest JSON body that the operation accepts */
    mostValues?: number;
  }
}

/** Bodies up to this size, such as the marks of a class, need no slot. */
const WITHOUT_SLOT_BYTES = 1024 * 1024;
/** Shorter texts are parsed in a few milliseconds whatever they contain. */
const COUNTED_FROM = 64 * 1024;

const exceeds = ({ headers }: FastifyRequest, bytes: number): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > bytes;

/** Whether the body is longer than that of most calls, or of unknown length. */
export const isLong = (request: FastifyRequest): boolean => exceeds(request, ROOM_BYTES);
export const needsSlot = (request: FastifyRequest): boolean => exceeds(request, WITHOUT_SLOT_BYTES);

/** Spaces and unknown fields have room for further values. */
export const mostValuesOf = ({ body }: Operation): number => (body ? jsonValues(body.schema) : 0) + ROOM_BYTES;

const QUOTE = 34;
const BACKSLASH = 92;
/** Each value but the first of a list or an object follows a comma, and the first one its bracket. */
const SEPARATORS = new Set([...',[{'].map((character) => character.charCodeAt(0)));

/** Whether a JSON text has more than `most` values. */
export function hasMoreValues(text: string, most: number): boolean {
  let values = 1;
  let quoted = false;
  for (let at = 0; at < text.length && values <= most; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) quoted = !quoted;
    else if (!quoted) values += SEPARATORS.has(unit) ? 1 : 0;
    else if (unit === BACKSLASH) at += 1;
  }
  return values > most;
}

/** Replaces Fastify's parser of JSON by one that first counts the values of a long body; 201 for too many. */
export function parseJson(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error');
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    const { mostValues } = request.routeOptions.config;
    const counted = typeof text === 'string' && text.length > COUNTED_FROM && mostValues !== undefined;
    if (counted && hasMoreValues(text, mostValues)) done(new ApiError('TOO_LARGE'));
    else void parse(request, text as string, done);
  });
}
