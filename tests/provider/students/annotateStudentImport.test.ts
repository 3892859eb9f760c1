// The rows of a spreadsheet as they were read, each with what is wrong with it: a file to correct and to send again.
import { resetProvider, tokenOf } from '../../support/provider';
import { annotate, cellsOf, check, mappingOf, reasons, row, sheetOf, workbookOf } from '../support/imports';
import { readSheet } from '../support/sheets';

let token: string;
beforeAll(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

test('D11 the file comes back with outcome and reason, wrong cells stand out, and it can be corrected and sent again', async () => {
  const file = await workbookOf(
    row('=cmd|x', { 'Date of Birth': new Date('2016-08-15') }),
    row('With errors', { 'Pin Code': '12', Caste: '+1', 'Date of Birth': '31/02/2016' }),
    row('Errors', { District: { error: '#REF!' }, Block: { formula: '1+1', result: 2 } }),
  );
  const sheet = await readSheet((await annotate(token, file)).body);
  expect(sheet.head.slice(0, 5)).toEqual(['Row', 'Outcome', 'Reason', 'Student Name', 'Gender']);
  expect(sheet.rows.map((cells) => cells.slice(0, 4))).toEqual([
    [2, 'To be registered', null, "'=cmd|x"],
    [
      3,
      'With errors',
      'Date of Birth must be a valid date. The file has "31/02/2016". Pin Code must be 6 digits. The file has "12".',
      'With errors',
    ],
    [4, 'With errors', 'District has the error #REF!.', 'Errors'],
  ]);
  const cell = (at: number, title: string) => sheet.worksheet.getRow(at).getCell(sheet.head.indexOf(title) + 1);
  expect(cell(2, 'Date of Birth').value).toEqual(new Date('2016-08-15'));
  const tinted = (at: number, title: string) => JSON.stringify(cell(at, title).fill ?? {}).includes('FFFFD9D6');
  expect([tinted(3, 'Pin Code'), tinted(3, 'Date of Birth'), tinted(2, 'Pin Code')]).toEqual([true, true, false]);
  for (const value of sheet.rows.flat()) {
    expect(Object.keys(Object(value) as object)).not.toContain('formula');
    if (typeof value === 'string') expect(value).not.toMatch(/^[=+\-@\t\r]/);
  }
  cell(3, 'Pin Code').value = 302016;
  cell(3, 'Date of Birth').value = '15/08/2016';
  cell(4, 'District').value = 'Jaipur';
  const again = await check(token, Buffer.from(await sheet.worksheet.workbook.xlsx.writeBuffer()));
  expect(again.data).toMatchObject({ ready: 3, wrong: 0 });
  expect(again.data.rows[0]?.studentName).toBe('=cmd|x');
});

test('D11 a file with title rows, own columns and hidden parts comes back with what was read, and can be sent again', async () => {
  const [head = [], ...rows] = cellsOf([
    row('One', { 'Mother Name': 'Sita' }),
    row('Two'),
    row('Three', { Class: '99' }),
  ]);
  const cells = [['Saraswati Vidya Mandir'], [...head, 'Bank OK', null], ...rows.map((one) => [...one, 12.5, 'x'])];
  const file = await sheetOf(cells, (sheet) => {
    sheet.getRow(4).hidden = true;
    sheet.getColumn(head.indexOf('Mother Name') + 1).hidden = true;
  });
  const sheet = await readSheet((await annotate(token, file)).body);
  const own = head.filter((heading) => heading !== 'Mother Name');
  expect(sheet.head).toEqual(['Row', 'Outcome', 'Reason', ...own, 'Bank OK']);
  expect(sheet.rows.map((one) => [...one.slice(0, 4), one.at(-1)])).toEqual([
    [3, 'To be registered', null, 'One', '12.5'],
    [5, 'With errors', 'Class: The class is unknown. The file has "99".', 'Three', '12.5'],
  ]);
  const again = await check(token, Buffer.from(await sheet.worksheet.workbook.xlsx.writeBuffer()));
  expect(again.data).toMatchObject({ ready: 1, wrong: 1, notRead: { hiddenRows: 0, unknownColumns: ['Bank OK'] } });
});

test('the headings below groups have the titles of the chosen columns, and those of groups beside ask the same question', async () => {
  const { 'Father Name': _father, ...rest } = row('One', { Gender: 'Femal' });
  const [head = [], cells = []] = cellsOf([rest]);
  const file = await sheetOf([
    [...head.map(() => null), 'Office Use', 'Father'],
    [...head, 'RTE', 'Name', 'Aadhar No.'],
    [...cells, 'Yes', 'Ramesh', '234567890124'],
  ]);
  const again = async (fields: Record<string, string | null>) => {
    const mapping = mappingOf({ 'Office Use RTE': 'rte', ...fields });
    const { columns } = (await check(token, (await annotate(token, file, mapping)).body)).data.reading;
    return columns.slice(-3).map(({ heading, field, how }) => [heading, field, how]);
  };
  const known = [
    ['RTE', 'rte', 'EXACT'],
    ['Father Name', 'parentsInfo.FATHER.name', 'EXACT'],
  ];
  const question = ['Aadhar No. (Father?)', 'parentsInfo.FATHER.aadharNo', 'SUGGESTED'];
  expect(await again({})).toEqual([...known, question]);
  expect(await again({ 'Father Aadhar No.': null })).toEqual([...known, question]);
  expect(await again({ 'Father Aadhar No.': 'aadharNo' })).toEqual([...known, ['Aadhar Number', 'aadharNo', 'EXACT']]);
});

test('D11 a column of the file that is not read, with the heading of an outcome column, can be sent again', async () => {
  const file = await workbookOf(row('One', { Class: '99', Reason: 'Moved' }));
  const mapping = mappingOf({ Reason: null });
  const { head } = await readSheet((await annotate(token, file, mapping)).body);
  expect(head.filter((heading) => heading.startsWith('Reason'))).toEqual(['Reason', 'Reason (not read)']);
  expect((await check(token, (await annotate(token, file, mapping)).body)).data).toMatchObject({ wrong: 1 });
});

test('D11 a file with reasons that is sent again unchanged is rejected for the same reasons', async () => {
  const file = await workbookOf(
    row('Error', { 'Mother Name': { error: '#REF!' } }),
    row('Error as text', { District: '#N/A' }),
    row('Formula', { 'Mother Name': { formula: '"Sita "&"Devi"' } }),
    row('Digits', { 'BPL Card No.': 1234567890123456 }),
    row('Negative', { 'Mobile Number': -9829012345 }),
    row('Fraction', { 'Pin Code': 30201.6 }),
  );
  const first = await check(token, file);
  expect(Object.keys(reasons(first))).toEqual(['2', '3', '4', '5', '6', '7']);
  const again = await check(token, (await annotate(token, file)).body);
  const fraction = [['Pin Code', 'Pin Code must be 6 digits. The file has "30,201.60".']];
  expect(reasons(again)).toEqual({ ...reasons(first), 7: fraction });
});
