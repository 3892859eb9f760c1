// The preview of the copy of a result config: the exams and grace that each other class takes over, and why a class cannot.
import { resetProvider, tokenOf } from '../../support/provider';
import { classIds, clearSubjects, preview, rowsOf } from '../support/copies';
import type { FeePlace } from '../support/fees';
import { withPrivilege } from '../support/life';
import { CONFIG, dropConfig, giveLimits, listExams, openPlace, saveConfig } from '../support/results';
import { SECOND, UNKNOWN } from '../support/schools';

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
const rowOfSix = async () => (await rowsOf(token, 'config', five))['6'];

test('a class without a config takes over exams and grace', async () => {
  expect(await rowOfSix()).toMatchObject({
    adds: [
      ...['Unit Test 1', 'Unit Test 2', 'Half Yearly', 'Internal Assessment Exam', 'Annual', 'Supplementary Exam'],
      ...['Maximum Grace Marks: 5.25', 'Maximum Grace Subjects: 2'],
    ],
    changes: [],
    reason: null,
  });
});

test('renamed and removed exams and another grace are changes; names of exams that are switched off are not', async () => {
  const off = { internalAssessment: false, internalAssessmentName: 'Practical Work' };
  await saveConfig(token, {
    ...six,
    ...CONFIG,
    ...off,
    termExamNo: 3,
    annualExamName: 'Final',
    maxGraceMarks: 3,
    version: 0,
  });
  expect(await rowOfSix()).toMatchObject({
    adds: ['Internal Assessment Exam'],
    changes: [
      { name: 'Annual exam', from: 'Final', to: 'Annual' },
      { name: 'Term exam 3', from: 'Unit Test 3', to: 'removed' },
      { name: 'Maximum Grace Marks', from: '3', to: '5.25' },
    ],
  });
  await dropConfig(six);
  await saveConfig(token, { ...six, ...CONFIG, version: 0 });
  expect(await rowOfSix()).toMatchObject({ adds: [], changes: [], reason: null });
});

test('a class without subjects, with too few of them or with limits in a removed exam cannot take the copy', async () => {
  await saveConfig(token, { ...six, ...CONFIG, termExamNo: 3, version: 0 });
  const third = (await listExams(token, six)).data.find(({ examName }) => examName === 'Unit Test 3');
  await giveLimits(third?.examId ?? 0);
  expect((await rowOfSix())?.reason).toBe('1 exam with marks limits will be removed');
  const ids = await classIds();
  expect((await rowsOf(token, 'config', five))['12']?.reason).toBe('The class has no subjects yet');
  await saveConfig(token, { ...five, ...CONFIG, maxGraceSubjectsNo: 6, version: 1 });
  const rows = await rowsOf(token, 'config', five);
  expect(rows['Nursery']?.reason).toMatch(/^The class has \d subjects only$/);
  await clearSubjects({ ...five, classId: ids['6'] ?? 0 });
  expect((await rowOfSix())?.reason).toBe('The class has no subjects yet');
});

test('CODE-103 CODE-137 CODE-152 CODE-153 CODE-158 a preview is rejected with the codes of the save', async () => {
  const other = await openPlace('5', SECOND);
  const answers = [
    await preview(token, 'config', other),
    await preview(token, 'config', { ...five, classId: UNKNOWN }),
    await preview(token, 'config', { ...five, classId: other.classId }),
    await preview(token, 'config', six),
    await preview(token, 'config', { ...five, sessionId: five.sessionId - 1 }),
    await preview(await withPrivilege('SUBJECT_MARKS_SETTING'), 'config', five),
  ];
  expect(answers.map(({ responseCode }) => responseCode)).toEqual([103, 158, 158, 153, 152, 137]);
});
