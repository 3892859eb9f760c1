import { useMemo, type Ref } from 'react';
import type { StudentRemark } from '@/api/results';
import { SheetGrid, type CellColumn, type Sheet, type SheetGridHandle } from '@/shared/sheet';
import { useIsRoomy } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { remarkColumns } from './remarkColumns';
import { remarksWords } from './remarksWords';

interface RemarksGridProps {
  readonly ref?: Ref<SheetGridHandle>;
  readonly sheet: Sheet<StudentRemark>;
  readonly column: CellColumn<StudentRemark>;
  readonly onSave?: () => void;
  readonly onLeave?: () => void;
}

/** One row for each student with a wide cell for the remark. */
export function RemarksGrid({ sheet, column, ...props }: RemarksGridProps) {
  const words = useWords(remarksWords);
  const roomy = useIsRoomy();
  const columns = useMemo(() => remarkColumns(words, column, roomy), [words, column, roomy]);
  return (
    <SheetGrid
      {...props}
      sheet={sheet}
      label={words.grid}
      columns={columns}
      pinned={roomy ? 2 : 1}
      rowHeight={roomy ? 40 : 48}
    />
  );
}
