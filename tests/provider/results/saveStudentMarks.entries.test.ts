// What an entry of the marks grid can be: limits, components, grades and reasons. All entries that violate a rule are named.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import {
  marksOf,
  marksWorld,
  problemsOf,
  requireRejected,
  saveMarks,
  storedMarks,
  type MarksWorld,
} from '../support/marks';
import { SECOND } from '../support/schools';

let token: string;
let world: MarksWorld;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  world = await marksWorld();
});

type Rejected = Parameters<typeof requireRejected> extends [unknown, ...infer Rest] ? Rest : never;
const rejected = (...args: Rejected) => requireRejected(world, ...args);
const nameAt = (index: number) => world.students[index]?.name ?? '';
const theory = (index: number, theoryMarks: unknown) => marksOf(world, index, { Science: { theoryMarks } });

test('MARKS-44 CODE-178 marks outside the limits are all named, and the valid ones are not stored', async () => {
  const [zeroth, first] = [nameAt(0), nameAt(1)];
  await rejected(
    saveMarks(token, world, [
      marksOf(world, 0, { Science: { theoryMarks: 70.5, practicalMarks: 30 } }),
      marksOf(world, 1, { Hindi: { theoryMarks: 100 }, Science: { practicalMarks: -0.5 } }),
    ]),
    [400, 178],
    {
      'students.0.subjects.0.theoryMarks': `${zeroth}, Science Theory: Marks should be between 0 and 70`,
      'students.1.subjects.1.practicalMarks': `${first}, Science Practical: Marks should be between 0 and 30`,
    },
  );
  const atLimits = marksOf(world, 0, { Science: { theoryMarks: 70, practicalMarks: 0 } });
  expect(verdict(await saveMarks(token, world, [atLimits]))).toEqual([200, 100]);
});

test('MARKS-44 MARKSCONF-15 CODE-179 a subject without limits and a component with the maximum 0 take no entry', async () => {
  const says = (what: string) => `${nameAt(0)}, ${what}: No minimum and maximum marks are set for this exam`;
  await sql('UPDATE exam_limits SET practical_max = 0 WHERE subject_id = $1', [world.subjects['Science']]);
  await rejected(
    saveMarks(token, world, [
      marksOf(world, 0, {
        Mathematics: { theoryMarks: 0 },
        Science: { practicalNotAppearInExamReason: 'ABSENT', theoryMarks: 40 },
      }),
    ]),
    [409, 179],
    {
      'students.0.subjects.0.theoryMarks': says('Mathematics Theory'),
      'students.0.subjects.1.practicalMarks': says('Science Practical'),
    },
  );
});

test('MARKS-45 CODE-167 CODE-149 a missing component is 167, a subject not taught is 149', async () => {
  const lacks = marksOf(world, 0, {
    Science: { vivaMarks: 5 },
    Hindi: { practicalMarks: null },
    'Health and Physical Education': { theoryGradeId: world.grades['A'] },
  });
  await rejected(saveMarks(token, world, [lacks]), [400, 167], {
    'students.0.subjects.0.vivaMarks': `${nameAt(0)}, Science Viva: Science has no viva`,
    'students.0.subjects.1.practicalMarks': `${nameAt(0)}, Hindi Practical: Hindi has no practical`,
    'students.0.subjects.2.theoryMarks': `${nameAt(0)}, Health and Physical Education Theory: Health and Physical Education has no theory`,
  });
  const { subjects } = await marksWorld('11');
  for (const subjectId of [subjects['Physics'], 2_000_000])
    await rejected(
      saveMarks(token, world, [{ ...theory(0, 1), subjects: [{ subjectId, theoryMarks: 1 }] }]),
      [404, 149],
      {
        'students.0.subjects.0.theoryMarks': `${nameAt(0)}, unknown subject Theory: The subject is not taught in this class`,
      },
    );
});

test('MARKS-46 ENUM-38 CODE-170 a value with a reason, unknown grades and reasons are all named', async () => {
  const answer = await saveMarks(token, world, [
    marksOf(world, 0, {
      Science: { theoryMarks: 5, theoryNotAppearInExamReason: 'ABSENT', practicalNotAppearInExamReason: 'ILL' },
      Hindi: { theoryMarks: 5, theoryGradeId: world.grades['A'] },
      'Rajasthan Studies': { theoryGradeId: 2_000_000 },
    }),
    marksOf(world, 1, { Hindi: { theoryGradeId: world.grades['A'] }, 'Rajasthan Studies': { theoryMarks: 5 } }),
    marksOf(world, 2, {
      'Rajasthan Studies': { theoryGradeId: world.grades['A'], theoryNotAppearInExamReason: 'ABSENT' },
    }),
  ]);
  expect(verdict(answer)).toEqual([400, 170]);
  const at = (student: number, subject: number, field: string) => `students.${student}.subjects.${subject}.${field}`;
  expect(problemsOf(answer)).toEqual({
    [at(0, 0, 'theoryNotAppearInExamReason')]: `${nameAt(0)}, Science Theory: An entry has either a value or a reason`,
    [at(0, 0, 'practicalNotAppearInExamReason')]:
      `${nameAt(0)}, Science Practical: ILL is not a reason. Use MEDICAL, ABSENT or LEAVE`,
    [at(0, 1, 'theoryGradeId')]: `${nameAt(0)}, Hindi Theory: An entry has either marks or a grade`,
    [at(0, 2, 'theoryGradeId')]: `${nameAt(0)}, Rajasthan Studies Theory: The grade is unknown`,
    [at(1, 0, 'theoryGradeId')]: `${nameAt(1)}, Hindi Theory: Hindi is evaluated by marks`,
    [at(1, 1, 'theoryMarks')]: `${nameAt(1)}, Rajasthan Studies Theory: Rajasthan Studies is evaluated by grade`,
    [at(2, 0, 'theoryNotAppearInExamReason')]:
      `${nameAt(2)}, Rajasthan Studies Theory: An entry has either a value or a reason`,
  });
  expect(await storedMarks(world)).toEqual({});
});

test('MARKS-46 CODE-170 a grade of another school is unknown', async () => {
  const theirs = await marksWorld('9', SECOND);
  const graded = marksOf(world, 0, { 'Rajasthan Studies': { theoryGradeId: theirs.grades['A'] } });
  await rejected(saveMarks(token, world, [graded]), [400, 170]);
});

test('MARKS-47 CODE-177 MEDICAL in the annual exam is rejected, other reasons are stored', async () => {
  const ill = { theoryNotAppearInExamReason: 'MEDICAL' };
  const sent = [marksOf(world, 0, { Science: ill, 'Rajasthan Studies': ill })];
  const says = 'Medical is not accepted in the annual exam';
  await rejected(saveMarks(token, world, sent, { exam: 'Annual' }), [400, 177], {
    'students.0.subjects.0.theoryNotAppearInExamReason': `${nameAt(0)}, Science Theory: ${says}`,
    'students.0.subjects.1.theoryNotAppearInExamReason': `${nameAt(0)}, Rajasthan Studies Theory: ${says}`,
  });
  const away = marksOf(world, 0, {
    Science: { theoryNotAppearInExamReason: 'LEAVE', practicalNotAppearInExamReason: 'ABSENT' },
  });
  expect((await saveMarks(token, world, [away], { exam: 'Annual' })).data).toEqual({ entries: 2 });
});
