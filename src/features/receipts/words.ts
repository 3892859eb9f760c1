import { SEARCH_FROM } from '@/shared/domain';
import { defineWords } from '@/shared/words';

export { paymentModeWords, receiptStatusWords, receiptTypeWords } from '@/shared/labels';

/** Labels of the fields of a receipt. */
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
  platformUser: 'A platform user',
  sum: (amount: string) => `Sum: ${amount}`,
});

export const managementWords = defineWords({
  title: 'Receipt Management',
  receipts: 'Receipts',
  chooseSchool: 'Choose a school',
  all: 'All',
  receiptType: 'Receipt Type',
  from: 'From Date',
  to: 'To Date',
  backwards: 'From Date must not be after To Date.',
  student: 'Student Code/Name',
  studentHint: 'Name, code or father',
  moreCharacters: `Type at least ${SEARCH_FROM} characters`,
  clear: 'Clear Filters',
  dayClose: 'Day Close',
  add: 'Add Receipt',
  certificate: 'Generate Fee Certificate',
  whoPays: 'Choose a student for the receipt',
  whoseCertificate: 'Choose a student for the fee certificate',

  exportAs: 'Export',
  exported: (format: string) => `Receipts exported successfully as ${format}`,
  exportFailed: (format: string) => `Failed to export receipts as ${format}`,

  actions: 'Actions',
  rowOf: (number: number, name: string) => `receipt ${number} of ${name}`,
  withoutCancelled: (count: string) => `${count} cancelled, not in the sum`,
  allDates: 'Receipt No. is searched in all dates',
  printed: 'Printed',
  notYet: 'Not yet',
  empty: 'No receipts found',
  searchAll: 'Search in all receipts',
  loadFailed: 'Failed to load receipts. Please try again.',

  cancelReceipt: 'Cancel Receipt',
  print: 'Print',
  transferCertificate: 'Transfer Certificate',
  cancelOf: (number: number) => `Cancel receipt ${number}?`,
  keepReceipt: 'Keep Receipt',
  noLongerPaid: 'The receipt keeps its number, and its amount no longer counts as paid.',
  takesTcBack: 'The receipt keeps its number, and the transfer certificate that it issued is revoked.',
  onCertificates: (numbers: readonly number[]) =>
    `This receipt is on ${numbers.length === 1 ? 'fee certificate' : 'fee certificates'} ${numbers.join(', ')}.`,
  issueAgain: 'After the cancellation, a new fee certificate must be generated, which replaces the last one.',
  takeBack: 'Without this receipt, no new fee certificate can be generated. Take the issued one back.',
  certificatesUnknown: 'Whether this receipt is on a fee certificate could not be loaded.',
  reasonHint: 'The reason replaces the comment.',
  cancelDone: 'Receipt cancelled successfully',
  cancelFailed: 'Failed to cancel receipt',
});
