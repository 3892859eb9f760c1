// The workbook to fill in has the students of the session; filled in, it is imported.
import ExcelJS from 'exceljs';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { bearer, envelopeOf, isFile, send, verdict } from '../support/http';
import { withPrivilege } from '../support/life';
import { checkOpening, importOpening } from '../support/openings';
import { SECOND } from '../support/schools';
import { newPupil } from '../support/studentFees';
import { placeOf } from '../support/students';

let admin: string;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
});

const take = (token: string, sessionId: number, query = '') =>
  send('GET', `/api/fee/opening-balances/${sessionId}/template${query}`, { headers: bearer(token) });

test('the students of a class are filled in by section and name, amounts are blank, and the filled file is stored', async () => {
  const { sessionId, classId } = await newPupil(admin, '5', { studentName: 'Zoya Rao' });
  const { status, headers, body } = await take(admin, sessionId, `?classId=${classId}`);
  expect([status, isFile(headers)]).toEqual([200, true]);
  expect(decodeURIComponent(String(headers['content-disposition']))).toContain('Opening balances');
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(body as unknown as ExcelJS.Buffer);
  const sheet = workbook.worksheets[0] as ExcelJS.Worksheet;
  const cells = (at: number) => (sheet.getRow(at).values as ExcelJS.CellValue[]).slice(1);
  expect(cells(1)).toEqual([
    ...['Student Code', 'Sr. No.', 'Student Name', 'Father Name', 'Class', 'Section', 'Total Fee'],
    ...['Admission Fee Paid', 'Tuition Fee Paid', 'Exam Fee Paid', 'Computer Fee Paid', 'Development Fee Paid'],
    ...['Other Fee Paid', 'Paid in Total', 'Discount', 'Earlier Dues'],
  ]);
  const [{ count }] = (await sql(
    "SELECT count(*)::integer AS count FROM enrolments WHERE session_id = $1 AND class_id = $2 AND life = 'ACTIVE'",
    [sessionId, classId],
  )) as [{ count: number }];
  const names = Array.from({ length: count }, (_, at) => String(sheet.getRow(at + 2).getCell(3).value));
  expect(names).toHaveLength(count);
  const at = names.indexOf('Zoya Rao') + 2;
  expect(cells(at).slice(2, 7)).toEqual(['Zoya Rao', 'Ramesh Verma', '5', 'A', 24000.5]);
  sheet.getRow(at).getCell(9).value = 9000.25;
  sheet.getRow(at).getCell(16).value = 12.5;
  const file = Buffer.from(await workbook.xlsx.writeBuffer());
  const check = await checkOpening(admin, sessionId, file);
  expect(check.data).toMatchObject({ ready: 1, wrong: 0, blank: count - 1, paid: 9000.25, earlierDues: 12.5 });
  expect(check.data.notRead).toMatchObject({ unknownColumns: [] });
  expect(
    verdict(await importOpening(admin, sessionId, file, { students: 1, paid: 9000.25, earlierDues: 12.5 })),
  ).toEqual([200, 100]);
});

test('CODE-158 CODE-103 CODE-191 CODE-137 CODE-147 unknown classes and sessions, completed sessions and missing privileges are rejected', async () => {
  const { sessionId, classId } = await placeOf('5');
  const { classId: foreign } = await placeOf('5', { schoolId: SECOND });
  const [done] = (await sql("SELECT id FROM sessions WHERE school_id = 1 AND status = 'COMPLETED'")) as [
    { id: number },
  ];
  await sql('DELETE FROM enrolments WHERE class_id = $1 AND session_id = $2', [classId, sessionId]);
  const answers = [
    await take(admin, sessionId, `?classId=${foreign}`),
    await take(await tokenOf('admin2'), sessionId),
    await take(admin, done.id),
    await take(admin, sessionId, `?classId=${classId}`),
    await take(await withPrivilege('LIST_RECEIPT'), sessionId),
  ];
  expect(answers.map((one) => envelopeOf(one).responseCode)).toEqual([158, 103, 191, 147, 137]);
});
