// Subjects are added, edited and deleted.
import { fireEvent, within } from '@testing-library/react';
import { CLASS_SUBJECT } from '../../support/entities/subjects';
import { samplesIn, typedIn } from '../../support/entities/table';
import { screen, waitFor, waitForResponses } from '../../support/portal';
import { resetProvider, tokenOf } from '../../support/provider';
import { listSubjects, masterId, saveGroup, subjectPlaceOf } from '../../provider/support/subjects';
import { NEXT, openAdding, openSubjects, SAVE, storedSubject, findTableText, subjectRows } from '../support/subjects';
import {
  chooseMenuItem,
  findDialog,
  findNotification,
  waitForNoDialog,
  optionsOf,
  chooseOption,
  clickDialogButton,
  selectedText,
  navigateTo,
  queryDatabase,
  getField,
  toggleCheckbox,
  clickButton,
} from '../../support/screen';
import {
  alterResponse,
  countCalls,
  combineFaults,
  loseResponse,
  replyTo,
  passThrough,
  recordCalls,
  rejectWith,
  respondWith,
} from '../../support/faults';

beforeEach(resetProvider);

const AT = `of 9 (${NEXT})`;
const DONE = 'Subject saved successfully';
const CATEGORIES = typedIn(CLASS_SUBJECT, 'category').map(({ title }) => title);
const MASTERS = 'GET /subject-master/1';
const names = () => subjectRows('Subjects of 9').map(([name]) => name);
const radio = (name: string) => screen.getByRole('radio', { name });

test('CONST-23 CONST-24 SUBJECT-19 SUBJECT-21 a new subject is mandatory, judged by marks, with theory alone', async () => {
  await openAdding({ fault: replyTo(MASTERS, rejectWith(105, '', { status: 500 })) });
  const failed = await screen.findByText('Failed to load subjects');
  expect(failed).toHaveAttribute('role', 'alert');
  expect(screen.queryByText(/^The class already has every subject in the list\./)).toBeNull();
  const choices = screen.getAllByRole<HTMLInputElement>('radio').map(({ labels }) => labels?.[0]?.textContent ?? '');
  expect(choices).toEqual(['Mandatory', 'Optional', 'Marks', 'Grade']);
  const checked = choices.filter((name) => (radio(name) as HTMLInputElement).checked);
  expect(checked).toEqual(['Mandatory', 'Marks']);
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  const ticked = CATEGORIES.filter((name) => (getField(name) as HTMLInputElement).checked);
  expect(ticked).toEqual(['Theory']);
  expect([selectedText('Stream'), selectedText('Subject')]).toEqual(['All', 'Choose a subject']);
  expect(getField('Groups')).toBeEnabled();
  expect(document.querySelectorAll('.ant-select-selection-item-content')).toHaveLength(0);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Subject' })).toHaveFocus());
});

test('SUBJECT-18 SUBJECT-22 CALL-57 the subject is chosen from the school’s list, without those the class has', async () => {
  await openAdding();
  // The class has Computer Science and English, which would be before Geography: a long list draws its first options only.
  const offered = await optionsOf('Subject', 'Geography');
  expect(offered).toEqual(expect.arrayContaining(['Accountancy', 'Drawing']));
  for (const name of ['Computer Science', 'English']) expect(offered).not.toContain(name);
});

test('SUBJECT-18 SUBJECT-22 of the subjects in the answer of the provider, none that the class has is offered', async () => {
  const { data } = await listSubjects(await tokenOf('admin'), await subjectPlaceOf('9'));
  const listed = new Set([...data.map(({ subjectName }) => subjectName), 'Drawing', 'Geography']);
  const few = (masters: unknown) =>
    (masters as { subjectName: string }[]).filter(({ subjectName }) => listed.has(subjectName));
  await openAdding({ fault: replyTo(MASTERS, alterResponse(few)) });
  expect(await optionsOf('Subject', 'Geography')).toEqual(['Drawing', 'Geography']);
});

test('CALL-57 CALL-60 SUBJECT-09 SUBJECT-19 SUBJECT-29 SUBJECT-31 ENUM-33 CONST-23 CONST-24 a subject is sent as it is filled in, and the dialog stays open for the next one', async () => {
  const { fault, bodies } = recordCalls(SAVE);
  const rendered = await openAdding({ fault });
  await chooseOption('Subject', 'Drawing');
  fireEvent.click(radio('Optional'));
  fireEvent.click(radio('Grade'));
  for (const name of ['Viva', 'Practical', 'Theory']) {
    toggleCheckbox(name);
    await waitForResponses();
  }
  await chooseOption('Stream', 'Arts');
  await chooseOption('Groups', 'Third Language');
  radio('Grade').focus();
  clickDialogButton('Add');
  expect(await screen.findByText(DONE)).toBeVisible();
  const place = await subjectPlaceOf('9');
  const [group] = await queryDatabase<{ id: number }>(
    "SELECT id FROM subject_groups WHERE name = 'Third Language' AND session_id = $1 AND class_id = $2",
    [place.sessionId, place.classId],
  );
  expect(bodies).toEqual([
    {
      ...samplesIn(CLASS_SUBJECT, 'preset'),
      ...place,
      subjectId: await masterId('Drawing'),
      type: 'OPTIONAL',
      evaluationMethod: 'GRADE',
      theory: false,
      practical: true,
      viva: true,
      stream: 'ARTS',
      groupIds: [group?.id],
    },
  ]);
  expect(await screen.findByText('Added: Drawing', { selector: '[role="status"]' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Subject' })).toHaveFocus());
  await waitFor(() => expect(names()).toContain('Drawing'));
  expect(selectedText('Subject')).toBe('Choose a subject');
  expect(await optionsOf('Subject', 'Geography')).not.toContain('Drawing');
  // The next one begins as the first did.
  const checked = ['Optional', 'Grade'].filter((name) => (radio(name) as HTMLInputElement).checked);
  expect(checked).toEqual([]);
  expect(getField('Theory')).toBeChecked();
  for (const name of ['Viva', 'Practical']) expect(getField(name)).not.toBeChecked();
  expect(selectedText('Stream')).toBe('All');
  // Nothing of it is left to save.
  await navigateTo(rendered, '/profile');
  await waitFor(() => expect(rendered.path()).toBe('/profile'));
});

test('SUBJECT-17 SUBJECT-18 SUBJECT-20 SUBJECT-23 without a subject and without a category nothing is sent', async () => {
  const { sent } = await openAdding({ fault: replyTo(MASTERS, respondWith([])) });
  expect(await screen.findByText(/^The class already has every subject in the list\./)).toBeVisible();
  toggleCheckbox('Theory');
  await waitForResponses();
  clickDialogButton('Add');
  expect(await screen.findByText('Subject is required')).toBeVisible();
  expect(await screen.findByText('At least one marks category must be selected')).toBeVisible();
  toggleCheckbox('Practical');
  await waitForResponses();
  await waitFor(() => expect(screen.queryByText('At least one marks category must be selected')).toBeNull());
  expect(countCalls(sent, SAVE)).toBe(0);
});

test('CALL-60 SUBJECT-05 SUBJECT-09 SUBJECT-20 SUBJECT-29 ENUM-33 CONST-23 CONST-24 a subject is edited, not without a category, and the dialog closes', async () => {
  const { fault, bodies } = recordCalls(SAVE);
  const { user } = await openSubjects({}, { fault });
  await chooseMenuItem(user, 'Hindi', 'Edit');
  await findDialog(`Edit Subject “Hindi” ${AT}`);
  toggleCheckbox('Theory');
  await waitForResponses();
  clickDialogButton('Save');
  expect(await screen.findByText('At least one marks category must be selected')).toBeVisible();
  expect(bodies).toEqual([]);
  for (const name of ['Theory', 'Viva']) toggleCheckbox(name);
  await waitForResponses();
  clickDialogButton('Save');
  expect(await screen.findByText(DONE)).toBeVisible();
  await waitForNoDialog();
  const edited = { ...(await subjectPlaceOf('9')), subjectId: await masterId('Hindi'), stream: null };
  const kept = { type: 'MANDATORY', evaluationMethod: 'MARKS' };
  expect(bodies).toMatchObject([{ ...edited, ...kept, viva: true, theory: true, version: 1 }]);
  const hindi = () => subjectRows('Subjects of 9').find(([name]) => name === 'Hindi');
  await waitFor(() => expect(hindi()?.slice(1, 5)).toEqual(['Mandatory', 'Marks', 'Theory, Viva', 'All']));
  expect(await storedSubject('Hindi', await subjectPlaceOf('9'))).toMatchObject({ viva: true, version: 2 });
});

test('a subject of a stream can be in the groups without one', async () => {
  const place = await subjectPlaceOf('9');
  const arts = { ...place, groupName: 'Fine arts', stream: 'ARTS', subjectIds: [await masterId('Hindi')] };
  await saveGroup(await tokenOf('admin'), arts);
  const { user } = await openSubjects();
  await chooseMenuItem(user, 'Sanskrit', 'Edit');
  await findDialog(`Edit Subject “Sanskrit” ${AT}`);
  await chooseOption('Groups', 'Fine arts');
  const groups = () =>
    [...document.querySelectorAll('.ant-select-selection-item-content')].map(({ textContent }) => textContent);
  expect(groups()).toEqual(['Third Language', 'Fine arts']);
  await chooseOption('Stream', 'Science');
  // One of another stream is left.
  await waitFor(() => expect(groups()).toEqual(['Third Language']));
  // A group without a stream takes subjects of every stream.
  expect(await optionsOf('Groups', 'Third Language')).toEqual(['Third Language']);
});

test('SUBJECT-08 SUBJECT-09 CALL-62 a subject is deleted after confirmation; cancelling sends no call', async () => {
  const { user, sent } = await openSubjects();
  const place = await subjectPlaceOf('9');
  const call = `DELETE /subject/${place.sessionId}/${place.classId}/${await masterId('Hindi')}`;
  await chooseMenuItem(user, 'Hindi', 'Delete');
  const asks = await findDialog(`Delete Subject “Hindi” ${AT}`);
  expect(asks).toHaveTextContent('It is also removed from its groups.');
  await user.click(within(asks).getByRole('button', { name: 'Cancel' }));
  await waitForNoDialog();
  expect(countCalls(sent, call)).toBe(0);
  await chooseMenuItem(user, 'Hindi', 'Delete');
  await user.click(within(await findDialog(`Delete Subject “Hindi” ${AT}`)).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Subject deleted successfully')).toBeVisible();
  await waitFor(() => expect(names()).not.toContain('Hindi'));
});

test.each([
  ['a rejection without a message', rejectWith(101), 'Failed to save subject'],
  ['a rejection with a message', rejectWith(150, 'The session has begun'), 'The session has begun'],
])('SUBJECT-09 CODE-07 %s is reported, and the input stays', async (_what, reply, message) => {
  await openAdding({ fault: replyTo(SAVE, reply) });
  await chooseOption('Subject', 'Drawing');
  clickDialogButton('Add');
  expect(await findNotification(message)).toBeVisible();
  expect(selectedText('Subject')).toBe('Drawing');
  fireEvent.keyDown(getField('Viva'), { key: 'Escape', code: 'Escape', keyCode: 27 });
  expect(await screen.findByText('Discard your entries?')).toBeVisible();
});

test('SUBJECT-09 CODE-07 a failed deletion is reported', async () => {
  const place = await subjectPlaceOf('9');
  const call = `DELETE /subject/${place.sessionId}/${place.classId}/${await masterId('Hindi')}`;
  const { user } = await openSubjects({}, { fault: replyTo(call, rejectWith(101)) });
  await chooseMenuItem(user, 'Hindi', 'Delete');
  await user.click(within(await findDialog(`Delete Subject “Hindi” ${AT}`)).getByRole('button', { name: 'Delete' }));
  expect(await findNotification('Failed to delete subject')).toBeVisible();
  expect(await findTableText('Hindi')).toBeVisible();
});

test('TABLE-13 after a lost response the dialog asks before it is closed, and a retry adds the subject once', async () => {
  const { fault, headers } = recordCalls(SAVE);
  await openAdding({ fault: combineFaults(fault, replyTo(SAVE, loseResponse, passThrough)) });
  await chooseOption('Subject', 'Drawing');
  clickDialogButton('Add');
  await screen.findByText('Save not confirmed. Your entries are still here.');
  clickDialogButton('Done');
  await findDialog('Save not confirmed');
  clickButton('Stay');
  await waitFor(() => expect(screen.queryByText('Save not confirmed')).toBeNull());
  clickDialogButton('Add');
  expect(await screen.findByText('Added: Drawing')).toBeVisible();
  const keys = headers.map((one) => one.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});
