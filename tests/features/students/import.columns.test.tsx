// Headings of an office's own are suggested, confirmed or changed on the screen, and values are summarised before the rows.
import { fireEvent, within } from '@testing-library/react';
import { resetProvider, sql } from '../../support/provider';
import { renderPortal, screen, waitFor, type RenderOptions } from '../../support/portal';
import { countCalls, combineFaults, replyTo, passThrough, rejectWith } from '../../support/faults';
import { workbookFile } from '../../support/workbook';
import { studentRow } from '../../support/entities/studentRow';
import { getButton, chooseOption, clickButton } from '../../support/screen';

beforeEach(resetProvider);

const CHECK = 'POST /student/import/check';
const ANNOTATE = 'POST /student/import/annotated';

/** A row whose name has a heading of the office. */
function own(name: string, changes: Record<string, string> = {}): Record<string, string> {
  const { 'Student Name': studentName = '', Class: className = '', ...rest } = studentRow(name, changes);
  return { Pupil: studentName, ...rest, Room: className, Bus: '7' };
}

async function pick(file: File): Promise<void> {
  const picker = await screen.findByLabelText<HTMLInputElement>('Spreadsheet');
  await waitFor(() => expect(picker).toBeEnabled());
  fireEvent.change(picker, { target: { files: [file] } });
}

async function open(rows: Record<string, string>[], options: RenderOptions = {}) {
  const rendered = await renderPortal({ at: '/students/import', as: 'clerk', ...options });
  await pick(workbookFile(rows));
  await screen.findByRole('heading', { name: 'Columns' });
  return rendered;
}

const verdict = () => document.querySelector('.import-verdict [role="status"]')?.textContent;
const lines = () =>
  [...document.querySelectorAll('.import-columns tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent),
  );

test('suggested columns and a missing one are decided before students are registered; the codes can be downloaded', async () => {
  const saveFile = jest.fn();
  const fault = combineFaults(replyTo(ANNOTATE, passThrough, rejectWith(999)));
  const { sent } = await open([own('Tara Verma'), own('Ira Jain')], { fault, world: { saveFile } });
  expect(verdict()).toBe('Required columns are missing. Choose them below, or complete the file.');
  expect(screen.getByText(/^No column for Class: choose one/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Columns: / })).toHaveTextContent(
    '1 required column missing, 1 to confirm, 11 columns read, 2 not read',
  );
  expect(lines()).toEqual([
    ['Pupil', 'Tara Verma · Ira Jain', 'Student Name', 'Suggestion'],
    ['Room', '5', 'Do not read', 'Unknown'],
    ['Bus', '7', 'Do not read', 'Unknown'],
  ]);
  await chooseOption('Read Room as', 'Class');
  await waitFor(() => expect(verdict()).toMatch(/^Some columns are suggestions\./));
  expect(getButton('Register 2 Students')).toBeDisabled();
  clickButton('Confirm 1 suggestion');
  await waitFor(() => expect(verdict()).toBe('Every row can be registered.'));
  expect(lines().map((cells) => cells.at(-1))).toEqual(['Confirmed', 'Confirmed', 'Unknown']);
  expect(countCalls(sent, CHECK)).toBe(3);
  clickButton('Register 2 Students');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Register 2 Students' }));
  await screen.findByRole('heading', { name: '2 students are registered' });
  expect(await sql('SELECT heading_key, field FROM import_headings ORDER BY heading_key')).toEqual([
    { heading_key: 'pupil', field: 'studentName' },
    { heading_key: 'room', field: 'enrollments.0.classId' },
  ]);
  clickButton('Download with Codes');
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  clickButton('Download with Codes');
  expect(await screen.findByText('Failed to download rows and reasons')).toBeVisible();
});

test('values that are read differently or cannot be read are one line each, above the rows', async () => {
  await open([
    studentRow('Tara Verma', { Gender: 'F', Category: 'Genral', 'Date of Birth': '15.08.16' }),
    studentRow('Ira Jain', { Gender: 'F', Category: 'Genral', 'Aadhar Number': '234567890123' }),
    studentRow('Uma Jain', { 'Mobile Number': '098111 22233', 'Aadhar Number': 'XXXX XXXX 0009' }),
  ]);
  const summary = screen.getByRole('button', { name: 'Values: 2 to check, 4 notations understood' });
  expect(summary).toHaveAttribute('aria-expanded', 'true');
  expect([...document.querySelectorAll('.import-values li')].map(({ textContent }) => textContent)).toEqual([
    '“Genral”: 2 rows cannot be read (rows 2, 3)',
    'The check digit does not match: 1 row. The numbers are stored as they are. (row 3)',
    'XXXX XXXX ####: 1 row, masked numbers are read as blank',
    '“F” → Female: 2 rows',
    'dd.mm.yy: 1 row, e.g. 15.08.16 → 15 Aug 2016',
    '###### #####: 1 row, e.g. 098111 22233 → 9811122233',
  ]);
  expect(screen.getByRole('button', { name: 'Columns: 14 columns read' })).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(summary);
  expect(document.querySelector('.import-values')).toBeNull();
});

test('a column that the user decided not to read is not read in the corrected copy, and is read in another file', async () => {
  const rows = (gender: string) => [studentRow('Tara Verma', { Gender: gender, RTE: 'Yes' })];
  const columns = () => screen.getByRole('button', { name: /^Columns: / }).textContent;
  await open(rows('Femal'));
  fireEvent.click(screen.getByRole('button', { name: /^Columns: / }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show all columns' }));
  await chooseOption('Read RTE as', 'Do not read');
  await waitFor(() => expect(columns()).toContain('1 not read'));
  await pick(workbookFile(rows('Female')));
  await waitFor(() => expect(verdict()).toBe('Every row can be registered.'));
  expect(columns()).toContain('1 not read');
  await pick(workbookFile(rows('Female'), 'class 6.xlsx'));
  await waitFor(() => expect(document.querySelector('.import-columns-tools, .import-check')).not.toBeNull());
  await waitFor(() => expect(columns()).not.toContain('1 not read'));
});

/** A row with this column instead of the mobile number. */
function withContact(name: string, heading: string, changes: Record<string, string> = {}) {
  const { 'Mobile Number': mobile = '', ...rest } = studentRow(name, changes);
  return { ...rest, [heading]: mobile };
}

test('CODE-109 suggestions of a file are confirmed after those of another one and of a copy with another heading', async () => {
  await open([withContact('Tara Verma', 'Contact', { Gender: 'Femal' })]);
  clickButton('Confirm 1 suggestion');
  const states = () => lines().map((cells) => [cells[0], cells.at(-1)]);
  await waitFor(() => expect(states()).toEqual([['Contact', 'Confirmed']]));
  for (const [heading, name] of [
    ['Student Phone', 'students.xlsx'],
    ['Contact No', 'class 6.xlsx'],
    ['Contact', 'class 7.xlsx'],
  ] as const) {
    await pick(workbookFile([withContact('Ira Jain', heading)], name));
    await waitFor(() => expect(states()).toEqual([[heading, 'Suggestion']]));
    clickButton('Confirm 1 suggestion');
    await waitFor(() => expect(states()).toEqual([[heading, 'Confirmed']]));
    expect(verdict()).toBe('Every row can be registered.');
  }
});

test('a choice for one file does not replace the title of its column in another file', async () => {
  await open([{ ...studentRow('Tara Verma', { Gender: 'Femal' }), 'Adm No': 'A/1' }]);
  clickButton('Confirm 1 suggestion');
  await waitFor(() => expect(lines().map((cells) => cells.at(-1))).toEqual(['Confirmed']));
  await pick(workbookFile([{ ...studentRow('Ira Jain', { 'Sr. No.': 'R/4711' }), 'Adm No': 'F/77' }], 'class 6.xlsx'));
  await waitFor(() => expect(verdict()).toBe('Every row can be registered.'));
  clickButton('Register 1 Student');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Register 1 Student' }));
  await screen.findByRole('heading', { name: '1 student is registered' });
  expect(await sql("SELECT sr_no FROM students WHERE name = 'Ira Jain'")).toEqual([{ sr_no: 'R/4711' }]);
});

test('a column that is not read does not end the reading of one whose heading differs in signs alone', async () => {
  await open([{ 'SR No': '1', ...studentRow('Tara Verma'), 'Sr. No.': 'R/4711' }]);
  clickButton('Register 1 Student');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Register 1 Student' }));
  await screen.findByRole('heading', { name: '1 student is registered' });
  expect(await sql("SELECT sr_no FROM students WHERE name = 'Tara Verma'")).toEqual([{ sr_no: 'R/4711' }]);
});

test('a text that was read as two values leaves no line of an earlier check', async () => {
  const classed = (name: string, section: string, both = '5') => {
    const { Class: _class, ...rest } = studentRow(name, { Section: section });
    return { ...rest, 'Class/Sec': both };
  };
  await open([
    classed('Tara Verma', 'A'),
    classed('Ira Jain', 'B'),
    classed('Uma Jain', 'A'),
    classed('Om', '', '6-A'),
  ]);
  fireEvent.click(screen.getByRole('button', { name: /^Values: / }));
  const values = () => [...document.querySelectorAll('.import-values li')].map(({ textContent }) => textContent);
  expect(values()).toEqual(['“5” → 5 A: 2 rows', '“5” → 5 B: 1 row', '“6-A” → 6 A: 1 row']);
  fireEvent.click(screen.getByRole('button', { name: /^Columns: / }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show all columns' }));
  await chooseOption('Read Section as', 'Do not read');
  await waitFor(() => expect(verdict()).toMatch(/errors/));
  expect(values()).toEqual(['“6-A” → 6 A: 1 row']);
});

test('the checked file is read as chosen when it is uploaded again, and asks about what was not confirmed', async () => {
  const saveFile = jest.fn<void, [Blob, string]>();
  await open([own('Tara Verma', { Gender: 'Femal' })], { world: { saveFile } });
  await chooseOption('Read Room as', 'Class');
  await waitFor(() =>
    expect(
      lines()
        .find(([heading]) => heading === 'Room')
        ?.at(-1),
    ).toBe('Confirmed'),
  );
  clickButton('Download with Reasons');
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  const [[file, name] = [new Blob(), '']] = saveFile.mock.calls;
  await pick(new File([await file.arrayBuffer()], name));
  const asChosen = () =>
    lines().flatMap(([heading, , field, how]) => (how === 'Set by the portal' ? [] : [[heading, field, how]]));
  await waitFor(() =>
    expect(asChosen()).toEqual([
      ['Pupil', 'Student Name', 'Suggestion'],
      ['Bus', 'Do not read', 'Unknown'],
    ]),
  );
});
