// Spreadsheets as a clerk fills them.
import { utils, write } from '@e965/xlsx';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Parts of a workbook that the portal does not read. */
interface UnreadParts {
  /** hidden rows by their number */
  rows?: readonly number[];
  /** hidden columns by their index */
  columns?: readonly number[];
  /** the rows of visible sheets behind the first one, by their names */
  otherSheets?: Readonly<Record<string, readonly Record<string, string>[]>>;
}

/** As many as a test hides something of. */
const MOST = 60;
const flags = (hidden: readonly number[], first: number) =>
  Array.from({ length: MOST }, (_, index) => ({ hidden: hidden.includes(index + first) }));

/** An .xlsx file: the headings are the names of the first row's values. */
export function workbookFile(
  rows: readonly Record<string, string>[],
  name = 'students.xlsx',
  unread: UnreadParts = {},
): File {
  const book = utils.book_new();
  const sheet = utils.json_to_sheet([...rows]);
  if (unread.rows) sheet['!rows'] = flags(unread.rows, 1);
  if (unread.columns) sheet['!cols'] = flags(unread.columns, 0).map((flag) => ({ ...flag, wch: 10 }));
  utils.book_append_sheet(book, sheet, 'Students');
  for (const [other, ofOther] of Object.entries(unread.otherSheets ?? {}))
    utils.book_append_sheet(book, utils.json_to_sheet([...ofOther]), other);
  return new File([write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer], name, { type: TYPE });
}
