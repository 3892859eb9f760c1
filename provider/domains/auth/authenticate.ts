import type { Actor } from '../../call/context.ts';
import { instantOf } from '../../shared/clock.ts';
import { fail } from '../../shared/fail.ts';
import type { Services } from '../../call/services.ts';
import { readAccessToken } from './accessTokens.ts';
import { findCaller } from './accounts.queries.ts';

/**
 * Who calls, from the database at every request: a disabled or deleted user, an ended sign-in or a withdrawn privilege
 * counts at once. 107 (401) for a bearer that is no usable access token, and for a demo account that calls from elsewhere.
 */
export async function authenticate(services: Services, bearer: string | undefined, local: boolean): Promise<Actor> {
  const signInId = bearer === undefined ? undefined : await readAccessToken(services, bearer);
  if (signInId === undefined) fail('INVALID_USER');
  const account = await services.database.read({ kind: 'sign-in' }, (db) =>
    findCaller(db, signInId, instantOf(services.clock)),
  );
  if (!account || account.disabled || (account.isDemo && !local)) fail('INVALID_USER');
  return {
    userId: account.userId,
    signInId,
    schoolId: account.schoolId,
    isPlatform: account.isPlatform,
    privileges: new Set(account.privileges),
  };
}
