import { toPaise } from '../../../../common/money.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import type { Cell, DocumentColumn, ListDocument } from '../../../documents/document.ts';
import { showDay } from '../../../documents/documentText.ts';
import { listDocument } from '../../../documents/printed/list.ts';
import { classAndSection, referenceLine } from '../../../documents/printed/payment.ts';
import type { DocumentSchool } from '../../../documents/printed/school.ts';
import type { ShownReceipt } from '../receipts.queries.ts';
import { receiptFileWords as words } from '../receipts.words.ts';

type Filter = components['schemas']['ReceiptFilter'];

/** The columns of the PDF: the values of the spreadsheet, related ones combined. */
const COLUMNS: readonly (DocumentColumn & { of: (row: ShownReceipt) => Cell })[] = [
  { title: words.receiptNo, weight: 7.5, of: (row) => String(row.receiptNo) },
  { title: words.date, weight: 10, of: (row) => showDay(row.paymentDate) },
  { title: words.session, weight: 10.5, of: (row) => row.sessionName },
  { title: words.type, weight: 8, of: (row) => words.types[row.type] },
  { title: words.student, weight: 17, of: (row) => words.studentOf(row.studentName, row.studentCode) },
  { title: words.father, weight: 13, of: (row) => row.fatherName },
  {
    title: words.className,
    weight: 9.5,
    of: (row) => row.className && classAndSection(row.className, row.sectionName),
  },
  { title: words.mode, weight: 7.5, of: (row) => words.modes[row.mode] },
  { title: words.reference, weight: 17, of: referenceLine },
  { title: words.rupees, weight: 11, align: 'right', of: (row) => ({ paise: toPaise(Number(row.amount)) }) },
  { title: words.status, weight: 9, of: (row) => words.statuses[row.status] },
  { title: words.comment, weight: 14, of: (row) => row.comments },
  { title: words.cashier, weight: 10, of: (row) => row.cashier },
];

export const pdfRow = (row: ShownReceipt): Cell[] => COLUMNS.map(({ of }) => of(row));

export const pdfTotalRow = (paise: number): Cell[] =>
  COLUMNS.map(({ title }, at): Cell => (at === 0 ? words.total : title === words.rupees ? { paise } : null));

interface PdfFacts {
  school: DocumentSchool;
  filter: Filter;
  /** of the chosen session and class */
  sessionName: string | undefined;
  className: string | undefined;
  /** yyyy-MM-dd */
  madeOn: string;
}

/** The chosen filters with the labels of the screen. */
function chosen({ filter, sessionName, className }: PdfFacts): { label: string; value: string }[] {
  const { receiptType, status, onlyDeleted, startDate, endDate, searchText, studentSearchText } = filter;
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
