/** The fees of another session as edits of the grid: raised, rounded, with their schedules. */
import { FEE_HEADS, type FeeHead } from '@common/feeHeads';
import { addPaise, toPaise } from '@common/money';
import type { FeeGridRow } from '@/api/fees';
import { cellKey, type CellTexts } from '@/shared/sheet';
import type { Period } from '../fee-structure/scheduleForm';
import { amountText, newSchedule, rowKeyOf, rowStateOf, scheduleCell, type TextOf } from './feeRows';
import { movedInto, scheduleIn, scheduleText } from './schedule';

export interface TakeOver {
  /** the heads to raise; the others are copied unchanged */
  readonly heads: readonly FeeHead[];
  /** hundredths of a percent; negative lowers the fees; at 0 the amounts are copied unchanged */
  readonly percent: number;
  /** rupees, at least 1: the raised heads are rounded to the nearest multiple */
  readonly roundTo: number;
  /** Rows with amounts are not changed, nor are schedules that are not saved. */
  readonly onlyEmpty: boolean;
}

const WHOLE = 10_000n;
const PAISE_A_RUPEE = 100n;

/** The raised amount, rounded to the nearest multiple, half up; 0 stays 0. In paise. */
export function raised(paise: number, { percent, roundTo }: Pick<TakeOver, 'percent' | 'roundTo'>): number {
  const exact = BigInt(paise) * (WHOLE + BigInt(percent));
  const unit = BigInt(roundTo) * PAISE_A_RUPEE * WHOLE;
  return Number(((exact + unit / 2n) / unit) * BigInt(roundTo) * PAISE_A_RUPEE);
}

/** The heads in their order and the total, in paise. A stored total can differ slightly from its heads: without a raise it is copied too. */
function amountsOf(structure: NonNullable<FeeGridRow['structure']>, choice: TakeOver) {
  const stored = FEE_HEADS.map((head) => toPaise(structure[head]));
  const heads = FEE_HEADS.map((head, at) => {
    const paise = stored[at] ?? 0;
    return choice.percent !== 0 && choice.heads.includes(head) ? raised(paise, choice) : paise;
  });
  const isCopied = heads.every((paise, at) => paise === stored[at]);
  return { heads, total: isCopied ? toPaise(structure.totalFee) : addPaise(...heads) };
}

export interface Taken {
  /** of amounts and schedules */
  readonly texts: CellTexts;
  /** rows that get the fees of the other session */
  readonly rows: number;
  /** rows without fees in the other session */
  readonly missing: readonly FeeGridRow[];
}

interface Source {
  readonly rows: readonly FeeGridRow[];
  readonly period: Period;
}

/** The edits of the rows to fill, by class and stream. */
export function takenOver(
  rows: readonly FeeGridRow[],
  textOf: TextOf,
  source: Source,
  period: Period,
  choice: TakeOver,
): Taken {
  const texts: Record<string, string> = {};
  const missing: FeeGridRow[] = [];
  let count = 0;
  for (const row of rows) {
    if (choice.onlyEmpty && rowStateOf(row, textOf).kind !== 'empty') continue;
    const key = rowKeyOf(row);
    const structure = source.rows.find((one) => rowKeyOf(one) === key)?.structure;
    if (!structure) {
      missing.push(row);
      continue;
    }
    count += 1;
    const { heads, total } = amountsOf(structure, choice);
    for (const [at, head] of FEE_HEADS.entries()) texts[cellKey(key, head)] = amountText(heads[at] ?? 0);
    texts[cellKey(key, 'totalFee')] = amountText(total);
    const isKept = choice.onlyEmpty && newSchedule(row, textOf) !== undefined;
    if (structure.dateWiseFeesList.length > 0 && !isKept)
      texts[scheduleCell(row)] = scheduleText(movedInto(scheduleIn(structure), source.period, period));
  }
  return { texts, rows: count, missing };
}
