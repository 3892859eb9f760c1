import { within } from '@testing-library/react';
import { screen, waitFor } from '../../support/portal';
import {
  classButton,
  classNames,
  enrolOne,
  idOfClass,
  idOfSection,
  openClasses,
  resetToFewClasses,
  selectClass,
  findPanel,
  panelRows,
} from '../support/classes';
import { PAST, RUNNING } from '../support/sessions';
import {
  chooseMenuItem,
  findDialog,
  findNotification,
  waitForNoDialog,
  clickDialogButton,
  queryDatabase,
} from '../../support/screen';
import { countCalls, networkError, replyTo, rejectWith } from '../../support/faults';

beforeEach(resetToFewClasses);

const CLASS_TEXT = 'Are you sure you want to delete this class? Its sections are also deleted.';
const SECTION_TEXT = 'Are you sure you want to delete this section?';

test('CLASS-16 CLASS-27 CLASS-29 CLASS-39 CALL-10 CALL-33 a class is disabled and enabled from its menu, and the list follows', async () => {
  const { user } = await openClasses();
  await selectClass(user, '5');
  await chooseMenuItem(user, '5', 'Disable');
  expect(await screen.findByText('Class disabled successfully')).toBeVisible();
  await waitFor(async () => expect(within(await classButton('5')).getByText('Disabled')).toBeVisible());
  expect(await queryDatabase("SELECT disabled FROM classes WHERE school_id = 1 AND name = '5'")).toEqual([
    { disabled: true },
  ]);
  await chooseMenuItem(user, '5', 'Enable');
  expect(await screen.findByText('Class enabled successfully')).toBeVisible();
  await waitFor(async () => expect(within(await classButton('5')).queryByText('Disabled')).toBeNull());
  expect(await classButton('5')).toHaveAttribute('aria-pressed', 'true');
});

test('CLASS-39 disabling a class with students asks first and says what stops; enabling does not ask', async () => {
  // A student of a completed session is no use of a class.
  await enrolOne('11', PAST);
  await enrolOne('5', RUNNING);
  const { sent, user } = await openClasses();
  const call = `PUT /class/${await idOfClass('5')}/true/disable`;
  await chooseMenuItem(user, '5', 'Disable');
  expect(await findDialog('Disable Class “5”')).toHaveTextContent(
    'Students are enrolled in this class. While it is disabled, it cannot be chosen on other screens',
  );
  clickDialogButton('Cancel');
  await waitForNoDialog();
  expect(countCalls(sent, call)).toBe(0);
  await chooseMenuItem(user, '5', 'Disable');
  await findDialog('Disable Class “5”');
  clickDialogButton('Disable class');
  expect(await screen.findByText('Class disabled successfully')).toBeVisible();
  await waitFor(async () => expect(within(await classButton('5')).getByText('Disabled')).toBeVisible());
  await chooseMenuItem(user, '5', 'Enable');
  expect(await screen.findByText('Class enabled successfully')).toBeVisible();
  await chooseMenuItem(user, '11', 'Disable');
  await waitFor(async () => expect(within(await classButton('11')).getByText('Disabled')).toBeVisible());
});

test('CLASS-26 CLASS-27 CLASS-29 CALL-32 deleting a class asks first; confirmed, it is gone and nothing is chosen', async () => {
  const { sent, user } = await openClasses();
  const call = `DELETE /class/${await idOfClass('12')}`;
  await selectClass(user, '12');
  await chooseMenuItem(user, '12', 'Delete');
  expect(within(await findDialog('Delete Class “12”')).getByText(CLASS_TEXT)).toBeVisible();
  clickDialogButton('Cancel');
  await waitForNoDialog();
  expect(countCalls(sent, call)).toBe(0);
  expect(menuFocused()).toBe('Actions for 12');
  await chooseMenuItem(user, '12', 'Delete');
  await findDialog('Delete Class “12”');
  clickDialogButton('Delete');
  expect(await screen.findByText('Class deleted successfully')).toBeVisible();
  await waitFor(() => expect(classNames()).not.toContain('12'));
  expect(within(await findPanel('Sections')).getByText('Choose a class to see its sections')).toBeVisible();
  expect(countCalls(sent, call)).toBe(1);
});

const menuFocused = () => document.activeElement?.getAttribute('aria-label');

test('CLASS-29 deleting another class leaves the chosen one chosen', async () => {
  const { user } = await openClasses();
  await selectClass(user, '11');
  await chooseMenuItem(user, '12', 'Delete');
  await findDialog('Delete Class “12”');
  clickDialogButton('Delete');
  await waitFor(() => expect(classNames()).not.toContain('12'));
  expect(await classButton('11')).toHaveAttribute('aria-pressed', 'true');
  expect(panelRows('Sections of 11')).toHaveLength(3);
});

test('CLASS-26 CLASS-27 CLASS-29 CALL-36 deleting a section asks first; confirmed, it is gone and its class stays chosen', async () => {
  const { sent, user } = await openClasses();
  const call = `DELETE /section/${await idOfSection('11', 'Arts')}`;
  await selectClass(user, '11');
  await chooseMenuItem(user, 'Arts', 'Delete');
  expect(within(await findDialog('Delete Section “Arts” of “11”')).getByText(SECTION_TEXT)).toBeVisible();
  clickDialogButton('Cancel');
  await waitForNoDialog();
  expect(countCalls(sent, call)).toBe(0);
  await chooseMenuItem(user, 'Arts', 'Delete');
  await findDialog('Delete Section “Arts” of “11”');
  clickDialogButton('Delete');
  expect(await screen.findByText('Section deleted successfully')).toBeVisible();
  await waitFor(() =>
    expect(panelRows('Sections of 11')).toEqual([
      ['Commerce', 'Commerce'],
      ['Science', 'Science'],
    ]),
  );
  expect(countCalls(sent, call)).toBe(1);
});

interface Failing {
  name: string;
  entry: string;
  call: (ids: { classId: number; sectionId: number }) => string;
  text: string;
  title: string;
}
const failing: Failing[] = [
  {
    name: '11',
    entry: 'Disable',
    call: ({ classId }) => `PUT /class/${classId}/true/disable`,
    text: 'Failed to update class status',
    title: '',
  },
  {
    name: '11',
    entry: 'Enable',
    call: ({ classId }) => `PUT /class/${classId}/false/disable`,
    text: 'Failed to update class status',
    title: '',
  },
  {
    name: '11',
    entry: 'Delete',
    call: ({ classId }) => `DELETE /class/${classId}`,
    text: 'Failed to delete class',
    title: 'Delete Class “11”',
  },
  {
    name: 'Arts',
    entry: 'Delete',
    call: ({ sectionId }) => `DELETE /section/${sectionId}`,
    text: 'Failed to delete section',
    title: 'Delete Section “Arts” of “11”',
  },
];
test.each(failing)('CLASS-27 CLASS-28 CODE-07 a failed $entry of $name says so and changes nothing', async (one) => {
  const disabled = one.entry === 'Enable';
  await queryDatabase("UPDATE classes SET disabled = $1 WHERE school_id = 1 AND name = '11'", [disabled]);
  const call = one.call({ classId: await idOfClass('11'), sectionId: await idOfSection('11', 'Arts') });
  const inUse = 'The class still has students and cannot be deleted';
  const { sent, user } = await openClasses({
    fault: replyTo(call, rejectWith(105, '', { status: 409 }), rejectWith(109, inUse), networkError),
  });
  await selectClass(user, '11');
  for (const shown of [one.text, inUse, 'Network error occurred']) {
    await chooseMenuItem(user, one.name, one.entry);
    if (one.entry === 'Delete') {
      await findDialog(one.title);
      clickDialogButton('Delete');
    }
    expect(await findNotification(shown)).toBeVisible();
    await waitForNoDialog();
  }
  expect(countCalls(sent, call)).toBe(3);
  expect(panelRows('Sections of 11')).toHaveLength(3);
  expect(within(await classButton('11')).queryAllByText('Disabled')).toHaveLength(disabled ? 1 : 0);
});

test('a class that was deleted elsewhere in the meantime: the refusal is shown, and the list is loaded again', async () => {
  const { user } = await openClasses();
  await queryDatabase("UPDATE classes SET deleted_at = now(), sequence = NULL WHERE school_id = 1 AND name = '12'");
  await chooseMenuItem(user, '12', 'Disable');
  expect(await screen.findByText('The class is unknown')).toBeVisible();
  await waitFor(() => expect(classNames()).not.toContain('12'));
});
