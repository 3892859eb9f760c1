import { useSyncExternalStore, type ComponentProps } from 'react';
import type { SubjectLimits } from '@/api/results';
import { SheetBar, useSheetValue, type Sheet } from '@/shared/sheet';
import { useWords } from '@/shared/words';
import { incompleteIn } from './limitCells';
import { limitsWords } from './limitsWords';

type BarProps = ComponentProps<typeof SheetBar<SubjectLimits>>;

interface LimitsBarProps {
  readonly sheet: Sheet<SubjectLimits>;
  readonly bar: Pick<BarProps, 'busy' | 'notSaved' | 'isSaved' | 'saveRef' | 'onSave' | 'onNextError'>;
  readonly labelOf: BarProps['labelOf'];
}

const countIncomplete = (sheet: Sheet<SubjectLimits>): number => incompleteIn(sheet.rows(), sheet.text).length;

/** The bar of the grid, with the number of entries that are incomplete. */
export function LimitsBar({ sheet, bar, labelOf }: LimitsBarProps) {
  const words = useWords(limitsWords);
  const { changes } = useSyncExternalStore(sheet.subscribe, sheet.summary);
  const incomplete = useSheetValue(sheet, countIncomplete);
  return (
    <SheetBar
      {...bar}
      sheet={sheet}
      changes={changes}
      more={incomplete > 0 ? [words.incomplete(incomplete)] : []}
      saveLabel={words.save}
      labelOf={labelOf}
    />
  );
}
