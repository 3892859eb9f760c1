// The names of a file's sheets.
import type { FileSheets } from '../shared/fail.ts';

export interface SheetNames {
  /** of the sheet that is read */
  name: string;
  /** of all visible sheets with values, without those of a template; at most 100 */
  names: readonly string[];
}

/** Offers the other sheets of a file in an error; nothing for a file of one sheet. */
export const fileSheets = ({ name, names }: SheetNames): { sheets?: FileSheets } =>
  names.length > 1 ? { sheets: { sheet: name, sheets: [...names] } } : {};
