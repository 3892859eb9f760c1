// Every failure leaves as the envelope with a code; what went wrong inside stays inside.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { asRefusal } from '../database/constraints.ts';
import { Refusal } from '../shared/fail.ts';
import { CODES } from './generated/codes.gen.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** the contract's name of the call */
    operation?: string;
  }
}

export const SUCCESS = CODES.SUCCESS;

/** How many records a file holds. */
export const ROW_COUNT = 'x-row-count';

/** What Fastify and its plugins refuse before an operation runs. */
const BY_STATUS: Readonly<Record<number, ConstructorParameters<typeof Refusal>[0]>> = {
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};

function refusalOf(error: unknown): Refusal {
  const known = asRefusal(error);
  if (known instanceof Refusal) return known;
  const status = (known as Partial<FastifyError>).statusCode ?? 500;
  if (status >= 400 && (status < 500 || status === 503)) return new Refusal(BY_STATUS[status] ?? 'BAD_REQUEST');
  return new Refusal('INTERNAL_SERVER_ERROR');
}

export const envelopeOf = ({ responseCode, message, details }: Refusal) => {
  const { problems, change, student, receipts, marks } = details;
  const data = {
    ...(problems && { problems }),
    ...(change && { change }),
    ...(student && { student }),
    ...(receipts && { receipts }),
    ...(marks && { marks }),
  };
  return { responseCode, responseMsg: message, data: Object.keys(data).length > 0 ? data : null };
};

function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { retryAfterSeconds } = refusal.details;
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(Math.ceil(retryAfterSeconds)));
  return reply
    .status(refusal.status)
    .removeHeader('content-disposition')
    .removeHeader(ROW_COUNT)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(envelopeOf(refusal));
}

/** Which call it was, in the contract's words; the address itself may name people. The line has the request's id anyway. */
const callInLog = ({ method, routeOptions: { url, config } }: FastifyRequest) => ({
  operation: config.operation,
  route: `${method} ${url ?? '(none)'}`,
});

/** The last resort for every route: a refusal as itself, anything unforeseen as 108 with a line in the log. */
export function handleFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error);
  const inside = refusal.code === 'INTERNAL_SERVER_ERROR' ? error : refusal.details.cause;
  if (inside !== undefined) request.log.error({ ...callInLog(request), err: inside }, 'unforeseen failure');
  return sendRefusal(reply, refusal);
}
