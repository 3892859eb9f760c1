// Numbers given to many at once: no two alike, none left out, none given again.
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { FIRST, picture, SECOND, UNKNOWN } from '../support/schools';
import { formAt, formOf, placeOf, register, remove, update, type Changes, type Place } from '../support/students';
import { countOf, stored } from '../support/tables';

let token: string;
let place: Place;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  place = await placeOf();
});

const add = (at: number | string, changes: Changes = {}) =>
  register(token, formAt(place, { studentName: `Pupil ${at}`, ...changes }));
const many = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));
const nextOf = async (kind: string) =>
  (await sql<{ next: number }>('SELECT next_number AS next FROM counters WHERE school_id = 1 AND kind = $1', [kind]))[0]
    ?.next ?? 0;
const rising = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);
const sorted = (numbers: number[]) => [...numbers].sort((a, b) => a - b);
const times = (count: number, answer: [number, number]) => Array.from({ length: count }, () => answer);
const ALIKE = 50;

test('C2 STUDENT-68 of fifty registered at once, a third refused late, the others’ codes and Sr. Nos follow without a gap', async () => {
  const [code, srNo] = [await nextOf('STUDENT_CODE'), await nextOf('STUDENT_SR_NO')];
  const late = { siblingInfo: [{ siblingStudentId: UNKNOWN }] };
  const answers = await many(ALIKE, (at) => add(at, at % 3 === 1 ? late : {}));
  const [done, refused] = [answers.filter((one) => one.status === 200), answers.filter((one) => one.status !== 200)];
  expect(refused.map(verdict)).toEqual(times(17, [400, 117]));
  expect(sorted(done.map(({ data }) => data.studentCode))).toEqual(rising(code, done.length));
  expect(sorted(done.map(({ data }) => Number(data.studentSrNo)))).toEqual(rising(srNo, done.length));
  expect([await nextOf('STUDENT_CODE'), await nextOf('STUDENT_SR_NO')]).toEqual([code + 33, srNo + 33]);
  expect(await countOf('students', "name LIKE 'Pupil %'")).toBe(33);
});

test('STUDENT-68 codes begin where the school says, at 1000 where it does not', async () => {
  await sql("DELETE FROM counters WHERE school_id = 1 AND kind LIKE 'STUDENT%'");
  await sql('UPDATE students SET code = code + 100000, sr_no = sr_no || $1', ['-old']);
  await sql('UPDATE schools SET student_code_start_from = 77 WHERE id = 1');
  expect((await add('first')).data).toMatchObject({ studentCode: 77, studentSrNo: '1' });
  expect((await add('second')).data).toMatchObject({ studentCode: 78, studentSrNo: '2' });
  await sql("DELETE FROM counters WHERE school_id = 1 AND kind = 'STUDENT_CODE'");
  await sql('UPDATE schools SET student_code_start_from = NULL WHERE id = 1');
  expect((await add('third')).data.studentCode).toBe(1000);
});

test('C2 the numbers of two schools are independent', async () => {
  const other = await tokenOf('admin2');
  const there = await placeOf('5', { schoolId: SECOND });
  const answers = await many(12, (at) =>
    at % 2 ? add(at) : register(other, formAt(there, { studentName: `Pupil ${at}` })),
  );
  const codesOf = (schoolId: number) =>
    sorted(answers.filter(({ data }) => data.schoolId === schoolId).map(({ data }) => data.studentCode));
  for (const schoolId of [FIRST, SECOND]) expect(codesOf(schoolId)).toEqual(rising(codesOf(schoolId)[0] ?? 0, 6));
  expect(codesOf(SECOND)[0]).toBeGreaterThanOrEqual(5000);
});

test('CODE-105 C2 a Sr. No. that was typed is skipped, and is one student’s for good, however it is written', async () => {
  const next = await nextOf('STUDENT_SR_NO');
  const typed = await many(8, (at) => add(at, { studentSrNo: String(next + 3) }));
  expect(typed.map(verdict).sort()).toEqual([[200, 100], ...times(7, [409, 105])]);
  expect(typed.find(({ status }) => status === 409)?.data).toEqual({
    problems: [{ path: 'student.studentSrNo', message: 'This Sr. No. is already in use' }],
  });
  const after = await many(4, (at) => add(`next ${at}`));
  expect(sorted(after.map(({ data }) => Number(data.studentSrNo)))).toEqual(rising(next + 4, 4));
  const { data } = await add('text', { studentSrNo: 'a/12' });
  expect(verdict(await add('again', { studentSrNo: 'A/12' }))).toEqual([409, 105]);
  expect((await update(token, data.studentId, formOf(data, { studentSrNo: 'A/12' }))).data.studentSrNo).toBe('A/12');
  const [one] = after;
  if (!one) throw new Error('Nobody was registered.');
  expect(verdict(await update(token, one.data.studentId, formOf(one.data, { studentSrNo: 'a/12' })))).toEqual([
    409, 105,
  ]);
  const blank = await update(token, one.data.studentId, formOf(one.data, { studentSrNo: '' }));
  expect(blank.data.studentSrNo).toBe(one.data.studentSrNo);
});

test('STUDENT-22 C2 CODE-105 a deleted student’s code and Sr. No. are never given again', async () => {
  const { data } = await add('last');
  await remove(token, data.studentId);
  expect(verdict(await add('x', { studentSrNo: data.studentSrNo }))).toEqual([409, 105]);
  const { data: next } = await add('last');
  expect([next.studentCode, next.studentSrNo]).toEqual([data.studentCode + 1, String(Number(data.studentSrNo) + 1)]);
});

test('C2 counting skips a Sr. No. that was typed before', async () => {
  const next = await nextOf('STUDENT_SR_NO');
  await add('ahead', { studentSrNo: String(next + 1) });
  await sql("UPDATE counters SET next_number = $1 WHERE kind = 'STUDENT_SR_NO' AND school_id = 1", [next]);
  expect((await add('first')).data.studentSrNo).toBe(String(next));
  expect((await add('second')).data.studentSrNo).toBe(String(next + 2));
});

describe('Idempotency-Key', () => {
  const headers = { 'idempotency-key': '0b9f6c1e-6d0a-4f58-9a57-1f3c2d4e5f6a' };

  test('C1 twenty times at once one student is registered, and all are answered alike', async () => {
    const image = await picture();
    const code = await nextOf('STUDENT_CODE');
    const answers = await many(20, () => register(token, formAt(place), { headers, image }));
    expect(answers.map(verdict)).toEqual(times(20, [200, 100]));
    for (const { data } of answers) expect(data).toEqual(answers[0]?.data);
    expect(await countOf('students', "name = 'Tara Verma'")).toBe(1);
    expect(await nextOf('STUDENT_CODE')).toBe(code + 1);
    expect(await countOf('audit_entries', "event = 'registerStudent'")).toBe(1);
  });

  test('C1 code 206 a key for another form, or another picture, is refused; what was refused is not remembered', async () => {
    const refused = formAt(place, { siblingInfo: [{ siblingStudentId: UNKNOWN }] });
    expect(verdict(await register(token, refused, { headers }))).toEqual([400, 117]);
    const image = await picture();
    expect(verdict(await register(token, formAt(place), { headers, image }))).toEqual([200, 100]);
    const student = expect.objectContaining({ studentName: 'Tara Verma' }) as object;
    const before = await stored();
    const other = await picture(9, 9);
    for (const sending of [{ headers }, { headers, image: other }])
      expect(verdict(await register(token, formAt(place), sending))).toEqual([422, 206]);
    const edited = await register(token, formAt(place, { caste: 'x' }), { headers, image });
    expect(verdict(edited)).toEqual([422, 206]);
    expect(edited.data).toEqual({ student });
    expect(await stored()).toEqual(before);
  });
});

test('STUDENT-63 CODE-139 C7 of ten alike at once one is registered', async () => {
  const answers = await many(10, (at) => add('one', { studentName: at % 2 ? 'TARA  verma' : 'Tara Verma' }));
  expect(answers.map(verdict).sort()).toEqual([[200, 100], ...times(9, [409, 139])]);
});

test('C7 registered while the class is deleted: stored before that, or refused', async () => {
  const [row] = await sql<{ id: number }>("SELECT id FROM classes WHERE school_id = 1 AND name = 'Default'");
  const at = { enrollments: [{ sessionId: place.sessionId, classId: row?.id }] };
  const [removed, ...added] = await Promise.all([
    call('DELETE', `/class/${row?.id}`, { token }),
    ...Array.from({ length: 4 }, (_, one) => add(one, at)),
  ]);
  const taken = added.filter(({ status }) => status === 200).length;
  expect(added.filter(({ status }) => status !== 200).map(verdict)).toEqual(times(4 - taken, [404, 158]));
  expect(verdict(removed)).toEqual(taken > 0 ? [400, 109] : [200, 100]);
});

test('SCHOOL-49 CODE-112 C7 registered while the school is disabled: stored before that, or refused', async () => {
  const platform = await tokenOf('platform');
  const [disabled, ...added] = await Promise.all([
    call('PUT', `/school/${FIRST}/true/disable`, { token: platform }),
    ...Array.from({ length: 4 }, (_, one) => add(one)),
  ]);
  const refused = added.filter(({ status }) => status !== 200);
  expect(verdict(disabled)).toEqual([200, 100]);
  expect(refused.map(verdict)).toEqual(times(refused.length, [409, 112]));
  expect(await countOf('students', "name LIKE 'Pupil %'")).toBe(4 - refused.length);
  expect(verdict(await add('late'))).toEqual([409, 112]);
});
