import type { StudentRow } from '@/api/students';
import { useReasonDialog } from '@/shared/forms';
import { useDialog, type DialogState } from '@/shared/ui';
import { pickedOf, STRIKE_OFF_DRAFT, type Picked } from './strikeOffForm';

export interface Adding {
  readonly schoolId: number | undefined;
  readonly searching: DialogState<null>;
  readonly confirming: DialogState<Picked>;
  readonly pick: (student: StudentRow, sessionId: number) => void;
  readonly done: () => void;
}

/** The two steps of a strike-off: search a student, then confirm with a reason. */
export function useAdding(schoolId: number | undefined): Adding {
  const searching = useDialog<null>();
  const confirming = useReasonDialog<Picked>(STRIKE_OFF_DRAFT);
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
