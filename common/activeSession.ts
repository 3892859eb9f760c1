/** The values that determine the current session of a school. */
interface DatedSession {
  readonly status: string;
  readonly disabled: boolean;
  /** yyyy-MM-dd */
  readonly startDate: string;
  readonly endDate: string;
}

/**
 * The current session on `day` (yyyy-MM-dd): the only ACTIVE session that is not disabled, or of several the one whose dates contain the
 * day. Undefined without an ACTIVE one, or where none of several contains the day.
 */
export function activeSession<S extends DatedSession>(sessions: readonly S[], day: string): S | undefined {
  const active = sessions.filter(({ status, disabled }) => status === 'ACTIVE' && !disabled);
  if (active.length === 1) return active[0];
  return active.find(({ startDate, endDate }) => startDate <= day && day <= endDate);
}
