import type { CellKey, SheetSummary } from './types';

export const NO_SUMMARY: SheetSummary = {
  changes: 0,
  errors: 0,
  invalid: 0,
  firstError: undefined,
  canUndo: false,
  canRedo: false,
};

export const sameSummary = (one: SheetSummary, other: SheetSummary): boolean =>
  one.changes === other.changes &&
  one.errors === other.errors &&
  one.invalid === other.invalid &&
  one.firstError?.key === other.firstError?.key &&
  one.firstError?.text === other.firstError?.text &&
  one.canUndo === other.canUndo &&
  one.canRedo === other.canRedo;

export const firstOf = (errors: ReadonlyMap<CellKey, string>): SheetSummary['firstError'] => {
  const [first] = errors;
  return first && { key: first[0], text: first[1] };
};
