import type { StudentRow } from '@/api/students';
import { useDraft, useReopen } from '@/shared/drafts';
import { useDialog, type DialogState } from '@/shared/ui';
import { DRAFT, pickedOf, type Picked, type StrikeOffWork } from './strikeOffForm';

export interface Adding {
  readonly schoolId: number | undefined;
  readonly searching: DialogState<null>;
  readonly confirming: DialogState<Picked>;
  readonly pick: (student: StudentRow, sessionId: number) => void;
  readonly done: () => void;
}

/** The two steps of a strike-off; what was typed when the sign-in expired opens its confirmation again. */
export function useAdding(schoolId: number | undefined): Adding {
  const searching = useDialog<null>();
  const confirming = useDialog<Picked>();
  const kept = useDraft<StrikeOffWork, null>(DRAFT).found?.work.picked;
  useReopen(DRAFT, () => {
    if (kept) confirming.show(kept);
  });
  return {
    schoolId,
    searching,
    confirming,
    pick: (student, sessionId) => {
      if (schoolId !== undefined) confirming.show(pickedOf(student, schoolId, sessionId));
    },
    done: () => {
      confirming.close();
      searching.close();
    },
  };
}
