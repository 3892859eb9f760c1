// Marks are uploaded as a spreadsheet: all entries of the file, as the grid would store each, or none.
import { randomUUID } from 'node:crypto';
import { call, resetProvider, setClock, sql, tokenOf, displayNameOf } from '../../support/provider';
import { verdict } from '../support/http';
import { marksOf, marksWorld, saveMarks, storedMarks, type MarksWorld } from '../support/marks';
import {
  checkFile,
  filled,
  formOf,
  GRADED,
  HINDI,
  PRACTICAL,
  SCHOOL,
  SCIENCE,
  STUDENT,
  template,
  upload,
  type Sending,
} from '../support/marksFile';
import { lockExam, LOCKS } from '../support/results';
import { SECOND } from '../support/schools';

const AT = '2026-07-15T04:45:00.000Z';
let token: string;
let teacher: string;
let world: MarksWorld;
beforeEach(async () => {
  await resetProvider();
  await setClock(AT);
  [token, teacher] = [await tokenOf('admin'), await tokenOf('teacher')];
  world = await marksWorld();
});

const science = (index: number, theoryMarks: number | null) => marksOf(world, index, { Science: { theoryMarks } });
const trail = () =>
  sql<{ details: Record<string, unknown> }>(
    `SELECT details FROM audit_entries WHERE event = 'uploadStudentMarks' ORDER BY id`,
  );

test('CALL2-57 ENUM-38 the filled template is stored whole, in every notation that the grid accepts', async () => {
  const file = await filled(await template(token, world), world, {
    0: { [SCIENCE]: 61.5, [PRACTICAL]: 'ab', [HINDI]: '४५½', [GRADED]: 'b', [SCHOOL]: 220, [STUDENT]: '198,5' },
    1: { [SCIENCE]: 'ML', [PRACTICAL]: 0, [HINDI]: 'leave' },
    2: { [SCIENCE]: 'L', [PRACTICAL]: 'AB' },
  });
  const answer = await upload(token, world, file);
  expect([...verdict(answer), answer.data]).toEqual([200, 100, { entries: 11, kept: 0 }]);
  expect(await storedMarks(world)).toEqual({
    '0 Science theory': ['61.5', 1],
    '0 Science practical': ['ABSENT', 1],
    '0 Hindi theory': ['45.5', 1],
    '0 Rajasthan Studies theory': [`grade ${world.grades['B']}`, 1],
    '0 attendance school': ['220', 1],
    '0 attendance student': ['198.5', 1],
    '1 Science theory': ['MEDICAL', 1],
    '1 Science practical': ['0', 1],
    '1 Hindi theory': ['LEAVE', 1],
    '2 Science theory': ['LEAVE', 1],
    '2 Science practical': ['ABSENT', 1],
  });
});

test('CALL2-57 the audit entry has each entry before and after, the name of the file and its rows', async () => {
  await saveMarks(token, world, [science(0, 40)]);
  const file = await filled(await template(token, world), world, { 0: { [SCIENCE]: 61.5, [PRACTICAL]: 'AB' } });
  expect((await upload(token, world, file)).data).toEqual({ entries: 2, kept: 0 });
  const key = `${world.students[0]?.id}/${world.subjects['Science']}`;
  const [{ details } = { details: {} }] = await trail();
  expect(details).toMatchObject({
    before: { [`${key}/theory`]: '40', [`${key}/practical`]: null },
    after: { [`${key}/theory`]: '61.5', [`${key}/practical`]: 'ABSENT', file: 'marks.xlsx' },
  });
  expect((details['after'] as { rows: number }).rows).toBeGreaterThanOrEqual(world.students.length);
});

test('a template that nobody filled in changes nothing, and marks that were cleared in it are removed', async () => {
  await saveMarks(token, world, [science(0, 40), science(1, 50)]);
  const file = await template(token, world);
  expect((await upload(token, world, file)).data).toEqual({ entries: 0, kept: 0 });
  expect(await trail()).toEqual([{ details: null }]);
  const cleared = await filled(file, world, { 0: { [SCIENCE]: null } });
  expect((await upload(token, world, cleared)).data).toEqual({ entries: 1, kept: 0 });
  expect(await storedMarks(world)).toEqual({ '0 Science theory': [null, 2], '1 Science theory': ['50', 1] });
});

test('a cell that is unchanged in the file leaves marks that another user stored since; an equal value is no conflict', async () => {
  await saveMarks(token, world, [science(0, 40), science(1, 50)]);
  const file = await filled(await template(token, world), world, { 1: { [SCIENCE]: 55 }, 2: { [SCIENCE]: 60 } });
  await saveMarks(teacher, world, [science(0, 41), science(1, 55), science(3, 30)]);
  expect((await upload(token, world, file)).data).toEqual({ entries: 1, kept: 0 });
  expect(await storedMarks(world)).toEqual({
    '0 Science theory': ['41', 2],
    '1 Science theory': ['55', 2],
    '2 Science theory': ['60', 1],
    '3 Science theory': ['30', 1],
  });
});

describe('an entry that another user changed since the template was downloaded', () => {
  let file: Buffer;
  beforeEach(async () => {
    await saveMarks(token, world, [science(0, 40)]);
    file = await filled(await template(token, world), world, { 0: { [SCIENCE]: 45 }, 1: { [SCIENCE]: 50 } });
    await saveMarks(teacher, world, [science(0, 41)]);
  });
  const stored = async () => (await storedMarks(world))['0 Science theory'];

  test('code 205 the upload without a decision stores nothing and names both values, user and time', async () => {
    const answer = await upload(token, world, file);
    const by = await displayNameOf('teacher');
    expect([...verdict(answer), answer.responseMsg]).toEqual([
      ...[409, 205],
      'One entry of this file was changed since the list was downloaded. Nothing was stored.',
    ]);
    expect(answer.data).toEqual({
      marks: [
        {
          ...{ studentId: world.students[0]?.id, subjectId: world.subjects['Science'], entry: 'theory' },
          ...{ sent: '45', stored: '41', version: 2, by, at: AT },
        },
      ],
      problems: [
        { path: 'Science Theory', row: 2, message: `Science Theory: 45 in the file, 41 was stored by ${by}.` },
      ],
    });
    expect([await stored(), await trail()]).toEqual([['41', 2], []]);
  });

  test('code 205 it is found also where the hidden sheet was made visible and moved', async () => {
    const shown = await filled(file, world, {}, (_sheet, workbook) => {
      const meta = workbook.getWorksheet('_marks');
      if (meta) Object.assign(meta, { state: 'visible', orderNo: 2 });
    });
    expect(verdict(await upload(token, world, shown))).toEqual([409, 205]);
  });

  test('CALL2-57 KEEP_STORED leaves it and stores the others', async () => {
    const answer = await upload(token, world, file, { fields: { conflicts: 'KEEP_STORED' } });
    expect([answer.data, await stored()]).toEqual([{ entries: 1, kept: 1 }, ['41', 2]]);
  });

  test('CALL2-57 STORE_FILE overwrites exactly the version that was checked', async () => {
    const { check } = (await checkFile(token, world, file)).data;
    const fields = { conflicts: 'STORE_FILE', check };
    await saveMarks(teacher, world, [science(0, 42)]);
    const stale = await upload(token, world, file, { fields });
    expect([...verdict(stale), stale.responseMsg, await stored()]).toEqual([
      ...[409, 205, 'The marks or their maximum have changed since the check. Check the file again.'],
      ['42', 3],
    ]);
    const again = (await checkFile(token, world, file)).data.check;
    const answer = await upload(token, world, file, { fields: { ...fields, check: again } });
    expect([answer.data, await stored()]).toEqual([{ entries: 2, kept: 0 }, ['45', 4]]);
  });
});

describe('a cell that is as in the template, whose entry the same user stored since', () => {
  let again: Buffer;
  beforeEach(async () => {
    const file = await template(token, world);
    await upload(token, world, await filled(file, world, { 0: { [SCIENCE]: 60 }, 1: { [SCIENCE]: 35 } }));
    again = await filled(file, world, { 1: { [SCIENCE]: 35 }, 2: { [SCIENCE]: 60 } });
  });
  const marks = async () => {
    const stored = await storedMarks(world);
    return [0, 1, 2].map((index) => (stored[`${index} Science theory`] as [string | null, number] | undefined)?.[0]);
  };

  test('code 205 a mark that was cleared in the uploaded file is a conflict, and nothing is stored without a decision', async () => {
    const { data } = await checkFile(token, world, again);
    expect(data).toMatchObject({ ready: 1, conflicts: 1 });
    expect(data.rows.flatMap(({ entries }) => entries)).toMatchObject([
      { state: 'CONFLICT', stored: '60', sent: null, by: await displayNameOf('admin') },
      { state: 'READY', stored: null, sent: '60' },
    ]);
    expect(verdict(await upload(token, world, again))).toEqual([409, 205]);
    expect(await marks()).toEqual(['60', '35', undefined]);
  });

  test.each([
    ['KEEP_STORED', ['60', '35', '60']],
    ['STORE_FILE', [null, '35', '60']],
  ])('CALL2-57 %s decides about it', async (conflicts, expected) => {
    expect(verdict(await upload(token, world, again, { fields: { conflicts } }))).toEqual([200, 100]);
    expect(await marks()).toEqual(expected);
  });

  test('it is no conflict after another user stored the entry', async () => {
    await saveMarks(teacher, world, [science(0, 61)]);
    expect((await upload(token, world, again)).data).toEqual({ entries: 1, kept: 0 });
    expect(await marks()).toEqual(['61', '35', '60']);
  });
});

test('CODE-166 attendance is compared with that of the school after the decision on the conflicts', async () => {
  const days = (school: number, student: number) =>
    marksOf(world, 0, {}, { schoolAttendance: school, studentAttendance: student });
  await saveMarks(token, world, [days(200, 180)]);
  const file = await filled(await template(token, world), world, { 0: { [SCHOOL]: 220, [STUDENT]: 210 } });
  await saveMarks(teacher, world, [days(185, 180)]);
  expect((await checkFile(token, world, file)).data).toMatchObject({ ready: 1, conflicts: 1, wrong: 0 });
  const kept = await upload(token, world, file, { fields: { conflicts: 'KEEP_STORED' } });
  expect([...verdict(kept), kept.data.problems]).toEqual([
    ...[422, 166],
    [{ path: 'Student Attendance', row: 2, message: 'Student attendance is above school attendance 185.' }],
  ]);
  const stored = await upload(token, world, file, { fields: { conflicts: 'STORE_FILE' } });
  expect(stored.data).toEqual({ entries: 2, kept: 0 });
});

test('CALL2-57 a file without a template overwrites by value alone, after the check that was confirmed', async () => {
  await saveMarks(token, world, [science(0, 40)]);
  const file = await filled(await template(token, world), world, { 0: { [SCIENCE]: 45 } }, (_sheet, workbook) =>
    workbook.removeWorksheet('_marks'),
  );
  const { check } = (await checkFile(token, world, file)).data;
  await saveMarks(teacher, world, [science(0, 41)]);
  expect(verdict(await upload(token, world, file, { fields: { check } }))).toEqual([409, 205]);
  expect((await upload(token, world, file)).data).toEqual({ entries: 1, kept: 0 });
  expect(await storedMarks(world)).toEqual({ '0 Science theory': ['45', 3] });
});

test('code 205 marks that were checked under another maximum are checked again', async () => {
  // Neither the heading nor a hidden sheet of such a file states the maximum.
  const file = await filled(await template(token, world), world, { 0: { [SCIENCE]: 65 } }, (sheet, workbook) => {
    workbook.removeWorksheet('_marks');
    sheet.getRow(1).eachCell((cell) => (cell.value = cell.text.replace(/ \(out of \d+\)$/, '')));
  });
  const { check } = (await checkFile(token, world, file)).data;
  await sql('UPDATE exam_limits SET theory_max = 100 WHERE subject_id = $1', [world.subjects['Science']]);
  const sent = await upload(token, world, file, { fields: { check } });
  expect([...verdict(sent), sent.responseMsg]).toEqual([
    ...[409, 205, 'The marks or their maximum have changed since the check. Check the file again.'],
  ]);
  const again = (await checkFile(token, world, file)).data.check;
  expect((await upload(token, world, file, { fields: { check: again } })).data).toEqual({ entries: 1, kept: 0 });
});

test('CALL2-57 an upload that is repeated with its key after a lost response is stored once', async () => {
  const file = await filled(await template(token, world), world, { 0: { [SCIENCE]: 45 } });
  const headers = { 'Idempotency-Key': randomUUID() };
  const first = await upload(token, world, file, { headers });
  await saveMarks(teacher, world, [science(0, 41)]);
  expect((await upload(token, world, file, { headers })).data).toEqual(first.data);
  expect(await storedMarks(world)).toEqual({ '0 Science theory': ['41', 2] });
});

test('CALL2-57 an upload repeated with its key after the exam was locked has the stored response', async () => {
  const file = await filled(await template(token, world), world, { 0: { [SCIENCE]: 45 } });
  const headers = { 'Idempotency-Key': randomUUID() };
  const first = await upload(token, world, file, { headers });
  await lockExam(token, { examId: world.exams['Half Yearly'], ...LOCKS, lockedUploadMarks: true });
  expect((await upload(token, world, file, { headers })).data).toEqual(first.data);
  expect(verdict(await upload(token, world, file))).toEqual([409, 163]);
});

test('D9 CALL2-57 CODE-109 params alone, paramsJson alone and both are accepted; parts that differ, and none, store nothing', async () => {
  const file = await filled(await template(token, world), world, { 0: { [SCIENCE]: 45 } });
  const send = (change: (form: FormData) => void) => {
    const form = formOf(world, file);
    change(form);
    return call('POST', '/result/exams/student/upload', { token, form });
  };
  const differing = JSON.stringify({ ...world.place, examId: world.exams.Annual, sectionId: world.sections['A'] });
  expect(verdict(await send((form) => form.set('paramsJson', differing)))).toEqual([400, 109]);
  const none = await send((form) => {
    form.delete('params');
    form.delete('paramsJson');
  });
  expect(verdict(none)).toEqual([400, 109]);
  expect(await storedMarks(world)).toEqual({});
  for (const name of ['params', 'paramsJson'])
    expect(verdict(await send((form) => form.delete(name)))).toEqual([200, 100]);
  expect(await storedMarks(world)).toEqual({ '0 Science theory': ['45', 1] });
});

test('MARKS-40 CODE-163 while uploading is locked nothing is checked or stored; a lock of editing does not matter', async () => {
  const file = await filled(await template(token, world), world, { 0: { [SCIENCE]: 45 } });
  const lock = (locks: object) => lockExam(token, { examId: world.exams['Half Yearly'], ...LOCKS, ...locks });
  await lock({ lockedUploadMarks: true });
  const answer = await upload(token, world, file);
  expect([...verdict(answer), answer.responseMsg]).toEqual([409, 163, 'Uploading marks is locked for this exam']);
  expect(verdict(await checkFile(token, world, file))).toEqual([409, 163]);
  expect(await storedMarks(world)).toEqual({});
  await lock({ lockedUploadMarks: false, lockedEditMarks: true });
  expect(verdict(await upload(token, world, file))).toEqual([200, 100]);
});

test('MARKS-42 SESSION-44 CODE-164 CODE-112 a session that is not active and a disabled school store nothing', async () => {
  const file = await filled(await template(token, world), world, { 0: { [SCIENCE]: 45 } });
  for (const status of ['UPCOMING', 'COMPLETED']) {
    await sql('UPDATE sessions SET status = $2 WHERE id = $1', [world.place.sessionId, status]);
    expect([verdict(await upload(token, world, file)), verdict(await checkFile(token, world, file))]).toEqual([
      [409, 164],
      [409, 164],
    ]);
  }
  await sql("UPDATE sessions SET status = 'ACTIVE' WHERE id = $1", [world.place.sessionId]);
  await sql('UPDATE schools SET disabled = true WHERE id = 1');
  expect([verdict(await upload(token, world, file)), verdict(await checkFile(token, world, file))]).toEqual([
    [409, 112],
    [409, 112],
  ]);
  expect(await storedMarks(world)).toEqual({});
});

test('CALL2-57 MARKS-45 MARKS-48 CODE-103 CODE-118 CODE-158 CODE-161 CODE-189 an unknown exam is 161, a section of another class 118, another school 189', async () => {
  const file = await filled(await template(token, world), world, { 0: { [SCIENCE]: 45 } });
  const [other] = await sql<{ id: number }>('SELECT id FROM sections WHERE school_id = 1 AND class_id <> $1 LIMIT 1', [
    world.place.classId,
  ]);
  const [exam] = await sql<{ id: number }>('SELECT id FROM exams WHERE school_id = 2 LIMIT 1');
  const cases: [Sending['params'], number, number][] = [
    [{ examId: 999_999 }, 404, 161],
    [{ examId: exam?.id }, 404, 161],
    [{ classId: 999_999 }, 404, 158],
    [{ sessionId: 999_999 }, 404, 103],
    [{ sectionId: other?.id }, 404, 118],
    [{ schoolId: SECOND }, 403, 189],
    [{ examId: 'x' }, 400, 109],
  ];
  for (const [params, ...expected] of cases)
    expect([
      params,
      verdict(await upload(token, world, file, { params })),
      verdict(await checkFile(token, world, file, { params })),
    ]).toEqual([params, expected, expected]);
  expect(await storedMarks(world)).toEqual({});
});

test('the school of a platform user is that of the exam', async () => {
  const platform = await tokenOf('platform');
  const file = await filled(await template(platform, world), world, { 0: { [SCIENCE]: 45 } });
  expect((await checkFile(platform, world, file)).data).toMatchObject({ ready: 1, wrong: 0 });
  expect(verdict(await upload(platform, world, file))).toEqual([200, 100]);
  expect(verdict(await upload(platform, world, file, { params: { examId: 999_999 } }))).toEqual([404, 161]);
  expect(await storedMarks(world)).toEqual({ '0 Science theory': ['45', 1] });
});
