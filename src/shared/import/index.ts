/** A spreadsheet is chosen, checked row by row and only then stored: students now, marks and receipts next. */
export { DryRunTable, type CheckedRow, type RowState } from './DryRunTable';
export { NotRead } from './NotRead';
export { RefusedFile } from './RefusedFile';
export { SheetPicker } from './SheetPicker';
export { Waiting } from './Waiting';
