import { resetProvider, tokenOf } from '../../support/provider';
import { feePlaceOf } from '../support/fees';
import { verdict } from '../support/http';
import { listExams, openPlace } from '../support/results';

let token: string;
beforeAll(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

test('CALL2-50 ENUM-20 the exams of a class in a session, with locks and date', async () => {
  const { data, ...answer } = await listExams(token, await feePlaceOf('5', 'ACTIVE'));
  expect(verdict(answer)).toEqual([200, 100]);
  expect(data[0]).toMatchObject({
    examName: 'Term Exam 1',
    lockedEditMarks: true,
    lockedMaxMarks: true,
    lockedUploadMarks: true,
    resultDeclarationDate: '2026-06-30',
  });
  expect(data.map(({ kind }) => kind)).toEqual(['TERM', 'TERM', 'MID_TERM', 'ANNUAL', 'SUPPLEMENTARY']);
});

test('a class without a config has none; an unknown session answers 103', async () => {
  const place = await openPlace();
  expect((await listExams(token, place)).data).toEqual([]);
  expect(verdict(await listExams(token, { ...place, sessionId: 999_999 }))[1]).toBe(103);
});
