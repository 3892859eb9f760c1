// Who has a transfer certificate: exactly those, page by page, each with the own history.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { changeLife, codesIn, codesWith, lifeList, sectionIdsOf } from '../support/life';
import { FIRST, SECOND } from '../support/schools';
import { demoStudent, listAll, placeOf } from '../support/students';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

test('LIFECYCLE-09 CALL2-22 tc-list holds exactly the students whose TC is issued, whatever else is asked for', async () => {
  const { sessionId } = await placeOf();
  const codes = await codesWith('TC_ISSUED', sessionId);
  expect(codes.length).toBeGreaterThan(3);
  await changeLife(await demoStudent('5'), 'DISABLED');
  const flags = { includeDisabled: true, includeBlocked: true, onlyDisabled: true, onlyBlocked: true };
  for (const filter of [{}, flags, { onlyTc: false, registrationStatus: 'COMPLETE' }])
    expect(await codesIn(token, 'tc-list', { sessionId, ...filter })).toEqual(codes);
  expect(await codesIn(token, 'tc-list', { sessionId, registrationStatus: 'PENDING' })).toEqual([]);
  const past = (await placeOf('5', { status: 'COMPLETED' })).sessionId;
  const [left, stayed] = [await codesWith('TC_ISSUED', past), codes.length];
  expect([await codesIn(token, 'tc-list', { sessionId: past }), left.length === stayed]).toEqual([left, false]);
  const searched = await codesIn(token, 'tc-list', { sessionId, searchText: String(codes[0]) });
  expect(searched).toEqual([codes[0]]);
  const [one] = (await lifeList(token, 'tc-list', { sessionId })).data.content;
  const classId = one?.studentDetail.enrollments[0]?.classId ?? 0;
  const ofClass = await codesWith('TC_ISSUED', sessionId, classId);
  expect(await codesIn(token, 'tc-list', { sessionId, classId })).toEqual(ofClass);
  expect(ofClass.length).toBeLessThan(codes.length);
  const sectionIds = await sectionIdsOf(classId);
  expect(sectionIds.length).toBeGreaterThan(1);
  for (const sectionId of sectionIds)
    expect(await codesIn(token, 'tc-list', { sessionId, classId, sectionId })).toEqual(
      await codesWith('TC_ISSUED', sessionId, classId, sectionId),
    );
});

test('LIFECYCLE-04 CALL2-22 the list is paged, ten rows to a page, page and size given once or alike', async () => {
  const { sessionId } = await placeOf();
  await sql(
    `UPDATE students SET life = 'TC_ISSUED' WHERE id IN (SELECT student_id FROM enrolments WHERE session_id = $1 LIMIT 25)`,
    [sessionId],
  );
  const [first, second, wide] = [
    await lifeList(token, 'tc-list', { sessionId }),
    await lifeList(token, 'tc-list', { sessionId }, '?page=1&size=10'),
    await lifeList(token, 'tc-list', { sessionId, size: 100 }),
  ];
  const third = await lifeList(token, 'tc-list', { sessionId, page: 2, size: 7 }, '?page=2&size=7');
  expect([third.data.size, third.data.number]).toEqual([7, 2]);
  expect(third.data.content.map(({ studentDetail }) => studentDetail.studentId)).toEqual(
    wide.data.content.slice(14, 21).map(({ studentDetail }) => studentDetail.studentId),
  );
  const narrow = await lifeList(token, 'tc-list', { sessionId }, '?page=0&size=7');
  expect(narrow.data.content).toHaveLength(7);
  const total = wide.data.content.length;
  const { content, size, number, totalElements, totalPages } = first.data;
  expect([content.length, size, number, totalElements, totalPages]).toEqual([10, 10, 0, total, Math.ceil(total / 10)]);
  expect(second.data.content.map(({ studentDetail }) => studentDetail.studentId)).toEqual(
    wide.data.content.slice(10, 20).map(({ studentDetail }) => studentDetail.studentId),
  );
  expect(verdict(await lifeList(token, 'tc-list', { page: 1 }, '?page=0'))).toEqual([400, 109]);
});

test.each([
  ['CALL2-22', 'tc-list'],
  ['CALL2-23', 'get-name-strike-off'],
] as const)('ENUM-07 %s each student of %s comes with an own history, newest first', async (_id, name) => {
  const { sessionId } = await placeOf();
  const [one, other] = (await lifeList(token, name, { sessionId })).data.content.map(
    ({ studentDetail }) => studentDetail.studentId,
  );
  await sql('DELETE FROM student_history');
  await sql(
    `INSERT INTO student_history (school_id, student_id, session_id, type, comment, created_at) VALUES
     ($1, $2, $4, 'INACTIVE', 'first', '2026-05-01T04:00:00Z'), ($1, $3, $4, 'TC', 'of the other', '2026-05-02T04:00:00Z'),
     ($1, $2, $4, 'TC', '', '2026-06-01T04:00:00Z')`,
    [FIRST, one, other, sessionId],
  );
  const { content } = (await lifeList(token, name, { sessionId })).data;
  const historyOf = (id: number | undefined) =>
    content.find(({ studentDetail }) => studentDetail.studentId === id)?.history;
  expect(historyOf(one)).toEqual([
    { comment: '', type: 'TC', createdAt: '2026-06-01T04:00:00.000Z' },
    { comment: 'first', type: 'INACTIVE', createdAt: '2026-05-01T04:00:00.000Z' },
  ]);
  expect(historyOf(other)).toHaveLength(1);
  const listed = (await listAll(token, { sessionId, includeDisabled: true, includeBlocked: true })).data;
  expect(content.find(({ studentDetail }) => studentDetail.studentId === one)?.studentDetail).toEqual(
    listed.find(({ studentId }) => studentId === one),
  );
});

test.each([
  ['CALL2-22', 'tc-list'],
  ['CALL2-23', 'get-name-strike-off'],
] as const)('%s nobody reads the history of another school in %s', async (_id, name) => {
  const other = await tokenOf('admin2');
  expect(verdict(await lifeList(other, name, { schoolId: FIRST }))).toEqual([403, 189]);
  for (const as of [other, await tokenOf('platform')]) {
    const { content } = (await lifeList(as, name, { schoolId: SECOND })).data;
    expect(new Set(content.map(({ studentDetail }) => studentDetail.schoolId))).toEqual(new Set([SECOND]));
  }
});
