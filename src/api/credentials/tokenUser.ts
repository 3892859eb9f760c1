import { jwtDecode } from 'jwt-decode';

interface IdClaims {
  readonly userId?: number | string;
  readonly sub?: string;
}

/** The id of the user of a token payload or a user-info response; empty without one. */
export const userIdOf = ({ userId, sub }: IdClaims): string => String(userId ?? sub ?? '');

/** Whether two ids name two users; an unknown id is no other user. */
export const isOtherUser = (before: string | undefined, after: string | undefined): boolean =>
  Boolean(before) && Boolean(after) && before !== after;

let last = { token: '', userId: '' };

/** The id of the user of an access token, decoded once for each token; empty if the token cannot be decoded. */
export function userOfToken(token: string): string {
  if (token === last.token) return last.userId;
  let userId = '';
  try {
    userId = userIdOf(jwtDecode<IdClaims>(token));
  } catch {
    // The sign-in ends where the claims are needed.
  }
  last = { token, userId };
  return userId;
}
