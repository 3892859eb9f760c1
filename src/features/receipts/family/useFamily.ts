import { useListFamilyFeesQuery, type FamilyMember } from '@/api/receipts';
import { useLoadState, useOwnResponse } from '@/shared/errors';
import type { LoadState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { familyWords } from './familyWords';

const NONE: readonly FamilyMember[] = [];

export interface Family {
  /** The students with dues, the given one first. Stays while they are refetched, in the state 'loading'; none after a failure. */
  readonly members: readonly FamilyMember[];
  readonly state: LoadState;
}

/** The students of a family with dues in the session, from a request that was sent after the screen opened. */
export function useFamily(studentId: number, sessionId: number): Family {
  const words = useWords(familyWords);
  const query = useListFamilyFeesQuery({ studentId, sessionId }, { refetchOnMountOrArgChange: true });
  const { waits } = useOwnResponse(query);
  const state = useLoadState(query, words.failed);
  if (waits) return { members: NONE, state: { kind: 'loading' } };
  const isFailed = state.kind === 'failed' || state.kind === 'refused';
  return { members: isFailed ? NONE : (query.currentData ?? NONE), state };
}

/** The displayed class and section. */
export const classOf = ({ className, sectionName }: Pick<FamilyMember, 'className' | 'sectionName'>): string =>
  [className, sectionName].filter(Boolean).join(' ');
