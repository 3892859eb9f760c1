import { useState } from 'react';
import type { Session } from '@/api/sessions';
import { activeSession } from '@common/activeSession';
import { today } from '../lib/dates';
import { useToday } from '../lib/useToday';

/** The preselected session of a list or a dialog; it may change at midnight. */
export const useActiveSession = (sessions: readonly Session[]): Session | undefined =>
  activeSession(sessions, useToday());

/** The preselected session of an editor: that of the day on which it was opened, so that no edits are lost at midnight. */
export function useOpeningSession(sessions: readonly Session[]): Session | undefined {
  const [day] = useState(today);
  return activeSession(sessions, day);
}
