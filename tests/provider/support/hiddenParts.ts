// Workbooks with hidden parts, as spreadsheet programs write them.
import * as XLSX from '@e965/xlsx';
import type { Value } from './imports';

interface Container {
  FileIndex: { name: string; content: Uint8Array; size: number }[];
}
const { CFB } = XLSX as unknown as {
  CFB: {
    read(file: Buffer, options: { type: 'buffer' }): Container;
    write(file: Container, options: object): Uint8Array;
  };
};

export interface HiddenXls {
  /** their numbers, from 1 */
  rows?: readonly number[];
  /** by index */
  columns?: readonly number[];
  /** columns of width 0, by index */
  narrow?: readonly number[];
}

const DIMENSIONS = 0x0200;
const ROW = 0x0208;
const COLUMNS = 60;
const WIDTH = 10;

/** A Row record with the flag of a hidden row. */
function hiddenRow(row: number): Buffer {
  const record = Buffer.alloc(20);
  record.writeUInt16LE(ROW, 0);
  record.writeUInt16LE(16, 2);
  record.writeUInt16LE(row - 1, 4);
  record.writeUInt16LE(COLUMNS, 8);
  record.writeUInt16LE(300, 10);
  record.writeUInt8(0x20, 16);
  return record;
}

/** The end of the last record of this kind in a stream. */
function endOf(stream: Buffer, kind: number): number {
  let end = 0;
  for (let at = 0; at + 4 <= stream.length; at += 4 + stream.readUInt16LE(at + 2))
    if (stream.readUInt16LE(at) === kind) end = at + 4 + stream.readUInt16LE(at + 2);
  return end;
}

/** An .xls file of one visible sheet behind hidden ones; `hidden`: parts of the visible one. */
export function xlsOf(cells: Value[][], { rows = [], columns = [], narrow = [] }: HiddenXls, hiddenSheets = 0): Buffer {
  const book = XLSX.utils.book_new();
  for (let at = 0; at < hiddenSheets; at += 1)
    XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([['Student Name'], ['Hidden']]), `Hidden ${at}`);
  const sheet = XLSX.utils.aoa_to_sheet(cells);
  sheet['!cols'] = Array.from({ length: COLUMNS }, (_, at) => ({
    width: narrow.includes(at) ? 0 : WIDTH,
    hidden: columns.includes(at),
  }));
  XLSX.utils.book_append_sheet(book, sheet, 'Pupils');
  book.Workbook = {
    Sheets: book.SheetNames.map((name, at) => ({ name, Hidden: at < hiddenSheets ? (at % 2 ? 2 : 1) : 0 })),
  };
  const file = CFB.read(Buffer.from(XLSX.write(book, { type: 'buffer', bookType: 'biff8' }) as Uint8Array), {
    type: 'buffer',
  });
  for (const entry of file.FileIndex) {
    if (entry.name !== 'Workbook') continue;
    const stream = Buffer.from(entry.content);
    // The writer of the library writes no rows. The visible sheet is the last one, so that no offset changes.
    const at = endOf(stream, DIMENSIONS);
    entry.content = Buffer.concat([stream.subarray(0, at), ...rows.map(hiddenRow), stream.subarray(at)]);
    entry.size = entry.content.length;
  }
  return Buffer.from(CFB.write(file, { type: 'buffer' }));
}
