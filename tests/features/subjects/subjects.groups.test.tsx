// Groups are added, edited and deleted; the school's list of subjects is kept.
import { act, within } from '@testing-library/react';
import { saveSubject, formOf, masterId, subjectOf, subjectPlaceOf } from '../../provider/support/subjects';
import { screen, waitFor } from '../../support/portal';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { choose, dialog, noDialog, offeredBy, pick, press } from '../support/classes';
import { countOf, either, on, real, recording, refuse, unauthorised } from '../support/faults';
import { goTo } from '../support/moving';
import { field, put } from '../support/schools';
import { signInAs } from '../support/signingIn';
import {
  NEXT,
  openAddingGroup,
  openSubjects,
  pressButton,
  rowsOf,
  SAVE_GROUP,
  showGroups,
  tick,
} from '../support/subjects';

beforeEach(resetProvider);

const AT = `of 9 (${NEXT})`;
const DONE = 'Subject group saved successfully';

test('CALL-61 SUBJECT-09 SUBJECT-24 SUBJECT-28 a group without a stream is made of any subjects of the class', async () => {
  const { fault, bodies } = recording(SAVE_GROUP);
  await openAddingGroup({ fault });
  await put('Group name', ' Languages ');
  expect(await offeredBy('Subjects', 'Hindi')).toEqual(expect.arrayContaining(['Computer Science', 'English']));
  await pick('Subjects', 'English');
  press('Create');
  expect(await screen.findByText(DONE)).toBeVisible();
  await noDialog();
  const place = await subjectPlaceOf('9');
  expect(bodies).toEqual([{ ...place, groupName: 'Languages', stream: null, subjectIds: [await masterId('English')] }]);
});

test('SUBJECT-23 SUBJECT-24 SUBJECT-25 without a name and without subjects nothing is sent', async () => {
  const { sent } = await openAddingGroup();
  press('Create');
  expect(await screen.findByText('Group name is required')).toBeVisible();
  expect(screen.getByText('At least one subject must be selected')).toBeVisible();
  expect(countOf(sent, SAVE_GROUP)).toBe(0);
});

test('SUBJECT-26 SUBJECT-27 a stream offers its own subjects and those of every stream, and unselects the others', async () => {
  const token = await tokenOf('admin');
  const place = await subjectPlaceOf('9');
  await saveSubject(token, formOf(await subjectOf(token, place, 'English'), { stream: 'ARTS' }));
  const { fault, bodies } = recording(SAVE_GROUP);
  await openAddingGroup({ fault });
  await put('Group name', 'Mixed');
  await pick('Subjects', 'English');
  await pick('Subjects', 'Hindi');
  await pick('Stream', 'Science');
  expect(await offeredBy('Subjects', 'Hindi')).not.toContain('English');
  press('Create');
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(bodies).toMatchObject([{ stream: 'SCIENCE', subjectIds: [await masterId('Hindi')] }]);
});

test('SUBJECT-08 SUBJECT-09 a group is called otherwise, and deleted once that is confirmed', async () => {
  const place = await subjectPlaceOf('9');
  const [stored] = await sql<{ id: number }>('SELECT id FROM subject_groups WHERE session_id = $1 AND class_id = $2', [
    place.sessionId,
    place.classId,
  ]);
  const call = `DELETE /subject-group/${place.sessionId}/${place.classId}/${stored?.id}`;
  const { user } = await openSubjects(
    {},
    { fault: either(on(SAVE_GROUP, refuse(101), real), on(call, refuse(101), real)) },
  );
  await showGroups(user);
  await choose(user, 'Third Language', 'Edit');
  await dialog(`Edit Group “Third Language” ${AT}`);
  expect(field('Group name')).toHaveValue('Third Language');
  await put('Group name', 'Old Languages');
  press('Save');
  expect(await screen.findByText('Failed to save subject group')).toBeVisible();
  press('Save');
  expect(await screen.findByText(DONE)).toBeVisible();
  await noDialog();
  await waitFor(() => expect(rowsOf('Groups of 9')[0]?.slice(0, 3)).toEqual(['Old Languages', 'All', 'SanskritUrdu']));
  const ask = async () => {
    await choose(user, 'Old Languages', 'Delete');
    return dialog(`Delete Group “Old Languages” ${AT}`);
  };
  await user.click(within(await ask()).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete subject group')).toBeVisible();
  await noDialog();
  const asks = await ask();
  expect(asks).toHaveTextContent('Its subjects stay in the class.');
  await user.click(within(asks).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Subject group deleted successfully')).toBeVisible();
  await waitFor(() => expect(rowsOf('Groups of 9')).toEqual([]));
});

test('code 205 a subject that somebody else changed meanwhile is not overwritten unasked', async () => {
  const { user } = await openSubjects();
  await choose(user, 'Hindi', 'Edit');
  await dialog(`Edit Subject “Hindi” ${AT}`);
  await tick('Viva');
  const place = await subjectPlaceOf('9');
  await act(async () => {
    const token = await tokenOf('platform');
    await saveSubject(token, formOf(await subjectOf(token, place, 'Hindi'), { practical: true }));
  });
  press('Save');
  expect(await screen.findByText('Another user has changed this record')).toBeVisible();
});

test('a group that was edited survives an expired sign-in: its dialog opens again with what was typed', async () => {
  const fault = either(on(SAVE_GROUP, unauthorised, real), on('POST /auth/refreshToken', unauthorised));
  const rendered = await openAddingGroup({ fault });
  const { pathname, hash } = rendered.router.state.location;
  await put('Group name', 'Languages');
  await pick('Subjects', 'English');
  press('Create');
  await screen.findByText('Your session has ended. Please sign in again.');
  await signInAs(rendered.user, 'admin');
  await screen.findByText('Welcome, Asha Verma!');
  await goTo(rendered, `${pathname}${hash}`);
  await dialog(`Add Group to 9 (${NEXT})`);
  expect(field('Group name')).toHaveValue('Languages');
});

test('the school’s list is opened from the screen and takes a new subject', async () => {
  await openSubjects();
  pressButton('Subject list');
  await dialog('Subject list');
  await put('New subject', 'Robotics');
  pressButton('Add');
  expect(await screen.findByText('Subject saved successfully')).toBeVisible();
  expect(await screen.findByLabelText('Actions for Robotics')).toBeVisible();
});
