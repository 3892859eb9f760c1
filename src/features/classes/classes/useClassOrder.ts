import { useState } from 'react';
import { useOrderClassesMutation, type Class } from '@/api/classes';
import { useFeedback } from '@/shared/feedback';
import { useWords } from '@/shared/words';
import { classWords } from '../words';
import { orderOf, placed, placesFor, stepped, type Place, type Step } from './classOrder';
import type { ClassList } from './useClassList';

export interface ClassMoves {
  /** Whether a class stands in the order at all. */
  readonly takesPart: (one: Class) => boolean;
  /** Whether the move before is stored and the list shows it. */
  readonly ready: boolean;
  readonly canMove: (one: Class, step: Step) => boolean;
  readonly move: (one: Class, step: Step) => void;
  /** Where else a class can stand; nowhere while the move before is on its way. */
  readonly places: (one: Class) => Place[];
  readonly put: (one: Class, before: Place) => Promise<void>;
  /** Where the class moved last stands now, for those who do not see the list. */
  readonly said: string;
}

/**
 * Moves a class to another place; `onMoved` hears of it at once. The next move waits for the list, for each names the complete
 * new order.
 */
export function useClassOrder(
  schoolId: number | undefined,
  { classes = [], state }: ClassList,
  onMoved: (classId: number) => void,
): ClassMoves {
  const words = useWords(classWords);
  const feedback = useFeedback();
  const [orderClasses, { isLoading }] = useOrderClassesMutation();
  const [said, setSaid] = useState('');
  const order = orderOf(classes);
  const waiting = isLoading || state.kind !== 'ready';

  const save = async (one: Class, classIds: number[] | null) => {
    if (waiting || schoolId === undefined || classIds === null) return;
    setSaid('');
    const call = orderClasses({ schoolId, classOrder: { classIds } }).unwrap();
    onMoved(one.classId);
    const { ok } = await feedback(call, { fallback: words.orderFailed });
    if (ok) setSaid(words.movedTo(one.className, classIds.indexOf(one.classId) + 1, classIds.length));
  };
  return {
    takesPart: ({ sequence }) => sequence !== null,
    ready: !waiting,
    canMove: ({ classId }, step) => !waiting && stepped(order, classId, step) !== null,
    move: (one, step) => void save(one, stepped(order, one.classId, step)),
    places: ({ classId }) => (waiting ? [] : placesFor(order, classId)),
    put: (one, before) => save(one, placed(order, one.classId, before)),
    said,
  };
}
