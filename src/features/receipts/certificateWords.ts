/** The words of the fee certificate. */
import { defineWords } from '@/shared/words';

const receipts = (count: number): string => `${count} ${count === 1 ? 'receipt' : 'receipts'}`;

export const certificateWords = defineWords({
  title: 'Fee Certificate',
  whose: 'Whose fee certificate is it?',
  covers: 'What it certifies',
  coversText: (from: string, to: string) =>
    `Fees and re-admission fees that were paid from ${from} to ${to} and are confirmed.`,
  total: (count: number, amount: string) => `${receipts(count)}, ${amount}`,
  nothing: 'No confirmed receipt lies in this session: there is nothing to certify yet.',
  awaiting: (count: number, amount: string) =>
    `${receipts(count)}, ${amount}, still ${count === 1 ? 'awaits' : 'await'} confirmation and ${
      count === 1 ? 'is' : 'are'
    } not on the certificate.`,
  copies: 'The first copy is the original. A further copy of the same keeps its number and says DUPLICATE.',
  download: 'Download PDF',
  print: 'Print',
  failed: 'Failed to download fee certificate',
  saved: (name: string) => `Saved as ${name}`,
  nextStudent: 'Next student',
  close: 'Close',
});
