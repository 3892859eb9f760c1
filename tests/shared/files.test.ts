// A workbook that the browser writes: read back by the library of the provider, with its texts unchanged.
import { read, utils, type WorkSheet } from '@e965/xlsx';
import { crc32 as crcOfNode } from 'node:zlib';
import { textWorkbook } from '@/shared/files';
import { crc32 } from '@/shared/files/zipStored';

const TEXTS = ['=1+1', '<a & "b">', ' blank ', 'आशा', '007', 'x\u0000y', '😀'];

test('texts are read back as they were, formulas and numbers as texts; characters that XML cannot have are left out', async () => {
  const columns = TEXTS.map((_, at) => ({ title: `T${at}`, width: 12 }));
  const blob = textWorkbook({ name: 'A & B', columns, rows: [TEXTS, TEXTS] });
  const book = read(new Uint8Array(await blob.arrayBuffer()), { type: 'array' });
  const sheet = book.Sheets['A & B'] as WorkSheet;
  const row = TEXTS.map((text) => text.replace('\u0000', ''));
  expect(utils.sheet_to_json(sheet, { header: 1 })).toEqual([columns.map(({ title }) => title), row, row]);
  expect(sheet['A2']).toMatchObject({ t: 's' });
  expect((sheet['A2'] as { f?: string }).f).toBeUndefined();
});

test.each(['', 'a', 'The quick brown fox'])('the checksum of %j is that of zlib', (text) => {
  const bytes = new TextEncoder().encode(text);
  expect(crc32(bytes)).toBe(crcOfNode(bytes));
});
