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
    utils: { cfb_add(file: Container, path: string, content: Buffer): void };
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

/** An .xls file with further records in its last sheet: behind the others, no offset changes. */
export function withRecords(content: Uint8Array, records: readonly Buffer[]): Buffer {
  const file = CFB.read(Buffer.from(content), { type: 'buffer' });
  for (const entry of file.FileIndex) {
    if (entry.name !== 'Workbook') continue;
    const stream = Buffer.from(entry.content);
    const at = endOf(stream, DIMENSIONS);
    entry.content = Buffer.concat([stream.subarray(0, at), ...records, stream.subarray(at)]);
    entry.size = entry.content.length;
  }
  return Buffer.from(CFB.write(file, { type: 'buffer' }));
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
  // The writer of the library writes no rows.
  return withRecords(XLSX.write(book, { type: 'buffer', bookType: 'biff8' }) as Uint8Array, rows.map(hiddenRow));
}

/** An .xls file with the stream of an embedded workbook before its own. */
export function withEmbedded(content: Uint8Array): Buffer {
  const file = CFB.read(Buffer.from(content), { type: 'buffer' });
  CFB.utils.cfb_add(file, '/MBD0001/Workbook', Buffer.alloc(4096));
  return Buffer.from(CFB.write(file, { type: 'buffer' }));
}

const OBJECT = 0x5d;

/** An OBJ record of this type: its common data, and the end of its parts. */
export function objectOf(type: number): Buffer {
  const record = Buffer.alloc(30);
  record.writeUInt16LE(OBJECT, 0);
  record.writeUInt16LE(26, 2);
  record.writeUInt16LE(0x15, 4);
  record.writeUInt16LE(0x12, 6);
  record.writeUInt16LE(type, 8);
  record.writeUInt16LE(1, 10);
  return record;
}
