import { RECEIPT_FIELDS, type CashCount, type CashCountForm, type DayClose } from '@/api/receipts';
import { defineFields } from '@/shared/forms';
import type { TypedNumber } from '@/shared/ui';
import { countedCash, DENOMINATIONS, pieceField, piecesOf, type PieceField } from '@common/cash';
import { fromPaise, toPaise } from '@common/money';

const { schoolId: _school, date: _date, cashierId: _cashier, ...fields } = RECEIPT_FIELDS.CashCountForm;
export const countFields = defineFields(fields);

export const COUNT_DRAFT = 'receipts/count/';

/** The drawer that is counted. */
export interface Drawer {
  readonly schoolId: number;
  /** yyyy-MM-dd */
  readonly date: string;
  readonly cashierId: number;
  readonly cashier: string;
  /** rupees of its receipts */
  readonly cash: number;
  /** undefined before the first count */
  readonly count: CashCount | undefined;
}

/** Numbers of pieces as typed. */
export type CountValues = Record<PieceField, string> & {
  /** paise; a text that is no amount stays as typed */
  otherCoins: TypedNumber;
  remarks: string;
};

export type Counted = Pick<CashCount, PieceField | 'otherCoins' | 'remarks' | 'version'>;

/** A drawer without a count: the version of the first one is 0. */
export const storedOf = ({ count }: Drawer): Counted =>
  count ?? { ...piecesOf(() => 0), otherCoins: 0, remarks: null, version: 0 };

export const toValues = (count: Counted): CountValues => ({
  // A blank is easier to replace than a 0.
  ...(Object.fromEntries(
    DENOMINATIONS.map((each) => [
      pieceField(each),
      count[pieceField(each)] === 0 ? '' : String(count[pieceField(each)]),
    ]),
  ) as Record<PieceField, string>),
  otherCoins: count.otherCoins === 0 ? null : toPaise(count.otherCoins),
  remarks: count.remarks ?? '',
});

/** The number of pieces; 0 for a blank and for a text that is no number. */
export const numberOf = (typed: string | undefined): number =>
  /^\d{1,5}$/.test(typed?.trim() ?? '') ? Number(typed) : 0;

/** The value of the typed numbers, in paise; invalid fields count as 0. */
export const amountOf = (values: Partial<CountValues>): number =>
  countedCash(
    piecesOf((field) => numberOf(values[field])),
    typeof values.otherCoins === 'number' ? values.otherCoins : 0,
  );

export const requestOf = (
  { schoolId, date, cashierId }: Drawer,
  values: CountValues,
  version: number,
): CashCountForm => ({
  ...{ schoolId, date, cashierId, version },
  ...piecesOf((field) => numberOf(values[field])),
  otherCoins: typeof values.otherCoins === 'number' ? fromPaise(values.otherCoins) : 0,
  remarks: values.remarks.trim() || null,
});

/** A row for each cashier with receipts and for each stored count. */
export function drawersOf({ schoolId, date, cashiers, counts }: DayClose, platformUser: string): Drawer[] {
  const named = new Map<number, Drawer>();
  for (const { cashierId, cashier, cash } of cashiers)
    named.set(cashierId, {
      ...{ schoolId, date, cashierId, cashier: cashier ?? platformUser, cash: cash.amount },
      count: counts.find((one) => one.cashierId === cashierId),
    });
  for (const count of counts)
    if (!named.has(count.cashierId))
      named.set(count.cashierId, {
        ...{
          schoolId,
          date,
          cashierId: count.cashierId,
          cashier: count.cashier ?? platformUser,
          cash: count.cash,
          count,
        },
      });
  return [...named.values()];
}

export const draftOf = ({ schoolId, date, cashierId }: Drawer): string =>
  `${COUNT_DRAFT}${schoolId}/${date}/${cashierId}`;
