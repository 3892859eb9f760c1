import { useState } from 'react';
import type { Session } from '@/api/sessions';
import { today } from '../lib/dates';
import { useToday } from '../lib/useToday';

/**
 * The session that is preselected on `day` (yyyy-MM-dd): the only ACTIVE one of those that are not disabled, or of several the
 * one whose dates contain the day. Undefined where none is ACTIVE, or where several are and none contains the day.
 */
export function activeSession(sessions: readonly Session[], day: string): Session | undefined {
  const active = sessions.filter(({ status, disabled }) => status === 'ACTIVE' && !disabled);
  if (active.length === 1) return active[0];
  return active.find(({ startDate, endDate }) => startDate <= day && day <= endDate);
}

/** The preselected session of a list or a dialog, which changes when a day begins. */
export const useActiveSession = (sessions: readonly Session[]): Session | undefined =>
  activeSession(sessions, useToday());

/** The preselected session of an editor: that of the day on which it was opened, so that no edits are lost at midnight. */
export function useOpeningSession(sessions: readonly Session[]): Session | undefined {
  const [day] = useState(today);
  return activeSession(sessions, day);
}
