/** Import of a spreadsheet: file picker, dry run by row, storing. */
export { DryRunTable, type CheckedRow, type RowState } from './DryRunTable';
export { FileReading, useColumnVerdict } from './FileReading';
export { HeadingTable } from './HeadingTable';
export { ImportFold } from './ImportFold';
export {
  chosenMapping,
  hasSeveralSheets,
  isDecided,
  NO_HEADINGS,
  confirmedMapping,
  shownMapping,
  withField,
  withSuggestions,
  type FileChoice,
  type HeadingFields,
} from './mapping';
export { NotRead } from './NotRead';
export { RefusedFile } from './RefusedFile';
export { NextSheet, SheetChoice } from './SheetChoice';
export { SheetPicker } from './SheetPicker';
export { UnknownResults } from './UnknownResults';
export { StoreButton } from './StoreButton';
export { Waiting } from './Waiting';
export type { FileImport } from './fileImport';
export { useFileImport } from './useFileImport';
export { ValueSummary } from './ValueSummary';
export { Verdict } from './Verdict';
