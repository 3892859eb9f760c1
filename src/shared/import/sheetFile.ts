/** A chosen spreadsheet may have this many bytes, 5 MiB (yardstick D6). */
export const SHEET_BYTES = 5 * 1024 * 1024;

export type SheetProblem = 'notASheet' | 'sheetTooLarge' | 'sheetUnreadable';

/** Why a chosen file is not taken, or null. What it really is the provider finds out. */
export function sheetProblem({ name, size }: { readonly name: string; readonly size: number }): SheetProblem | null {
  if (!/\.xlsx?$/i.test(name)) return 'notASheet';
  return size > SHEET_BYTES ? 'sheetTooLarge' : null;
}

/** The file as it is now: what is checked and what is stored later are the same bytes, whatever Excel saves meanwhile. */
export async function heldInMemory(file: File): Promise<File> {
  return new File([await file.arrayBuffer()], file.name, { type: file.type });
}
