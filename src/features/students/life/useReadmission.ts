import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sessionsApi, type Session } from '@/api/sessions';
import type { StudentRow } from '@/api/students';
import { useFeedback, useSnackbar } from '@/shared/feedback';
import { paths, type ReadmissionHandover } from '@/shared/navigation';
import { useDialog, type DialogState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { present } from '@common/present';
import { lifeWords } from '../lifeWords';

/** The student to re-admit into one of these sessions. */
interface Choice {
  readonly student: StudentRow;
  readonly sessions: readonly Session[];
}

export interface Readmission {
  /** True while the sessions are loaded. */
  readonly busy: boolean;
  readonly choosing: DialogState<Choice>;
  readonly readmit: (student: StudentRow) => void;
  /** Re-admits the student of the dialog into this session. */
  readonly into: (sessionId: number) => void;
}

/**
 * Opens the receipt that completes a re-admission into one of the school's current ACTIVE sessions (LIFECYCLE-19 to LIFECYCLE-25).
 * The student is not changed before that receipt is saved.
 */
export function useReadmission<Filters extends { readonly schoolId: number | undefined }>(
  filters: Filters,
  actionType: ReadmissionHandover['actionType'],
): Readmission {
  const words = useWords(lifeWords);
  const navigate = useNavigate();
  const feedback = useFeedback();
  const snackbar = useSnackbar();
  const [load] = sessionsApi.useLazyListActiveSessionsQuery();
  const [busy, setBusy] = useState(false);
  const choosing = useDialog<Choice>();
  // A response may arrive after the screen was left.
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const go = ({ studentId, studentCode, studentName }: StudentRow, sessionId: number) => {
    const state: ReadmissionHandover<Filters> = {
      student: { studentId, studentCode, studentName },
      sessionId,
      actionType,
      filters,
    };
    void navigate(paths.feeReceipt, { state });
  };
  const readmit = async (student: StudentRow) => {
    if (busy) return;
    setBusy(true);
    const schoolId = present(filters.schoolId, 'school');
    const found = await feedback(load({ schoolId }).unwrap(), { fallback: words.readmitFailed });
    setBusy(false);
    if (!found.ok || !here.current) return;
    const [only, ...more] = found.data;
    if (only === undefined) snackbar.error(words.noActiveSession);
    else if (more.length === 0) go(student, only.sessionId);
    else choosing.show({ student, sessions: [only, ...more] });
  };
  return {
    busy,
    choosing,
    readmit: (student) => void readmit(student),
    into: (sessionId) => {
      choosing.close();
      if (choosing.target) go(choosing.target.student, sessionId);
    },
  };
}
