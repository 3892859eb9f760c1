import { toAsciiDigits } from '@common/digits';

const TYPED = /^(\d{1,9}(?:\.\d{1,2})?|\.\d{1,2})\s*%?$/;

/** A typed percentage: '8.33', '8.33 %', also with Devanagari digits. Null for other texts, such as one with a third decimal. */
export function readPercent(text: string): number | null {
  const digits = TYPED.exec(toAsciiDigits(text).trim())?.[1];
  return digits === undefined ? null : Number(digits);
}

/** A dash of any kind, because programs replace a typed minus. */
const MINUS = /^[\p{Pd}\u2212]\s*/u;

/** As `readPercent`, also below 0: '-5', '−5 %'. */
export function readSignedPercent(text: string): number | null {
  const typed = text.trim();
  const size = typed.replace(MINUS, '');
  const percent = readPercent(size);
  return percent === null || size === typed ? percent : 0 - percent;
}
