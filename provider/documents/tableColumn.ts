// The declaration of a column read from a spreadsheet.
import type { ReadCell } from './workbook.ts';

interface Choice {
  value: string;
  label: string;
  /** other notations, such as M for Male */
  others?: readonly string[];
  /** not named among the values that the column may have */
  unlisted?: boolean;
}

export interface TableColumn {
  /** name of the value */
  key: string;
  title: string;
  /** alternative headings; variants of spelling and 'No.' for 'Number' match without one */
  aliases?: readonly string[];
  /**
   * `digits` may have blanks between them; a `contact` number is a mobile or has an area code; a `code` has letters and digits;
   * `ignored` is a known column that is not read
   */
  kind: 'text' | 'digits' | 'mobile' | 'contact' | 'code' | 'amount' | 'date' | 'choice' | 'yes-no' | 'ignored';
  /** a result of a checked file: such headings together are those that the portal wrote */
  reported?: boolean;
  /** for digits: dashes, dots and parentheses are separators too */
  separators?: boolean;
  /** for an amount that is owed: Dr or Cr may follow it; a credit is read as negative */
  owed?: boolean;
  /** for a date: a two-digit year is never after today */
  upToToday?: boolean;
  /** the file must have the column; the form's rule decides whether a cell may be blank */
  required: boolean;
  /** `open` accepts texts that are not among the choices */
  choices?: readonly Choice[];
  open?: boolean;
  /** a problem shows only the last characters; a masked number is read as blank */
  secret?: boolean;
  /** whether a value is accepted with a warning */
  isDoubtful?: (value: string) => boolean;
  /** other names, which only suggest the column: the user confirms it */
  suggestedBy?: readonly string[];
  /** a heading with a word that none of its names has does not suggest it */
  suggestedByItsWords?: boolean;
  /** values that count the rows may be no values of the column: the user confirms them */
  mayCountRows?: boolean;
  /** the column with the notations of its values where the heading or one of the values changes them */
  below?: (heading: string, values: readonly ReadCell[]) => TableColumn | undefined;
  /** key of a column that gives the value of this required one too */
  givenBy?: string;
}

/** The column below a heading, as its cells are read. `values`: of the column in the file. */
export const belowHeading = (column: TableColumn, heading: string, values: readonly ReadCell[]): TableColumn =>
  column.below?.(heading, values) ?? column;

/** A column of a file that is not read. */
export const unreadColumn = (title: string): TableColumn => ({ key: '', title, kind: 'ignored', required: false });
