import { useRef, useState } from 'react';
import { receiptsApi } from '@/api/receipts';
import { reloadBy } from '@/api/reload';
import { studentsApi, type Student } from '@/api/students';
import { useFeedback } from '@/shared/feedback';
import { useIsOpen } from '@/shared/lib/useIsOpen';
import { useWords } from '@/shared/words';
import { feeWords } from '../feeWords';
import { obstacleOf, type Obstacle } from './readmissionObstacle';
import { earlierReceipts } from './useEarlierReceipts';

interface ReadmissionCheckOptions {
  readonly student: Student;
  readonly sessionId: number;
  /** The user takes the payment although there is an obstacle. */
  readonly confirmed: boolean;
  readonly onObstacle: (obstacle: Obstacle) => void;
}

export interface ReadmissionCheck {
  readonly checking: boolean;
  /** Reads student and receipts again, and sends if nothing speaks against the receipt. */
  readonly sendChecked: (send: () => void) => void;
  /** Reads them again after a rejection that another receipt may have caused. */
  readonly readAgain: () => void;
}

/** Another user or tab may have re-admitted the student since the form was opened. */
export function useReadmissionCheck(options: ReadmissionCheckOptions): ReadmissionCheck {
  const { student, sessionId, confirmed, onObstacle } = options;
  const words = useWords(feeWords);
  const feedback = useFeedback();
  const isOpen = useIsOpen();
  const [loadStudent] = studentsApi.useLazyGetStudentQuery();
  const [loadReceipts] = receiptsApi.useLazyListReceiptsQuery();
  const [checking, setChecking] = useState(false);
  // A ref, because a second Enter may come before the first one is rendered.
  const running = useRef(false);

  // The student first: a re-admission in between is found by its receipt.
  const read = async () => {
    const found = await reloadBy(loadStudent, { id: student.studentId, sessionId });
    const { content } = await reloadBy(loadReceipts, earlierReceipts(student));
    return { obstacle: obstacleOf(found, content) };
  };
  const check = async (then?: () => void) => {
    if (running.current) return;
    running.current = true;
    setChecking(true);
    const result = await feedback(read(), { fallback: words.studentFailed });
    running.current = false;
    setChecking(false);
    if (!result.ok || !isOpen()) return;
    const { obstacle } = result.data;
    if (obstacle) onObstacle(obstacle);
    else then?.();
  };
  return {
    checking,
    sendChecked: (send) => {
      if (confirmed) send();
      else void check(send);
    },
    readAgain: () => {
      if (!confirmed) void check();
    },
  };
}
