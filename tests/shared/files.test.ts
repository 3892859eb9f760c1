// A workbook that the browser writes, read back with its texts unchanged.
import { read, utils, type WorkSheet } from '@e965/xlsx';
import { textWorkbook } from '@/shared/files';

const TEXTS = ['=1+1', '<a & "b">', ' blank ', 'आशा', '007', '😀'];

test('a workbook of texts contains formulas and numbers as texts', async () => {
  const columns = TEXTS.map((_, at) => ({ title: `T${at}`, width: 12 }));
  const blob = await textWorkbook({ name: 'A & B', columns, rows: [TEXTS, TEXTS] });
  const book = read(new Uint8Array(await blob.arrayBuffer()), { type: 'array' });
  const sheet = book.Sheets['A & B'] as WorkSheet;
  expect(utils.sheet_to_json(sheet, { header: 1 })).toEqual([columns.map(({ title }) => title), TEXTS, TEXTS]);
  expect(sheet['A2']).toMatchObject({ t: 's' });
  expect((sheet['A2'] as { f?: string }).f).toBeUndefined();
});
