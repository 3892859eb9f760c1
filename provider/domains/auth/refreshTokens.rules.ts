// A refresh token is used once. A repeated use within seconds (a lost response) returns the same successor; a later one ends the family.
import { createHash, createHmac } from 'node:crypto';

/** Maximum duration of a sign-in, also when it is refreshed. */
export const SIGN_IN_MS = 12 * 3_600_000;
const GRACE_MS = 10_000;

/** The token of a row: 256 bits that cannot be derived from the database without the key. */
export const refreshTokenOf = (key: Uint8Array, id: string): string =>
  createHmac('sha256', key).update(id).digest('base64url');

export const refreshTokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

export interface RefreshTokenState {
  usedAtMs: number | null;
  childUsed: boolean;
  familyEnded: boolean;
  familyEndsAtMs: number;
}

/** `rotate`: first use. `repeat`: return the same successor. `reuse`: end the family. `reject`: expired or ended. */
export function decideRefresh(
  state: RefreshTokenState | undefined,
  nowMs: number,
): 'rotate' | 'repeat' | 'reuse' | 'reject' {
  if (!state || state.familyEnded || state.familyEndsAtMs <= nowMs) return 'reject';
  if (state.usedAtMs === null) return 'rotate';
  return nowMs - state.usedAtMs <= GRACE_MS && !state.childUsed ? 'repeat' : 'reuse';
}
