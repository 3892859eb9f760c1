import { defineWords } from '@/shared/words';

export const reportWords = defineWords({
  pendingTitle: 'Pending Fee Report',
  discountTitle: 'Student Discount/Admission Fee Report',
  session: 'Session',
  chooseSession: 'Choose a session',
  classes: 'Classes',
  allClasses: 'All classes',
  discounted: 'Discounted Students',
  admission: 'Admission Fee Applicable Students',
  sessionsFailed: 'Failed to load sessions',
  loadFailed: 'Failed to load report data',
  downloadFailed: 'Download failed',
  downloaded: 'The report was downloaded',
  chooseFirst: 'Please select school and session',
  invalidFormat: 'Invalid file format',
  empty: 'No students found',
  EXCEL: 'Excel',
  PDF: 'PDF',
  total: 'Total',
  none: '–',
  receiptOf: (name: string) => `Add a receipt for ${name}`,
});
