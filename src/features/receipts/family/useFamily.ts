import { useListFamilyFeesQuery, type FamilyMember } from '@/api/receipts';

const NONE: readonly FamilyMember[] = [];

/** The students of a family with dues in the session, the given one first. A failed request offers none. */
export function useFamily(studentId: number, sessionId: number): readonly FamilyMember[] {
  const { currentData } = useListFamilyFeesQuery({ studentId, sessionId }, { refetchOnMountOrArgChange: true });
  return currentData ?? NONE;
}

/** The displayed class and section. */
export const classOf = ({ className, sectionName }: Pick<FamilyMember, 'className' | 'sectionName'>): string =>
  [className, sectionName].filter(Boolean).join(' ');
