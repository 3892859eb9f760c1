import { webcrypto } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Services } from '../../shared/services.ts';
import type { UserInfo } from './account.view.ts';

export const ACCESS_TOKEN_SECONDS = 600;
const HMAC = { name: 'HMAC', hash: 'SHA-256' };
/** Made once for each secret: every call checks a token. */
const keys = new WeakMap<Uint8Array, Promise<webcrypto.CryptoKey>>();

function keyOf(secret: Uint8Array): Promise<webcrypto.CryptoKey> {
  const known = keys.get(secret) ?? webcrypto.subtle.importKey('raw', secret, HMAC, false, ['sign', 'verify']);
  keys.set(secret, known);
  return known;
}

const ISSUER = 'school-portal';
const TYPE = 'at+jwt';

/** A signed token of ten minutes whose payload is the user, for display, and the sign-in it belongs to. */
export async function issueAccessToken(
  { settings, clock }: Services,
  user: UserInfo,
  signInId: string,
): Promise<string> {
  const seconds = Math.floor(clock.now() / 1000);
  return new SignJWT({ ...user, sid: signInId })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(ISSUER)
    .setSubject(String(user.userId))
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ACCESS_TOKEN_SECONDS)
    .sign(await keyOf(settings.keys.accessTokens));
}

/** The sign-in a token belongs to; undefined for anything but an unexpired access token of this provider. */
export async function readAccessToken({ settings, clock }: Services, token: string): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, await keyOf(settings.keys.accessTokens), {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: ISSUER,
      typ: TYPE,
      currentDate: new Date(clock.now()),
      requiredClaims: ['exp', 'sub', 'sid'],
    });
    return typeof payload['sid'] === 'string' ? payload['sid'] : undefined;
  } catch {
    return undefined;
  }
}
