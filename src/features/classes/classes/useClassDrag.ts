import { useState, type DragEvent } from 'react';
import type { Class } from '@/api/classes';
import type { MoveTarget } from './classOrder';
import type { ClassMoves } from './useClassOrder';

interface Mark {
  readonly classId: number;
  readonly edge: 'before' | 'after';
}

export interface ClassDrag {
  readonly handle: (one: Class) => {
    readonly draggable: boolean;
    readonly onDragStart: (event: DragEvent) => void;
    readonly onDragEnd: () => void;
  };
  readonly row: (one: Class) => {
    readonly 'data-dragged': true | undefined;
    readonly 'data-drop': Mark['edge'] | undefined;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/** The upper half of a row is the position before it, the lower half the one after it. */
function edgeAt({ clientY, currentTarget }: DragEvent): Mark['edge'] {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY < top + height / 2 ? 'before' : 'after';
}

/** Drags classes by their handles; the menu of a row does the same for keyboards and phones. */
export function useClassDrag(classes: readonly Class[], moves: ClassMoves): ClassDrag {
  const [dragged, setDragged] = useState<Class>();
  const [mark, setMark] = useState<Mark>();
  const end = () => {
    setDragged(undefined);
    setMark(undefined);
  };
  const start = (event: DragEvent, one: Class) => {
    event.dataTransfer.effectAllowed = 'move';
    // Firefox needs a text to start dragging.
    event.dataTransfer.setData('text/plain', one.className);
    const row = event.currentTarget.closest('li');
    if (row) event.dataTransfer.setDragImage(row, 12, 12);
    setDragged(one);
  };
  const targetAt = ({ classId, edge }: Mark): MoveTarget => {
    const at = classes.findIndex((one) => one.classId === classId);
    const next = classes[edge === 'before' ? at : at + 1];
    // After the last class of the order come those outside of it.
    return next && moves.takesPart(next) ? next.classId : null;
  };
  return {
    handle: (one) => ({ draggable: moves.ready, onDragStart: (event) => start(event, one), onDragEnd: end }),
    row: ({ classId }) => ({
      'data-dragged': dragged?.classId === classId || undefined,
      'data-drop': mark?.classId === classId ? mark.edge : undefined,
      onDragOver: (event) => {
        if (!dragged) return;
        event.preventDefault();
        const edge = edgeAt(event);
        if (mark?.classId !== classId || mark.edge !== edge) setMark({ classId, edge });
      },
      onDrop: (event) => {
        event.preventDefault();
        if (dragged) void moves.put(dragged, targetAt({ classId, edge: edgeAt(event) }));
        end();
      },
    }),
  };
}
