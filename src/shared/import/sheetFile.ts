/** A chosen spreadsheet may have this many bytes, 5 MiB (yardstick D6). */
export const SHEET_BYTES = 5 * 1024 * 1024;

export type SheetProblem = 'notASheet' | 'sheetTooLarge' | 'sheetUnreadable';

/** Why a chosen file is not taken, or null. What it really is the provider finds out. */
export function sheetProblem({ name, size }: { readonly name: string; readonly size: number }): SheetProblem | null {
  if (!/\.xlsx?$/i.test(name)) return 'notASheet';
  return size > SHEET_BYTES ? 'sheetTooLarge' : null;
}

/** A copy of the file's bytes, so that the checked and the stored file are equal even if Excel saves it in between. */
export async function heldInMemory(file: File): Promise<File> {
  return new File([await file.arrayBuffer()], file.name, { type: file.type });
}
