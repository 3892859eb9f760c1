import { useState } from 'react';
import { useOrderClassesMutation, type Class } from '@/api/classes';
import { useFeedback } from '@/shared/feedback';
import { useWords } from '@/shared/words';
import { classWords } from '../words';
import { orderOf, withMoved, targetsFor, stepped, type MoveTarget, type Step } from './classOrder';
import type { ClassList } from './useClassList';

export interface ClassMoves {
  /** Whether a class is part of the order. */
  readonly takesPart: (one: Class) => boolean;
  /** Whether the previous move is stored and shown in the list. */
  readonly ready: boolean;
  readonly canMove: (one: Class, step: Step) => boolean;
  readonly move: (one: Class, step: Step) => void;
  /** The possible targets of a move; empty while the previous move is being stored. */
  readonly targets: (one: Class) => MoveTarget[];
  readonly put: (one: Class, before: MoveTarget) => Promise<void>;
  /** The new position of the last moved class, for screen readers. */
  readonly message: string;
}

/**
 * Moves a class to another position; calls `onMoved` at once. The next move waits for the list, because each request contains the
 * complete order.
 */
export function useClassOrder(
  schoolId: number | undefined,
  { classes = [], state }: ClassList,
  onMoved: (classId: number) => void,
): ClassMoves {
  const words = useWords(classWords);
  const feedback = useFeedback();
  const [orderClasses, { isLoading }] = useOrderClassesMutation();
  const [message, setMessage] = useState('');
  const order = orderOf(classes);
  const waiting = isLoading || state.kind !== 'ready';

  const save = async (one: Class, classIds: number[] | null) => {
    if (waiting || schoolId === undefined || classIds === null) return;
    setMessage('');
    const call = orderClasses({ schoolId, classOrder: { classIds, previousClassIds: order } }).unwrap();
    onMoved(one.classId);
    const { ok } = await feedback(call, { fallback: words.orderFailed });
    if (ok) setMessage(words.movedTo(one.className, classIds.indexOf(one.classId) + 1, classIds.length));
  };
  return {
    takesPart: ({ sequence }) => sequence !== null,
    ready: !waiting,
    canMove: ({ classId }, step) => !waiting && stepped(order, classId, step) !== null,
    move: (one, step) => void save(one, stepped(order, one.classId, step)),
    targets: ({ classId }) => (waiting ? [] : targetsFor(order, classId)),
    put: (one, before) => save(one, withMoved(order, one.classId, before)),
    message,
  };
}
