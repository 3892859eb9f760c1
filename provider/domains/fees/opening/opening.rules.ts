// The rules of a row of the workbook that need no database.
import { byHead, FEE_HEADS, sumOfHeads, type FeeHead } from '../../../../common/feeHeads.ts';
import { addPaise, showPaise } from '../../../../common/money.ts';
import { nameKey } from '../../../../common/names.ts';
import { isShownCredit } from '../../../documents/cellValues.ts';
import { textOf, type CellProblem, type TableRow } from '../../../documents/table.ts';
import { decidedOf, studentDues } from '../studentFees.rules.ts';
import type { RemainingDues } from '../remainingDues.ts';
import type { FeeFacts } from '../studentFees.queries.ts';
import { ApiError } from '../../../shared/fail.ts';
import { openingWords as words } from './opening.words.ts';
import {
  AMOUNT_COLUMNS,
  CODE,
  DISCOUNT,
  EARLIER,
  FATHER,
  NAME,
  PAID,
  SR_NO,
  titleOf,
  type AmountKey,
} from './openingColumns.ts';

/** The most that a column of the database takes, numeric(12,2), in paise. */
const MOST = 999_999_999_999;

/** Amounts in paise. */
export interface OpeningAmounts {
  paid: number;
  /** null where only the total was given */
  heads: Record<FeeHead, number> | null;
  discount: number;
  earlierDues: number;
}

export interface OpeningRow extends TableRow {
  /** as the student is looked up; undefined without the value */
  code: string | undefined;
  srNo: string | undefined;
  name: string | undefined;
  father: string | undefined;
  /** no amount above 0, and none that cannot be read */
  blank: boolean;
  /** undefined where an amount has a problem */
  amounts: OpeningAmounts | undefined;
}

type Values = TableRow['values'];

function textIn(values: Values, key: string): string | undefined {
  const value = values.get(key);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function amountIn(values: Values, key: AmountKey): number | undefined {
  const value = values.get(key);
  return typeof value === 'number' ? value : undefined;
}

const isCredit = ({ columns, cells }: TableRow, key: AmountKey): boolean =>
  key === EARLIER && isShownCredit(cells[columns.findIndex((column) => column.key === key)]);

const outside = (row: TableRow): CellProblem[] =>
  AMOUNT_COLUMNS.flatMap(({ key, title: column }) => {
    const paise = amountIn(row.values, key) ?? 0;
    if (paise < 0) return [{ column, message: isCredit(row, key) ? words.credit(column) : words.negative(column) }];
    return paise > MOST ? [{ column, message: words.tooLarge(column) }] : [];
  });

function headsIn(values: Values): OpeningAmounts['heads'] {
  if (FEE_HEADS.every((head) => amountIn(values, head) === undefined)) return null;
  return byHead((head) => amountIn(values, head) ?? 0);
}

const otherSum = (heads: number, total: number): CellProblem => ({
  column: titleOf(PAID),
  message: words.otherSum(showPaise(heads), showPaise(total)),
});

function amountsIn(values: Values): { amounts: OpeningAmounts } | { problem: CellProblem } {
  const heads = headsIn(values);
  const total = amountIn(values, PAID);
  const sum = heads ? sumOfHeads(heads) : 0;
  if (heads && total !== undefined && sum !== total) return { problem: otherSum(sum, total) };
  return {
    amounts: {
      paid: total ?? sum,
      // Heads of 0 beside a total of 0 are no information.
      heads: sum > 0 ? heads : null,
      discount: amountIn(values, DISCOUNT) ?? 0,
      earlierDues: amountIn(values, EARLIER) ?? 0,
    },
  };
}

const isNothing = ({ paid, discount, earlierDues }: OpeningAmounts): boolean =>
  addPaise(paid, discount, earlierDues) === 0;

/** The amounts of a row, with the problems of its cells. */
export function openingRow(row: TableRow): OpeningRow {
  const { values } = row;
  const keys = {
    ...{ code: textIn(values, CODE), srNo: textIn(values, SR_NO), name: textIn(values, NAME) },
    father: textOf(row.cells[row.columns.findIndex(({ key }) => key === FATHER)]) || undefined,
  };
  const titles = new Set(AMOUNT_COLUMNS.map(({ title }) => title));
  const unread = row.problems.filter(({ column }) => titles.has(column));
  const beyond = outside(row);
  if (unread.length + beyond.length > 0)
    return { ...row, ...keys, problems: [...row.problems, ...beyond], blank: false, amounts: undefined };
  const read = amountsIn(values);
  if ('problem' in read)
    return { ...row, ...keys, problems: [...row.problems, read.problem], blank: false, amounts: undefined };
  return { ...row, ...keys, blank: isNothing(read.amounts), amounts: read.amounts };
}

export interface FoundStudent {
  id: number;
  code: number;
  srNo: string;
  srNoKey: string;
  name: string;
  nameKey: string;
  fatherName: string;
  fatherKey: string;
}

export interface FoundStudents {
  byCode: ReadonlyMap<string, FoundStudent>;
  bySrNo: ReadonlyMap<string, FoundStudent>;
  /** students with the name of a row that also has a father, by `namesakeKey` */
  namesakes: ReadonlyMap<string, FoundStudent>;
}

export const namesakeKey = ({ nameKey: name, fatherKey }: Pick<FoundStudent, 'nameKey' | 'fatherKey'>): string =>
  `${name}\n${fatherKey}`;

type Keys = Pick<OpeningRow, 'code' | 'srNo' | 'name' | 'father'>;

/** The student of a row by code or else by Sr. No., or why none is found. */
export function identify(
  { code, srNo }: Keys,
  students: FoundStudents,
): { student: FoundStudent } | { problem: CellProblem } {
  if (code === undefined && srNo === undefined)
    return { problem: { column: words.studentCode, message: words.noNumber } };
  const student = code === undefined ? students.bySrNo.get(srNo?.toLowerCase() ?? '') : students.byCode.get(code);
  if (!student)
    return {
      problem:
        code === undefined
          ? { column: words.srNo, message: words.unknownSrNo }
          : { column: words.studentCode, message: words.unknownCode },
    };
  return { student };
}

/** A value of the row that is missing or belongs to another student: the code may be that of a student with the same name. */
export function contradiction(
  { srNo, name, father }: Keys,
  student: FoundStudent,
  { namesakes }: Pick<FoundStudents, 'namesakes'>,
): CellProblem | undefined {
  const { code } = student;
  if (name === undefined) return { column: words.studentName, message: words.nameRequired };
  if (nameKey(name) !== student.nameKey)
    return { column: words.studentName, message: words.otherName(student.name, name) };
  if (srNo !== undefined && srNo.toLowerCase() !== student.srNoKey)
    return { column: words.srNo, message: words.otherSrNo(code, student.srNo) };
  const fatherKey = nameKey(father ?? '');
  if (fatherKey === '' || fatherKey === student.fatherKey) return undefined;
  const other = namesakes.get(namesakeKey({ ...student, fatherKey }));
  return other && { column: words.fatherName, message: words.otherFather(code, student.fatherName, other.code) };
}

/** Why the amounts cannot be stored for the student. */
export function storeProblems(amounts: OpeningAmounts, facts: FeeFacts): CellProblem[] {
  if (facts.receipts > 0) return [{ column: '', message: words.hasReceipt }];
  const { discount: given, admissionFeeApplicable } = decidedOf(facts);
  try {
    const none = { discount: 0, discountOnEarlier: 0, admissionFeeApplicable };
    const { payable } = studentDues({ ...facts, opening: null }, none);
    if (amounts.discount > 0 && given > 0)
      return [{ column: titleOf(DISCOUNT), message: words.hasDiscount(showPaise(given)) }];
    const discount = amounts.discount || given;
    const above = addPaise(amounts.paid, discount) > payable && addPaise(amounts.paid, amounts.discount) > 0;
    return above
      ? [{ column: '', message: words.abovePayable(showPaise(amounts.paid), showPaise(discount), showPaise(payable)) }]
      : [];
  } catch (error) {
    // 122: the fee is not determined.
    if (error instanceof ApiError) return [{ column: '', message: error.message }];
    throw error;
  }
}

/** Dues of earlier sessions of the portal, which would be due twice with the earlier dues of the row. */
export function dueAlready({ earlierDues }: OpeningAmounts, dues: readonly RemainingDues[]): CellProblem[] {
  if (earlierDues === 0 || dues.length === 0) return [];
  const sum = addPaise(...dues.map(({ remaining }) => remaining));
  const names = dues.map(({ sessionName }) => sessionName).join(', ');
  return [{ column: titleOf(EARLIER), message: words.dueAlready(showPaise(sum), names) }];
}
