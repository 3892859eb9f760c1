// Class and section of a row that are in one column, in two, or in all three.
import { resetProvider, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { cellsOf, check, importFile, mappingOf, reasons, row, sheetOf, workbookOf, type Row } from '../support/imports';

let token: string;
beforeAll(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

/** A row without class and section, and with these cells instead. */
function classed(name: string, cells: Row): Row {
  const { Class: _class, Section: _section, ...rest } = row(name);
  return { ...rest, ...cells };
}

const differs = (title: string, text: string, both: string) => [
  [title, `${title} is "${text}", but Class and Section is "${both}".`],
];

test('CODE-166 two headings of one column are named with the column', async () => {
  const answer = await check(token, await workbookOf(classed('One', { Class: '5', Sec: 'A', Stream: 'Science' })));
  expect([...verdict(answer), answer.responseMsg]).toEqual([
    ...[422, 166],
    'These columns appear twice: Section ("Sec", "Stream").',
  ]);
});

test('a row whose columns name different classes or sections has a problem that names both', async () => {
  const answer = await check(
    token,
    await workbookOf(
      classed('Class', { Class: '4', Section: 'B', 'Class/Sec': '5-A' }),
      classed('Section', { Class: '5', Section: 'B', 'Class/Sec': '5-A' }),
      classed('Unknown', { Class: '5', Section: 'A', 'Class/Sec': '5-Z' }),
      classed('Other', { Class: '5', Section: 'A', 'Class/Sec': '99-A' }),
      classed('Same', { Class: 'Class V', Section: 'a', 'Class/Sec': '5-A' }),
      classed('Class alone', { Class: 'V', 'Class/Sec': '5-A' }),
      classed('Both alone', { 'Class/Sec': '5-A' }),
      classed('Class of both', { Section: 'A', 'Class/Sec': '5' }),
      classed('Unknown both', { 'Class/Sec': '99-A' }),
    ),
  );
  expect(reasons(answer)).toEqual({
    2: differs('Class', '4', '5-A'),
    3: differs('Section', 'B', '5-A'),
    4: differs('Section', 'A', '5-Z'),
    5: differs('Class', '5', '99-A'),
    10: [['Class and Section', 'The class is unknown. The file has "99-A".']],
  });
  const shown = answer.data.rows.map(({ className, sectionName }) => `${className} ${sectionName}`);
  expect(shown.slice(4, 8)).toEqual(['5 A', '5 A', '5 A', '5 A']);
});

test('a section beside a column of both is compared with it, at the column of both', async () => {
  const answer = await check(
    token,
    await workbookOf(
      classed('One', { 'Class/Sec': '5-A', Section: 'B' }),
      classed('Two', { 'Class/Sec': '5-A', Section: 'A' }),
    ),
  );
  expect(reasons(answer)).toEqual({
    2: [['Class and Section', 'Section is "B", but Class and Section is "5-A".']],
  });
});

test('a class that is read differently in two rows has two lines, each with its reading', async () => {
  const { data } = await check(
    token,
    await workbookOf(
      classed('One', { 'Class/Sec': '5', Section: 'A' }),
      classed('Two', { 'Class/Sec': '5', Section: 'B' }),
      classed('Three', { 'Class/Sec': '5-A' }),
    ),
  );
  const lines = data.reading.values.flatMap(({ column, values }) =>
    values.map(({ value, readAs, firstRows }) => [column, value, readAs, firstRows]),
  );
  expect(lines).toEqual([
    ['Class and Section', '5', '5 A', [2]],
    ['Class and Section', '5', '5 B', [3]],
    ['Class and Section', '5-A', '5 A', [4]],
  ]);
});

test('CODE-166 a class below another year is a question, and contradicts the present class when it is confirmed', async () => {
  const cells = cellsOf([classed('One', { Class: '4', Sec: 'B', 'Class & Section': '5-A' })]);
  const at = cells[0]?.indexOf('Class') ?? 0;
  const file = await sheetOf([[...Array<null>(at).fill(null), 'Last Year'], ...cells], (sheet) =>
    sheet.mergeCells(1, at + 1, 1, at + 2),
  );
  const rejected = await importFile(token, file, 1);
  expect([...verdict(rejected), rejected.responseMsg]).toEqual([
    422,
    166,
    'These headings only resemble a column. Confirm how they are read, or rename them: "Last Year Class" as Class, "Last Year Sec" as Section.',
  ]);
  const [classId, sectionId] = ['enrollments.0.classId', 'enrollments.0.sectionId'];
  const wrong = await check(token, file, mappingOf({ 'Last Year Class': classId, 'Last Year Sec': sectionId }));
  expect(reasons(wrong)).toEqual({ 3: differs('Class', '4', '5-A') });
  const unread = mappingOf({ 'Last Year Class': null, 'Last Year Sec': null });
  const imported = await importFile(token, file, 1, { fields: unread });
  expect(imported.data.registered).toMatchObject([{ studentName: 'One', className: '5', sectionName: 'A' }]);
});
