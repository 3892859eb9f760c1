/** The sheets of a file with several; one is read at a time. */
import type { FileSheets } from '@/api/catalogue';

export interface SheetsOfFile {
  readonly names: readonly string[];
  /** the one that was read last, or whose check is requested */
  readonly read: string;
  readonly stored: readonly string[];
  /** the first one after it that is not stored, otherwise the first of all */
  readonly next: string | undefined;
}

/** Undefined for a file of one sheet. */
export function sheetsOf({ sheet, sheets }: FileSheets, stored: readonly string[]): SheetsOfFile | undefined {
  if (sheets.length < 2) return undefined;
  const at = sheets.indexOf(sheet);
  const inOrder = [...sheets.slice(at + 1), ...sheets.slice(0, at)];
  return { names: sheets, read: sheet, stored, next: inOrder.find((name) => !stored.includes(name)) };
}
