import { useDispatch } from 'react-redux';
import type { Session } from '@/api/sessions';
import { studentsOutdated, type StudentRow } from '@/api/students';
import { useFoundDraft, useReopen } from '@/shared/drafts';
import { useDialog, type DialogState } from '@/shared/ui';
import { DRAFT, targetOf, type FeesTarget, type FeesWork } from './feesForm';

export interface Fees {
  readonly dialog: DialogState<FeesTarget>;
  readonly show: (student: StudentRow) => void;
  readonly close: (saved: boolean) => void;
}

/** The Fees dialog of a list in this session; a draft from an expired sign-in opens it again. */
export function useFees(sessionId: number | undefined, sessions: readonly Session[]): Fees {
  const dispatch = useDispatch();
  const dialog = useDialog<FeesTarget>();
  const kept = useFoundDraft<FeesWork, unknown>(DRAFT)?.work.target;
  useReopen(DRAFT, () => {
    if (kept) dialog.show(kept);
  });
  return {
    dialog,
    show: (student) => {
      if (sessionId !== undefined) dialog.show(targetOf(student, sessionId, sessions));
    },
    close: (saved) => {
      dialog.close();
      // DISCOUNT-06.
      if (saved) dispatch(studentsOutdated());
    },
  };
}
