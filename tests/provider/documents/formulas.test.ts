// Every spreadsheet of the provider: no stored text becomes a formula, in the program that opens it or after a conversion to CSV.
import ExcelJS from 'exceljs';
import { operations, type Operation } from '../../contract/support';
import { sql } from '../../support/provider';
import { bearer, isFile, multipart, send } from '../support/http';
import { sampleOf, type Sample } from '../support/samples';
import { partText, signAllIn, takesForm, targetOf, tokenFor, type World } from '../support/samplesWorld';

const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const TRIGGERS = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'];
/** What a program that opens the file, or its CSV, would calculate. */
const CALCULATED = /^[=+\-@\t\r\0]/;

/** Free texts of the records that spreadsheets list. */
const TEXTS: [table: string, columns: string[]][] = [
  ['students', ['name', 'father_name', 'mother_name', 'address', 'district', 'block']],
  ['receipts', ['student_name', 'father_name', 'class_name', 'bank_name', 'reference_no', 'comments']],
  ['sections', ['name']],
  ['schools', ['name']],
];
/** Without a list of records, or with cells that only the file of the request has. */
const OTHER = [
  'downloadTeacherTemplate',
  'downloadImportTemplate',
  'annotateStudentImport',
  'annotateReceiptsFile',
  'annotateMarksFile',
  'annotateOpeningBalances',
];

const answersSpreadsheet = ({ responses }: Operation) => SPREADSHEET in (responses['200']?.content ?? {});
const named = operations.filter(answersSpreadsheet).map((one) => [one.operationId, one] as const);

let world: World<'platform' | 'admin'>;
beforeAll(async () => {
  world = await signAllIn('platform', 'admin');
});
beforeEach(() => world.restore());

async function storeTriggers(): Promise<void> {
  for (const [table, columns] of TEXTS)
    for (const [at, column] of columns.entries())
      await sql(
        `UPDATE ${table} SET ${column} = ($1::text[])[1 + (id + $2) % ${TRIGGERS.length}] || ' ' || id WHERE ${column} IS NOT NULL`,
        [TRIGGERS, at],
      );
}

async function download(operation: Operation, { body = {}, files = {}, ...sample }: Sample): Promise<Buffer> {
  const parts = [
    ...Object.entries(body).map(([name, value]) => ({ name, value: partText(value) })),
    ...Object.entries(files).map(([name, value]) => ({ name, value, fileName: name })),
  ];
  const { headers, ...sent } = takesForm(operation)
    ? multipart(parts)
    : { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ...body, ...inExcel(operation) }) };
  const answer = await send(operation.method, `/api${targetOf(operation, sample as Sample)}`, {
    ...(operation.method === 'GET' ? {} : (sent as { body: string | Buffer })),
    headers: { ...headers, ...bearer(tokenFor(operation, world.tokens)) },
  });
  expect([answer.status, isFile(answer.headers), answer.headers['content-type']]).toEqual([200, true, SPREADSHEET]);
  return answer.body;
}

/** Operations that write PDF too have a field for the kind of the file. */
function inExcel({ operationId, responses }: Operation): object {
  if (!('application/pdf' in (responses['200']?.content ?? {}))) return {};
  return operationId === 'downloadResultRegister' ? { format: 'XLSX' } : { fileFormat: 'EXCEL' };
}

async function cellsIn(file: Buffer): Promise<ExcelJS.Cell[]> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(file as unknown as ExcelJS.Buffer);
  const cells: ExcelJS.Cell[] = [];
  for (const sheet of workbook.worksheets) sheet.eachRow((row) => row.eachCell((cell) => void cells.push(cell)));
  return cells;
}

test.each(named)('D11 %s writes no formula, and no text that a program takes for one', async (id, operation) => {
  const sample = await sampleOf(operation);
  await storeTriggers();
  const cells = await cellsIn(await download(operation, sample));
  expect(cells.filter((cell) => cell.formula !== undefined).map(({ address }) => address)).toEqual([]);
  const texts = cells.filter(({ value }) => typeof value === 'string').map(({ text }) => text);
  expect(texts.filter((text) => CALCULATED.test(text))).toEqual([]);
  if (!OTHER.includes(id)) expect(texts.filter((text) => /^'[=+\-@]/.test(text))).not.toEqual([]);
});
