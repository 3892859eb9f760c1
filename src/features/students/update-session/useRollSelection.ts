import type { Session } from '@/api/sessions';
import { useClassSelection, type ClassSelectionState } from '@/shared/domain';
import { useWords } from '@/shared/words';
import { rollWords } from './rollWords';

const PARTS = ['sectionId'] as const;

/** Editable sessions before completed ones. */
const openFirst = (sessions: readonly Session[]): Session[] => {
  const isOver = ({ status }: Session) => Number(status === 'COMPLETED');
  return [...sessions].sort((a, b) => isOver(a) - isOver(b));
};

/** The class selection with a section (ROLL-03). */
export function useRollSelection(): ClassSelectionState {
  const { sessionsFailed, classesFailed, initialFailed } = useWords(rollWords);
  const words = { sessions: sessionsFailed, classes: classesFailed, both: initialFailed };
  const choice = useClassSelection({ words, parts: PARTS });
  const { lookups } = choice;
  const sessions = openFirst(lookups.sessions);
  return { ...choice, lookups: { ...lookups, sessions } };
}
