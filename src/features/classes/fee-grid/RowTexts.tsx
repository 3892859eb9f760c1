/** Texts of a row that follow its edits. */
import { useMemo } from 'react';
import { FEE_HEADS } from '@common/feeHeads';
import { addPaise, showPaise } from '@common/money';
import { percentOf } from '@common/percent';
import type { FeeGridRow } from '@/api/fees';
import { useSheetValue, type Sheet } from '@/shared/sheet';
import { StatusTag } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { feeGridWords } from './feeGridWords';
import { newSchedule, rowStateOf, scheduleToSave, type RowState } from './feeRows';
import { coveredBy, scheduleIn } from './schedule';

interface RowProps {
  readonly sheet: Sheet<FeeGridRow>;
  readonly row: FeeGridRow;
}

/** Follows the edits of the row. */
function useRowState({ sheet, row }: RowProps): RowState {
  const read = useMemo(() => (all: Sheet<FeeGridRow>) => rowStateOf(row, all.text), [row]);
  return useSheetValue(sheet, read);
}

const TONES = { empty: 'neutral', complete: 'success', invalid: 'error', zero: 'error', differs: 'warning' } as const;

export function StateText(props: RowProps) {
  const words = useWords(feeGridWords);
  const { kind, sum, total } = useRowState(props);
  const off = addPaise(sum, -total);
  const text =
    kind === 'differs' ? (off > 0 ? words.above(showPaise(off)) : words.below(showPaise(-off))) : words[kind];
  return <StatusTag tone={TONES[kind]} text={text} />;
}

const PERCENT = 100;

/** The number of payments and their part of the total, as a save would store them. */
export function ScheduleText({ sheet, row }: RowProps) {
  const words = useWords(feeGridWords);
  const read = useMemo(
    () => (all: Sheet<FeeGridRow>) => ({
      toSave: scheduleToSave(row, rowStateOf(row, all.text).total, all.text),
      isNew: newSchedule(row, all.text) !== undefined,
    }),
    [row],
  );
  const { toSave, isNew } = useSheetValue(sheet, read);
  const { structure } = row;
  const schedule = toSave ?? (structure ? scheduleIn(structure) : undefined);
  if (!schedule || schedule.payments.length === 0) return words.noSchedule;
  const text = words.scheduled(schedule.payments.length, coveredBy(schedule) / PERCENT);
  return isNew ? <strong title={words.newSchedule}>{text}</strong> : text;
}

/** The percentages of the heads in their order. */
export function SharesText(props: RowProps) {
  const { kind, heads, total } = useRowState(props);
  if (kind === 'empty' || total === 0) return null;
  return (
    <span className="fee-grid-shares">{FEE_HEADS.map((head) => percentOf(heads[head], total) ?? 0).join(' / ')}</span>
  );
}
