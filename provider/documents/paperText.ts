// What of a text reaches a paper: letters and signs that can be seen, in the order in which they were typed.
import { showPaise } from '../../common/money.ts';
import type { Amount } from './paper.ts';

/** Joiners shape Indian words and stay. All other signs that cannot be seen go, changes of the direction among them. */
const INVISIBLE =
  /(?![\u200c\u200d])[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Surrogate}\p{Noncharacter_Code_Point}\p{Co}]/gu;
const LINE_BREAK = /\r\n|[\n\r]/g;
const BLANKS = /[\p{Z}\t\v\f\u0085]+/gu;
/** More marks on one letter than any of these scripts has would climb over the lines above and below. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

const visible = (line: string): string =>
  line.replaceAll(BLANKS, ' ').replaceAll(INVISIBLE, '').replaceAll(PILED_MARKS, '$1').replaceAll(/ {2,}/g, ' ').trim();

/** A text of several lines, without blank ones around it. */
export const textLines = (text: string): string[] => text.normalize('NFC').trim().split(LINE_BREAK).map(visible);

/** A text of one line, such as a name. */
export const textLine = (text: string): string => textLines(text).filter(Boolean).join(' ');

/** `12500050` → `'1,25,000.50'`; the rupee sign stands in the heading. */
export const figures = ({ paise }: Amount): string => showPaise(paise).replace('₹', '');

/** `yyyy-MM-dd` → `dd/MM/yyyy`. */
export const showDay = (date: string): string => date.split('-').reverse().join('/');
