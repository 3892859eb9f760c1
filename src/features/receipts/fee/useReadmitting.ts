import { useCallback, useEffect, useRef, useState } from 'react';
import { CODES, type ApiFailure } from '@/api/catalogue';
import { receiptsApi, type Receipt } from '@/api/receipts';
import { reloadBy } from '@/api/reload';
import { studentsApi, useStrikeOffStudentMutation } from '@/api/students';
import { useFailureText } from '@/shared/errors';
import { isUndecided, useFeedback, useSnackbar } from '@/shared/feedback';
import type { ReceiptHandover } from '@/shared/navigation';
import { useRequestKey } from '@/shared/saving';
import { useWords } from '@/shared/words';
import { feeWords } from '../feeWords';
import { isActive } from './readmissionObstacle';

/** 'unknown': an attempt had no response, and none has succeeded since. */
type Step = 'none' | 'running' | 'done' | 'failed' | 'unknown';

export interface Readmitting {
  readonly step: Step;
  /** Another user cancelled the receipt, so nobody was re-admitted with it. */
  readonly isCancelled: boolean;
  /** the reason of the failure */
  readonly message: string | null;
  readonly tryAgain: () => void;
}

/** What is stored now; undefined where it cannot be read. */
function useStoredState({ sessionId }: ReceiptHandover, { receiptId, studentId }: Receipt) {
  const [loadReceipt] = receiptsApi.useLazyGetReceiptQuery();
  const [loadStudent] = studentsApi.useLazyGetStudentQuery();
  const unreadable = () => undefined;
  return {
    isCancelled: async () => {
      const found = await reloadBy(loadReceipt, { id: receiptId }).catch(unreadable);
      return found?.status === 'CANCELLED';
    },
    isReadmitted: async () => {
      const found = await reloadBy(loadStudent, { id: studentId, sessionId }).catch(unreadable);
      return found !== undefined && isActive(found);
    },
  };
}

const isAlreadyActive = ({ responseCode }: ApiFailure): boolean => responseCode === CODES.STUDENT_ALREADY_ACTIVE;

/** Sends the second step, with one idempotency key. */
function useSecondStep({ sessionId }: ReceiptHandover, receipt: Receipt) {
  const words = useWords(feeWords);
  const feedback = useFeedback();
  const requestKey = useRequestKey();
  const [admit] = useStrikeOffStudentMutation();
  const { receiptId, schoolId, studentId, comments } = receipt;
  return async () => {
    const body = { schoolId, sessionId, studentId, type: 'ACTIVE' as const, comment: comments };
    const key = requestKey.keyOf('readmission', receiptId);
    const result = await feedback(admit({ 'Idempotency-Key': key, strikeOffForm: body }).unwrap(), {
      success: words.readmitted(receipt.studentName),
      fallback: words.readmitFailed,
      onFailure: isAlreadyActive,
    });
    requestKey.settle(result);
    return result;
  };
}

/** The second step of a re-admission: after its receipt is stored, the student becomes active again (LIFECYCLE-24 to LIFECYCLE-26). */
export function useReadmitting(handed: ReceiptHandover, receipt: Receipt): Readmitting {
  const { actionType } = handed;
  const words = useWords(feeWords);
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const send = useSecondStep(handed, receipt);
  const stored = useStoredState(handed, receipt);
  const [state, setState] = useState<Omit<Readmitting, 'tryAgain'>>({
    step: actionType === undefined ? 'none' : 'running',
    isCancelled: false,
    message: null,
  });
  const begun = useRef(false);
  const unknown = useRef(false);
  const attempts = useRef(0);

  const done = () => setState({ step: 'done', isCancelled: false, message: null });
  const doneBefore = () => {
    done();
    snackbar.success(words.isActive(receipt.studentName));
  };
  const failed = (message: string, isCancelled = false) =>
    setState({ step: unknown.current ? 'unknown' : 'failed', isCancelled, message });
  const run = async () => {
    const attempt = (attempts.current += 1);
    setState({ step: 'running', isCancelled: false, message: null });
    // Another user may have cancelled the receipt: since an earlier attempt, or before its lost response was repeated.
    if (await stored.isCancelled()) {
      if (await stored.isReadmitted()) doneBefore();
      else failed(words.receiptCancelled(receipt.receiptNo), true);
      return;
    }
    const result = await send();
    if (result.ok) return done();
    if (isAlreadyActive(result.failure)) return doneBefore();
    unknown.current ||= isUndecided(result.failure);
    failed(failureText(result.failure, { fallback: words.readmitFailed }));
    // The request, or another user, may have re-admitted the student.
    if ((await stored.isReadmitted()) && attempt === attempts.current) doneBefore();
  };
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (actionType === undefined || begun.current) return;
    begun.current = true;
    void latest.current();
  }, [actionType]);
  return { ...state, tryAgain: useCallback(() => void latest.current(), []) };
}
