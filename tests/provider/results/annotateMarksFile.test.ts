// The checked marks file with its reasons: it can be corrected and uploaded again.
import { resetProvider, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { sheetOf } from '../support/imports';
import { formOf, saveLimits } from '../support/limits';
import { marksOf, marksWorld, saveMarks, storedMarks, type MarksWorld } from '../support/marks';
import {
  annotate,
  checkFile,
  filled,
  HINDI,
  marksSheet,
  openFile,
  PRACTICAL,
  SCIENCE,
  template,
  upload,
} from '../support/marksFile';

let token: string;
let world: MarksWorld;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  world = await marksWorld();
});

/** The annotated file with other marks of Science in its second row. */
async function corrected(annotated: Buffer, marks: number): Promise<Buffer> {
  const workbook = await openFile(annotated);
  const sheet = marksSheet(workbook);
  const column = (sheet.getRow(1).values as string[]).indexOf(SCIENCE);
  sheet.getRow(3).getCell(column).value = marks;
  return Buffer.from(await workbook.xlsx.writeBuffer());
}
const science = (index: number, theoryMarks: number) => marksOf(world, index, { Science: { theoryMarks } });

test('D10 D11 each row has outcome and reason, wrong cells are tinted, and a text that looks like a formula stays text', async () => {
  await saveMarks(token, world, [science(2, 30)]);
  const file = await filled(await template(token, world), world, {
    0: { [SCIENCE]: 95, [PRACTICAL]: '=1+1' },
    1: { [SCIENCE]: 50.5 },
    2: { [SCIENCE]: 35 },
  });
  await saveMarks(await tokenOf('teacher'), world, [science(2, 31)]);
  const sheet = marksSheet(await openFile(await annotate(token, world, file)));
  const head = (sheet.getRow(1).values as string[]).slice(1);
  expect(head.slice(0, 4)).toEqual(['Row', 'Outcome', 'Reason', 'Student Code']);
  const reported = [2, 3, 4, 5].map((row) => [1, 2, 3].map((column) => sheet.getRow(row).getCell(column).value));
  expect(reported).toEqual([
    [
      2,
      'With errors',
      'Science Practical: Enter marks, AB, ML or L. The file has "=1+1". Science Theory: Marks should be between 0 and 70. The file has "95".',
    ],
    [3, 'To be stored', 'Science Theory: empty → 50.5.'],
    [4, 'Changed since the download', expect.stringMatching(/^Science Theory: 35 in the file, 31 was stored by /)],
    [5, 'No change', null],
  ]);
  const tinted = (row: number) =>
    head.filter((_, at) => JSON.stringify(sheet.getRow(row).getCell(at + 1).fill ?? '').includes('FFFFD9D6'));
  expect([tinted(2), tinted(3), tinted(4)]).toEqual([[SCIENCE, PRACTICAL], [], [SCIENCE]]);
  expect(sheet.getRow(2).getCell(head.indexOf(PRACTICAL) + 1).value).toBe("'=1+1");
});

test('D10 the annotated file keeps the versions of the template: corrected, it is stored, and conflicts are found', async () => {
  await saveMarks(token, world, [science(0, 40)]);
  const file = await filled(await template(token, world), world, { 0: { [SCIENCE]: 45 }, 1: { [SCIENCE]: 95 } });
  await saveMarks(await tokenOf('teacher'), world, [science(0, 41)]);
  const again = await corrected(await annotate(token, world, file), 59);
  expect((await checkFile(token, world, again)).data).toMatchObject({
    ...{ ready: 1, conflicts: 1, wrong: 0 },
    notRead: { hiddenSheets: 0, unknownColumns: [] },
  });
  const fields = { conflicts: 'KEEP_STORED' };
  expect(verdict(await upload(token, world, again, { fields }))).toEqual([200, 100]);
  expect(await storedMarks(world)).toEqual({ '0 Science theory': ['41', 2], '1 Science theory': ['59', 1] });
});

test.each([
  ['of the template', (title: string) => title],
  ['that states no maximum', (title: string) => title.replace(/ \(.*/, '')],
])(
  'CODE-166 a heading %s is rejected in the annotated file after the maximum has changed',
  async (_which, headingOf) => {
    const file = await filled(
      await template(token, world),
      world,
      { 0: { [SCIENCE]: 45 }, 1: { [SCIENCE]: 95 } },
      (sheet) => sheet.getRow(1).eachCell((cell) => void (cell.value = headingOf(cell.text))),
    );
    const again = await corrected(await annotate(token, world, file), 59);
    await saveLimits(token, [formOf(world, { theoryMaxMarks: 100 }, { exam: 'Half Yearly' })]);
    const answer = await upload(token, world, again);
    expect([...verdict(answer), answer.responseMsg]).toEqual([
      ...[422, 166],
      'Science Theory is out of 100 now, but out of 70 in the heading of the file. Download the template again, or correct the heading.',
    ]);
    expect(await storedMarks(world)).toEqual({});
  },
);

test('the annotated file of an unchanged template changes nothing', async () => {
  await saveMarks(token, world, [marksOf(world, 0, { Hindi: { theoryMarks: 45.5 } })]);
  const file = await filled(await template(token, world), world, { 1: { [HINDI]: 101 } });
  const workbook = await openFile(await annotate(token, world, file));
  const sheet = marksSheet(workbook);
  const column = (sheet.getRow(1).values as string[]).indexOf(HINDI);
  expect(sheet.getRow(2).getCell(column).value).toBe(45.5);
  sheet.getRow(3).getCell(column).value = null;
  const { data } = await checkFile(token, world, Buffer.from(await workbook.xlsx.writeBuffer()));
  expect(data).toMatchObject({ ready: 0, wrong: 0, conflicts: 0 });
});

test('D10 a cell merged over several subjects is an error in the annotated file too, which has no merged cells', async () => {
  const file = await sheetOf(
    [
      ['Student Code', 'Remarks', 'Science Theory', 'Hindi Theory'],
      [world.students[0]?.code, 'x', 'AB'],
      [world.students[1]?.code, 'Ill'],
    ],
    (sheet) => {
      for (const range of ['C2:D2', 'B3:C3']) sheet.mergeCells(range);
    },
  );
  const annotated = await annotate(token, world, file);
  const sheet = marksSheet(await openFile(annotated));
  const texts = [2, 3].map((row) => [5, 6, 7].map((column) => sheet.getRow(row).getCell(column).value));
  expect(texts).toEqual([
    ['x', 'AB (merged)', 'AB (merged)'],
    ['Ill', 'Ill (merged)', null],
  ]);
  expect((await checkFile(token, world, annotated)).data).toMatchObject({ wrong: 2, ready: 0 });
});
