/** What a receipt is called on paper and in files, by its type; and how its heads are called. */
export const receiptTypeWords = {
  FEE: 'Fee Receipt',
  TC: 'Transfer Certificate Receipt',
  OTHER: 'Receipt',
  READMISSION: 'Re-admission Receipt',
} as const;

export const singleHeadWords = {
  FEE: 'Fee',
  TC: 'Transfer certificate',
  OTHER: 'Other payment',
  READMISSION: 'Re-admission',
} as const;
