import { defineWords } from '@/shared/words';

export { certificateTypeWords } from '@/shared/labels';

export const certificateStatusWords = defineWords({
  ISSUED: 'Issued',
  PRINTED: 'Printed',
  CANCELLED: 'Cancelled',
});

/** Texts of documents, for all screens. */
export const documentWords = defineWords({
  titleOf: (type: string, number: number) => `${type} ${number}`,
  preview: 'Preview',
  print: 'Print',
  printFailed: 'Failed to print the certificate',
  download: 'Download PDF',
  saved: (name: string) => `Saved as ${name}`,
  downloadFailed: 'Failed to download the certificate',
  loadFailed: 'Failed to load the certificate',
  close: 'Close',
});

export const listWords = defineWords({
  title: 'Certificates',
  chooseSchool: 'Choose a school',
  all: 'All',
  type: 'Certificate',
  session: 'Session',
  search: 'Search (Name/No./Code)',
  searchHint: 'Name, certificate no., code or Sr. No.',
  add: 'New Certificate',
  pickStudent: 'Choose a student for the certificate',

  number: 'No.',
  student: 'Student Name',
  class: 'Class',
  issuedOn: 'Issued on',
  issuedBy: 'Issued by',
  platformUser: 'A platform user',
  status: 'Status',
  actions: 'Actions',
  rowOf: (document: string, name: string) => `${document} of ${name}`,
  empty: 'No certificates found',
  searchAll: 'Search in all certificates',
  loadFailed: 'Failed to load certificates. Please try again.',

  cancel: 'Cancel Certificate',
  cancelOf: (document: string) => `Cancel ${document}?`,
  keep: 'Keep Certificate',
  code: 'Student Code',
  effect: 'The certificate keeps its number. A corrected certificate gets the next number.',
  reasonHint: 'The reason is stored with the certificate.',
  cancelDone: 'Certificate cancelled successfully',
  cancelFailed: 'Failed to cancel the certificate',
});
