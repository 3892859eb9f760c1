// The preview shows what the issue would print, and stores nothing.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { withPrivilege } from '../support/life';
import { demoStudent, placeOf } from '../support/students';
import { stored as tablesStored } from '../support/tables';
import { formOf, issued, leaver, pageOf, preview, TRANSFER } from '../support/studentCertificates';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

const failure = async (answer: Response) => {
  const { responseCode } = (await answer.json()) as { responseCode: number };
  return [answer.status, responseCode];
};
const withoutMark = (page: string) =>
  page.replace('<div class="mark"><span class="quiet">PREVIEW</span></div>', '').replaceAll(/\s+/g, ' ');

test('a preview is the page of the certificate with the mark PREVIEW, and stores nothing', async () => {
  const left = await leaver(token);
  const before = await tablesStored();
  const answer = await preview(token, formOf(left, { ...TRANSFER, firstNo: 41 }));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const page = await answer.text();
  expect(page).toContain('PREVIEW');
  expect(await tablesStored()).toEqual(before);
  const one = await issued(token, left, { ...TRANSFER, firstNo: 41 });
  expect(withoutMark(page)).toBe(withoutMark(await pageOf(token, one.certificateId)));
});

test('a preview shows the next number', async () => {
  const student = { studentId: await demoStudent('5'), sessionId: (await placeOf('5')).sessionId };
  await issued(token, student, { type: 'BONAFIDE', firstNo: 41 });
  const page = await (await preview(token, formOf(student, { type: 'BONAFIDE' }))).text();
  expect(page).toContain('<dt>Certificate no.</dt><dd>42</dd>');
});

test('CODE-103 CODE-109 CODE-126 CODE-127 CODE-137 CODE-185 a preview fails with the codes of the issue', async () => {
  const { sessionId } = await placeOf('5');
  const student = { studentId: await demoStudent('5'), sessionId };
  const left = await leaver(token);
  const rejected = async (form: object, own = token) => failure(await preview(own, { ...form }));
  expect(await rejected(formOf(student, TRANSFER))).toEqual([400, 109]);
  expect(await rejected(formOf(left, { type: 'TRANSFER' }))).toEqual([400, 109]);
  expect(await rejected(formOf(left, { type: 'BONAFIDE' }))).toEqual([409, 127]);
  await issued(token, left, TRANSFER);
  expect(await rejected(formOf(left, TRANSFER))).toEqual([409, 185]);
  expect(await rejected({ ...student, sessionId: 99_999_999, type: 'BONAFIDE' })).toEqual([404, 103]);
  expect(await rejected({ ...student, studentId: 99_999_999, type: 'BONAFIDE' })).toEqual([404, 103]);
  await sql('DELETE FROM enrolments WHERE student_id = $1', [student.studentId]);
  expect(await rejected(formOf(student, { type: 'BONAFIDE' }))).toEqual([409, 126]);
  expect(await rejected(formOf(student, { type: 'BONAFIDE' }), await withPrivilege('TC_STUDENTS_LIST'))).toEqual([
    403, 137,
  ]);
});
