/** The words of the fee certificate. */
import { defineWords } from '@/shared/words';

const receipts = (count: number): string => `${count} ${count === 1 ? 'receipt' : 'receipts'}`;

export const certificateWords = defineWords({
  title: 'Fee Certificate',
  whose: 'Whose fee certificate is it?',
  covers: 'What it certifies',
  coversText: (from: string, to: string) =>
    `Confirmed fees and re-admission fees that were paid from ${from} to ${to}, or for this session before it started.`,
  total: (count: number, amount: string) => `${receipts(count)}, ${amount}`,
  nothing: 'This session has no confirmed receipt: there is nothing to certify yet.',
  awaiting: (count: number, amount: string) =>
    `${receipts(count)}, ${amount}, still ${count === 1 ? 'awaits' : 'await'} confirmation and ${
      count === 1 ? 'is' : 'are'
    } not on the certificate.`,
  copies:
    'The first copy is the original. A further copy with the same content keeps its number and says DUPLICATE; one with other content names the certificate it replaces.',
  download: 'Download PDF',
  print: 'Print',
  failed: 'Failed to download fee certificate',
  saved: (name: string) => `Saved as ${name}`,
  nextStudent: 'Next student',
  close: 'Close',
});
