import { useCallback, useState, type RefObject } from 'react';
import { rowOfKey, type CellKey, type SheetGridHandle } from '@/shared/sheet';

export interface WhyResultState {
  /** The student whose result is explained; unchanged while the drawer closes. */
  readonly rowKey: string | undefined;
  readonly isOpen: boolean;
  /** @param cell the cell that gets the focus back */
  readonly explain: (rowKey: string, cell?: CellKey) => void;
  /** Explains the result of the row of the active cell. */
  readonly explainActive: () => void;
  readonly close: () => void;
}

/** Focuses a cell before the drawer opens, because the drawer returns the focus to the element that had it. */
export function useWhyResult(grid: RefObject<SheetGridHandle | null>): WhyResultState {
  const [state, setState] = useState<Pick<WhyResultState, 'rowKey' | 'isOpen'>>({ rowKey: undefined, isOpen: false });
  const explain = useCallback(
    (rowKey: string, cell?: CellKey) => {
      if (cell !== undefined) grid.current?.goTo(cell);
      setState({ rowKey, isOpen: true });
    },
    [grid],
  );
  return {
    ...state,
    explain,
    explainActive: () => {
      const cell = grid.current?.activeCell();
      if (cell === undefined) return;
      grid.current?.focus();
      explain(rowOfKey(cell));
    },
    close: () => setState(({ rowKey }) => ({ rowKey, isOpen: false })),
  };
}
