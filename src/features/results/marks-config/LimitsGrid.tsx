import { useMemo, type Ref } from 'react';
import type { SubjectLimits } from '@/api/results';
import { SheetGrid, type CellColumn, type Sheet, type SheetGridHandle } from '@/shared/sheet';
import { useIsRoomy } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { componentsOf } from './limitCells';
import { gridColumns, limitGroups } from './limitColumns';
import { limitsWords } from './limitsWords';

interface LimitsGridProps {
  readonly ref?: Ref<SheetGridHandle>;
  readonly sheet: Sheet<SubjectLimits>;
  readonly subjects: readonly SubjectLimits[];
  readonly columns: readonly CellColumn<SubjectLimits>[];
  readonly onSave?: () => void;
  readonly onLeave?: () => void;
}

/** In pixels: two lines of a subject's name. */
const ROW_HEIGHT = 44;

/** Subjects below each other, exams side by side (MARKSCONF-03). */
export function LimitsGrid({ ref, sheet, subjects, columns: cells, onSave, onLeave }: LimitsGridProps) {
  const words = useWords(limitsWords);
  const roomy = useIsRoomy();
  const columns = useMemo(() => gridColumns(words, cells, roomy), [words, cells, roomy]);
  const groups = useMemo(() => limitGroups(words, subjects), [words, subjects]);
  return (
    <SheetGrid
      ref={ref}
      sheet={sheet}
      label={words.grid}
      columns={columns}
      groups={groups}
      pinned={1}
      rowHeight={ROW_HEIGHT}
      spanText={(subject) => (componentsOf(subject).length === 0 ? words.graded : undefined)}
      onSave={onSave}
      onLeave={onLeave}
    />
  );
}
