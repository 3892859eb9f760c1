// The empty spreadsheet: what the form asks for, with the school's own classes to choose from; filled in, it is imported.
import ExcelJS from 'exceljs';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { bearer, isFile, send, verdict } from '../support/http';
import { holdFiles } from '../support/insight';
import { check, importFile, reasons, ROW } from '../support/imports';
import { countOf } from '../support/tables';
import { partsOf, zip } from '../support/zips';

let token: string;
beforeAll(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

async function take() {
  const { status, headers, body } = await send('GET', '/api/student/import/template', { headers: bearer(token) });
  expect([status, isFile(headers)]).toEqual([200, true]);
  return { headers, body };
}
async function template() {
  const { headers, body } = await take();
  // The reader would write out each rule for each cell.
  const rules: string[] = [];
  const parts = partsOf(body).map((part) => {
    const text = part.content.toString();
    const plain = text.replace(/<dataValidations.*<\/dataValidations>/s, (found) => {
      rules.push(...found.split('<dataValidation ').slice(1));
      return '';
    });
    return plain === text ? part : { ...part, content: Buffer.from(plain) };
  });
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(zip(parts) as unknown as ExcelJS.Buffer);
  return { workbook, rules, name: String(headers['content-disposition']) };
}

test('D12 the template has the form’s fields, the required ones marked, and the school’s choices', async () => {
  await sql("UPDATE classes SET disabled = true WHERE school_id = 1 AND name = '12'");
  const { workbook, rules, name } = await template();
  expect(name).toContain('.xlsx');
  const [sheet, choices, guide] = workbook.worksheets;
  expect(workbook.worksheets.map((one) => one.name)).toEqual(['Students', 'Choices', 'How to fill']);
  const head = (sheet?.getRow(1).values as string[]).slice(1);
  expect(head).toHaveLength(new Set(head).size);
  expect(head).toEqual(expect.arrayContaining([...Object.keys(ROW), 'Guardian Occupation', 'Last School Result']));
  const cell = (title: string, at = 1) => sheet?.getRow(at).getCell(head.indexOf(title) + 1);
  const dark = (title: string) => JSON.stringify(cell(title)?.fill).includes('FF1F4E79');
  expect(head.filter(dark)).toEqual([
    ...['Student Name', 'Gender', 'Date of Birth', 'Admission Date', 'Class', 'Mobile Number'],
    ...['Full Residential Address', 'District', 'Block', 'Pin Code'],
  ]);
  expect(['Aadhar Number', 'Pin Code', 'Class'].map((title) => cell(title, 2)?.numFmt)).toEqual(['@', '@', '@']);
  expect(cell('Date of Birth', 2)?.numFmt).toBe('dd/mm/yyyy');
  expect(sheet?.views).toMatchObject([{ state: 'frozen', ySplit: 1 }]);
  const lists = (choices?.getRow(1).values as string[]).slice(1);
  const chosenFrom = (title: string) =>
    (choices?.getColumn(lists.indexOf(title) + 1).values as (string | undefined)[]).slice(2).filter(Boolean);
  expect(chosenFrom('Gender')).toEqual(['Male', 'Female', 'Other']);
  expect(chosenFrom('RTE')).toEqual(['Yes', 'No']);
  expect(chosenFrom('Class')).toEqual(expect.arrayContaining(['Nursery', '5']));
  expect(chosenFrom('Class')).not.toContain('12');
  const ruleOf = (title: string) => {
    const letter = sheet?.getColumn(head.indexOf(title) + 1).letter ?? '';
    return rules.find((rule) => rule.includes(`sqref="${letter}2:${letter}5001"`));
  };
  expect(ruleOf('Class')).toMatch(/type="list".*showErrorMessage="1".*Choices&apos;!\$[A-Z]+\$2:\$[A-Z]+\$\d+</s);
  expect(ruleOf('Father Occupation')).not.toContain('showErrorMessage="1"');
  expect(ruleOf('District')).toBeUndefined();
  expect(guide?.rowCount).toBeGreaterThan(5);
});

test('the template is made once while classes and sections stay; after a class is renamed it has the new name', async () => {
  const classesIn = ({ body }: Awaited<ReturnType<typeof take>>) => {
    const choices = partsOf(body).find(({ name }) => name === 'xl/worksheets/sheet2.xml');
    return ['Rising Stars', 'Nursery'].filter((name) => choices?.content.toString().includes(`>${name}<`));
  };
  const first = await take();
  await holdFiles(true);
  // No thread makes a file now.
  const [second, third] = await Promise.all([take(), take()]);
  expect([second.body.equals(first.body), third.body.equals(first.body)]).toEqual([true, true]);
  await holdFiles(false);
  await sql("UPDATE classes SET name = 'Rising Stars' WHERE school_id = 1 AND name = 'Nursery'");
  expect([classesIn(first), classesIn(await take())]).toEqual([['Nursery'], ['Rising Stars']]);
});

test('the template filled in is checked without a reason and imported', async () => {
  const { workbook } = await template();
  const [sheet] = workbook.worksheets;
  const head = (sheet?.getRow(1).values as string[]).slice(1);
  for (const [at, name] of ['Filled One', 'Filled Two'].entries())
    for (const [title, value] of Object.entries({ ...ROW, 'Student Name': name })) {
      const cell = sheet?.getRow(at + 2).getCell(head.indexOf(title) + 1);
      if (cell) cell.value = title.includes('Date') ? new Date('2016-08-15') : value;
    }
  const dated = sheet?.getColumn(head.indexOf('Admission Date') + 1);
  dated?.eachCell((cell, at) => at > 1 && cell.value && (cell.value = new Date('2026-04-06')));
  const file = Buffer.from(await workbook.xlsx.writeBuffer());
  const answer = await check(token, file);
  expect(reasons(answer)).toEqual({});
  expect(answer.data).toMatchObject({ ready: 2 });
  expect(verdict(await importFile(token, file, 2))).toEqual([200, 100]);
  expect(await countOf('students', "name LIKE 'Filled %' AND admission_date = '2026-04-06'")).toBe(2);
});
