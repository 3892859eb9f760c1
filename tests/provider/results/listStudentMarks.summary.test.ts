// Total, percentage, division and rank of the rows of the marks grid, by the rules of docs and domain.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import {
  giveMaxima,
  listMarks,
  marksOf,
  marksWorld,
  rowOf,
  saveMarks,
  studentsOf,
  type MarksRow,
  type MarksWorld,
} from '../support/marks';

let token: string;
let world: MarksWorld;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  world = await marksWorld();
});

/** Science of 70 and 30, Hindi of 100. */
const complete = (index: number, theoryMarks: number, practicalMarks: number, hindi: number) =>
  marksOf(world, index, { Science: { theoryMarks, practicalMarks }, Hindi: { theoryMarks: hindi } });
const summary = (
  roundedTotal: number,
  percentage: number | null,
  divisionName: string | null,
  rank: number | null,
) => ({
  roundedTotal,
  percentage,
  divisionName,
  rank,
});
async function summaries(count: number, changes: Record<string, unknown> = {}): Promise<MarksRow['summary'][]> {
  const listed = await listMarks(token, world, changes);
  return Array.from({ length: count }, (_, index) => rowOf(world, listed, index).summary);
}

test('CALL2-52 MARKS-50 totals are raised to whole marks, divisions begin at 60, 48 and 36, ties rank 1, 1, 3', async () => {
  await saveMarks(token, world, [
    complete(0, 60, 20, 60),
    complete(1, 50, 30, 60),
    complete(2, 40.5, 15, 64),
    complete(3, 40, 15.5, 64.5),
    complete(4, 40, 15, 64),
    complete(5, 40, 16, 40),
    complete(6, 35, 14, 45.5),
    complete(7, 25.5, 11, 36),
    complete(8, 25, 30, 100),
    complete(9, 70, 10.5, 100),
  ]);
  expect(await summaries(10)).toEqual([
    summary(140, 70, 'First', 1),
    summary(140, 70, 'First', 1),
    summary(120, 60, 'First', 3),
    summary(120, 60, 'First', 3),
    summary(119, 59.5, 'Second', 5),
    summary(96, 48, 'Second', 6),
    summary(95, 47.5, 'Third', 7),
    summary(73, 36.5, 'Third', 8),
    summary(155, 77.5, null, null),
    summary(181, 90.5, null, null),
  ]);
});

test('MARKS-50 the percentage is null while marks are missing, and has two decimals then', async () => {
  await giveMaxima(world, 'English', [100, 0]);
  await saveMarks(token, world, [complete(0, 60, 20, 60.5)]);
  expect(await summaries(2)).toEqual([summary(141, null, null, null), summary(0, null, null, null)]);
  await saveMarks(token, world, [marksOf(world, 0, { English: { theoryMarks: 60 } })]);
  expect(await summaries(1)).toEqual([summary(201, 67, 'First', 1)]);
  await saveMarks(token, world, [marksOf(world, 0, { English: { theoryMarks: 59 } })]);
  expect(await summaries(1)).toEqual([summary(200, 66.67, 'First', 1)]);
});

test('MARKS-50 absence and leave count 0 of the maximum; medical leaves the denominator in a mid-term', async () => {
  const away = (index: number, reason: string) =>
    marksOf(world, index, {
      Science: { theoryMarks: 60, practicalMarks: 20 },
      Hindi: { theoryNotAppearInExamReason: reason },
    });
  await saveMarks(token, world, [away(0, 'ABSENT'), away(1, 'LEAVE'), away(2, 'MEDICAL'), complete(3, 60, 20, 79.5)]);
  expect(await summaries(4)).toEqual([
    summary(80, 40, null, null),
    summary(80, 40, null, null),
    summary(80, 80, 'First', 1),
    summary(160, 80, 'First', 1),
  ]);
});

test('MARKS-50 grades and subjects without limits change neither total nor rank', async () => {
  await saveMarks(token, world, [complete(0, 60, 20, 60), complete(1, 50, 30, 50)]);
  const before = await summaries(2);
  await saveMarks(token, world, [
    marksOf(world, 0, {
      'Rajasthan Studies': { theoryGradeId: world.grades['E'] },
      'Health and Physical Education': { practicalNotAppearInExamReason: 'ABSENT' },
    }),
  ]);
  expect(await summaries(2)).toEqual(before);
  expect(before).toEqual([summary(140, 70, 'First', 1), summary(130, 65, 'First', 2)]);
});

test('MARKS-50 an optional subject counts once an exam of the session has an entry of it', async () => {
  await saveMarks(token, world, [complete(0, 60, 20, 60), complete(1, 60, 20, 60)]);
  await saveMarks(token, world, [marksOf(world, 0, { Sanskrit: { theoryMarks: 70 } })], { exam: 'Annual' });
  expect(await summaries(2)).toEqual([summary(140, null, null, null), summary(140, 70, 'First', 1)]);
  await saveMarks(token, world, [
    marksOf(world, 0, { Sanskrit: { theoryMarks: 70 } }),
    marksOf(world, 1, { Sanskrit: { theoryMarks: 100 } }),
  ]);
  expect(await summaries(2)).toEqual([summary(210, 70, 'First', 2), summary(240, 80, 'First', 1)]);
});

test('MARKS-50 ranks are those of a section, among all of its students, and without the students who left', async () => {
  const [other] = await studentsOf(world, world.sections['B']);
  const first = world.students[0];
  world.students = [...world.students.slice(1, 3), ...(other ? [other] : []), ...(first ? [first] : [])];
  await saveMarks(token, world, [complete(0, 60, 20, 60), complete(1, 60, 20, 50), complete(2, 50, 20, 40)], {
    sectionId: null,
  });
  await saveMarks(token, world, [complete(3, 70, 30, 100)]);
  expect((await summaries(3, { sectionId: -1 })).map(({ rank }) => rank)).toEqual([2, 3, 1]);
  await sql("UPDATE students SET life = 'TC_ISSUED' WHERE id = $1", [first?.id]);
  expect((await summaries(3, { sectionId: -1 })).map(({ rank }) => rank)).toEqual([1, 2, 1]);
});
