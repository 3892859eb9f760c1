// A refresh token is used once. Used again shortly after (a lost answer) it yields the same successor; later it ends the family.
import { createHash, createHmac } from 'node:crypto';

/** A sign-in ends this long after it began, however often it is refreshed. */
export const SIGN_IN_MS = 12 * 3_600_000;
const GRACE_MS = 10_000;

/** The token of a row: 256 bits nobody without the key can make from the database. */
export const refreshTokenOf = (key: Uint8Array, id: string): string =>
  createHmac('sha256', key).update(id).digest('base64url');

export const refreshTokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

export interface RefreshTokenState {
  usedAtMs: number | null;
  childUsed: boolean;
  familyEnded: boolean;
  familyEndsAtMs: number;
}

/** `rotate`: first use. `repeat`: give the same successor again. `reuse`: end the family. `reject`: expired or ended. */
export function judgeRefresh(
  state: RefreshTokenState | undefined,
  nowMs: number,
): 'rotate' | 'repeat' | 'reuse' | 'reject' {
  if (!state || state.familyEnded || state.familyEndsAtMs <= nowMs) return 'reject';
  if (state.usedAtMs === null) return 'rotate';
  return nowMs - state.usedAtMs <= GRACE_MS && !state.childUsed ? 'repeat' : 'reuse';
}
