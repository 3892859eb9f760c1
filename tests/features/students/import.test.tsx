// Students are registered from a spreadsheet: every row is checked first, then all of them are stored, or none.
import { fireEvent, within } from '@testing-library/react';
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { renderPortal, screen, waitFor, type RenderOptions, waitForResponses } from '../../support/portal';
import { formAt, placeOf, upload } from '../../provider/support/students';
import { setPrivileges, withdrawPrivileges } from '../../provider/support/privileges';
import { NEXT, RUNNING } from '../support/students';
import {
  countCalls,
  combineFaults,
  holdResponse,
  loseResponse,
  networkError,
  replyTo,
  passThrough,
  rejectWith,
} from '../../support/faults';
import { workbookFile } from '../../support/workbook';
import { studentRow } from '../../support/entities/studentRow';
import { navigateTo, getButton, chooseOption, optionsOf, selectedText, clickButton } from '../../support/screen';

beforeEach(resetProvider);

const CHECK = 'POST /student/import/check';
const IMPORT = 'POST /student/import';
const picker = () => screen.getByLabelText<HTMLInputElement>('Spreadsheet');

async function open(options: RenderOptions = {}) {
  const rendered = await renderPortal({ at: '/students/import', as: 'clerk', ...options });
  await screen.findByRole('heading', { level: 1, name: 'Register from Spreadsheet' });
  await waitFor(() => expect(picker()).toBeEnabled());
  return rendered;
}

async function pick(file: File): Promise<void> {
  fireEvent.change(picker(), { target: { files: [file] } });
  await waitFor(() => expect(document.querySelector('.import-check, .ant-alert, .import-problem')).not.toBeNull());
  await waitForResponses();
}

/** What each shown row says, without its pictures. */
const rows = () =>
  [...document.querySelectorAll('tbody tr[data-row-key]')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
  );
const filters = () => [...document.querySelectorAll('.ant-segmented-item-label')].map(({ textContent }) => textContent);
const verdict = () => document.querySelector('.import-verdict [role="status"]')?.textContent;

/** Presses the step and answers the question that comes. */
async function register(name: string): Promise<void> {
  clickButton(name);
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name }));
}

const stored = async (name: string) =>
  Number(
    (await sql<{ count: number }>('SELECT count(*)::integer AS count FROM students WHERE name = $1', [name]))[0]?.count,
  );

test('a spreadsheet is checked when it is chosen, and all its rows are registered in one confirmed step', async () => {
  const [checking, importing] = [holdResponse(), holdResponse()];
  const rendered = await open({
    fault: combineFaults(replyTo(CHECK, checking.reply), replyTo(IMPORT, importing.reply)),
  });
  const { path, sent } = rendered;
  expect(selectedText('Session')).toBe('2026 - 2027');
  const checked = pick(
    workbookFile([studentRow('Tara Verma'), studentRow('लावण्या राठी', { Gender: 'female', Section: 'b' })]),
  );
  expect(await screen.findByText('Checking students.xlsx')).toBeVisible();
  const shut = [picker().disabled, screen.getByLabelText<HTMLInputElement>('Session').disabled];
  checking.release();
  await checked;
  expect(shut).toEqual([true, true]);
  expect([verdict(), filters()]).toEqual([
    'Every row can be registered.',
    ['With errors (0)', 'Already registered (0)', 'To register (2)', 'All (2)'],
  ]);
  expect(rows()).toEqual([
    ['2', 'Tara Verma', 'Ramesh Verma', '5', 'A', 'To register', ''],
    ['3', 'लावण्या राठी', 'Ramesh Verma', '5', 'B', 'To register', ''],
  ]);
  expect(screen.getByText(/^2 new admissions: the admission fee applies\./)).toBeVisible();
  expect(await stored('Tara Verma')).toBe(0);
  expect(screen.queryByText('Download with Reasons')).toBeNull();
  await register('Register 2 Students');
  expect(await screen.findByText('Registering 2 students. Please keep this page open.')).toBeVisible();
  await navigateTo(rendered, '/profile');
  importing.release();
  expect(screen.getByText('Save not confirmed')).toBeVisible();
  clickButton('Stay');
  expect(await screen.findByRole('heading', { name: '2 students are registered' })).toHaveFocus();
  expect(rows().map((cells) => [cells[0], ...cells.slice(3)])).toEqual([
    ['2', 'Tara Verma', '5', 'A'],
    ['3', 'लावण्या राठी', '5', 'B'],
  ]);
  expect([await stored('Tara Verma'), await stored('लावण्या राठी'), countCalls(sent, IMPORT)]).toEqual([1, 1, 1]);
  fireEvent.click(screen.getByRole('link', { name: 'Open the list' }));
  await screen.findByRole('heading', { level: 1, name: 'Student Management' });
  expect(path()).toBe('/students/list');
});

test('rows with errors come first, each with the form’s own words; nothing can be registered until another file is right', async () => {
  // Who may edit students opens their records too.
  await withdrawPrivileges('clerk', 'LIST_STUDENT');
  await open();
  const known = { 'Student Name': 'Aanya Agarwal' };
  const [{ born }] = (await sql<{ born: string }>(
    `SELECT to_char(date_of_birth, 'DD/MM/YYYY') AS born FROM students WHERE code = 1068`,
  )) as [{ born: string }];
  await pick(
    workbookFile([
      studentRow('Tara Verma'),
      studentRow('Ira Jain', { Gender: '', 'Mobile Number': '98111' }),
      studentRow('Diya Jain', { Class: '15' }),
      studentRow('', { ...known, 'Father Name': 'Ramesh Agarwal', 'Date of Birth': born }),
    ]),
  );
  expect([verdict(), filters()]).toEqual([
    '2 rows have errors. Correct the file and choose it again. No student has been registered.',
    ['With errors (2)', 'Already registered (1)', 'To register (1)', 'All (4)'],
  ]);
  const [first, second] = rows();
  expect(first?.slice(0, 2)).toEqual(['3', 'Ira Jain']);
  expect(first?.at(-1)).toBe('Gender is required.Mobile Number must be 10 digits. The file has "98111".');
  expect(second?.at(-1)).toBe('The class is unknown. The file has "15".');
  expect(getButton('Register 1 Student')).toBeDisabled();
  fireEvent.click(screen.getByText('Already registered (1)'));
  expect(rows()).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Aanya Agarwal' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/students\/view\?id=\d+&session=2$/),
  );
  await pick(
    workbookFile([
      studentRow('Tara Verma'),
      studentRow('', { ...known, 'Father Name': 'Ramesh Agarwal', 'Date of Birth': born }),
    ]),
  );
  await waitFor(() => expect(verdict()).toBe('1 row is skipped because the student is already registered.'));
  expect(getButton('Register 1 Student')).toBeEnabled();
  expect(getButton('Download with Reasons')).toBeEnabled();
});

/** The text beside the choice of the sheet. */
const sheetHint = () => document.querySelector('.import-sheet p')?.textContent;

test('the sheets of a workbook are imported one after another, and those that are imported are marked', async () => {
  await open();
  const otherSheets = {
    'Class 2': [studentRow('Uma Zwei')],
    'कक्षा ३': [studentRow('Veda Drei'), studentRow('Yash Drei')],
  };
  await pick(workbookFile([studentRow('Tara Eins')], 'students.xlsx', { otherSheets }));
  expect([selectedText('Sheet'), sheetHint(), rows()[0]?.[1]]).toEqual([
    'Students',
    'Only this sheet is read. Choose the other 2 afterwards.',
    'Tara Eins',
  ]);
  chooseOption('Sheet', 'कक्षा ३');
  await waitFor(() => expect(rows().map((cells) => cells[1])).toEqual(['Veda Drei', 'Yash Drei']));
  await register('Register 2 Students');
  await screen.findByRole('heading', { name: '2 students are registered' });
  expect(sheetHint()).toBe('1 of 3 sheets imported.');
  clickButton('Check the next sheet: Students');
  await waitFor(() => expect(rows()[0]?.[1]).toBe('Tara Eins'));
  expect(await optionsOf('Sheet')).toEqual(['Students', 'Class 2', 'कक्षा ३ (imported)']);
  await register('Register 1 Student');
  await screen.findByRole('heading', { name: '1 student is registered' });
  getButton('Check the next sheet: Class 2').focus();
  clickButton('Check the next sheet: Class 2');
  await waitFor(() => expect(rows()[0]?.[1]).toBe('Uma Zwei'));
  expect(document.activeElement).toHaveTextContent('Every row can be registered.');
  await register('Register 1 Student');
  await waitFor(() => expect(sheetHint()).toBeUndefined());
  expect(await Promise.all(['Tara Eins', 'Uma Zwei', 'Veda Drei', 'Yash Drei'].map(stored))).toEqual([1, 1, 1, 1]);
});

test('a failed check of a sheet is repeated, and another session has no imported sheet', async () => {
  await open({ fault: replyTo(CHECK, passThrough, networkError, passThrough) });
  await pick(
    workbookFile([studentRow('Tara Eins')], 'students.xlsx', { otherSheets: { 'Class 2': [studentRow('Uma Zwei')] } }),
  );
  await register('Register 1 Student');
  await screen.findByRole('heading', { name: '1 student is registered' });
  clickButton('Check the next sheet: Class 2');
  await waitFor(() => expect(getButton('Check again')).toBeEnabled());
  expect(selectedText('Sheet')).toBe('Class 2');
  clickButton('Check again');
  await waitFor(() => expect(rows()[0]?.[1]).toBe('Uma Zwei'));
  expect(sheetHint()).toBe('1 of 2 sheets imported.');
  await chooseOption('Session', '2027 - 2028');
  await waitFor(() => expect(sheetHint()).toBe('Only this sheet is read. Choose the other one afterwards.'));
  expect(selectedText('Sheet')).toBe('Class 2');
});

test('the verdict of a sheet is about the sheet, and a lost response is named beside other sheets and for another session', async () => {
  await open({ fault: replyTo(IMPORT, loseResponse, passThrough) });
  const otherSheets = { 'Class 2': [studentRow('Uma Zwei', { Gender: '' })] };
  await pick(workbookFile([studentRow('Tara Eins')], 'students.xlsx', { otherSheets }));
  await register('Register 1 Student');
  expect(await screen.findByText(/the students may or may not be registered/)).toBeVisible();
  await waitForResponses();
  await chooseOption('Sheet', 'Class 2');
  const wrong =
    '1 row has errors. Correct the file, choose it again, then choose this sheet. Students who are already registered are skipped. No student of this sheet has been registered.';
  await waitFor(() => expect(verdict()).toBe(wrong));
  const unknown = 'The server did not respond, so the sheet Students may or may not be imported';
  expect(screen.getByText(`${unknown}. Choose it again to check it.`)).toBeVisible();
  await chooseOption('Session', NEXT);
  const other = `${unknown} in the session that you chose before. Choose that session again to check it.`;
  expect(await screen.findByText(other)).toBeVisible();
  await chooseOption('Session', RUNNING);
  await chooseOption('Sheet', 'Students');
  await waitFor(() => expect(verdict()).toBe('This sheet has no new students to register.'));
  expect([screen.queryByText(new RegExp(unknown)), sheetHint()]).toEqual([null, '1 of 2 sheets imported.']);
});

test('a sheet with a column twice is refused beside the choice of another one, and a file of one sheet offers no choice', async () => {
  await open();
  const twice = { ...studentRow('Tara Eins'), gender: 'FEMALE' };
  await pick(workbookFile([twice], 'students.xlsx', { otherSheets: { 'Class 2': [studentRow('Uma Zwei')] } }));
  expect(screen.getByRole('alert')).toHaveTextContent('These columns appear twice: Gender.');
  chooseOption('Sheet', 'Class 2');
  await waitFor(() => expect(rows()[0]?.[1]).toBe('Uma Zwei'));
  await pick(workbookFile([studentRow('Tara Eins')]));
  await waitFor(() => expect(rows()[0]?.[1]).toBe('Tara Eins'));
  expect(screen.queryByLabelText('Sheet')).toBeNull();
});

test('hidden rows and columns and unknown columns are named above the rows that are read', async () => {
  await open();
  const rows = ['One', 'Two', 'Three', 'Four'].map((name) =>
    studentRow(name, { 'Mother Name': 'Sita', Bus: '7', Hostel: 'No' }),
  );
  await pick(workbookFile(rows, 'students.xlsx', { rows: [3, 4], columns: [12] }));
  expect(verdict()).toBe('Every row can be registered.');
  expect([...document.querySelectorAll('[aria-label="Not read"] li')].map(({ textContent }) => textContent)).toEqual([
    '2 rows hidden by a filter or by hand are not read.',
    '1 hidden column is not read.',
    'These columns are not read: Bus, Hostel.',
  ]);
  expect(document.querySelectorAll('tbody tr[data-row-key]')).toHaveLength(2);
});

test.each([
  ['students.csv', 'Please select a spreadsheet (.xlsx or .xls).'],
  ['large.xlsx', 'The spreadsheet must not be larger than 5 MB.'],
])('%s is refused before it is sent', async (name, message) => {
  const { sent } = await open();
  await pick(new File([new Uint8Array(name === 'large.xlsx' ? 5 * 1024 * 1024 + 1 : 3)], name));
  expect(screen.getByText(message)).toHaveAttribute('role', 'alert');
  expect(countCalls(sent, CHECK)).toBe(0);
});

test('a file that is no spreadsheet, and one without a column, are refused with the reason', async () => {
  await open();
  await pick(new File(['<table><tr><td>1</td></tr></table>'], 'page.xls'));
  expect(screen.getByRole('alert')).toHaveTextContent('The file is text (CSV) or a web page');
  const { Gender: _gender, ...rest } = studentRow('Tara Verma');
  fireEvent.change(picker(), { target: { files: [workbookFile([{ ...rest, 'Student name': 'Tara Verma' }])] } });
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('These columns are missing: Gender.'));
  expect(screen.getAllByText(/These columns are missing/)).toHaveLength(1);
});

test('an answer that is lost is asked for again with the same key: each student is registered once, and the next spreadsheet begins again', async () => {
  await withdrawPrivileges('clerk', 'LIST_STUDENT');
  await open({ fault: replyTo(IMPORT, loseResponse, passThrough) });
  await pick(workbookFile([studentRow('Tara Verma')]));
  await register('Register 1 Student');
  expect(await screen.findByText(/the students may or may not be registered/)).toBeVisible();
  await waitForResponses();
  await register('Register 1 Student');
  await screen.findByRole('heading', { name: '1 student is registered' });
  expect(await stored('Tara Verma')).toBe(1);
  expect(screen.queryByText('Open the list')).toBeNull();
  clickButton('Register from another spreadsheet');
  await waitFor(() => expect(picker()).toBeEnabled());
  expect(screen.queryByText('students.xlsx')).toBeNull();
});

test('after an answer that was lost another spreadsheet is another request, and its students are registered too', async () => {
  await open({ fault: replyTo(IMPORT, loseResponse, passThrough) });
  await pick(workbookFile([studentRow('Tara Verma')]));
  await register('Register 1 Student');
  expect(await screen.findByText(/the students may or may not be registered/)).toBeVisible();
  await waitForResponses();
  await pick(workbookFile([studentRow('Ira Jain')]));
  await register('Register 1 Student');
  await screen.findByRole('heading', { name: '1 student is registered' });
  expect([await stored('Tara Verma'), await stored('Ira Jain')]).toEqual([1, 1]);
});

test('who was registered in the meantime is seen before anything is stored', async () => {
  await open();
  await pick(workbookFile([studentRow('Tara Verma'), studentRow('Ira Jain')]));
  await call('POST', '/student/register', { token: await tokenOf('admin'), form: upload(formAt(await placeOf())) });
  await register('Register 2 Students');
  await waitFor(() => expect(verdict()).toBe('1 row is skipped because the student is already registered.'));
  expect(
    screen.getByText(
      'The result of the check has changed. The file was checked again. Review the rows before you register.',
    ),
  ).toBeVisible();
  expect([await stored('Tara Verma'), await stored('Ira Jain')]).toEqual([1, 0]);
});

test('another session checks the same file again', async () => {
  const { sent } = await open();
  await pick(workbookFile([studentRow('Tara Verma')]));
  expect(await optionsOf('Session')).toEqual([NEXT, RUNNING]);
  await chooseOption('Session', NEXT);
  await waitFor(() => expect(countCalls(sent, CHECK)).toBe(2));
  await waitForResponses();
  clickButton('Register 1 Student');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(
    '1 student will be registered in 2027 - 2028. If one row fails, no student is registered.',
  );
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(countCalls(sent, IMPORT)).toBe(0);
  await register('Register 1 Student');
  await screen.findByRole('heading', { name: '1 student is registered' });
  expect(screen.getByText('Open the list')).toHaveAttribute('href', '/students/list#sessionId=3');
  const [row] = await sql<{ status: string }>(
    `SELECT s.status FROM enrolments e JOIN sessions s ON s.id = e.session_id JOIN students p ON p.id = e.student_id WHERE p.name = 'Tara Verma'`,
  );
  expect(row?.status).toBe('UPCOMING');
});

test('a check that fails keeps the file’s name and says why', async () => {
  await open({ fault: replyTo(CHECK, rejectWith(108, 'Something went wrong', { status: 500 }), networkError) });
  await pick(workbookFile([studentRow('Tara Verma')]));
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
  expect(screen.getByText('students.xlsx')).toBeVisible();
});

test.each(['platform', 'teacher'])('%s registers nobody: the page says so', async (as) => {
  if (as === 'teacher') await setPrivileges('teacher', 'STUDENT', 'LIST_STUDENT');
  await renderPortal({ at: '/students/import', as });
  expect(await screen.findByText('You do not have permission to register a student')).toBeVisible();
  expect(screen.queryByLabelText('Spreadsheet')).toBeNull();
});
