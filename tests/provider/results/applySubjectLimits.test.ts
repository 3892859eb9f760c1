// Marks limits are copied to several classes in one request: all of the classes or none.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { apply, chosen, clearSubjects, copyTo, pathsOf, rowsOf } from '../support/copies';
import { verdict } from '../support/http';
import {
  formOf,
  giveMarks,
  limitsWorld,
  lockLimits,
  saveLimits,
  storedLimits,
  type LimitsWorld,
} from '../support/limits';

let token: string;
let nine: LimitsWorld;
let eight: LimitsWorld;
let seven: LimitsWorld;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  [nine, eight, seven] = [await limitsWorld('9'), await limitsWorld('8'), await limitsWorld('7')];
  await saveLimits(token, [formOf(nine)]);
});

test('limits are added and changed in the chosen classes of an ACTIVE session, and equal limits keep their version', async () => {
  await saveLimits(token, [formOf(eight, { theoryMaxMarks: 80 })]);
  await saveLimits(token, [formOf(seven)]);
  expect(verdict(await copyTo(token, 'limits', nine.place, ['7', '8']))).toEqual([200, 100]);
  const [science] = (await storedLimits(nine)) as object[];
  expect(await storedLimits(eight)).toEqual([{ ...science, version: 2 }]);
  expect(await storedLimits(seven)).toEqual([{ ...science, version: 1 }]);
});

test('limits that changed, and an exam that was locked since the preview, are named, and no class is stored', async () => {
  const rows = await rowsOf(token, 'limits', nine.place);
  await saveLimits(token, [formOf(eight, { theoryMaxMarks: 80 })]);
  await lockLimits(seven.exams.Annual);
  const answer = await apply(token, 'limits', nine.place, chosen([rows['10'], rows['8'], rows['7']]));
  expect([verdict(answer), answer.data.problems.map(({ path, message }) => [path, message])]).toEqual([
    [409, 205],
    [
      ['classes.1', 'Class 8 was changed by Asha Verma'],
      ['classes.2', 'Class 7 was changed by another user'],
    ],
  ]);
  expect(await storedLimits(seven)).toEqual([]);
});

test('CODE-160 CODE-178 CODE-191 a locked exam and marks outside the limits are named with the code of the save', async () => {
  await lockLimits(eight.exams.Annual);
  const locked = await copyTo(token, 'limits', nine.place, ['7', '8']);
  expect([verdict(locked), pathsOf(locked)]).toEqual([[409, 160], ['classes.1']]);
  const [{ fingerprint = '' } = {}] = chosen([(await rowsOf(token, 'limits', nine.place))['7']]);
  await giveMarks(seven, 'Science', 'Annual', [71]);
  const outside = await apply(token, 'limits', nine.place, [{ classId: seven.place.classId, fingerprint }]);
  expect([verdict(outside), outside.responseMsg]).toEqual([
    [400, 178],
    '1 theory mark of Science in Annual is above 70',
  ]);
  expect(await storedLimits(seven)).toEqual([]);
  const done = await limitsWorld('9', 'COMPLETED');
  expect(verdict(await apply(token, 'limits', done.place, [{ classId: 1, fingerprint: '' }]))).toEqual([409, 191]);
});

test('CODE-155 CODE-161 a class without subjects, and one without exams, cannot take the limits', async () => {
  await clearSubjects(eight.place);
  const subjects = await copyTo(token, 'limits', nine.place, ['7', '8']);
  expect([verdict(subjects), pathsOf(subjects), subjects.responseMsg]).toEqual([
    [409, 155],
    ['classes.1'],
    'The class has no subjects yet',
  ]);
  await sql('DELETE FROM exams WHERE class_id = $1', [seven.place.classId]);
  const exams = await copyTo(token, 'limits', nine.place, ['7']);
  expect([verdict(exams), pathsOf(exams), exams.responseMsg]).toEqual([
    [404, 161],
    ['classes.0'],
    'The class has no exams yet',
  ]);
  expect([await storedLimits(seven), await storedLimits(eight)]).toEqual([[], []]);
});
