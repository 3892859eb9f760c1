/** File names and errors of the certificates; the texts of the documents are in printed.words.ts. */
export const certificateWords = {
  files: { TRANSFER: 'Transfer certificate', BONAFIDE: 'Bonafide certificate', CHARACTER: 'Character certificate' },
  preview: 'Preview',
  receiptMissing: 'Create a receipt of type TC for this student first',
  left: 'A bonafide certificate is only for active students',
  notPrinted: (title: string) => `${title} is not part of this certificate`,
  cancelledAlready: 'This certificate is cancelled already',
  good: 'Good',
  results: { PASS: 'Pass', FAIL: 'Fail', SUPPLEMENTARY: 'Supplementary' },
  promotedTo: (className: string) => `Yes, to class ${className}`,
  passedOut: 'Yes',
  notPromoted: 'No',
  inUse: 'certificates',
  sessionStays: 'Cannot change session school because certificates were issued in it',
};
