import { toPaise } from '../../../../common/money.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import type { Cell, DocumentColumn, ListDocument } from '../../../documents/document.ts';
import { showDay } from '../../../documents/documentText.ts';
import { nameOf } from '../../../documents/printed/dayCloseParts.ts';
import { listDocument } from '../../../documents/printed/list.ts';
import { classAndSection, referenceLine } from '../../../documents/printed/payment.ts';
import type { DocumentSchool } from '../../../documents/printed/school.ts';
import type { ShownReceipt } from '../receipts.queries.ts';
import { receiptFileWords as words } from '../receipts.words.ts';

type Filter = components['schemas']['ReceiptFilter'];

/** The columns of the PDF: the values of the spreadsheet, related ones combined. Usual values fit on one line. */
const COLUMNS: readonly (DocumentColumn & { of: (row: ShownReceipt) => Cell })[] = [
  { title: words.receiptNo, weight: 7.3, of: (row) => String(row.receiptNo) },
  { title: words.date, weight: 9.6, of: (row) => showDay(row.paymentDate) },
  { title: words.session, weight: 9.9, of: (row) => row.sessionName },
  { title: words.type, weight: 10.5, of: (row) => words.types[row.type] },
  { title: words.student, weight: 20.8, of: (row) => words.studentOf(row.studentName, row.studentCode) },
  { title: words.father, weight: 15.5, of: (row) => row.fatherName },
  {
    title: words.className,
    weight: 12.3,
    of: (row) => row.className && classAndSection(row.className, row.sectionName),
  },
  { title: words.mode, weight: 7, of: (row) => words.modes[row.mode] },
  { title: words.reference, weight: 16.5, of: referenceLine },
  { title: words.rupees, weight: 10.5, align: 'right', of: (row) => ({ paise: toPaise(Number(row.amount)) }) },
  { title: words.status, weight: 9.3, of: (row) => words.statuses[row.status] },
  { title: words.comment, weight: 10, of: (row) => row.comments },
  { title: words.cashier, weight: 12.8, of: (row) => nameOf(row.cashier) },
];

export const pdfRow = (row: ShownReceipt): Cell[] => COLUMNS.map(({ of }) => of(row));

export const pdfTotalRow = (paise: number): Cell[] =>
  COLUMNS.map(({ title }, at): Cell => (at === 0 ? words.total : title === words.rupees ? { paise } : null));

interface PdfFacts {
  school: DocumentSchool;
  filter: Filter;
  /** of the chosen session, class and cashier */
  sessionName: string | undefined;
  className: string | undefined;
  cashier: string | undefined;
  /** yyyy-MM-dd */
  madeOn: string;
}

/** The chosen filters with the labels of the screen. */
function chosen({ filter, sessionName, className, cashier }: PdfFacts): { label: string; value: string }[] {
  const { receiptType, status, onlyDeleted, startDate, endDate, searchText, studentSearchText } = filter;
  const { paymentMode, createdOn, referenceText, notPrinted } = filter;
  const state = onlyDeleted ? 'CANCELLED' : status;
  const named = [
    { label: words.session, value: sessionName },
    { label: words.className, value: className },
    { label: words.type, value: receiptType && words.types[receiptType] },
    { label: words.status, value: state && words.statuses[state] },
    { label: words.from, value: startDate && showDay(startDate) },
    { label: words.to, value: endDate && showDay(endDate) },
    { label: words.receiptNo, value: searchText },
    { label: words.searched, value: studentSearchText?.trim() },
    { label: words.mode, value: paymentMode && words.modes[paymentMode] },
    { label: words.createdOn, value: createdOn && showDay(createdOn) },
    { label: words.reference, value: referenceText?.trim() },
    { label: words.cashier, value: cashier },
    { label: words.printed, value: notPrinted === true ? words.notPrinted : undefined },
  ];
  return named.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

export const pdfHead = (facts: PdfFacts): ListDocument =>
  listDocument({
    school: facts.school,
    title: words.name,
    filters: chosen(facts),
    columns: COLUMNS.map(({ of: _of, ...column }) => column),
    layout: 'landscape',
    madeOn: facts.madeOn,
  });
