/** Writes a spreadsheet of texts in the browser, for values that must not be sent to the provider again. */
export interface TextSheet {
  readonly name: string;
  /** widths in characters */
  readonly columns: readonly { readonly title: string; readonly width: number }[];
  readonly rows: readonly (readonly string[])[];
}

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The workbook with one sheet; each value is a text cell, which is never read as a formula. Loads the library on demand. */
export async function textWorkbook({ name, columns, rows }: TextSheet): Promise<Blob> {
  const { utils, write } = await import('@e965/xlsx');
  const sheet = utils.aoa_to_sheet([columns.map(({ title }) => title), ...rows.map((row) => [...row])]);
  sheet['!cols'] = columns.map(({ width }) => ({ wch: width }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, name);
  return new Blob([write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer], { type: TYPE });
}
