import { resetProvider, tokenOf } from '../../support/provider';
import { feePlaceOf } from '../support/fees';
import { verdict } from '../support/http';
import { demoExam, listExams, lockExam, LOCKS } from '../support/results';
import { stored } from '../support/tables';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

const BITS = [false, true];
const COMBINATIONS = BITS.flatMap((lockedEditMarks) =>
  BITS.flatMap((lockedMaxMarks) =>
    BITS.map((lockedUploadMarks) => ({ lockedEditMarks, lockedMaxMarks, lockedUploadMarks })),
  ),
);

test('CALL2-50 CONTROL-10 CALL2-51 ENUM-20 every combination of the three locks is stored as sent, with the date', async () => {
  const examId = await demoExam();
  const place = await feePlaceOf('5', 'ACTIVE');
  for (const [day, locks] of COMBINATIONS.entries()) {
    const sent = { ...locks, resultDeclarationDate: `2026-08-0${day + 1}` };
    const { data, ...answer } = await lockExam(token, { examId, ...sent });
    expect(verdict(answer)).toEqual([200, 100]);
    expect(data).toMatchObject(sent);
    expect((await listExams(token, place)).data.find((exam) => exam.examId === examId)).toEqual(data);
  }
});

test('CONTROL-12 a date that is left out is none', async () => {
  const examId = await demoExam();
  await lockExam(token, { examId, ...LOCKS, resultDeclarationDate: '2026-08-01' });
  const { resultDeclarationDate: _date, ...locks } = LOCKS;
  expect((await lockExam(token, { examId, ...locks })).data.resultDeclarationDate).toBeNull();
});

test.each([
  ['is over', 'COMPLETED'],
  ['has not begun', 'UPCOMING'],
])(
  'CONTROL-11 SESSION-44 CODE-157 an exam of a session that %s cannot be locked, one of the ACTIVE session can',
  async (_when, status) => {
    const changed = {
      examId: await demoExam(status),
      ...LOCKS,
      lockedMaxMarks: true,
      resultDeclarationDate: '2026-08-01',
    };
    const before = await stored();
    expect(verdict(await lockExam(token, changed))).toEqual([409, 157]);
    expect(await stored()).toEqual(before);
    expect(verdict(await lockExam(token, { ...changed, examId: await demoExam() }))).toEqual([200, 100]);
  },
);

test('CONTROL-11 CODE-161 an unknown exam, and one of another school', async () => {
  for (const examId of [999_999, await demoExam('ACTIVE', 2)])
    expect(verdict(await lockExam(token, { examId, ...LOCKS }))).toEqual([404, 161]);
});

test('code 205 locks that another user set are not overwritten', async () => {
  const examId = await demoExam();
  await lockExam(token, { examId, ...LOCKS, lockedMaxMarks: true, version: 1 });
  const { data, ...answer } = await lockExam(token, { examId, ...LOCKS, version: 1 });
  expect(verdict(answer)).toEqual([409, 205]);
  expect(data).toMatchObject({ change: { fields: ['lockedMaxMarks'] } });
});
