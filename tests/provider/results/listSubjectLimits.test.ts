// The subjects of a class with their minimum and maximum marks in each exam.
import { resetProvider, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { formOf, limitsWorld, listLimits, lockLimits, saveLimits, type LimitsWorld } from '../support/limits';
import { SECOND } from '../support/schools';

let token: string;
let world: LimitsWorld;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  world = await limitsWorld();
});

const NONE = {
  theoryMinMarks: null,
  theoryMaxMarks: null,
  practicalMinMarks: null,
  practicalMaxMarks: null,
  vivaMinMarks: null,
  vivaMaxMarks: null,
};

test('ENUM-21 CALL2-48 each subject says what it consists of and is in every exam, with null and no version where nothing is set', async () => {
  await saveLimits(token, [formOf(world, { theoryMaxMarks: 69.5 })]);
  await lockLimits(world.exams['Half Yearly']);
  const { data, ...answer } = await listLimits(token, world.place);
  expect(verdict(answer)).toEqual([200, 100]);
  expect(data.find(({ subjectName }) => subjectName === 'Science')).toEqual({
    subjectId: world.subjects['Science'],
    subjectName: 'Science',
    theory: true,
    practical: true,
    viva: false,
    evaluationMethod: 'MARKS',
    type: 'MANDATORY',
    exams: [
      {
        ...NONE,
        examId: world.exams['Half Yearly'],
        examName: 'Half Yearly',
        lockedMaxMarks: true,
        lockedEditMarks: false,
      },
      {
        examId: world.exams.Annual,
        examName: 'Annual',
        theoryMinMarks: 0,
        theoryMaxMarks: 69.5,
        practicalMinMarks: 0,
        practicalMaxMarks: 30,
        vivaMinMarks: 0,
        vivaMaxMarks: 0,
        lockedMaxMarks: false,
        lockedEditMarks: false,
        version: 1,
      },
    ],
  });
  expect(data).toHaveLength(Object.keys(world.subjects).length);
});

test('CALL2-48 the subjects are sorted by name, those assessed by grade after the others', async () => {
  const { data } = await listLimits(token, world.place);
  const named = data.map(({ subjectName, evaluationMethod }) => `${String(evaluationMethod)} ${subjectName}`);
  expect(named).toEqual([...named].sort((a, b) => (a[0] === b[0] ? a.localeCompare(b) : a < b ? 1 : -1)));
  expect(named.at(-1)).toBe('GRADE Rajasthan Studies');
  expect(data.find(({ subjectName }) => subjectName === 'Sanskrit')).toMatchObject({ type: 'OPTIONAL' });
});

test('CALL2-48 an unknown session answers 103, a class that is not the school’s 158, another school’s session 103', async () => {
  const theirs = (await limitsWorld('9', 'ACTIVE', SECOND)).place;
  expect(verdict(await listLimits(token, { ...world.place, sessionId: 2_000_000 }))).toEqual([404, 103]);
  expect(verdict(await listLimits(token, { ...world.place, classId: theirs.classId }))).toEqual([404, 158]);
  expect(verdict(await listLimits(token, theirs))).toEqual([404, 103]);
});
