// The columns of the workbook of opening balances.
import { FEE_HEADS, type FeeHead } from '../../../../common/feeHeads.ts';
import { FORM_FACTS } from '../../../contract/generated/formFacts.gen.ts';
import type { TableColumn } from '../../../documents/tableColumn.ts';
import { openingWords as words } from './opening.words.ts';

export const PAID = 'paid';
export const DISCOUNT = 'discount';
export const EARLIER = 'earlierDues';
export type AmountKey = FeeHead | typeof PAID | typeof DISCOUNT | typeof EARLIER;

const amount = (
  key: AmountKey,
  title: string,
  suggestedBy: readonly string[] = [],
): TableColumn & { key: AmountKey } => ({
  key,
  title,
  suggestedBy: [`${title} Amount`, ...suggestedBy],
  kind: 'amount',
  required: false,
  suggestedByItsWords: true,
});

/** The columns to fill in. */
export const AMOUNT_COLUMNS = [
  ...FEE_HEADS.map((head) => amount(head, words.paidOf(FORM_FACTS.FeeStructureForm[head].title))),
  amount(PAID, words.paid, ['Paid', 'Paid Amount', 'Paid Fee', 'Total Paid', 'Paid till date']),
  amount(DISCOUNT, words.discount, ['Fee Discount', 'Discount Amount']),
  {
    ...amount(EARLIER, words.earlierDues, [
      ...[
        'Earlier Year Dues',
        'Earlier Fee Dues',
        'Last Year Dues',
        'Opening Balance',
        'Opening Balance Debit',
        'Opening Balance Dr',
      ],
    ]),
    owed: true,
  },
];

/**
 * Columns by which the user recognises the student. They are not read as values, so that no error in them stops a row: fathers have
 * other spellings elsewhere, and the class may be that of an earlier session.
 */
const shown = (key: string, title: string): TableColumn => ({ key, title, kind: 'ignored', required: false });

export const CODE = 'studentCode';
export const SR_NO = 'srNo';
export const NAME = 'studentName';
export const FATHER = 'fatherName';
export const CLASS = 'className';
export const SECTION = 'sectionName';

export const OPENING_COLUMNS: readonly TableColumn[] = [
  { key: CODE, title: words.studentCode, kind: 'digits', required: true, givenBy: SR_NO, suggestedBy: ['Student ID'] },
  {
    ...{ key: SR_NO, title: words.srNo, kind: 'text', required: false },
    ...{ aliases: ['Admission Number', 'SR'], suggestedBy: ['Scholar Number', 'Register Number'] },
  },
  { key: NAME, title: words.studentName, aliases: ['Name', 'Name of Student'], kind: 'text', required: true },
  shown(FATHER, words.fatherName),
  shown(CLASS, words.className),
  shown(SECTION, words.section),
  shown('totalFee', words.totalFee),
  ...AMOUNT_COLUMNS,
];

/** The result columns of a file that was annotated by an earlier dry run. */
export const REPORTED: readonly TableColumn[] = [words.row, words.outcome, words.reason].map((title) => ({
  key: title,
  title,
  kind: 'ignored',
  required: false,
  reported: true,
}));

const OUTCOMES: readonly string[] = [words.READY, words.WRONG, words.KNOWN, words.BLANK];

/** Whether these texts in the columns `REPORTED` are those of a checked file: an outcome, and a reason for errors alone. */
export const areResults = ([, outcome = '', reason = '']: readonly string[]): boolean =>
  outcome === words.WRONG || (reason === '' && (outcome === '' || OUTCOMES.includes(outcome)));

/** The columns of the workbook and of its checked file. */
export const READ_COLUMNS: readonly TableColumn[] = [...OPENING_COLUMNS, ...REPORTED];

export const titleOf = (key: AmountKey): string => AMOUNT_COLUMNS.find((column) => column.key === key)?.title ?? '';
