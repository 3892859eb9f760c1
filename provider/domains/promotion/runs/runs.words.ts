// Texts of the reasons why a promotion cannot be undone.
import type { Blocking } from './runs.queries.ts';

const HAS: Readonly<Record<Blocking, string>> = {
  RECEIPT: 'a receipt',
  MARKS: 'marks',
  ROLL_NUMBER: 'a roll number',
  DISCOUNT: 'a discount or an admission fee',
  OPENING_BALANCE: 'an opening balance',
  CERTIFICATE: 'a certificate',
  OTHER_CLASS: 'another class',
};

export const runWords = {
  notUpcoming: (session: string) => `A promotion can be undone only while ${session} is upcoming`,
  blocked: (students: number, session: string) =>
    `${students === 1 ? '1 student has' : `${students} students have`} entries in ${session}, so that the promotion cannot be undone`,
  has: (name: string, code: number, reasons: readonly Blocking[]) =>
    `${name} (${code}) has ${reasons.map((reason) => HAS[reason]).join(', ')}`,
};
