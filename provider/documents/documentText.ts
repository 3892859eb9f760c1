// Prepares texts for a document: keeps visible characters, in the order in which they were typed.
import { showPaise } from '../../common/money.ts';
import type { Amount } from './document.ts';

/** Invisible characters to remove, bidirectional controls included. Joiners are kept, because they shape Indian words. */
const INVISIBLE =
  /(?![\u200c\u200d])[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Surrogate}\p{Noncharacter_Code_Point}\p{Co}]/gu;
const LINE_BREAK = /\r\n|[\n\r]/g;
const BLANKS = /[\p{Z}\t\v\f\u0085]+/gu;
/** Limits the marks on one letter to the maximum of these scripts, because more would overlap the lines above and below. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

const visible = (line: string): string =>
  line.replaceAll(BLANKS, ' ').replaceAll(INVISIBLE, '').replaceAll(PILED_MARKS, '$1').replaceAll(/ {2,}/g, ' ').trim();

/** A text of several lines, without blank lines at start and end. */
export const textLines = (text: string): string[] => text.normalize('NFC').trim().split(LINE_BREAK).map(visible);

/** A text of one line, such as a name. */
export const textLine = (text: string): string => textLines(text).filter(Boolean).join(' ');

/** `12500050` → `'1,25,000.50'`; the heading has the rupee sign. */
export const figures = ({ paise }: Amount): string => showPaise(paise).replace('₹', '');

/** `yyyy-MM-dd` → `dd/MM/yyyy`. */
export const showDay = (date: string): string => date.split('-').reverse().join('/');
