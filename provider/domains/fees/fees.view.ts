import { present } from '../../../common/present.ts';
import { percentOf } from '../../../common/percent.ts';
import { fromPaise, toPaise } from '../../../common/money.ts';
import type { components } from '../../contract/generated/operations.gen.ts';
import { FEE_HEADS, sumOfHeads, type FeeAmounts, type FeeHead } from './fees.rules.ts';
import type { FeeRow, TermRow } from './fees.queries.ts';

const NAMES = ['totalFee', ...FEE_HEADS] as const;

/** The stored amounts in paise. */
export const amountsOf = (row: FeeRow): FeeAmounts =>
  Object.fromEntries(NAMES.map((name) => [name, toPaise(Number(row[name]))])) as FeeAmounts;

/** A structure in the format of the contract: rupees, and percentages of the total (FEE-33). */
export function feeView(row: FeeRow, terms: readonly TermRow[]): components['schemas']['FeeStructure'] {
  const amounts = amountsOf(row);
  const percent = (part: number) => present(percentOf(part, amounts.totalFee), 'a total above nothing');
  const rupees = Object.fromEntries(NAMES.map((name) => [name, fromPaise(amounts[name])])) as FeeAmounts;
  const percentages = Object.fromEntries(
    FEE_HEADS.map((head) => [`${head}Percentage`, percent(amounts[head])]),
  ) as Record<`${FeeHead}Percentage`, number>;
  return {
    sessionId: row.sessionId,
    classId: row.classId,
    stream: row.stream,
    ...rupees,
    ...percentages,
    totalFeePercentage: percent(sumOfHeads(amounts)),
    hasCompletedFeeSetup: true,
    dateWiseFeesList: terms.map(({ dueDate, amount }) => ({ minimumDate: dueDate, minimumFee: Number(amount) })),
    version: row.version,
  };
}
