import { useState } from 'react';
import type { Receipt } from '@/api/receipts';
import type { ConfirmScope } from './confirmSlice';
import { NONE, selectionOf, without, type Selection } from './selection';

export interface SelectedReceipts {
  readonly selection: Selection;
  readonly select: (keys: readonly unknown[], rows: readonly Receipt[]) => void;
  readonly drop: (ids: readonly number[]) => void;
  readonly clear: () => void;
}

/** The selected receipts, kept across pages; another school or session starts with none. */
export function useSelection(scope: ConfirmScope | undefined): SelectedReceipts {
  const of = scope === undefined ? '' : `${scope.schoolId} ${scope.sessionId}`;
  const [kept, setKept] = useState({ of, selection: NONE });
  const change = (next: (before: Selection) => Selection) =>
    setKept((before) => ({ of, selection: next(before.of === of ? before.selection : NONE) }));
  return {
    selection: kept.of === of ? kept.selection : NONE,
    select: (keys, rows) => change((before) => selectionOf(keys, before, rows)),
    drop: (ids) => change((before) => without(before, ids)),
    clear: () => change(() => NONE),
  };
}
