// A marks file where the order of two transactions decides.
import { resetProvider, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { marksOf, marksWorld, saveMarks, storedMarks, type MarksWorld } from '../support/marks';
import { checkFile, filled, SCIENCE, template, upload } from '../support/marksFile';
import { lockExam, LOCKS } from '../support/results';

let admin: string;
let teacher: string;
let world: MarksWorld;
beforeEach(async () => {
  await resetProvider();
  [admin, teacher] = [await tokenOf('admin'), await tokenOf('teacher')];
  world = await marksWorld();
});

const science = (theoryMarks: number, theoryVersion?: number) =>
  marksOf(world, 0, { Science: { theoryMarks, theoryVersion } });

test('CALL2-57 C10 a save between the check and the upload is not overwritten', async () => {
  const file = await filled(await template(admin, world), world, { 0: { [SCIENCE]: 45 } });
  const { check } = (await checkFile(admin, world, file)).data;
  await saveMarks(teacher, world, [science(41, 0)]);
  expect(verdict(await upload(admin, world, file, { fields: { check } }))).toEqual([409, 205]);
  expect(verdict(await upload(admin, world, file, { fields: { check, conflicts: 'STORE_FILE' } }))).toEqual([409, 205]);
  expect(await storedMarks(world)).toEqual({ '0 Science theory': ['41', 1] });
});

test('CALL2-57 C10 of uploads and saves of one entry at the same time one is stored, the others get 205', async () => {
  const files = await Promise.all(
    [50, 51].map(async (marks) => filled(await template(admin, world), world, { 0: { [SCIENCE]: marks } })),
  );
  const answers = await Promise.all([
    upload(admin, world, files[0]),
    upload(teacher, world, files[1]),
    saveMarks(admin, world, [science(52, 0)]),
    saveMarks(teacher, world, [science(53, 0)]),
  ]);
  expect(answers.map(verdict).sort()).toEqual([
    [200, 100],
    [409, 205],
    [409, 205],
    [409, 205],
  ]);
  const winner = answers.findIndex(({ status }) => status === 200);
  expect(await storedMarks(world)).toEqual({ '0 Science theory': [String(50 + winner), 1] });
});

test('MARKS-40 an upload during a lock is stored before it or rejected with 163', async () => {
  const file = await filled(await template(admin, world), world, { 0: { [SCIENCE]: 45 } });
  const [uploaded, locked] = await Promise.all([
    upload(teacher, world, file),
    lockExam(admin, { examId: world.exams['Half Yearly'], ...LOCKS, lockedUploadMarks: true }),
  ]);
  expect(verdict(locked)).toEqual([200, 100]);
  expect([
    [200, 100, 1],
    [409, 163, 0],
  ]).toContainEqual([...verdict(uploaded), Object.keys(await storedMarks(world)).length]);
});
