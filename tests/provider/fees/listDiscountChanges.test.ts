// The history of a student's discount: each changed amount with user, time and reason.
import { call, resetProvider, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { newPupil, saveDiscount } from '../support/studentFees';

beforeEach(resetProvider);

const changes = (token: string, { studentId, sessionId }: { studentId: number; sessionId: number }) =>
  call<Record<string, unknown>[]>(
    'GET',
    `/fee/student/discount/changes?studentId=${studentId}&sessionId=${sessionId}`,
    {
      token,
    },
  );

test('each changed discount is listed with its reason, the newest first; other changes are not', async () => {
  const [platform, clerk] = [await tokenOf('platform'), await tokenOf('clerk')];
  const student = await newPupil(await tokenOf('admin'));
  expect((await changes(clerk, student)).data).toEqual([]);
  await saveDiscount(platform, student, { discount: 500.05, reason: '  Two sisters ' });
  await saveDiscount(platform, student, { discount: 500.05, admissionFeeApplicable: false, reason: 'Not stored' });
  await saveDiscount(platform, student, { discount: 0, admissionFeeApplicable: false });
  expect((await saveDiscount(platform, student, { discount: 1, reason: 'x'.repeat(256) })).responseCode).toBe(109);
  expect((await saveDiscount(platform, student, { discount: 9_999_999, reason: 'Too much' })).responseCode).toBe(109);
  const { data } = await changes(clerk, student);
  expect(data.map(({ before, after, reason, source, by }) => [before, after, reason, source, by])).toEqual([
    [500.05, 0, null, 'FEES', null],
    [0, 500.05, 'Two sisters', 'FEES', null],
  ]);
});

test('CODE-103 CODE-137 the history is of a student of the own school', async () => {
  const student = await newPupil(await tokenOf('admin'));
  expect(verdict(await changes(await tokenOf('admin2'), student))).toEqual([404, 103]);
  expect(verdict(await changes(await tokenOf('teacher'), student))).toEqual([403, 137]);
  expect(verdict(await changes(await tokenOf('platform'), { ...student, studentId: 2_147_483_647 }))).toEqual([
    404, 103,
  ]);
});
