/** The amounts of the fee form: in paise, each head with its percentage of the total. */
import { byHead, FEE_HEADS, offTotal, sumOfHeads, type FeeHead } from '@common/feeHeads';
import { addPaise, fromPaise, toPaise } from '@common/money';
import { partOf, percentOf } from '@common/percent';
import { present } from '@common/present';
import { FEE_FIELDS, type FeeStructure, type FeeStructureForm } from '@/api/fees';
import { amountProblem, defineFields, type FieldFacts } from '@/shared/forms';
import type { TypedNumber } from '@/shared/ui';
import type { FeeSelection } from './feeSelection';
import type { feeWords } from './feeWords';

export const feeFields = defineFields({ ...FEE_FIELDS.FeeStructureForm, fees: FEE_FIELDS.FeeTermsForm.fees });

export type ShareName = `${FeeHead}Percentage`;
export const shareOf = (head: FeeHead): ShareName => `${head}Percentage`;

export type FeeValues = Record<FeeHead | 'totalFee' | ShareName, TypedNumber> & {
  /** class, stream and session, shown with a draft */
  title: string;
};

/** The stored structure; null and version 0 before the first save. */
export interface FeeRecord {
  readonly version: number;
  readonly structure: FeeStructure | null;
}

export const recordOf = (structure: FeeStructure | null): FeeRecord => ({
  version: structure?.version ?? 0,
  structure,
});

/** A percentage of the total; null while the total is empty. */
const percentIn = (part: TypedNumber, total: TypedNumber): number | null =>
  typeof part === 'number' && typeof total === 'number' ? percentOf(part, total) : null;

export function valuesOf({ structure }: FeeRecord, title: string): FeeValues {
  const paise = (name: FeeHead | 'totalFee') => (structure ? toPaise(structure[name]) : null);
  const total = paise('totalFee');
  const heads = FEE_HEADS.map((head) => [head, paise(head)] as const);
  return Object.fromEntries([
    ['title', title],
    ['totalFee', total],
    ...heads,
    ...heads.map(([head, part]) => [shareOf(head), percentIn(part, total)] as const),
  ]) as FeeValues;
}

/** Larger than any valid amount; larger input is rejected and not added up. */
const MOST = toPaise(FEE_FIELDS.FeeStructureForm.totalFee.maximum);

/** The amount to add up, in paise; 0 where it is missing or invalid. */
export const countedPaise = (value: TypedNumber | undefined): number =>
  typeof value === 'number' ? Math.min(value, MOST) : 0;

/** The sum of the heads, in paise; invalid amounts count as 0. */
export interface Balance {
  readonly sum: number;
  /** null while the total is invalid or 0 */
  readonly total: number | null;
  /** the total minus the heads; negative where the heads exceed it */
  readonly left: number;
  readonly off: ReturnType<typeof offTotal>;
}

export function balanceOf(values: Partial<FeeValues>): Balance {
  const sum = sumOfHeads(byHead((head) => countedPaise(values[head])));
  const total = countedPaise(values.totalFee) || null;
  return { sum, total, left: addPaise(total ?? 0, -sum), off: total === null ? null : offTotal(sum, total) };
}

/**
 * The amount of a percentage. Where the remaining amount has the same percentage, it is the remaining amount, so that heads of
 * 100 % together add up to the total exactly.
 */
function amountOf(percent: number, total: number, others: number): number {
  const rest = addPaise(total, -others);
  return rest >= 0 && percentOf(rest, total) === percent ? rest : partOf(percent, total);
}

const MOST_PERCENT = 100;

/** The dependent fields of a change: amount and percentage of a head follow each other (FEE-18, FEE-19, FEE-21). */
export function linked(changed: Partial<FeeValues>, values: FeeValues): Partial<FeeValues> {
  const { totalFee } = values;
  const follows: Partial<FeeValues> = {};
  for (const head of FEE_HEADS) {
    const share = shareOf(head);
    if (head in changed || 'totalFee' in changed) follows[share] = percentIn(values[head], totalFee);
    else if (share in changed) {
      const percent = values[share];
      if (percent === null) follows[head] = null;
      if (typeof percent !== 'number' || percent > MOST_PERCENT || typeof totalFee !== 'number') continue;
      const others = balanceOf({ ...values, [head]: null }).sum;
      follows[head] = amountOf(percent, totalFee, others);
    }
  }
  return follows;
}

type Words = (typeof feeWords)['en'];

/** The validation error of a total (FEE-12). */
export function totalProblem(facts: FieldFacts, value: unknown, words: Pick<Words, 'totalZero'>): string | null {
  const nothing = value === 0 || (typeof value === 'string' && /^[-−]\s*\d/.test(value));
  return nothing ? words.totalZero : amountProblem(facts, value);
}

/** The validation error of a percentage (FEE-14); an empty one is reported at the amount. */
export function shareProblem(value: unknown, words: Pick<Words, 'shareForm' | 'shareMost'>): string | null {
  if (typeof value === 'string') return value === '' ? null : words.shareForm;
  return typeof value === 'number' && value > MOST_PERCENT ? words.shareMost : null;
}

/** The validation error of the heads as a whole (FEE-15 to FEE-17). */
export function sumProblem({ sum, total, off }: Balance, words: Pick<Words, 'exceeds' | 'isLess'>): string | null {
  if (off === null || total === null) return null;
  const percent = percentOf(sum, total);
  return off === 'more' ? words.exceeds(String(percent)) : words.isLess(String(percent));
}

/** The amount in rupees, as in the contract; the form was validated before. */
export const rupeesOf = (value: TypedNumber, what: string): number =>
  fromPaise(present(typeof value === 'number' ? value : null, what));

/** The request of the contract; the provider computes the percentages (FEE-33). */
export function requestOf(
  values: FeeValues,
  { sessionId, classId, stream }: FeeSelection,
  version: number,
): FeeStructureForm {
  const names = ['totalFee', ...FEE_HEADS] as const;
  const amounts = Object.fromEntries(names.map((name) => [name, rupeesOf(values[name], name)]));
  return { sessionId, classId, stream, ...(amounts as Record<(typeof names)[number], number>), version };
}
