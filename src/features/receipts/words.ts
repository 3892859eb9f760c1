import { defineWords } from '@/shared/words';

/** What the values of a receipt are called (ENUM-30). */
export const receiptTypeWords = defineWords({ FEE: 'Fee', TC: 'TC', OTHER: 'Other', READMISSION: 'Re-Admission' });
export const paymentModeWords = defineWords({ CASH: 'Cash', CHEQUE: 'Cheque', ONLINE: 'Online' });
export const receiptStatusWords = defineWords({
  PENDING: 'Pending',
  CONFIRMED: 'Confirmed',
  CANCELLED: 'Cancelled',
});

/** What stands on a receipt. */
export const receiptWords = defineWords({
  session: 'Session',
  receiptNo: 'Receipt No.',
  type: 'Type',
  class: 'Class',
  code: 'Student Code',
  name: 'Student Name',
  father: 'Father Name',
  paymentDate: 'Payment Date',
  mode: 'Payment Mode',
  amount: 'Amount',
  referenceDate: 'Cheque/Transaction Date',
  referenceNo: 'Cheque/Transaction No.',
  bank: 'Bank',
  status: 'Status',
  comment: 'Comment',
});

export const managementWords = defineWords({
  title: 'Receipt Management',
  receipts: 'Receipts',
  chooseSchool: 'Choose a school',
  all: 'All',
  receiptType: 'Receipt Type',
  from: 'From Date',
  to: 'To Date',
  backwards: 'The from date is after the to date.',
  student: 'Student Code/Name',
  studentHint: 'Name, code or father',
  threeCharacters: 'Type at least 3 characters',
  clear: 'Clear Filters',
  dayClose: 'Day Close',
  add: 'Add Receipt',
  certificate: 'Generate Fee Certificate',
  whoPays: 'Whose receipt is it?',
  whoseCertificate: 'Whose fee certificate is it?',

  exportAs: 'Export',
  EXCEL: 'Excel',
  PDF: 'PDF',
  exported: (format: string) => `Receipts exported successfully as ${format}`,
  exportFailed: (format: string) => `Failed to export receipts as ${format}`,

  actions: 'Actions',
  rowOf: (number: number, name: string) => `receipt ${number} of ${name}`,
  empty: 'No receipts found',
  searchAll: 'Search in all receipts',
  loadFailed: 'Failed to load receipts. Please try again.',

  cancelReceipt: 'Cancel Receipt',
  print: 'Print',
  cancelOf: (number: number) => `Cancel receipt ${number}?`,
  keepReceipt: 'Keep Receipt',
  noLongerPaid: 'The receipt keeps its number, and its amount no longer counts as paid.',
  takesTcBack: 'The receipt keeps its number, and the transfer certificate it issued is taken back.',
  reasonHint: 'It takes the place of the comment.',
  cancelDone: 'Receipt cancelled successfully',
  cancelFailed: 'Failed to cancel receipt',
});
