import { defineWords } from '@/shared/words';

const receipts = (count: number): string => `${count} ${count === 1 ? 'receipt' : 'receipts'}`;

export const certificateWords = defineWords({
  title: 'Fee Certificate',
  whose: 'Choose a student for the fee certificate',
  covers: 'Receipts on the certificate',
  coversText: (from: string, to: string) =>
    `Confirmed fees and re-admission fees paid from ${from} to ${to}, or for this session before it started or after it ended.`,
  total: (count: number, amount: string) => `${receipts(count)}, ${amount}`,
  opening: (amount: string) => `Paid before this portal (opening balance): ${amount}`,
  nothing: 'This session has no confirmed receipt. Confirm a receipt first.',
  awaiting: (count: number, amount: string) =>
    `${receipts(count)}, ${amount}, still ${count === 1 ? 'awaits' : 'await'} confirmation and ${
      count === 1 ? 'is' : 'are'
    } not on the certificate.`,
  copies:
    'The first copy is the original. Later copies with the same content have the same number and are marked DUPLICATE. If the content has changed, a new certificate names the one that it replaces.',
  download: 'Download PDF',
  print: 'Print',
  failed: 'Failed to download fee certificate',
  undecided:
    'The certificate may or may not be issued. Download or print it again to get it: it is not issued twice with the same content.',
  saved: (name: string) => `Saved as ${name}`,
  nextStudent: 'Next student',
  close: 'Close',
});
