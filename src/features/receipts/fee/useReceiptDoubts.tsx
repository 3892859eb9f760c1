import { skipToken } from '@reduxjs/toolkit/query';
import { useRef, useState, type ReactNode } from 'react';
import { showPaise } from '@common/money';
import type { StudentFees } from '@/api/fees';
import { receiptsApi, useListPendingFeesQuery } from '@/api/receipts';
import { sessionsApi, useListSessionsQuery } from '@/api/sessions';
import type { Student } from '@/api/students';
import { useFeedback } from '@/shared/feedback';
import { useIsOpen } from '@/shared/lib/useIsOpen';
import { useQuestion } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { feeWords } from '../feeWords';
import { DuesTable } from './DuesTable';
import type { ReceiptValues } from './receiptForm';
import { doubtsOf, duesOfAll, duesText, type Dues } from './receiptQuestions';

interface ReceiptDoubtsOptions {
  readonly student: Student;
  readonly sessionId: number;
  readonly fees: StudentFees | undefined;
  /** whether a TC receipt is being typed */
  readonly isTc: boolean;
}

interface ReceiptDoubts {
  /** of all sessions; undefined unless a TC receipt is typed */
  readonly dues: Dues | undefined;
  /** The questions are being prepared: the fields are locked, so that the receipt sent is the one asked about. */
  readonly preparing: boolean;
  /** Sends at once, or after the questions are confirmed. */
  readonly sendUndoubted: (values: ReceiptValues, send: () => void) => void;
  readonly dialog: ReactNode;
}

/** Asks once about unusual input: no amount, a date outside the session, a TC with dues. */
export function useReceiptDoubts({ student, sessionId, fees, isTc }: ReceiptDoubtsOptions): ReceiptDoubts {
  const words = useWords(feeWords);
  const feedback = useFeedback();
  const isOpen = useIsOpen();
  const { schoolId, studentId, enrollments } = student;
  const { askAbout, isAsking, dialog } = useDoubtQuestion();
  const [loadDues] = receiptsApi.useLazyListPendingFeesQuery();
  const [loadSessions] = sessionsApi.useLazyListSessionsQuery();
  const { data: sessions } = useListSessionsQuery({ schoolId });
  const { data: pending } = useListPendingFeesQuery(isTc ? { schoolId, studentId } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const [preparing, setPreparing] = useState(false);
  const sessionName = enrollments.find((one) => one.sessionId === sessionId)?.sessionDisplayName ?? '';
  const daysIn = (all: typeof sessions) => all?.find((one) => one.sessionId === sessionId);

  const prepare = async (values: ReceiptValues, send: () => void) => {
    setPreparing(true);
    const listed = await feedback(loadSessions({ schoolId }, true).unwrap(), { fallback: words.sessionsFailed });
    const found =
      listed.ok && values.receiptType === 'TC'
        ? await feedback(loadDues({ schoolId, studentId }).unwrap(), { fallback: words.pendingFailed })
        : undefined;
    setPreparing(false);
    // Without the facts for the question, or after the form was left, the receipt is not sent.
    if (!listed.ok || found?.ok === false || !isOpen()) return;
    askAbout(doubtsOf(values, daysIn(listed.data), words), found && duesOfAll(found.data, fees, sessionName), send);
  };
  return {
    dues: pending && isTc ? duesOfAll(pending, fees, sessionName) : undefined,
    preparing,
    sendUndoubted: (values, send) => {
      if (preparing || isAsking()) return;
      if (sessions === undefined || values.receiptType === 'TC') void prepare(values, send);
      else askAbout(doubtsOf(values, daysIn(sessions), words), undefined, send);
    },
    dialog,
  };
}

/** One question about all points that were not confirmed before; without any, `send` runs at once. */
function useDoubtQuestion() {
  const words = useWords(feeWords);
  const { ask, isAsking, dialog } = useQuestion();
  const confirmed = useRef(new Set<string>());
  const askAbout = (sentences: readonly string[], dues: Dues | undefined, send: () => void) => {
    const isDue = dues !== undefined && dues.total > 0;
    const doubts = [...sentences, ...(isDue ? [duesText(dues)] : [])];
    if (doubts.every((doubt) => confirmed.current.has(doubt))) {
      send();
      return;
    }
    ask({
      title: isDue ? words.tcQuestion(showPaise(dues.total)) : words.createQuestion,
      text: (
        <>
          {isDue && <DuesTable dues={dues} />}
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </>
      ),
      confirmLabel: words.create,
      onConfirm: () => {
        for (const doubt of doubts) confirmed.current.add(doubt);
        send();
      },
    });
  };
  return { askAbout, isAsking, dialog };
}
