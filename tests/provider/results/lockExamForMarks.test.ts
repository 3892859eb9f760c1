// What a change of marks asks of its exam: it is known, its session is active, and what is done to the marks is not locked.
import { changeMarks, resetProvider, tokenOf } from '../../support/provider';
import { demoExam, giveMark, lockExam, LOCKS } from '../support/results';
import { FIRST, SECOND } from '../support/schools';

beforeEach(resetProvider);

const HOWS = ['EDIT', 'UPLOAD'] as const;
const CHANGED = { responseCode: 100, changed: 1 };
const refused = (responseCode: number) => ({ responseCode, changed: 0 });

test('marks of an open exam of the active session are changed', async () => {
  const examId = await demoExam();
  await giveMark(examId);
  for (const how of HOWS) expect(await changeMarks(FIRST, examId, how)).toEqual(CHANGED);
});

test('161 for an unknown exam and for one of another school', async () => {
  const others = await demoExam('ACTIVE', SECOND);
  for (const examId of [999_999, others])
    for (const how of HOWS) expect(await changeMarks(FIRST, examId, how)).toEqual(refused(161));
});

test.each(['UPCOMING', 'COMPLETED'])('164 while the session is %s, whatever is locked', async (status) => {
  const examId = await demoExam(status);
  await giveMark(examId);
  for (const how of HOWS) expect(await changeMarks(FIRST, examId, how)).toEqual(refused(164));
});

test.each([
  ['169 for an edit while editing is locked; an upload goes through', 'lockedEditMarks', refused(169), CHANGED],
  ['163 for an upload while uploading is locked; an edit goes through', 'lockedUploadMarks', CHANGED, refused(163)],
  ['locked limits hold back neither', 'lockedMaxMarks', CHANGED, CHANGED],
])('%s', async (_title, lock, edit, upload) => {
  const examId = await demoExam();
  await giveMark(examId);
  await lockExam(await tokenOf('admin'), { examId, ...LOCKS, [lock]: true });
  expect(await changeMarks(FIRST, examId, 'EDIT')).toEqual(edit);
  expect(await changeMarks(FIRST, examId, 'UPLOAD')).toEqual(upload);
});
