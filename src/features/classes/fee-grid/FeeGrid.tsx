import { useMemo, type Ref } from 'react';
import type { FeeGridRow } from '@/api/fees';
import { SheetGrid, type CellColumn, type Sheet, type SheetGridHandle } from '@/shared/sheet';
import { useMedia } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { gridColumns } from './feeGridColumns';
import { feeGridWords } from './feeGridWords';
import { useRowName } from './useRowNames';

interface FeeGridProps {
  readonly ref?: Ref<SheetGridHandle>;
  readonly sheet: Sheet<FeeGridRow>;
  readonly columns: readonly CellColumn<FeeGridRow>[];
  readonly onSave?: () => void;
  readonly onLeave?: () => void;
}

/** In pixels: two lines of a state. */
const ROW_HEIGHT = 40;

/** Classes and streams are rows; heads and total are columns. */
export function FeeGrid({ ref, sheet, columns: cells, onSave, onLeave }: FeeGridProps) {
  const words = useWords(feeGridWords);
  const nameOf = useRowName();
  const roomy = useMedia('(width >= 1700px)');
  const columns = useMemo(
    () => gridColumns(cells, { words, nameOf, sheet, roomy }),
    [cells, words, nameOf, sheet, roomy],
  );
  return (
    <SheetGrid
      ref={ref}
      sheet={sheet}
      label={words.grid}
      columns={columns}
      pinned={1}
      rowHeight={ROW_HEIGHT}
      onSave={onSave}
      onLeave={onLeave}
    />
  );
}
