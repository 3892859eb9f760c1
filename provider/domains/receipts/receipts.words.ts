/** The title of a receipt document by type. */
export const documentTitleWords = {
  FEE: 'Fee Receipt',
  TC: 'Transfer Certificate Receipt',
  OTHER: 'Receipt',
  READMISSION: 'Re-admission Receipt',
} as const;

/** The head of a receipt without fee heads. */
export const singleHeadWords = {
  FEE: 'Fee',
  TC: 'Transfer certificate',
  OTHER: 'Other payment',
  READMISSION: 'Re-admission',
} as const;

/** Texts of the export of receipts: name, headings and cell values. */
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
  total: 'Total without cancelled receipts',

  types: { FEE: 'Fee', TC: 'TC', OTHER: 'Other', READMISSION: 'Re-Admission' },
  modes: { CASH: 'Cash', CHEQUE: 'Cheque', ONLINE: 'Online' },
  statuses: { PENDING: 'Pending', CONFIRMED: 'Confirmed', CANCELLED: 'Cancelled' },

  tooManyRows: (rows: string, most: string) =>
    `These are ${rows} receipts, and a spreadsheet takes ${most}. Choose an earlier To date or a single class, and export the rest in a second file.`,
  tooManyForPages: (rows: string, most: string) =>
    `These are ${rows} receipts, and a PDF takes ${most}. Export them as Excel, or choose an earlier To date or a single class.`,
};

/** Texts of fee certificates outside the document itself. */
export const certificateWords = {
  file: 'Fee certificate',
  principal: 'Principal',
  startMissing: 'The school has no start number for fee certificates',
  nothing: 'No confirmed receipt of a payment in this session',
};

/** Texts of a file with several receipt documents. */
export const printWords = {
  file: (from: string, to: string) => (from === to ? `Receipts of ${from}` : `Receipts from ${from} to ${to}`),
  tooMany: (receipts: string, most: string) =>
    `These are ${receipts} receipts, and one file takes ${most}. Choose an earlier To date or a single class, and print the rest in a second file.`,
};
