import { useState } from 'react';
import { useReverseOpeningBalancesMutation, type OpeningBalances, type OpeningStay } from '@/api/fees';
import { isUndecided, useFeedback } from '@/shared/feedback';
import { useRequestKey } from '@/shared/saving';
import { useDialog, type DialogState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { groupDigits } from '@common/digits';
import { openingWords } from './openingWords';

/** A workbook or students, and the question that names them. */
interface Target {
  readonly importId?: number;
  readonly studentIds?: number[];
  readonly text: string;
}

export interface Reversal {
  readonly asking: DialogState<Target>;
  readonly ask: (target: Target) => void;
  readonly reverse: () => Promise<void>;
  /** of the last reversal */
  readonly stays: readonly OpeningStay[];
}

const NONE: readonly OpeningStay[] = [];

/** Reverses entries after a question. A key belongs to one attempt and its retries over the same stored entries. */
export function useReversal(sessionId: number, { imports }: OpeningBalances): Reversal {
  const words = useWords(openingWords);
  const feedback = useFeedback();
  const asking = useDialog<Target>();
  const [stays, setStays] = useState(NONE);
  const [send] = useReverseOpeningBalancesMutation();
  const requestKey = useRequestKey();
  const reverse = async () => {
    if (!asking.target) return;
    const { text: _text, ...chosen } = asking.target;
    const form = { sessionId, ...chosen };
    const key = requestKey.keyOf(JSON.stringify(form), imports);
    const result = await feedback(send({ 'Idempotency-Key': key, openingReversal: form }).unwrap(), {
      success: ({ reversed }) => (reversed > 0 ? words.reverseDone(reversed, groupDigits(reversed)) : undefined),
      fallback: words.reverseFailed,
      around: (text, failure) => (isUndecided(failure) ? words.reverseUndecided(text) : text),
    });
    requestKey.settle(result);
    if (!result.ok) return;
    setStays(result.data.stays);
  };
  return { asking, ask: asking.show, reverse, stays };
}
