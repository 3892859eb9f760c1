// The limits of one cell. The functions that compare and store texts take linear time only within them.

/**
 * The most characters of a cell: the longest field of a form has 500 (the address of a picture), the longest one of an import 255.
 * Characters are counted as the keys of texts have them (NFKC): U+FDFA is written as 18 of them.
 */
const MOST_CHARACTERS = 2_000;

/**
 * Node sorts combining marks that follow one another in quadratic time. Letters of Indian scripts have at most five, because the
 * letters of a conjunct alternate with marks; Tibetan and Vedic texts have at most eight.
 */
const LONG_RUN = /\p{M}{11}/u;
/** Characters that the keys of texts leave out: a run goes on behind them. */
const LEFT_OUT = /[\p{P}\p{Z}\p{Sk}\p{Lm}\p{Cc}\p{Cf}]/gu;
/** Texts without these have no combining marks. */
const WITH_MARKS = /[\u0300-\uffff]/;

export type CellFault = 'longCell' | 'manyMarks';

/** Characters of a text as they are counted, or why a cell cannot have it. */
export function measureText(text: string): number | CellFault {
  if (text.length > MOST_CHARACTERS) return 'longCell';
  const key = text.normalize('NFKC');
  if (key.length > MOST_CHARACTERS) return 'longCell';
  return WITH_MARKS.test(text) && LONG_RUN.test(key.replaceAll(LEFT_OUT, '')) ? 'manyMarks' : key.length;
}

/** Characters of a reason in the copy of a file, which may be sent again with its reasons. */
const LONGEST_REASON = 1_500;

/** The reasons of a row in one cell; those that do not fit are left out. Null without reasons. */
export function reasonCell(reasons: readonly string[]): string | null {
  const text = reasons.join(' ');
  return text.length > LONGEST_REASON ? `${text.slice(0, LONGEST_REASON)}…` : text || null;
}
