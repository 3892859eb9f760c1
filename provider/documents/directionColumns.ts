// Columns of a file in which words such as Dr, Credit and C mean something else than the side of an account.

/** Columns whose letters, such as C and D, are names, such as a section. */
export const OF_LETTERS: readonly string[] = [
  'section',
  'class',
  'category',
  'group',
  'house',
  'stream',
  'batch',
  'shift',
  'wing',
  'fee',
  'head',
];
/** Columns that say of which kind a card or payment is, without blanks and signs. */
export const OF_MODES = /card|mode|instrument|paymenttype|paytype|paidby|paidthrough|^by$/;
