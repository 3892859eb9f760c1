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
/** A value of its own for each limit. */
const EACH = {
  ...{ theoryMinMarks: 21, theoryMaxMarks: 61, practicalMinMarks: 11, practicalMaxMarks: 31 },
  ...{ vivaMinMarks: 5, vivaMaxMarks: 8 },
};

test('SESSION-54 limits are copied to the exam of the same kind, and are 0 for a component that is gone', async () => {
  const [from, to] = [await limitsWorld('9', 'ACTIVE'), await limitsWorld('9', 'UPCOMING')];
  await sql('UPDATE class_subjects SET viva = true WHERE session_id = ANY($1) AND subject_id = $2', [
    [from.place.sessionId, to.place.sessionId],
    to.subjects['Computer Science'],
  ]);
  await saveLimits(token, [formOf(from, PRACTICAL), formOf(from, EACH, { subject: 'Computer Science' })]);
  await sql('UPDATE class_subjects SET practical = false WHERE session_id = $1 AND subject_id = $2', [
    to.place.sessionId,
    to.subjects['Science'],
  ]);
  expect(verdict(await copy(from.place.sessionId, to.place.sessionId))).toEqual([200, 100]);
  expect(await storedLimits(to)).toHaveLength(2);
  const { data } = await listLimits(token, to.place);
  const annual = (subject: string) => data.find(({ subjectName }) => subjectName === subject)?.exams[1];
  expect(annual('Computer Science')).toMatchObject({ examName: 'Annual', ...EACH });
  expect(annual('Science')).toMatchObject({ theoryMinMarks: 20, theoryMaxMarks: 60, practicalMaxMarks: 0, version: 1 });
});

test('SESSION-54 no limits are copied where they are not chosen', async () => {
  const [from, to] = [await limitsWorld('9', 'ACTIVE'), await limitsWorld('9', 'UPCOMING')];
  await saveLimits(token, [formOf(from, PRACTICAL)]);
  const answer = await copy(from.place.sessionId, to.place.sessionId, { createMarksConfig: false });
  expect(verdict(answer)).toEqual([200, 100]);
  expect(await storedLimits(to)).toEqual([]);
});

test('SESSION-54 a class that has limits keeps them and gets no others, while another class gets those of its own', async () => {
  const [from, to] = [await limitsWorld('9', 'ACTIVE'), await limitsWorld('9', 'UPCOMING')];
  const [ofEight, toEight] = [await limitsWorld('8', 'ACTIVE'), await limitsWorld('8', 'UPCOMING')];
  await saveLimits(token, [formOf(from, PRACTICAL)]);
  await saveLimits(token, [formOf(ofEight, PRACTICAL)]);
  await saveLimits(token, [formOf(to, {}, { exam: 'Half Yearly' })]);
  await copy(from.place.sessionId, to.place.sessionId);
  expect(await storedLimits(to)).toMatchObject([{ theory_max: '70.00', version: 1 }]);
  expect(await storedLimits(toEight)).toHaveLength(1);
});
