import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { apiExtraOf } from './extra';
import type { ApiFailure, Outcome } from './failure';
import { withReauth } from './reauth';
import { asksForPage, type ApiArgs } from './request';
import { withRetry } from './retry';
import { send } from './send';

/** Properties of operations that the generated endpoints do not have, as sets of operationIds. */
interface OperationKinds {
  multipartOperations: ReadonlySet<string>;
  binaryOperations: ReadonlySet<string>;
  /** Sent without the access token and never queued; their 401 starts no refresh (AUTH-35). */
  publicOperations: ReadonlySet<string>;
  /** The public operations that are sent with the refresh token. */
  refreshTokenOperations: ReadonlySet<string>;
}

/** For `extraOptions` of an endpoint. */
export interface ApiExtraOptions {
  timeoutMs?: number;
  /** The name of an archive whose response contains none. */
  archiveName?: string;
  /** The result is the text of a page of HTML, for a frame without scripts. */
  showsPage?: boolean;
}

type ApiBaseQuery = BaseQueryFn<string | ApiArgs, unknown, ApiFailure, ApiExtraOptions>;

export function createApiBaseQuery(kinds: OperationKinds): ApiBaseQuery {
  return async (argument, { endpoint, type, signal, dispatch, extra: extraArgument }, extraOptions) => {
    const args = typeof argument === 'string' ? { url: argument } : argument;
    const extra = apiExtraOf(extraArgument);
    const page = extraOptions?.showsPage ? 'show' : asksForPage(args) ? 'print' : undefined;
    const withRefreshToken = kinds.refreshTokenOperations.has(endpoint);
    const sendWith = (bearer: string | undefined): Promise<Outcome> =>
      send(args, {
        extra,
        // Resetting the cache aborts its requests; the sign-out must still reach the provider.
        signal: withRefreshToken ? new AbortController().signal : signal,
        bearer,
        multipart: kinds.multipartOperations.has(endpoint),
        binary: page === 'show' || kinds.binaryOperations.has(endpoint),
        page,
        keepalive: withRefreshToken,
        timeoutMs: extraOptions?.timeoutMs,
        archiveName: extraOptions?.archiveName,
      });
    const sendChange = async (bearer: string) => {
      extra.changes.unanswered += 1;
      try {
        return await sendWith(bearer);
      } finally {
        extra.changes.unanswered -= 1;
      }
    };
    const call = { send: type === 'query' ? sendWith : sendChange, extra, dispatch, epoch: extra.credentials.epoch() };
    // The token is read synchronously: a sign-out calls the provider and then removes the tokens at once.
    const run = kinds.publicOperations.has(endpoint)
      ? () => sendWith(withRefreshToken ? extra.credentials.read()?.refreshToken : undefined)
      : () => withReauth(call);
    const outcome = await (type === 'query' ? withRetry(extra, run) : run());
    return outcome.ok ? { data: outcome.data } : { error: outcome.failure };
  };
}
