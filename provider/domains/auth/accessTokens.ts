import { webcrypto } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Services } from '../../call/services.ts';
import type { UserInfo } from './account.view.ts';

export const ACCESS_TOKEN_SECONDS = 600;
const HMAC = { name: 'HMAC', hash: 'SHA-256' };

interface Proved {
  signInId: string;
  /** seconds since 1970 */
  expiresAt: number;
}

/** What is kept for a secret, as every call checks a token: its key, and tokens found genuine, which they remain until they run out. */
interface TokenCache {
  key: Promise<webcrypto.CryptoKey>;
  proved: Map<string, Proved>;
}

const MOST_PROVED = 1_000;
const bySecret = new WeakMap<Uint8Array, TokenCache>();

function cacheOf(secret: Uint8Array): TokenCache {
  const known = bySecret.get(secret);
  if (known) return known;
  const key = webcrypto.subtle.importKey('raw', secret, HMAC, false, ['sign', 'verify']);
  const cache = { key, proved: new Map<string, Proved>() };
  bySecret.set(secret, cache);
  return cache;
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
    .sign(await cacheOf(settings.keys.accessTokens).key);
}

async function prove({ settings, clock }: Services, token: string): Promise<Proved | undefined> {
  const { payload } = await jwtVerify(token, await cacheOf(settings.keys.accessTokens).key, {
    algorithms: ['HS256'],
    issuer: ISSUER,
    audience: ISSUER,
    typ: TYPE,
    currentDate: new Date(clock.now()),
    requiredClaims: ['exp', 'sub', 'sid'],
  });
  const { sid, exp } = payload;
  return typeof sid === 'string' && exp !== undefined ? { signInId: sid, expiresAt: exp } : undefined;
}

/** The sign-in a token belongs to; undefined for anything but an unexpired access token of this provider. */
export async function readAccessToken(services: Services, token: string): Promise<string | undefined> {
  const { proved } = cacheOf(services.settings.keys.accessTokens);
  const known = proved.get(token);
  if (known) return known.expiresAt > Math.floor(services.clock.now() / 1000) ? known.signInId : undefined;
  const found = await prove(services, token).catch(() => undefined);
  if (!found) return undefined;
  const [oldest] = proved.keys();
  if (proved.size >= MOST_PROVED && oldest !== undefined) proved.delete(oldest);
  proved.set(token, found);
  return found.signInId;
}
