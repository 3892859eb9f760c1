import { defineWords } from '@/shared/words';

export const newWords = defineWords({
  record: (name: string) => `Certificate of ${name}`,
  unsaved: (name: string) => `You have an unsaved certificate of ${name}.`,
  unknownDraft: (name: string) => `A certificate of ${name} may or may not be saved.`,
  title: 'New Certificate',
  list: 'Certificates',
  type: 'Certificate',
  session: 'Session',
  loadFailed: 'Failed to load the details of the student',

  editStudent: 'Edit Student',
  srNo: 'Sr. No.',
  father: 'Father Name',
  mother: 'Mother Name',
  gender: 'Gender',
  category: 'Category',
  dateOfBirth: 'Date of Birth',
  admissionDate: 'Admission Date',
  class: 'Class',

  details: 'Details',
  nextNo: (number: number) => `Certificate No. ${number}`,
  firstNo: 'This is the first certificate of this type. Later certificates continue from this number.',
  stillDue: (amount: string, session: string) => `${amount} of ${session} is still due.`,
  earlierDue: (amount: string) => `${amount} of earlier sessions is still due.`,
  earlier: (document: string, date: string) => `${document} was issued on ${date}.`,

  RECEIPT_MISSING: 'The TC of this student is not issued. Create a receipt of type TC first.',
  addReceipt: 'Create TC Receipt',
  ALREADY_ISSUED: 'Another one can be issued only after this certificate is cancelled.',
  openList: 'Open Certificates',
  LEFT: 'This student has left. A bonafide certificate is only for active students.',

  issue: 'Issue Certificate',
  issueQuestion: (document: string) => `Issue ${document}?`,
  issueText: 'The values cannot be changed afterwards.',
  issued: 'Certificate issued successfully',
  issueFailed: 'Failed to issue the certificate',
  unknown: 'The server did not respond. The certificate may or may not be issued.',
  unknownHint: 'Choose Try again. The certificate is never issued twice.',
  restored: 'Your draft was restored. The certificate is not issued.',

  isIssued: (document: string) => `${document} is issued`,
  studentOf: (name: string, code: number) => `${name} (${code})`,
  nextStudent: 'Next student',

  preview: 'Preview',
  previewWaits: (problem: string) => `The preview is not up to date: ${problem}`,
  previewFailed: 'Failed to load the preview',
  previewLoading: 'Loading the preview…',
});
