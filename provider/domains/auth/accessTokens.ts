import { webcrypto } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Services } from '../../call/services.ts';
import type { UserInfo } from './account.view.ts';

export const ACCESS_TOKEN_SECONDS = 600;
const HMAC = { name: 'HMAC', hash: 'SHA-256' };

export interface VerifiedToken {
  userId: number;
  signInId: string;
  /** seconds since 1970 */
  expiresAt: number;
}

/** Cached for each secret, because every call checks a token: the imported key, and the verified tokens until they expire. */
interface TokenCache {
  key: Promise<webcrypto.CryptoKey>;
  verified: Map<string, VerifiedToken>;
}

const MAX_VERIFIED = 1_000;
const bySecret = new WeakMap<Uint8Array, TokenCache>();

function cacheOf(secret: Uint8Array): TokenCache {
  const known = bySecret.get(secret);
  if (known) return known;
  const key = webcrypto.subtle.importKey('raw', secret, HMAC, false, ['sign', 'verify']);
  const cache = { key, verified: new Map<string, VerifiedToken>() };
  bySecret.set(secret, cache);
  return cache;
}

const ISSUER = 'school-portal';
const TYPE = 'at+jwt';

/** A signed token, valid for ten minutes, with the user (for display) and the sign-in. */
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
    .sign(await cacheOf(settings.keys.accessTokens).key);
}

async function verifyToken({ settings, clock }: Services, token: string): Promise<VerifiedToken | undefined> {
  const { payload } = await jwtVerify(token, await cacheOf(settings.keys.accessTokens).key, {
    algorithms: ['HS256'],
    issuer: ISSUER,
    audience: ISSUER,
    typ: TYPE,
    currentDate: new Date(clock.now()),
    requiredClaims: ['exp', 'sub', 'sid'],
  });
  const { sub, sid, exp } = payload;
  return typeof sid === 'string' && exp !== undefined
    ? { userId: Number(sub), signInId: sid, expiresAt: exp }
    : undefined;
}

/** The content of an access token of this provider; undefined for any other or expired token. */
export async function readAccessToken(services: Services, token: string): Promise<VerifiedToken | undefined> {
  const { verified } = cacheOf(services.settings.keys.accessTokens);
  const known = verified.get(token);
  if (known) return known.expiresAt > Math.floor(services.clock.now() / 1000) ? known : undefined;
  const found = await verifyToken(services, token).catch(() => undefined);
  if (!found) return undefined;
  const [oldest] = verified.keys();
  if (verified.size >= MAX_VERIFIED && oldest !== undefined) verified.delete(oldest);
  verified.set(token, found);
  return found;
}
