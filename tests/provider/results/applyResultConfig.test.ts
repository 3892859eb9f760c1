// A result config is copied to several classes in one request: all of the classes or none.
import { resetProvider, tokenOf } from '../../support/provider';
import { apply, chosen, classIds, clearSubjects, copyTo, pathsOf, rowsOf } from '../support/copies';
import { feePlaceOf, type FeePlace } from '../support/fees';
import { verdict } from '../support/http';
import { CONFIG, getConfig, listExams, openPlace, saveConfig } from '../support/results';
import { stored } from '../support/tables';

let token: string;
let five: FeePlace;
let six: FeePlace;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  five = await openPlace('5');
  six = await openPlace('6');
  await saveConfig(token, { ...five, ...CONFIG, version: 0 });
});

test('the chosen classes have config and exams of the copied class, and exams that stay keep their ids', async () => {
  const other = { annualExamName: 'Final', supplementary: false, maxGraceMarks: 3, maxGraceSubjectsNo: 1 };
  await saveConfig(token, { ...six, ...CONFIG, ...other, version: 0 });
  const before = (await listExams(token, six)).data;
  const answer = await copyTo(token, 'config', five, ['6', '7']);
  expect(verdict(answer)).toEqual([200, 100]);
  const exams = (await listExams(token, five)).data.map(({ examName }) => examName);
  const after = (await listExams(token, six)).data;
  expect(after.map(({ examName }) => examName)).toEqual(exams);
  expect(after.map(({ examId }) => examId)).toEqual(expect.arrayContaining(before.map(({ examId }) => examId)));
  const copied = (await getConfig(token, five)).data;
  expect((await getConfig(token, six)).data).toEqual({ ...copied, ...six, version: 2 });
  const seven = await feePlaceOf('7');
  expect((await getConfig(token, seven)).data).toMatchObject({ maxGraceMarks: 5.25, maxGraceSubjectsNo: 2, ...seven });
});

test('a config that changed since the preview is named, and no class is stored', async () => {
  const rows = await rowsOf(token, 'config', five);
  await saveConfig(token, { ...six, ...CONFIG, version: 0 });
  const before = await stored();
  const answer = await apply(token, 'config', five, chosen([rows['7'], rows['6']]));
  expect([verdict(answer), pathsOf(answer), answer.data.change?.by]).toEqual([[409, 205], ['classes.1'], 'Asha Verma']);
  expect(await stored()).toEqual(before);
  await clearSubjects({ ...five, classId: (await classIds())['7'] ?? 0 });
  const fewer = await apply(token, 'config', five, chosen([rows['7']]));
  expect([verdict(fewer), pathsOf(fewer), fewer.responseMsg]).toEqual([
    [409, 205],
    ['classes.0'],
    'Class 7 was changed by another user',
  ]);
});

test('SESSION-43 CODE-152 CODE-155 CODE-159 classes that cannot take the copy are named with the code of the save', async () => {
  expect(verdict(await copyTo(token, 'config', five, ['12']))).toEqual([409, 155]);
  await saveConfig(token, { ...five, ...CONFIG, maxGraceSubjectsNo: 6, version: 1 });
  const before = await stored();
  const answer = await copyTo(token, 'config', five, ['7', 'Nursery']);
  expect([verdict(answer), pathsOf(answer)]).toEqual([[400, 159], ['classes.1']]);
  const mixed = await copyTo(token, 'config', five, ['12', 'Nursery']);
  expect([verdict(mixed), pathsOf(mixed)]).toEqual([
    [400, 109],
    ['classes.0', 'classes.1'],
  ]);
  expect(await stored()).toEqual(before);
  for (const status of ['ACTIVE', 'COMPLETED']) {
    const begun = await feePlaceOf('5', status);
    const late = await apply(token, 'config', begun, [{ classId: six.classId, fingerprint: '' }]);
    expect(verdict(late)).toEqual([409, 152]);
  }
});
