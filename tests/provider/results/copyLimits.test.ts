// The marks config that a session takes over from another (SESSION-54), class by class.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { formOf, limitsWorld, listLimits, saveLimits, storedLimits } from '../support/limits';
import { getSession, updateSession } from '../support/sessions';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

const copy = async (from: number, to: number, changes: object = {}) =>
  updateSession(token, (await getSession(token, to)).data, {
    sourceSessionId: from,
    createSubjectsConfig: true,
    createExamConfig: true,
    createMarksConfig: true,
    ...changes,
  });

const PRACTICAL = { theoryMinMarks: 20, theoryMaxMarks: 60, practicalMaxMarks: 40 };

test('SESSION-54 limits are copied to the exam of the same kind, and are 0 for a component that is gone', async () => {
  const [from, to] = [await limitsWorld('9', 'ACTIVE'), await limitsWorld('9', 'UPCOMING')];
  await saveLimits(token, [formOf(from, PRACTICAL)]);
  await sql('UPDATE class_subjects SET practical = false WHERE session_id = $1 AND subject_id = $2', [
    to.place.sessionId,
    to.subjects['Science'],
  ]);
  expect(verdict(await copy(from.place.sessionId, to.place.sessionId))).toEqual([200, 100]);
  expect(await storedLimits(to)).toEqual([
    { theory_min: '20.00', theory_max: '60.00', practical_max: '0.00', version: 1 },
  ]);
  const { data } = await listLimits(token, to.place);
  const annual = data.find(({ subjectName }) => subjectName === 'Science')?.exams[1];
  expect(annual).toMatchObject({ examName: 'Annual', theoryMinMarks: 20, theoryMaxMarks: 60, practicalMaxMarks: 0 });
});

test('SESSION-54 no limits are copied where they are not chosen', async () => {
  const [from, to] = [await limitsWorld('9', 'ACTIVE'), await limitsWorld('9', 'UPCOMING')];
  await saveLimits(token, [formOf(from, PRACTICAL)]);
  const answer = await copy(from.place.sessionId, to.place.sessionId, { createMarksConfig: false });
  expect(verdict(answer)).toEqual([200, 100]);
  expect(await storedLimits(to)).toEqual([]);
});

test('SESSION-54 a class that has limits keeps them and gets no others', async () => {
  const [from, to] = [await limitsWorld('9', 'ACTIVE'), await limitsWorld('9', 'UPCOMING')];
  await saveLimits(token, [formOf(from, PRACTICAL)]);
  await saveLimits(token, [formOf(to, {}, { exam: 'Half Yearly' })]);
  await copy(from.place.sessionId, to.place.sessionId);
  expect(await storedLimits(to)).toMatchObject([{ theory_max: '70.00', version: 1 }]);
});
