import { LABELS, VALUES } from '../../contract/generated/labels.gen.ts';

type ReceiptType = (typeof VALUES.ReceiptType)[number];

const titleOf = (type: ReceiptType): string => `${LABELS.ReceiptType[type]} Receipt`;

/** The title of a receipt document by type: that of the label, or its own. */
export const documentTitleWords = {
  ...(Object.fromEntries(VALUES.ReceiptType.map((type) => [type, titleOf(type)])) as Record<ReceiptType, string>),
  TC: 'Transfer Certificate Receipt',
  OTHER: 'Receipt',
  READMISSION: 'Re-admission Receipt',
};

/** The head of a receipt without fee heads. */
export const singleHeadWords = {
  ...LABELS.ReceiptType,
  TC: 'Transfer certificate',
  OTHER: 'Other payment',
  READMISSION: 'Re-admission',
};

/** The head of dues of earlier sessions, from the opening balance of the student. */
export const EARLIER_DUES = 'Earlier dues';

/** File name, headings and values of the exported receipts. */
export const receiptFileWords = {
  name: 'Receipts',
  footer: 'Page &P of &N',
  session: 'Session',
  receiptNo: 'Receipt No.',
  type: 'Type',
  className: 'Class',
  section: 'Section',
  studentCode: 'Student Code',
  studentName: 'Student Name',
  fatherName: 'Father Name',
  paymentDate: 'Payment Date',
  paymentMode: 'Payment Mode',
  amount: 'Amount',
  referenceDate: 'Cheque/Transaction Date',
  referenceNo: 'Cheque/Transaction No.',
  bank: 'Bank',
  status: 'Status',
  comment: 'Comment',
  cashier: 'Cashier',
  date: 'Date',
  student: 'Student',
  father: 'Father',
  mode: 'Mode',
  reference: 'Cheque/Transaction',
  rupees: 'Amount (₹)',
  studentOf: (name: string, code: number) => `${name} (${code})`,
  from: 'From',
  to: 'To',
  searched: 'Student Code/Name',
  createdOn: 'Created On',
  printed: 'Printed',
  notPrinted: 'Not yet',
  /** the dates of a file name; dd-mm-yyyy, undefined without a date */
  dates: (from: string | undefined, to: string | undefined) => {
    if (from !== undefined && from === to) return [from];
    return [...(from === undefined ? [] : [`from ${from}`]), ...(to === undefined ? [] : [`to ${to}`])];
  },
  total: 'Total without cancelled receipts',

  types: LABELS.ReceiptType,
  modes: LABELS.PaymentMode,
  statuses: LABELS.ReceiptStatus,

  tooManyRows: (rows: string, most: string) =>
    `The list has ${rows} receipts. A spreadsheet can have at most ${most}. Choose an earlier To date or a single class, and export the rest in a second file.`,
  tooManyForPages: (rows: string, most: string) =>
    `The list has ${rows} receipts. A PDF can have at most ${most}. Export them as Excel, or choose an earlier To date or a single class.`,
};

/** File name, line of the opening balance and errors of a fee certificate; the texts of the document are in printed.words.ts. */
export const certificateWords = {
  file: 'Fee certificate',
  principal: 'Principal',
  opening: 'Paid before this portal (opening balance)',
  startMissing: 'The school has no start number for fee certificates',
  nothing: 'No confirmed receipt of a payment in this session',
};

/** File name and errors of a PDF of many receipts. */
export const printWords = {
  one: (number: string) => `Receipt ${Number(number)}`,
  file: (from: string, to: string) => (from === to ? `Receipts of ${from}` : `Receipts from ${from} to ${to}`),
  tooMany: (receipts: string, most: string) =>
    `The list has ${receipts} receipts. One file can have at most ${most}. Choose an earlier To date or a single class, and print the rest in a second file.`,
};

export const reopenWords = {
  pending: (receiptNo: number) => `Receipt ${receiptNo} is pending already`,
  certified: (certificateNo: number) =>
    `This receipt is on fee certificate ${certificateNo}, which has been issued. It must stay confirmed.`,
};
