import { useState } from 'react';
import { useOrderClassesMutation, type Class } from '@/api/classes';
import { useFeedback } from '@/shared/feedback';
import { useWords } from '@/shared/words';
import { classWords } from '../words';
import { orderOf, stepped, type Step } from './classOrder';
import type { ClassList } from './useClassList';

export interface ClassMoves {
  /** Whether a class stands in the order at all. */
  readonly takesPart: (one: Class) => boolean;
  readonly canMove: (one: Class, step: Step) => boolean;
  readonly move: (one: Class, step: Step) => void;
  /** Where the class moved last stands now, for those who do not see the list. */
  readonly said: string;
}

/** Moves a class by one place. The next move waits for the list, for each names the complete new order. */
export function useClassOrder(schoolId: number | undefined, { classes = [], state }: ClassList): ClassMoves {
  const words = useWords(classWords);
  const feedback = useFeedback();
  const [orderClasses, { isLoading }] = useOrderClassesMutation();
  const [said, setSaid] = useState('');
  const order = orderOf(classes);
  const waiting = isLoading || state.kind !== 'ready';

  const move = async (one: Class, step: Step) => {
    const classIds = stepped(order, one.classId, step);
    if (waiting || schoolId === undefined || classIds === null) return;
    setSaid('');
    const call = orderClasses({ schoolId, classOrder: { classIds } }).unwrap();
    const { ok } = await feedback(call, { fallback: words.orderFailed });
    if (ok) setSaid(words.movedTo(one.className, classIds.indexOf(one.classId) + 1, classIds.length));
  };
  return {
    takesPart: ({ sequence }) => sequence !== null,
    canMove: ({ classId }, step) => !waiting && stepped(order, classId, step) !== null,
    move: (one, step) => void move(one, step),
    said,
  };
}
