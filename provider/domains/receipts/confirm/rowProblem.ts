import type { CellProblem } from '../../../documents/table.ts';

/** A problem of a row of a confirmation by file. */
export interface RowProblem extends CellProblem {
  /** the column is not read */
  unread?: true;
  /** the text of the cell in the annotated file, if the cell is wrong only because of other rows, which may be deleted there */
  written?: string;
}
