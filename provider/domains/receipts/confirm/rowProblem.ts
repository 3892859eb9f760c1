import type { CellProblem } from '../../../documents/table.ts';

/** A problem of a row of a confirmation by file. */
export interface RowProblem extends CellProblem {
  /** the text of the cell in the annotated file, where the value alone would be accepted: another row or the format makes it wrong */
  written?: string;
}
