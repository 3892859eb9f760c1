import { Button } from 'antd';
import { useMemo, useState, type Ref } from 'react';
import type { SubjectLimits } from '@/api/results';
import { SheetGrid, useSheetValue, type CellColumn, type Sheet, type SheetGridHandle } from '@/shared/sheet';
import { useIsRoomy } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { componentsOf } from './limitCells';
import { areMinimumsZero, gridColumns, limitGroups, withoutMinimums } from './limitColumns';
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

/** Minimum marks are collapsed while all of them are 0, initially by the stored ones. */
function useMinimums({ sheet, columns }: Pick<LimitsGridProps, 'sheet' | 'columns'>) {
  const read = useMemo(() => (all: Sheet<SubjectLimits>) => areMinimumsZero(all, columns), [columns]);
  const areZero = useSheetValue(sheet, read);
  const [isWanted, setWanted] = useState(areZero);
  const isCollapsed = areZero && isWanted;
  return { areZero, isCollapsed, toggle: () => setWanted(!isCollapsed) };
}

/** Subjects are rows, exams are groups of columns (MARKSCONF-03). */
export function LimitsGrid({ ref, sheet, subjects, columns: cells, onSave, onLeave }: LimitsGridProps) {
  const words = useWords(limitsWords);
  const roomy = useIsRoomy();
  const { areZero, isCollapsed, toggle } = useMinimums({ sheet, columns: cells });
  const columns = useMemo(
    () => gridColumns(words, isCollapsed ? withoutMinimums(cells) : cells, roomy),
    [words, cells, roomy, isCollapsed],
  );
  const groups = useMemo(() => limitGroups(words, subjects), [words, subjects]);
  return (
    <>
      {areZero && (
        <p className="limits-minimums">
          {words.minimumsHidden}
          <Button type="link" size="small" onClick={toggle}>
            {isCollapsed ? words.showMinimums : words.hideMinimums}
          </Button>
        </p>
      )}
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
    </>
  );
}
