// Groups are added, edited and deleted; the school's list of subjects is kept.
import { act, within } from '@testing-library/react';
import { saveSubject, formOf, masterId, subjectOf, subjectPlaceOf } from '../../provider/support/subjects';
import { SUBJECT_GROUP } from '../../support/entities/subjects';
import { samplesIn } from '../../support/entities/table';
import { screen, waitFor, waitForResponses } from '../../support/portal';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { signInAs } from '../support/signingIn';
import { NEXT, openAddingGroup, openSubjects, SAVE_GROUP, showGroups, subjectRows } from '../support/subjects';
import {
  chooseMenuItem,
  findDialog,
  findNotification,
  waitForNoDialog,
  optionsOf,
  chooseOption,
  clickDialogButton,
  navigateTo,
  getField,
  fillField,
  clickButton,
  toggleCheckbox,
} from '../../support/screen';
import {
  countCalls,
  combineFaults,
  replyTo,
  passThrough,
  recordCalls,
  rejectWith,
  unauthorised,
} from '../../support/faults';

beforeEach(resetProvider);

const AT = `of 9 (${NEXT})`;
const DONE = 'Subject group saved successfully';

test('CALL-61 SUBJECT-09 SUBJECT-24 SUBJECT-28 SUBJECT-30 a group without a stream accepts any subject of the class', async () => {
  const { fault, bodies } = recordCalls(SAVE_GROUP);
  await openAddingGroup({ fault });
  const form = samplesIn(SUBJECT_GROUP, 'form');
  await fillField('Group name', ` ${form.groupName} `);
  const offered = await optionsOf('Subjects', 'Hindi');
  const subjects = subjectRows('Subjects of 9').map(([name]) => name);
  expect(offered.length).toBeGreaterThan(5);
  expect(offered).toEqual(subjects);
  await chooseOption('Subjects', 'English');
  clickDialogButton('Create');
  expect(await screen.findByText(DONE)).toBeVisible();
  await waitForNoDialog();
  const place = await subjectPlaceOf('9');
  expect(bodies).toEqual([{ ...place, ...form, subjectIds: [await masterId('English')] }]);
});

test('SUBJECT-23 SUBJECT-24 SUBJECT-25 without a name and without subjects nothing is sent', async () => {
  const { sent } = await openAddingGroup();
  clickDialogButton('Create');
  expect(await screen.findByText('Group name is required')).toBeVisible();
  expect(screen.getByText('At least one subject must be selected')).toBeVisible();
  expect(countCalls(sent, SAVE_GROUP)).toBe(0);
  await fillField('Group name', 'Languages');
  await waitFor(() => expect(screen.queryByText('Group name is required')).toBeNull());
  clickDialogButton('Create');
  await waitForResponses();
  expect(screen.getByText('At least one subject must be selected')).toBeVisible();
  expect(countCalls(sent, SAVE_GROUP)).toBe(0);
});

test('CALL-61 SUBJECT-05 SUBJECT-26 SUBJECT-27 SUBJECT-29 a stream offers its own subjects and those of every stream, and unselects the others', async () => {
  const token = await tokenOf('admin');
  const place = await subjectPlaceOf('9');
  await saveSubject(token, formOf(await subjectOf(token, place, 'English'), { stream: 'ARTS' }));
  await saveSubject(token, formOf(await subjectOf(token, place, 'Computer Science'), { stream: 'SCIENCE' }));
  const { fault, bodies } = recordCalls(SAVE_GROUP);
  const { user } = await openAddingGroup({ fault });
  expect(subjectRows('Subjects of 9')[1]?.slice(0, 5)).toEqual(['English', 'Mandatory', 'Marks', 'Theory', 'Arts']);
  await fillField('Group name', 'Mixed');
  await chooseOption('Subjects', 'English');
  await chooseOption('Subjects', 'Hindi');
  await chooseOption('Stream', 'Science');
  const offered = await optionsOf('Subjects', 'Hindi');
  const fitting = subjectRows('Subjects of 9').flatMap(([name]) => (name === 'English' ? [] : [name]));
  expect(offered).toEqual(fitting);
  expect(offered).toContain('Computer Science');
  const chosen = [...document.querySelectorAll('.ant-select-selection-item-content')];
  expect(chosen.map(({ textContent }) => textContent)).toEqual(['Hindi']);
  clickDialogButton('Create');
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(bodies).toMatchObject([{ stream: 'SCIENCE', subjectIds: [await masterId('Hindi')] }]);
  await user.click(screen.getByRole('tab', { name: 'Groups' }));
  await waitFor(() => expect(subjectRows('Groups of 9')[0]?.slice(0, 3)).toEqual(['Mixed', 'Science', 'Hindi']));
});

test('SUBJECT-08 SUBJECT-09 SUBJECT-30 CODE-07 CALL-61 CALL-63 a group is renamed, and deleted after confirmation; cancelling sends no call', async () => {
  const place = await subjectPlaceOf('9');
  const [stored] = await sql<{ id: number }>('SELECT id FROM subject_groups WHERE session_id = $1 AND class_id = $2', [
    place.sessionId,
    place.classId,
  ]);
  const call = `DELETE /subject-group/${place.sessionId}/${place.classId}/${stored?.id}`;
  const record = recordCalls(SAVE_GROUP);
  const { user, sent } = await openSubjects(
    {},
    {
      fault: combineFaults(
        record.fault,
        replyTo(SAVE_GROUP, rejectWith(101), passThrough),
        replyTo(call, rejectWith(101), passThrough),
      ),
    },
  );
  await showGroups(user);
  await chooseMenuItem(user, 'Third Language', 'Edit');
  await findDialog(`Edit Group “Third Language” ${AT}`);
  expect(getField('Group name')).toHaveValue('Third Language');
  await fillField('Group name', 'Old Languages');
  clickDialogButton('Save');
  expect(await findNotification('Failed to save subject group')).toBeVisible();
  clickDialogButton('Save');
  expect(await screen.findByText(DONE)).toBeVisible();
  await waitForNoDialog();
  await waitFor(() =>
    expect(subjectRows('Groups of 9')[0]?.slice(0, 3)).toEqual(['Old Languages', 'All', 'SanskritUrdu']),
  );
  expect(record.bodies).toMatchObject(
    [1, 2].map(() => ({ ...place, groupId: stored?.id, groupName: 'Old Languages', stream: null })),
  );
  const ask = async () => {
    await chooseMenuItem(user, 'Old Languages', 'Delete');
    return findDialog(`Delete Group “Old Languages” ${AT}`);
  };
  await user.click(within(await ask()).getByRole('button', { name: 'Cancel' }));
  await waitForNoDialog();
  expect(countCalls(sent, call)).toBe(0);
  await user.click(within(await ask()).getByRole('button', { name: 'Delete' }));
  expect(await findNotification('Failed to delete subject group')).toBeVisible();
  await waitForNoDialog();
  const asks = await ask();
  expect(asks).toHaveTextContent('Its subjects stay in the class.');
  await user.click(within(asks).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Subject group deleted successfully')).toBeVisible();
  await waitFor(() => expect(subjectRows('Groups of 9')).toEqual([]));
});

test('code 205 a subject that another user changed is not overwritten without confirmation', async () => {
  const { user } = await openSubjects();
  await chooseMenuItem(user, 'Hindi', 'Edit');
  await findDialog(`Edit Subject “Hindi” ${AT}`);
  toggleCheckbox('Viva');
  await waitForResponses();
  const place = await subjectPlaceOf('9');
  await act(async () => {
    const token = await tokenOf('platform');
    await saveSubject(token, formOf(await subjectOf(token, place, 'Hindi'), { practical: true }));
  });
  clickDialogButton('Save');
  expect(await screen.findByText('This record has changed')).toBeVisible();
});

test('the draft of a group survives an expired sign-in: its dialog opens with the draft', async () => {
  const fault = combineFaults(
    replyTo(SAVE_GROUP, unauthorised, passThrough),
    replyTo('POST /auth/refreshToken', unauthorised),
  );
  const rendered = await openAddingGroup({ fault });
  const { pathname, hash } = window.location;
  await fillField('Group name', 'Languages');
  await chooseOption('Subjects', 'English');
  clickDialogButton('Create');
  await screen.findByText('Your session has ended. Please sign in again.');
  await signInAs(rendered.user, 'admin');
  await screen.findByText('Welcome, Asha Verma!');
  await navigateTo(rendered, `${pathname}${hash}`);
  await findDialog(`Add Group to 9 (${NEXT})`);
  expect(getField('Group name')).toHaveValue('Languages');
});

test('the subject list of the school opens from the screen, and a subject is added to it', async () => {
  await openSubjects();
  clickButton('Subject list');
  await findDialog('Subject list');
  await fillField('New subject', 'Robotics');
  clickButton('Add');
  expect(await screen.findByText('Subject saved successfully')).toBeVisible();
  expect(await screen.findByLabelText('Actions for Robotics')).toBeVisible();
});
