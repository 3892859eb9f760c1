// Spreadsheets as a clerk fills them.
import { utils, write } from '@e965/xlsx';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What a spreadsheet program does not show: rows by their number, columns by their index. */
interface HiddenParts {
  rows?: readonly number[];
  columns?: readonly number[];
}

/** As many as a test hides something of. */
const MOST = 60;
const flags = (hidden: readonly number[], first: number) =>
  Array.from({ length: MOST }, (_, index) => ({ hidden: hidden.includes(index + first) }));

/** An .xlsx file of one sheet: the headings are the names of the first row's values. */
export function workbookFile(
  rows: readonly Record<string, string>[],
  name = 'students.xlsx',
  hidden: HiddenParts = {},
): File {
  const book = utils.book_new();
  const sheet = utils.json_to_sheet([...rows]);
  if (hidden.rows) sheet['!rows'] = flags(hidden.rows, 1);
  if (hidden.columns) sheet['!cols'] = flags(hidden.columns, 0).map((flag) => ({ ...flag, wch: 10 }));
  utils.book_append_sheet(book, sheet, 'Students');
  return new File([write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer], name, { type: TYPE });
}
