/** Texts of a row that follow its edits. */
import { useMemo } from 'react';
import { FEE_HEADS } from '@common/feeHeads';
import { addPaise, showPaise } from '@common/money';
import { percentOf } from '@common/percent';
import type { FeeGridRow } from '@/api/fees';
import { sameFields, useSheetValue, type Sheet } from '@/shared/sheet';
import { StatusTag } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { feeGridWords } from './feeGridWords';
import { newSchedule, rowStateOf, scheduleToSave, type RowState } from './feeRows';
import { coveredBy, scheduleIn } from './schedule';

interface RowProps {
  readonly sheet: Sheet<FeeGridRow>;
  readonly row: FeeGridRow;
}

/** Subscribes to the edits of the row. The component only renders when the values it shows change. */
function useOfRow<Shown extends object>(
  { sheet, row }: RowProps,
  shownOf: (row: FeeGridRow, text: Sheet<FeeGridRow>['text']) => Shown,
): Shown {
  const read = useMemo(() => (all: Sheet<FeeGridRow>) => shownOf(row, all.text), [row, shownOf]);
  return useSheetValue(sheet, read, sameFields);
}

const TONES = { empty: 'neutral', complete: 'success', invalid: 'error', zero: 'error', differs: 'warning' } as const;

function stateOf(row: FeeGridRow, text: Sheet<FeeGridRow>['text']): { kind: RowState['kind']; off: number } {
  const { kind, sum, total } = rowStateOf(row, text);
  return { kind, off: addPaise(sum, -total) };
}

export function StateText(props: RowProps) {
  const words = useWords(feeGridWords);
  const { kind, off } = useOfRow(props, stateOf);
  const text =
    kind === 'differs' ? (off > 0 ? words.above(showPaise(off)) : words.below(showPaise(-off))) : words[kind];
  return (
    <span className="fee-grid-state" title={kind === 'differs' ? text : undefined}>
      <StatusTag tone={TONES[kind]} text={text} />
    </span>
  );
}

const PERCENT = 100;

function scheduleOf(row: FeeGridRow, text: Sheet<FeeGridRow>['text']) {
  const toSave = scheduleToSave(row, rowStateOf(row, text).total, text);
  const schedule = toSave ?? (row.structure ? scheduleIn(row.structure) : undefined);
  return {
    payments: schedule?.payments.length ?? 0,
    covered: schedule ? coveredBy(schedule) : 0,
    isNew: newSchedule(row, text) !== undefined,
  };
}

/** The number of payments and their part of the total, as a save would store them. */
export function ScheduleText(props: RowProps) {
  const words = useWords(feeGridWords);
  const { payments, covered, isNew } = useOfRow(props, scheduleOf);
  if (payments === 0) return words.noSchedule;
  const text = words.scheduled(payments, covered / PERCENT);
  return isNew ? <strong title={words.newSchedule}>{text}</strong> : text;
}

function sharesOf(row: FeeGridRow, text: Sheet<FeeGridRow>['text']): { shares: string } {
  const { kind, heads, total } = rowStateOf(row, text);
  if (kind === 'empty' || total === 0) return { shares: '' };
  return { shares: FEE_HEADS.map((head) => percentOf(heads[head], total) ?? 0).join(' / ') };
}

/** The percentages of the heads in their order. */
export function SharesText(props: RowProps) {
  const { shares } = useOfRow(props, sharesOf);
  return shares === '' ? null : <span className="fee-grid-shares">{shares}</span>;
}
