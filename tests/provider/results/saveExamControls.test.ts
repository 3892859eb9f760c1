// Locks and declaration dates of many exams in one request.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { feePlaceOf } from '../support/fees';
import { verdict } from '../support/http';
import { demoExam, examsNamed, listExams, lockExam, LOCKS, saveControls } from '../support/results';
import { countOf } from '../support/tables';

let token: string;
let sessionId: number;
let annual: Map<string, number>;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  ({ sessionId } = await feePlaceOf('5', 'ACTIVE'));
  annual = await examsNamed('Annual');
  await sql(
    `UPDATE exams SET locked_max_marks = false, locked_upload_marks = false, locked_edit_marks = false,
       result_declaration_date = NULL, version = 1`,
  );
});

const idOf = (className: string): number => annual.get(className) ?? 0;
const save = (...exams: object[]) => saveControls(token, { sessionId, exams });
const stored = async (className: string) => {
  const { data } = await listExams(token, await feePlaceOf(className, 'ACTIVE'));
  return data.find(({ examId }) => examId === idOf(className));
};
const saves = () => countOf('audit_entries', "event = 'saveExamControls'");

test('CONTROL-10 only the sent fields of each exam change', async () => {
  await lockExam(token, { examId: idOf('5'), ...LOCKS, lockedMaxMarks: true, resultDeclarationDate: '2026-08-01' });
  const { data, ...answer } = await save(
    { examId: idOf('5'), version: 2, lockedEditMarks: true },
    { examId: idOf('9'), version: 1, resultDeclarationDate: '2026-08-02' },
  );
  expect(verdict(answer)).toEqual([200, 100]);
  expect([...data].sort((one, other) => one.version - other.version)).toEqual([
    { ...LOCKS, examId: idOf('9'), resultDeclarationDate: '2026-08-02', version: 2 },
    {
      ...LOCKS,
      examId: idOf('5'),
      lockedMaxMarks: true,
      lockedEditMarks: true,
      resultDeclarationDate: '2026-08-01',
      version: 3,
    },
  ]);
  for (const exam of data) expect(await stored(exam.examId === idOf('5') ? '5' : '9')).toMatchObject({ ...exam });
});

test('CONTROL-12 a date of null is removed', async () => {
  await save({ examId: idOf('5'), resultDeclarationDate: '2026-08-01' });
  await save({ examId: idOf('5'), resultDeclarationDate: null });
  expect(await stored('5')).toMatchObject({ resultDeclarationDate: null, version: 3 });
});

test('each changed exam gets an audit row; an exam with equal values keeps its version and gets none', async () => {
  await save(
    { examId: idOf('5'), version: 1, lockedEditMarks: true },
    { examId: idOf('8'), version: 1, lockedEditMarks: false },
    { examId: idOf('9'), version: 1, lockedEditMarks: true },
  );
  expect(await stored('8')).toMatchObject({ version: 1 });
  const rows = await sql<{ id: number; before: object; after: object }>(
    `SELECT (details ->> 'id')::integer AS id, details -> 'before' AS before, details -> 'after' AS after
       FROM audit_entries WHERE event = 'saveExamControls' ORDER BY id`,
  );
  const row = { before: LOCKS, after: { ...LOCKS, lockedEditMarks: true } };
  expect(rows.map(({ before, after }) => ({ before, after }))).toEqual([row, row]);
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([idOf('5'), idOf('9')]));
});

test('code 205 names the exams with a stale version and who changed them; nothing is stored', async () => {
  await lockExam(await tokenOf('teacher'), { examId: idOf('9'), ...LOCKS, lockedMaxMarks: true, version: 1 });
  const { data, ...answer } = await save(
    { examId: idOf('5'), version: 1, lockedEditMarks: true },
    { examId: idOf('9'), version: 1, lockedEditMarks: true },
  );
  expect(verdict(answer)).toEqual([409, 205]);
  expect(data.problems).toEqual([
    { path: 'exams.1.version', message: 'Annual of class 9 was changed by another user' },
  ]);
  expect(data.change).toMatchObject({ fields: ['exams.1'] });
  expect(data.change?.by).toEqual(expect.any(String));
  expect(await stored('5')).toMatchObject({ lockedEditMarks: false, version: 1 });
  expect(await saves()).toBe(0);
});

test('CONTROL-11 CODE-161 an unknown exam, one of another session and one of another school; nothing is stored', async () => {
  for (const examId of [999_999, await demoExam('COMPLETED'), await demoExam('ACTIVE', 2)]) {
    const { data, ...answer } = await save(
      { examId: idOf('5'), lockedEditMarks: true },
      { examId, lockedEditMarks: true },
    );
    expect(verdict(answer)).toEqual([404, 161]);
    expect(data.problems).toMatchObject([{ path: 'exams.1.examId' }]);
  }
  expect(await stored('5')).toMatchObject({ lockedEditMarks: false });
  expect(await saves()).toBe(0);
});

test('CONTROL-11 SESSION-44 CODE-157 exams of a session that is not active', async () => {
  for (const status of ['COMPLETED', 'UPCOMING']) {
    const place = await feePlaceOf('5', status);
    const exams = [{ examId: await demoExam(status), lockedEditMarks: true }];
    expect(verdict(await saveControls(token, { sessionId: place.sessionId, exams }))).toEqual([409, 157]);
  }
  expect(await saves()).toBe(0);
});

test('the session of another school answers 103, an exam that is listed twice 109, a missing privilege 137', async () => {
  const exam = { examId: idOf('5'), lockedEditMarks: true };
  const elsewhere = (await feePlaceOf('5', 'ACTIVE', 2)).sessionId;
  expect(verdict(await saveControls(token, { sessionId: elsewhere, exams: [exam] }))).toEqual([404, 103]);
  const { data, ...twice } = await save(exam, exam);
  expect(verdict(twice)).toEqual([400, 109]);
  expect(data.problems).toMatchObject([{ path: 'exams.1.examId' }]);
  const clerk = await tokenOf('clerk');
  expect(verdict(await saveControls(clerk, { sessionId, exams: [exam] }))).toEqual([403, 137]);
});

test('CODE-112 a disabled school rejects the save', async () => {
  await sql('UPDATE schools SET disabled = true WHERE id = 1');
  expect(verdict(await save({ examId: idOf('5'), lockedEditMarks: true }))).toEqual([409, 112]);
});

test('a request that is sent again with its key is stored once; another request with the key is 206', async () => {
  const key = { 'Idempotency-Key': '0b9f6c1e-6d0a-4f58-9a57-1f3c2d4e5f64' };
  const form = { sessionId, exams: [{ examId: idOf('5'), version: 1, lockedEditMarks: true }] };
  const first = await saveControls(token, form, key);
  expect(await saveControls(token, form, key)).toMatchObject({ status: 200, data: first.data });
  expect(await stored('5')).toMatchObject({ version: 2 });
  const other = { sessionId, exams: [{ examId: idOf('5'), version: 2, lockedEditMarks: false }] };
  expect(verdict(await saveControls(token, other, key))).toEqual([422, 206]);
});

test('more than 500 exams are rejected with 109', async () => {
  const exams = Array.from({ length: 501 }, (_, at) => ({ examId: at + 1, lockedEditMarks: true }));
  expect(verdict(await save(...exams))).toEqual([400, 109]);
});
