/** The session that ends and the next one, by status and dates or by choice. */
import type { Session } from '@/api/sessions';
import { activeSession } from '@common/activeSession';

export interface Chosen {
  readonly source: number | undefined;
  readonly target: number | undefined;
}

export interface Rollover {
  readonly source: Session;
  /** undefined until the next session is created */
  readonly target: Session | undefined;
  readonly sources: readonly Session[];
  readonly targets: readonly Session[];
}

const byStart = (one: Session, other: Session): number => one.startDate.localeCompare(other.startDate);
const ofId = (sessions: readonly Session[], id: number | undefined) =>
  sessions.find(({ sessionId }) => sessionId === id);

const sourcesOf = (sessions: readonly Session[]): Session[] =>
  sessions.filter(({ status, disabled }) => status === 'ACTIVE' && !disabled).sort(byStart);

/** Sessions that start after `source` and are not completed; an ACTIVE one has already been activated. */
const targetsOf = (sessions: readonly Session[], source: Session): Session[] =>
  sessions
    .filter(({ status, disabled, startDate }) => status !== 'COMPLETED' && !disabled && startDate > source.startDate)
    .sort(byStart);

/**
 * The session in use on `day`. If no session follows it, an earlier one that is still ACTIVE, whose rollover ends with its completion.
 */
function startingSource(sessions: readonly Session[], sources: readonly Session[], day: string): Session | undefined {
  const [earliest] = sources;
  const inUse = activeSession(sessions, day);
  return inUse && targetsOf(sessions, inUse).length > 0 ? inUse : earliest;
}

/** The rollover on `day` (yyyy-MM-dd); undefined without an ACTIVE session. A choice that is not offered is ignored. */
export function rolloverOf(sessions: readonly Session[], day: string, chosen: Chosen): Rollover | undefined {
  const sources = sourcesOf(sessions);
  const source = ofId(sources, chosen.source) ?? startingSource(sessions, sources, day);
  if (!source) return undefined;
  const targets = targetsOf(sessions, source);
  return { source, target: ofId(targets, chosen.target) ?? targets[0], sources, targets };
}
