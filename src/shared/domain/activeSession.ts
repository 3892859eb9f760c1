import type { Session } from '@/api/sessions';

/** The school's one ACTIVE session, which a form or a list starts with; undefined with none or several. */
export function activeSession(sessions: readonly Session[]): Session | undefined {
  const [first, ...more] = sessions.filter(({ status }) => status === 'ACTIVE');
  return more.length === 0 ? first : undefined;
}
