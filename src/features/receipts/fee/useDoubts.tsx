import { useRef, useState, type ReactNode } from 'react';
import { showPaise } from '@common/money';
import { sessionsApi, useListSessionsQuery } from '@/api/sessions';
import { useFeedback } from '@/shared/feedback';
import { useIsOpen } from '@/shared/lib/useIsOpen';
import { useQuestion } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { feeWords } from '../feeWords';
import { DuesTable } from './DuesTable';
import { doubtsOf, duesText, type AskedPayment, type Dues, type SessionDays } from './receiptQuestions';

type Send = () => void | Promise<void>;

interface Facts {
  readonly sessions: readonly SessionDays[];
  readonly dues?: Dues | undefined;
}

export interface Doubts {
  /** The questions are being prepared: the fields are locked, so that the receipt sent is the one asked about. */
  readonly preparing: boolean;
  /**
   * Sends at once, or after the questions are confirmed. `loadDues`: loads the dues that a TC leaves open. `afterQuestion`: sends after
   * a confirmation, if this differs.
   */
  readonly sendUndoubted: (
    payment: AskedPayment,
    send: Send,
    more?: { loadDues?: (() => Promise<Dues>) | undefined; afterQuestion?: Send },
  ) => Promise<void>;
  readonly dialog: ReactNode;
}

/** Asks once about unusual input of a payment: no amount, a date outside the session, a TC with dues. */
export function useDoubts(schoolId: number): Doubts {
  const words = useWords(feeWords);
  const feedback = useFeedback();
  const isOpen = useIsOpen();
  const { askAbout, isAsking, dialog } = useDoubtQuestion();
  const [loadSessions] = sessionsApi.useLazyListSessionsQuery();
  const { data: sessions } = useListSessionsQuery({ schoolId });
  const [preparing, setPreparing] = useState(false);

  const prepare = async (loadDues: (() => Promise<Dues>) | undefined): Promise<Facts | undefined> => {
    setPreparing(true);
    const listed = await feedback(loadSessions({ schoolId }, true).unwrap(), { fallback: words.sessionsFailed });
    const found = listed.ok && loadDues ? await feedback(loadDues(), { fallback: words.pendingFailed }) : undefined;
    setPreparing(false);
    // Without the facts for the question, or after the form was left, the receipt is not sent.
    if (!listed.ok || found?.ok === false || !isOpen()) return undefined;
    return { sessions: listed.data, dues: found?.data };
  };
  return {
    preparing,
    sendUndoubted: async (payment, send, { loadDues, afterQuestion = send } = {}) => {
      if (preparing || isAsking()) return;
      const facts = sessions === undefined || loadDues ? await prepare(loadDues) : { sessions };
      if (facts) await askAbout(payment, facts, send, afterQuestion);
    },
    dialog,
  };
}

/** One question about all points that were not confirmed before; without any, `send` runs at once. */
function useDoubtQuestion() {
  const words = useWords(feeWords);
  const { ask, isAsking, dialog } = useQuestion();
  const confirmed = useRef(new Set<string>());
  const askAbout = async (payment: AskedPayment, { sessions, dues }: Facts, send: Send, afterQuestion: Send) => {
    const sentences = doubtsOf(payment, sessions, words);
    const isDue = dues !== undefined && dues.total > 0;
    const doubts = [...sentences, ...(isDue ? [duesText(dues)] : [])];
    if (doubts.every((doubt) => confirmed.current.has(doubt))) {
      await send();
      return;
    }
    const { length: count } = payment.receipts;
    ask({
      title: isDue ? words.tcQuestion(showPaise(dues.total)) : words.createQuestion(count),
      text: (
        <>
          {isDue && <DuesTable dues={dues} />}
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </>
      ),
      confirmLabel: words.create(count),
      onConfirm: () => {
        for (const doubt of doubts) confirmed.current.add(doubt);
        void afterQuestion();
      },
    });
  };
  return { askAbout, isAsking, dialog };
}
