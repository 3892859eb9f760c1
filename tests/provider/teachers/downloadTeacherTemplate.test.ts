// The template of the teacher import can be filled in and checked.
import ExcelJS from 'exceljs';
import { resetProvider, tokenOf } from '../../support/provider';
import { bearer, send } from '../support/http';
import { checkTeachers } from '../support/teacherImports';

test('D11 the template has the fields of the form, and is accepted by the check when it is filled in', async () => {
  await resetProvider();
  const token = await tokenOf('admin');
  const { status, body } = await send('GET', '/api/user/teacher/import/template', { headers: bearer(token) });
  expect(status).toBe(200);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(body as unknown as ExcelJS.Buffer);
  const [sheet] = workbook.worksheets;
  expect(Object.values(sheet?.getRow(1).values ?? {})).toEqual([
    ...['Full name', 'Gender', 'Date of birth', 'Email', 'Phone', 'Username'],
  ]);
  sheet?.spliceRows(2, 1, ['Tara Verma', 'Female', '15/08/1985', 'tara@school.example', '9811122233']);
  const filled = Buffer.from(await workbook.xlsx.writeBuffer());
  expect((await checkTeachers(token, filled)).data).toMatchObject({ ready: 1, wrong: 0 });
});
