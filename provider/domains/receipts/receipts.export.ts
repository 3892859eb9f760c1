import { addPaise, fromPaise, toPaise } from '../../../common/money.ts';
import { nameOf } from '../../documents/printed/dayCloseParts.ts';
import type { Cell, SheetHead } from '../../documents/sheet.ts';
import type { ShownReceipt } from './receipts.queries.ts';
import { receiptFileWords as words } from './receipts.words.ts';

/** The columns of the list with section and cashier (RECEIPT-05). */
const COLUMNS: readonly (SheetHead['columns'][number] & { of: (row: ShownReceipt) => Cell })[] = [
  { title: words.session, kind: 'text', width: 13, of: (row) => row.sessionName },
  { title: words.receiptNo, kind: 'number', width: 12, of: (row) => row.receiptNo },
  { title: words.type, kind: 'text', width: 13, of: (row) => words.types[row.type] },
  { title: words.className, kind: 'text', width: 10, of: (row) => row.className },
  { title: words.section, kind: 'text', width: 11, of: (row) => row.sectionName },
  { title: words.studentCode, kind: 'number', width: 13, of: (row) => row.studentCode },
  { title: words.studentName, kind: 'text', width: 28, of: (row) => row.studentName },
  { title: words.fatherName, kind: 'text', width: 28, of: (row) => row.fatherName || null },
  { title: words.paymentDate, kind: 'date', width: 13, of: (row) => row.paymentDate },
  { title: words.paymentMode, kind: 'text', width: 14, of: (row) => words.modes[row.mode] },
  { title: words.amount, kind: 'money', width: 15, of: (row) => Number(row.amount) },
  { title: words.referenceDate, kind: 'date', width: 24, of: (row) => row.referenceDate },
  { title: words.referenceNo, kind: 'text', width: 23, of: (row) => row.referenceNo },
  { title: words.bank, kind: 'text', width: 24, of: (row) => row.bankName },
  { title: words.status, kind: 'text', width: 11, of: (row) => words.statuses[row.status] },
  { title: words.comment, kind: 'text', width: 32, of: (row) => row.comments },
  { title: words.cashier, kind: 'text', width: 20, of: (row) => nameOf(row.cashier) },
];

export const RECEIPT_SHEET: SheetHead = {
  name: words.name,
  footer: words.footer,
  columns: COLUMNS.map(({ title, kind, width }) => ({ title, kind, width })),
};

/** The sum of receipts in paise, without cancelled ones (RECEIPT-24). */
export const receiptsTotal = (rows: readonly ShownReceipt[]): number =>
  addPaise(...rows.filter(({ status }) => status !== 'CANCELLED').map(({ amount }) => toPaise(Number(amount))));

export const receiptSheetRow = (row: ShownReceipt): Cell[] => COLUMNS.map(({ of }) => of(row));

/** The blank row keeps the total at its position when a spreadsheet program sorts the rows. */
export const totalSheetRows = (paise: number): Cell[][] => [
  [],
  COLUMNS.map(({ title }): Cell => {
    if (title === words.studentName) return { value: words.total, bold: true };
    return title === words.amount ? { value: fromPaise(paise), bold: true } : null;
  }),
];
