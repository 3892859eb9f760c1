// The preview of the copy of marks limits: exams match by kind and ordinal, subjects by id, and the rest is named with the reason.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { preview, rowsOf } from '../support/copies';
import { withPrivilege } from '../support/life';
import { formOf, giveMarks, limitsWorld, lockLimits, saveLimits, type LimitsWorld } from '../support/limits';
import { SECOND, UNKNOWN } from '../support/schools';

let token: string;
let nine: LimitsWorld;
let eight: LimitsWorld;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  nine = await limitsWorld('9');
  eight = await limitsWorld('8');
  await saveLimits(token, [formOf(nine)]);
});
const rowOfEight = async () => (await rowsOf(token, 'limits', nine.place))['8'];

test('limits are added, changed or equal; a minimum and maximum is shown for each component', async () => {
  expect(await rowOfEight()).toMatchObject({ adds: ['Annual: Science'], changes: [], keeps: [], reason: null });
  await saveLimits(token, [formOf(eight, { theoryMaxMarks: 80 })]);
  expect(await rowOfEight()).toMatchObject({
    adds: [],
    changes: [
      {
        name: 'Science in Annual',
        from: 'Theory 0 to 80, Practical 0 to 30',
        to: 'Theory 0 to 70, Practical 0 to 30',
      },
    ],
  });
  await saveLimits(token, [formOf(eight)]);
  expect(await rowOfEight()).toMatchObject({ adds: [], changes: [], reason: null });
});

test('subjects with other components, missing subjects and missing exams are left out with the reason', async () => {
  const hindi = { theoryMaxMarks: 100, practicalMaxMarks: 0 };
  await saveLimits(token, [formOf(nine, hindi, { subject: 'Hindi' }), formOf(nine, {}, { exam: 'Half Yearly' })]);
  const here = [eight.place.sessionId, eight.place.classId];
  const science = [...here, eight.subjects['Science']];
  const ofScience = 'session_id = $1 AND class_id = $2 AND subject_id = $3';
  await sql(`UPDATE class_subjects SET practical = false WHERE ${ofScience}`, science);
  expect(await rowOfEight()).toMatchObject({
    adds: ['Annual: Hindi'],
    keeps: ['Science (other components or evaluation)'],
  });
  await sql(`DELETE FROM class_subjects WHERE ${ofScience}`, science);
  await sql(`DELETE FROM exams WHERE id = $1`, [eight.exams['Half Yearly']]);
  expect((await rowOfEight())?.keeps).toEqual([
    'Half Yearly (not an exam of this class)',
    'Science (not a subject of this class)',
  ]);
});

test.each<[string, () => Promise<unknown>, string]>([
  [
    'CODE-160 a locked exam',
    () => lockLimits(eight.exams.Annual),
    'Minimum and maximum marks are locked: Science in Annual',
  ],
  [
    'CODE-178 marks outside',
    () => giveMarks(eight, 'Science', 'Annual', [71]),
    '1 theory mark of Science in Annual is above 70',
  ],
  [
    'CODE-161 no exams',
    () => sql('DELETE FROM exams WHERE class_id = $1', [eight.place.classId]),
    'The class has no exams yet',
  ],
  [
    'CODE-155 no subjects',
    () => sql('DELETE FROM class_subjects WHERE class_id = $1', [eight.place.classId]),
    'The class has no subjects yet',
  ],
  [
    'CODE-109 nothing in common',
    () => sql("DELETE FROM exams WHERE class_id = $1 AND kind = 'ANNUAL'", [eight.place.classId]),
    'The classes have no exam and subject in common',
  ],
])('%s is the reason why a class cannot take the copy', async (_what, make, reason) => {
  if (reason.includes('subjects yet'))
    await sql('DELETE FROM subject_groups WHERE class_id = $1', [eight.place.classId]);
  await make();
  expect((await rowOfEight())?.reason).toBe(reason);
});

test('CODE-103 CODE-137 CODE-158 CODE-173 CODE-191 a preview is rejected with the codes of the save', async () => {
  const other = await limitsWorld('9', 'ACTIVE', SECOND);
  const done = await limitsWorld('9', 'COMPLETED');
  const answers = [
    await preview(token, 'limits', other.place),
    await preview(token, 'limits', { ...nine.place, classId: UNKNOWN }),
    await preview(token, 'limits', { ...nine.place, classId: other.place.classId }),
    await preview(token, 'limits', eight.place),
    await preview(token, 'limits', done.place),
    await preview(await withPrivilege('RESULT_CONFIG'), 'limits', nine.place),
  ];
  expect(answers.map(({ responseCode }) => responseCode)).toEqual([103, 158, 158, 173, 191, 137]);
  expect(answers[3]?.responseMsg).toBe('Class 8 has no minimum and maximum marks yet');
});
