// Which exams a class has: the form, its preview, and what is only read.
import { act, fireEvent, within } from '@testing-library/react';
import { CODES } from '@/api/catalogue';
import { feePlaceOf } from '../../provider/support/fees';
import {
  CONFIG,
  dropConfig,
  getConfig,
  giveLimits,
  listExams,
  listGrades,
  openPlace,
  saveConfig,
  saveGrades,
} from '../../provider/support/results';
import { renderPortal, screen, waitFor, type Rendered, type RenderOptions } from '../../support/portal';
import { resetProvider, tokenOf, displayNameOf } from '../../support/provider';
import { signInAs } from '../support/signingIn';
import {
  chooseOption,
  selectedText,
  navigateTo,
  getButton,
  waitForEnabled,
  getField,
  clickButton,
  typeInto,
} from '../../support/screen';
import { combineFaults, loseResponse, replyTo, passThrough, rejectWith, unauthorised } from '../../support/faults';

beforeEach(resetProvider);

const ASKED = 'You have unsaved changes. Leave without saving?';
/** The code for a session that has begun. */
const NOT_UPCOMING = CODES.RESULT_CONFIG_UPDATE_FOR_NON_UPCOMING_SESSION;
const toggleSwitch = (label: string) => fireEvent.click(screen.getByRole('switch', { name: label }));
const preview = () => within(screen.getByRole('complementary', { name: 'Exams after saving' }));
const planned = () =>
  preview()
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const sent = (rendered: Rendered) =>
  rendered.sent.filter(({ method, path }) => method === 'PUT' && path.endsWith('/result/config'));

async function openConfig(status = 'UPCOMING', options: RenderOptions = {}): Promise<Rendered> {
  const { sessionId, classId } = await feePlaceOf('5', status);
  const at = `/results/config#sessionId=${sessionId}&classId=${classId}`;
  const rendered = await renderPortal({ at, as: 'admin', ...options });
  await screen.findByRole('heading', { level: 2, name: 'Grace' });
  return rendered;
}

async function openEmpty(options: RenderOptions = {}): Promise<Rendered> {
  await openPlace();
  const rendered = await openConfig('UPCOMING', options);
  await waitFor(() => expect(getField('Term Exam Name')).toBeVisible());
  return rendered;
}

test('RESCONF-01 RESCONF-06 MARKS-04 MARKS-11 session and class come first: saving without them asks for both', async () => {
  const failing = rejectWith(105, '', { status: 500 });
  const rendered = await renderPortal({
    at: '/results/config',
    as: 'admin',
    fault: replyTo('GET /class/all/1', failing),
  });
  await screen.findByRole('heading', { level: 1, name: 'Result Config' });
  expect(await screen.findByText('Failed to fetch classes')).toBeVisible();
  for (const label of ['Session', 'Class'])
    expect(screen.getByText(label, { selector: 'label' })).toHaveClass('ant-form-item-required');
  toggleSwitch('Annual');
  clickButton('Save');
  expect(await screen.findByText('Please select class and session')).toBeVisible();
  expect(sent(rendered)).toEqual([]);
  rendered.leave();
  // The session is chosen by itself for a user of a school, and by nobody before the school is chosen.
  const platform = await renderPortal({ at: '/results/config', as: 'platform' });
  await screen.findByRole('heading', { level: 1, name: 'Result Config' });
  expect(selectedText('Session')).toBe('Choose a session');
  toggleSwitch('Annual');
  clickButton('Save');
  expect(await screen.findByText('Please select class and session')).toBeVisible();
  expect(sent(platform)).toEqual([]);
});

test('RESCONF-02 RESCONF-03 RESCONF-10 a config that was never saved has no exam, and the usual names', async () => {
  await openEmpty();
  expect(
    [
      'Term Exam Name',
      'Mid Term Exam Name',
      'Annual Exam Name',
      'Supplementary Exam Name',
      'Internal Assessment Name',
    ].map((label) => getField(label).value),
  ).toEqual(['Term Exam', 'Half Yearly', 'Annual', 'Supplementary Exam', 'Internal Assessment Exam']);
  expect(
    ['Number of Term Exams', 'Maximum Grace Marks', 'Maximum Grace Subjects'].map((label) => getField(label).value),
  ).toEqual(['0', '0', '0']);
  expect(screen.getAllByRole('switch').map((one) => one.getAttribute('aria-checked'))).toEqual(Array(4).fill('false'));
  for (const name of ['Mid Term', 'Annual', 'Supplementary', 'Internal Assessment'])
    expect(screen.getByRole('switch', { name })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('RESCONF-09 RESCONF-11 the preview shows the exams that a save makes', async () => {
  await openEmpty();
  typeInto('Number of Term Exams', '2');
  toggleSwitch('Annual');
  expect(planned()).toEqual(['Term Exam 1', 'Term Exam 2', 'Annual']);
  // Another place would lose them: that is asked first.
  for (const leaves of [() => clickButton('Reset'), () => chooseOption('Class', '6')]) {
    await leaves();
    expect(await screen.findByText(ASKED)).toBeVisible();
    clickButton('Stay');
    await waitFor(() => expect(screen.queryByText(ASKED)).toBeNull());
    expect([selectedText('Class'), getField('Number of Term Exams').value]).toEqual(['5', '2']);
  }
  clickButton('Save');
  expect(await screen.findByText('Result config updated successfully')).toBeVisible();
  const { data } = await listExams(await tokenOf('admin'), await feePlaceOf());
  expect(data.map(({ examName }) => examName)).toEqual(['Term Exam 1', 'Term Exam 2', 'Annual']);
  typeInto('Number of Term Exams', '1');
  await chooseOption('Class', '6');
  await screen.findByText(ASKED);
  clickButton('Leave');
  await waitFor(() => expect(selectedText('Class')).toBe('6'));
});

test.each([
  ['RESCONF-04', 'Number of Term Exams', '-1', 'Number of term exams cannot be negative'],
  ['RESCONF-05', 'Maximum Grace Marks', '-0.25', 'Maximum grace marks cannot be negative'],
  ['RESCONF-05', 'Maximum Grace Subjects', '-1', 'Maximum grace subjects cannot be negative'],
  ['RESCONF-05', 'Maximum Grace Marks', '0.3', 'Maximum grace marks must be a number in steps of 0.25'],
])('%s %s: %s is not accepted, 0 is', async (_id, label, value, message) => {
  const rendered = await openEmpty();
  toggleSwitch('Annual');
  typeInto(label, value);
  clickButton('Save');
  expect(await screen.findByText(message)).toBeVisible();
  expect(sent(rendered)).toEqual([]);
  typeInto(label, '0');
  clickButton('Save');
  expect(await screen.findByText('Result config updated successfully')).toBeVisible();
  expect(sent(rendered)).toHaveLength(1);
});

test('RESCONF-07 RESCONF-09 CALL2-08 a config without any exam is not sent; one that is refused without words has the screen’s, and outlives the sign-in', async () => {
  const rendered = await openEmpty({
    fault: combineFaults(
      replyTo('PUT /result/config', rejectWith(105, '', { status: 500 }), rejectWith(NOT_UPCOMING, ''), unauthorised),
      replyTo('POST /auth/refreshToken', unauthorised),
    ),
  });
  expect(preview().getByText('No exam is selected yet.')).toBeVisible();
  clickButton('Save');
  expect(await screen.findByText('Please select at least one exam')).toBeVisible();
  expect(sent(rendered)).toEqual([]);
  toggleSwitch('Annual');
  clickButton('Save');
  expect(await screen.findByText('Failed to update result config')).toBeVisible();
  await waitForEnabled(() => getButton('Save'));
  clickButton('Save');
  expect(await screen.findByText('A result config can be changed only while the session is upcoming')).toBeVisible();
  await waitForEnabled(() => getButton('Save'));
  const { hash } = window.location;
  clickButton('Save');
  await screen.findByText('Your session has ended. Please sign in again.');
  await signInAs(rendered.user, 'admin');
  await screen.findByText('You have an unsaved result config of 5, 2027 - 2028.', { exact: false });
  expect(screen.getByText('Resume draft')).toHaveAttribute('href', `/results/config#schoolId=1&${hash.slice(1)}`);
  fireEvent.click(screen.getByText('Resume draft'));
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Annual' })).toBeChecked());
});

test.each([
  ['a term exam', 'Term Exam Name', () => typeInto('Number of Term Exams', '1')],
  ['a mid term that is on', 'Mid Term Exam Name', () => toggleSwitch('Mid Term')],
  ['an annual exam that is on', 'Annual Exam Name', () => toggleSwitch('Annual')],
  ['a supplementary exam that is on', 'Supplementary Exam Name', () => toggleSwitch('Supplementary')],
  ['an internal assessment that is on', 'Internal Assessment Name', () => toggleSwitch('Internal Assessment')],
])('RESCONF-08 %s needs a name', async (_what, label, choose) => {
  const rendered = await openEmpty();
  choose();
  typeInto(label, ' ');
  clickButton('Save');
  expect((await screen.findAllByText('Please enter term exam name and others per exam type'))[0]).toBeVisible();
  expect(sent(rendered)).toEqual([]);
});

test('exams with limits are removed after a question', async () => {
  const place = await openPlace();
  const token = await tokenOf('admin');
  await saveConfig(token, { ...place, ...CONFIG });
  const [first] = (await listExams(token, place)).data;
  await giveLimits(first?.examId ?? 0);
  const rendered = await openConfig();
  typeInto('Number of Term Exams', '0');
  expect(preview().getByText('Unit Test 1 will be removed with the marks limits of 1 subject')).toBeVisible();
  expect(preview().getByText('Unit Test 2 will be removed')).toBeVisible();
  clickButton('Save');
  const dialog = await screen.findByRole('dialog', { name: 'Remove exams?' });
  expect(dialog).toHaveTextContent('1 exam with marks limits will be removed');
  expect(sent(rendered)).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove and save' }));
  expect(await screen.findByText('Result config updated successfully')).toBeVisible();
  expect((await getConfig(token, place)).data['termExamNo']).toBe(0);
  await waitFor(() => expect(screen.queryByText('Remove exams?')).toBeNull());
});

test.each(['ACTIVE', 'COMPLETED'])(
  'SESSION-43 SESSION-45 the config of an %s session is only read, with a hint',
  async (status) => {
    await openConfig(status);
    expect(await screen.findByText(/Its result config cannot be changed/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    const read = [...document.querySelectorAll('.portal-read-only')].map(({ children: [label, text] }) => [
      label?.textContent,
      text?.textContent,
    ]);
    expect(read).toEqual([
      ['Number of Term Exams', '2'],
      ['Term Exam Name', 'Term Exam'],
      ['Mid Term', 'Half Yearly'],
      ['Annual', 'Annual'],
      ['Supplementary', 'Supplementary Exam'],
      ['Internal Assessment', 'No'],
      ['Exams', 'Term Exam 1, Term Exam 2, Half Yearly, Annual, Supplementary Exam'],
      ['Maximum Grace Marks', '5'],
      ['Maximum Grace Subjects', '2'],
    ]);
    expect(screen.queryByRole('button', { name: 'Apply to other classes' })).toBeNull();
  },
);

test('RESCONF-10 where none was saved in a session that has begun, that is shown', async () => {
  const place = await feePlaceOf('5', 'ACTIVE');
  await dropConfig(place);
  await renderPortal({ at: `/results/config#sessionId=${place.sessionId}&classId=${place.classId}`, as: 'admin' });
  expect(await screen.findByText('No result config was saved for this class and session.')).toBeVisible();
});

const gradesDialog = () => within(screen.getByRole('dialog', { name: 'Grades of the school' }));
const namesOfGrades = async () => (await listGrades(await tokenOf('admin'))).data.map(({ name }) => name);
/** Another user calls A 'A1', and adds F. */
async function changeGradesElsewhere(): Promise<void> {
  const token = await tokenOf('admin');
  const [a, ...others] = (await listGrades(token)).data;
  await act(() => saveGrades(token, { grades: [{ ...a, name: 'A1' }, ...others, { name: 'F' }], removed: [] }));
}

test('code 205 grades that another user changed are not overwritten: theirs are loaded', async () => {
  await openConfig();
  clickButton('Grades');
  fireEvent.click(await screen.findByRole('button', { name: 'Move B up' }));
  await changeGradesElsewhere();
  fireEvent.click(gradesDialog().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This record has changed')).toBeVisible();
  expect(screen.getByText(new RegExp(`^Changed by ${await displayNameOf('admin')} on `))).toBeVisible();
  clickButton('Load new version');
  await waitFor(() => expect(screen.getByLabelText('Grade 1')).toHaveValue('A1'));
  expect(await namesOfGrades()).toEqual(['A1', 'B', 'C', 'D', 'E', 'F']);
});

test('code 205 own grades saved over them keep what another user added, and lose what was removed here', async () => {
  await openConfig();
  clickButton('Grades');
  fireEvent.click(await screen.findByRole('button', { name: 'Remove E' }));
  await changeGradesElsewhere();
  fireEvent.click(gradesDialog().getByRole('button', { name: 'Save' }));
  await screen.findByText('This record has changed');
  clickButton('Save my version');
  expect(await screen.findByText('Grades updated successfully')).toBeVisible();
  expect(await namesOfGrades()).toEqual(['A', 'B', 'C', 'D', 'F']);
});

test('a new grade that was stored without a response and is then renamed is not doubled', async () => {
  await openConfig('UPCOMING', { fault: replyTo('PUT /result/grade/1', loseResponse, passThrough) });
  clickButton('Grades');
  fireEvent.click(await screen.findByRole('button', { name: 'Add grade' }));
  typeInto('Grade 6', 'Z1');
  fireEvent.click(gradesDialog().getByRole('button', { name: 'Save' }));
  await screen.findByText('Save not confirmed.', { exact: false });
  typeInto('Grade 6', 'Z2');
  fireEvent.click(gradesDialog().getByRole('button', { name: 'Save' }));
  await screen.findByText('This record has changed');
  expect(await namesOfGrades()).toEqual(['A', 'B', 'C', 'D', 'E', 'Z1']);
  clickButton('Save my version');
  expect(await screen.findByText('Grades updated successfully')).toBeVisible();
  expect(await namesOfGrades()).toEqual(['A', 'B', 'C', 'D', 'E', 'Z2']);
});

test('the grades of the school are edited in a dialog', async () => {
  await openConfig();
  clickButton('Grades');
  fireEvent.click(await screen.findByRole('button', { name: 'Move B up' }));
  expect(screen.getByRole('button', { name: 'Move B up' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Move E down' })).toBeDisabled();
  clickButton('Remove E');
  expect(screen.getByRole('button', { name: 'Move D down' })).toBeDisabled();
  clickButton('Add grade');
  expect(screen.getByLabelText('Grade 5')).toHaveFocus();
  typeInto('Grade 5', 'd');
  fireEvent.click(gradesDialog().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This grade is already in the list')).toBeVisible();
  clickButton('Remove d');
  const dialog = within(screen.getByRole('dialog', { name: 'Grades of the school' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Grades updated successfully')).toBeVisible();
  const { data } = await listGrades(await tokenOf('admin'));
  expect(data.map(({ name }) => name)).toEqual(['B', 'A', 'C', 'D']);
});

test('TABLE-13 grades can be removed down to the last one, which stays', async () => {
  await openConfig();
  clickButton('Grades');
  for (const name of ['A', 'B', 'C', 'D'])
    fireEvent.click(await screen.findByRole('button', { name: `Remove ${name}` }));
  expect(await screen.findByRole('button', { name: 'Remove E' })).toBeDisabled();
  expect(screen.queryByLabelText('Grade 2')).toBeNull();
  // Closed without a save and opened again they are asked for again: what another user called them in the meantime is shown.
  fireEvent.keyDown(getField('Grade 1'), { key: 'Escape', code: 'Escape', keyCode: 27 });
  expect(await screen.findByText('Discard your changes to the grades?')).toBeVisible();
  clickButton('Discard');
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  await changeGradesElsewhere();
  clickButton('Grades');
  await waitFor(() => expect(getField('Grade 1')).toHaveValue('A1'));
  expect(getField('Grade 6')).toHaveValue('F');
});

test('TABLE-13 grades that were typed survive an expired sign-in: the dialog opens again with them, and Escape asks', async () => {
  const fault = combineFaults(
    replyTo('PUT /result/grade/1', unauthorised, passThrough),
    replyTo('POST /auth/refreshToken', unauthorised),
  );
  const rendered = await openConfig('UPCOMING', { fault });
  clickButton('Grades');
  await screen.findByLabelText('Grade 1');
  typeInto('Grade 1', 'A1');
  clickButton('Remove E');
  fireEvent.click(gradesDialog().getByRole('button', { name: 'Save' }));
  await screen.findByText('Your session has ended. Please sign in again.');
  await signInAs(rendered.user, 'admin');
  await screen.findByText('You have unsaved grades of the school.', { exact: false });
  expect(screen.getByText('Resume draft')).toHaveAttribute('href', '/results/config#schoolId=1');
  fireEvent.click(screen.getByText('Resume draft'));
  await waitFor(() => expect(getField('Grade 1')).toHaveValue('A1'));
  fireEvent.keyDown(getField('Grade 1'), { key: 'Escape', code: 'Escape', keyCode: 27 });
  expect(await screen.findByText('Discard your changes to the grades?')).toBeVisible();
  clickButton('Keep editing');
  await waitFor(() => expect(screen.queryByText('Discard your changes to the grades?')).toBeNull());
  fireEvent.click(gradesDialog().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Grades updated successfully')).toBeVisible();
  expect(await namesOfGrades()).toEqual(['A1', 'B', 'C', 'D']);
});

test('the config that is opened again is what another user saved in the meantime', async () => {
  const place = await openPlace();
  const token = await tokenOf('admin');
  await saveConfig(token, { ...place, ...CONFIG });
  const rendered = await openConfig();
  const { pathname, hash } = window.location;
  const { version } = (await getConfig(token, place)).data;
  await navigateTo(rendered, '/profile');
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  await saveConfig(token, { ...place, ...CONFIG, termExamName: 'Weekly Test', version });
  await navigateTo(rendered, `${pathname}${hash}`);
  await waitFor(() => expect(getField('Term Exam Name')).toHaveValue('Weekly Test'));
});
