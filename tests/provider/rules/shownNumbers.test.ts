// The numbers of cells as their formats show them, and the merged cells of a parsed sheet.
import * as XLSX from '@e965/xlsx';
import { readValue } from '../../../provider/documents/cellValues.ts';
import { rereadCell } from '../../../provider/documents/rereadCell.ts';
import { hiddenIn, visibleMerges, type Written } from '../../../provider/documents/sheetMerges.ts';
import type { TableColumn } from '../../../provider/documents/tableColumn.ts';
import { cellReader } from '../../../provider/documents/workbookCells.ts';

const read = (v: number, z: string) => cellReader()({ t: 'n', v, z }, false, { row: 0, column: 0 });

test.each<[number, string, ReturnType<typeof read>]>([
  [12, '[$-4000439]0', 12],
  [12, '[$-409]General', 12],
  [12.5, '[$-en-US]0.00', { number: 12.5, shown: '12.50' }],
  [7010, '0.00', 7010],
  [7010, '#,##0.00', 7010],
  [-7010, '#,##0', -7010],
  [302_016, '[>99999]##\\,##\\,##0;#,##0', 302_016],
  [7010.25, '0', { number: 7010.25, shown: '7010' }],
  [42, '0000', { number: 42, shown: '0042' }],
  [12_000, '0,', { number: 12_000, shown: '12' }],
  [12, '"[$-409]"0', { number: 12, shown: '[$-409]12' }],
  [1200, '[$₹-4009]\\ #,##0.00', { number: 1200, shown: '₹ 1,200.00' }],
  [1200, '"Dr" #,##0.00', { number: 1200, shown: 'Dr 1,200.00' }],
  [46_218, '[$-409]d/m/yyyy', { date: '2026-07-15' }],
  [46_218, 'dddd", "mmmm dd", "yyyy', { date: '2026-07-15' }],
  [46_218, 'dddd\\,\\ mmmm\\ dd', { date: '2026-07-15' }],
  [46_218, '"on "dd" of "mmmm', { date: '2026-07-15' }],
  [46_218, '"Due "dd/mm', { number: 46_218, shown: 'Due 15/07' }],
  [46_218, 'dd/mm" ""due"', { number: 46_218, shown: '15/07 due' }],
  [46_218, '\\d\\u\\e dd/mm', { number: 46_218, shown: 'due 15/07' }],
  [0.5, '[$-409]h:mm AM/PM', { number: 0.5, shown: '12:00 PM' }],
  [500, 'General" Cr"', { number: 500, shown: '500 Cr' }],
  [500, '[Red]General\\ \\C\\r', { number: 500, shown: '500 Cr' }],
  [500, '"Cr "General_)', { number: 500, shown: 'Cr 500' }],
  [12.5, '(General)', { number: 12.5, shown: '(12.5)' }],
  [-5, 'General;"minus "General', { number: -5, shown: 'minus 5' }],
  [0, 'General;General;"nil"', { number: 0, shown: 'nil' }],
  [200, '[=1]General" day";General" days"', { number: 200, shown: '200 days' }],
  [1, '[=1]General" day";General" days"', { number: 1, shown: '1 day' }],
  [-5, '[>100]General" Cr";General', -5],
  [33, '0"*"', { number: 33, shown: '33*' }],
  [33, '0" Cr"??', { number: 33, shown: '33 Cr' }],
  [500, '0.00E+00" Cr"', { number: 500, shown: '500 Cr' }],
  [500, '0.00E+00', 500],
  [500, 'General_ ', 500],
  [771, 'General"/24"', { number: 771, shown: '771/24' }],
  [500, '[$₹-4009]\\ General', { number: 500, shown: '₹ 500' }],
])('the number %d with the format %s is read as %j', (number, format, expected) => {
  expect(read(number, format)).toEqual(expected);
});

test.each(['Dr 500', '500.00 Dr', '(500)', '-500', 'Rs. 500/-', '500 Cr'])(
  'D10 a number shown as %j is a debit in the annotated file only if it was one',
  (shown) => {
    const isDebit = !/Cr|Rs/.test(shown);
    expect(rereadCell({ cells: [{ number: 500, shown }], shared: new Map() }, 0, undefined, true)).toEqual(
      isDebit ? { value: shown, kind: 'text', tinted: true } : undefined,
    );
    const amount: TableColumn = { key: 'amount', title: 'Amount', kind: 'amount', required: false };
    expect('problem' in readValue(shown, amount, '')).toBe(!/Rs/.test(shown));
  },
);

/** A parsed sheet with these rows and columns hidden, from 0, and its merged cells. */
function parsed(cells: (string | null)[][], range: string, hidden: { row?: number; column?: number }) {
  const sheet = XLSX.utils.aoa_to_sheet(cells, { dense: true }) as XLSX.DenseWorkSheet;
  sheet['!merges'] = [XLSX.utils.decode_range(range)];
  if (hidden.row !== undefined) sheet['!rows'] = Array.from({ length: hidden.row + 1 }, () => ({ hidden: true }));
  if (hidden.column !== undefined) sheet['!cols'] = Array.from({ length: hidden.column + 1 }, () => ({ width: 0 }));
  const written = sheet['!data'] as Written;
  const merges = visibleMerges(sheet, written, hiddenIn(sheet));
  return { merges, shown: (row: number, column: number) => written[row]?.[column]?.v };
}

test.each<[string, string, { row?: number; column?: number }, object[], [row: number, column: number]]>([
  ['no row', 'A1:B3', {}, [{ row: 1, column: 0, rows: 3, columns: 2 }], [0, 0]],
  ['first rows', 'A1:B3', { row: 1 }, [{ row: 3, column: 0, rows: 1, columns: 2, sharesHidden: true }], [2, 0]],
  ['first column', 'A1:B3', { column: 0 }, [{ row: 1, column: 1, rows: 3, columns: 1 }], [0, 1]],
  ['all rows', 'A1:B2', { row: 1 }, [], [0, 0]],
])(
  'of merged cells with %s hidden, the first visible cell has the value',
  (_what, range, hidden, merges, [row, column]) => {
    const sheet = parsed(
      [
        ['AB', null],
        [null, null],
        [null, 'x'],
      ],
      range,
      hidden,
    );
    expect(sheet.merges).toEqual(merges);
    expect(sheet.shown(row, column)).toBe('AB');
  },
);
