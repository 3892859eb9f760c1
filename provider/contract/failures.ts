// Every failure is sent as the envelope with a code; internal causes are logged and never sent.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { asApiError } from '../database/constraints.ts';
import { DatabaseUnavailableError } from '../database/engine.ts';
import { ApiError } from '../shared/fail.ts';
import { isLeft } from '../shared/log.ts';
import { CODES } from './generated/codes.gen.ts';
import { logOutage } from './outageLog.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** the operationId */
    operation?: string;
  }
  interface FastifyReply {
    /** of the envelope of a failure; undefined for a success */
    failureCode?: number;
  }
}

export const SUCCESS = CODES.SUCCESS;

/** The number of records in a file. */
export const ROW_COUNT = 'x-row-count';

/** Codes of the errors that Fastify and its plugins throw before an operation runs, by HTTP status. */
const BY_STATUS: Readonly<Record<number, ConstructorParameters<typeof ApiError>[0]>> = {
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};

function apiErrorOf(error: unknown): ApiError {
  const known = asApiError(error);
  if (known instanceof ApiError) return known;
  const status = (known as Partial<FastifyError>).statusCode ?? 500;
  if (status >= 400 && (status < 500 || status === 503)) return new ApiError(BY_STATUS[status] ?? 'BAD_REQUEST');
  return new ApiError('INTERNAL_SERVER_ERROR');
}

/** The maximum of the contract; the first problems are enough to correct a request. */
const MAX_PROBLEMS = 1000;

export const envelopeOf = ({ responseCode, message, details }: ApiError) => {
  const { problems, change, student, receipts, marks, sheets } = details;
  const data = {
    ...(problems && { problems: problems.slice(0, MAX_PROBLEMS) }),
    ...(change && { change }),
    ...(student && { student }),
    ...(receipts && { receipts }),
    ...(marks && { marks }),
    ...(sheets && { sheets }),
  };
  return { responseCode, responseMsg: message, data: Object.keys(data).length > 0 ? data : null };
};

function sendApiError(reply: FastifyReply, apiError: ApiError): FastifyReply {
  reply.failureCode = apiError.responseCode;
  const { retryAfterSeconds } = apiError.details;
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(Math.ceil(retryAfterSeconds)));
  return reply
    .status(apiError.status)
    .removeHeader('content-disposition')
    .removeHeader(ROW_COUNT)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(envelopeOf(apiError));
}

/** Operation and route, without the address, which may name people. The log line has the request id. */
const callInLog = ({ method, routeOptions: { url, config } }: FastifyRequest) => ({
  operation: config.operation,
  route: `${method} ${url ?? '(none)'}`,
});

/** Error handler of every route: sends an `ApiError` unchanged; logs any other error and sends 108. */
export function handleFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const apiError = apiErrorOf(error);
  const inside = apiError.code === 'INTERNAL_SERVER_ERROR' ? error : apiError.details.cause;
  if (inside instanceof DatabaseUnavailableError) logOutage(request, inside, callInLog(request));
  else if (inside !== undefined && !isLeft(inside))
    request.log.error({ ...callInLog(request), err: inside }, 'unforeseen failure');
  return sendApiError(reply, apiError);
}
