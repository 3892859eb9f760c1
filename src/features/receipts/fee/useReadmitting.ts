import { useCallback, useEffect, useRef, useState } from 'react';
import { CODES } from '@/api/catalogue';
import { useLazyGetReceiptQuery, type Receipt } from '@/api/receipts';
import { useStrikeOffStudentMutation } from '@/api/students';
import { useFailureText } from '@/shared/errors';
import { useFeedback } from '@/shared/feedback';
import type { ReceiptHandover } from '@/shared/navigation';
import { useRequestKey } from '@/shared/saving';
import { useWords } from '@/shared/words';
import { feeWords } from '../feeWords';

type Step = 'none' | 'running' | 'done' | 'failed';

export interface Readmitting {
  readonly step: Step;
  /** the reason of the failure */
  readonly message: string | null;
  readonly tryAgain: () => void;
}

/** The second step of a re-admission: after its receipt is stored, the student becomes active again (LIFECYCLE-24 to LIFECYCLE-26). */
export function useReadmitting({ actionType, sessionId }: ReceiptHandover, receipt: Receipt): Readmitting {
  const words = useWords(feeWords);
  const feedback = useFeedback();
  const failureText = useFailureText();
  const requestKey = useRequestKey();
  const [admit] = useStrikeOffStudentMutation();
  const [load] = useLazyGetReceiptQuery();
  const [state, setState] = useState<Pick<Readmitting, 'step' | 'message'>>({
    step: actionType === undefined ? 'none' : 'running',
    message: null,
  });
  const begun = useRef(false);
  const { schoolId, studentId, studentName, comments } = receipt;

  /** Another user may have cancelled the receipt since an earlier attempt. */
  const isCancelled = async () => {
    const found = await load({ id: receipt.receiptId })
      .unwrap()
      .catch(() => undefined);
    return found?.status === 'CANCELLED';
  };
  const run = async (isRetry: boolean) => {
    setState({ step: 'running', message: null });
    if (isRetry && (await isCancelled()))
      return setState({ step: 'failed', message: words.receiptCancelled(receipt.receiptNo) });
    const body = { schoolId, sessionId, studentId, type: 'ACTIVE' as const, comment: comments };
    const key = requestKey.keyOf('readmission', receipt.receiptId);
    const done = await feedback(admit({ 'Idempotency-Key': key, strikeOffForm: body }).unwrap(), {
      success: words.readmitted(studentName),
      fallback: words.readmitFailed,
    });
    // Another user may have re-admitted the student since.
    const isActive = !done.ok && done.failure.responseCode === CODES.STUDENT_ALREADY_ACTIVE;
    setState(
      done.ok || isActive
        ? { step: 'done', message: null }
        : { step: 'failed', message: failureText(done.failure, { fallback: words.readmitFailed }) },
    );
  };
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (actionType === undefined || begun.current) return;
    begun.current = true;
    void latest.current(false);
  }, [actionType]);
  return { ...state, tryAgain: useCallback(() => void latest.current(true), []) };
}
