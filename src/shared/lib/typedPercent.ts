import { toAsciiDigits } from '@common/digits';

const TYPED = /^(\d{1,9}(?:\.\d{1,2})?|\.\d{1,2})\s*%?$/;

/** What is typed → percent: '8.33', '8.33 %', Devanagari digits too. Null for anything else, such as a third decimal. */
export function readPercent(text: string): number | null {
  const digits = TYPED.exec(toAsciiDigits(text).trim())?.[1];
  return digits === undefined ? null : Number(digits);
}
