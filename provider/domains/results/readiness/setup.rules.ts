import type { SessionRow } from '../../sessions/index.ts';

/**
 * The session that a school sets up: the latest active one; without one the first upcoming one that is not disabled, without that
 * the latest completed one. `sessions`: newest start first.
 */
export function setupSession<Session extends Pick<SessionRow, 'status' | 'disabled'>>(
  sessions: readonly Session[],
): Session | undefined {
  return (
    sessions.find(({ status }) => status === 'ACTIVE') ??
    sessions.findLast(({ status, disabled }) => status === 'UPCOMING' && !disabled) ??
    sessions.find(({ status }) => status === 'COMPLETED')
  );
}
