/** Maximum size of a spreadsheet in bytes, 5 MiB (yardstick D6). */
export const SHEET_BYTES = 5 * 1024 * 1024;

export type SheetProblem = 'notASheet' | 'sheetTooLarge' | 'sheetUnreadable';

/** The reason to reject a chosen file, or null. The provider checks its content. */
export function sheetProblem({ name, size }: { readonly name: string; readonly size: number }): SheetProblem | null {
  if (!/\.xlsx?$/i.test(name)) return 'notASheet';
  return size > SHEET_BYTES ? 'sheetTooLarge' : null;
}

/** A copy of the file's bytes, so that the checked and the stored file are equal even if Excel saves it in between. */
export async function copyInMemory(file: File): Promise<File> {
  return new File([await file.arrayBuffer()], file.name, { type: file.type });
}
