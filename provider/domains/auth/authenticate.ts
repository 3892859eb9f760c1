import type { Actor } from '../../call/context.ts';
import { instantOf } from '../../shared/clock.ts';
import { fail } from '../../shared/fail.ts';
import type { Reader } from '../../database/scope.ts';
import type { Services } from '../../call/services.ts';
import { readAccessToken } from './accessTokens.ts';
import { findCaller } from './accounts.queries.ts';

/** The id of the user of a valid access token; the account may be disabled, and the sign-in may have ended. */
export const userOf = async (services: Services, bearer: string | undefined): Promise<number | undefined> =>
  bearer === undefined ? undefined : (await readAccessToken(services, bearer))?.userId;

/**
 * The caller, read from the database for every request, so that a disabled or deleted user, an ended sign-in and a withdrawn privilege
 * take effect at once. 107 (401) without a valid access token, and for a demo account on another machine.
 */
export async function authenticate(
  services: Services,
  reader: Reader,
  bearer: string | undefined,
  local: boolean,
): Promise<Actor> {
  const token = bearer === undefined ? undefined : await readAccessToken(services, bearer);
  if (token === undefined) fail('INVALID_USER');
  const { signInId } = token;
  const account = await reader.read({ kind: 'sign-in' }, (db) => findCaller(db, signInId, instantOf(services.clock)));
  if (!account || account.disabled || (account.isDemo && !local)) fail('INVALID_USER');
  return {
    userId: account.userId,
    signInId,
    schoolId: account.schoolId,
    isPlatform: account.isPlatform,
    privileges: new Set(account.privileges),
  };
}
