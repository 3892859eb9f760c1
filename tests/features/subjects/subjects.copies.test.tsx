// Subjects and groups of a class are applied to other classes, and copied into an empty class.
import { act, fireEvent } from '@testing-library/react';
import { classIds, clearSubjects, equalSubjects } from '../../provider/support/copies';
import {
  formOf,
  listSubjects,
  masterId,
  saveSubject,
  SUBJECT,
  subjectOf,
  subjectPlaceOf,
} from '../../provider/support/subjects';
import { renderPortal, screen, waitFor } from '../../support/portal';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { copyRows, openCopyDialog, waitForCopyRows } from '../support/copies';
import { openSubjects, subjectsAddress, findTableText } from '../support/subjects';
import { clickLastButton, chooseOption } from '../../support/screen';
import { replyTo, rejectWith } from '../../support/faults';

beforeEach(resetProvider);

const APPLY = 'Apply to other classes';

/** Class 7 is empty, class 8 has a changed subject, class 6 is equal to class 9. */
async function world() {
  const nine = await subjectPlaceOf('9');
  const ids = await classIds();
  const at = (name: string) => ({ ...nine, classId: ids[name] ?? 0 });
  const token = await tokenOf('admin');
  await clearSubjects(at('7'));
  for (const name of ['6', '8']) await equalSubjects(nine, ids[name] ?? 0);
  await saveSubject(token, formOf(await subjectOf(token, at('8'), 'Science'), { viva: true }));
  return { at, token, nine };
}

test('classes that only add are ticked, classes with changes are not, and equal classes cannot be ticked', async () => {
  await world();
  await openSubjects();
  await openCopyDialog(APPLY);
  await waitForCopyRows();
  const rows = copyRows();
  expect(rows['7']?.box).toBeChecked();
  expect(rows['8']?.box).not.toBeChecked();
  expect(rows['8']?.text).toContain(
    'Science: Mandatory, marks: theory, practical, viva → Mandatory, marks: theory, practical',
  );
  expect(rows['6']?.text).toContain('Already equal');
  expect(rows['6']?.box).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'Select All' })).toHaveFocus();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select All' }));
  expect(copyRows()['8']?.box).toBeChecked();
  expect(copyRows()['6']?.box).not.toBeChecked();
});

test('one click applies, and the dialog shows what was done', async () => {
  const { at, token } = await world();
  await openSubjects();
  await openCopyDialog(APPLY);
  await waitForCopyRows();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select All' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select All' }));
  expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
  for (const name of ['7', '8']) fireEvent.click(copyRows()[name]?.box as HTMLElement);
  clickLastButton('Apply');
  expect(await screen.findByText('Copied to 2 classes')).toBeVisible();
  expect(Object.keys(copyRows())).toEqual(['7', '8']);
  expect(copyRows()['7']?.text).toMatch(/^Added: /);
  expect(copyRows()['8']?.text).toMatch(/^Changed:/);
  expect((await act(() => listSubjects(token, at('7')))).data).toHaveLength(10);
});

test('classes that another user changed are marked and no longer ticked, and nothing is stored', async () => {
  const { at, token } = await world();
  await openSubjects();
  await openCopyDialog(APPLY);
  await waitForCopyRows();
  await act(
    async () => void (await saveSubject(token, { ...at('7'), ...SUBJECT, subjectId: await masterId('Drawing') })),
  );
  clickLastButton('Apply');
  expect(await screen.findByText('Class 7 was changed by Asha Verma')).toBeVisible();
  await waitFor(() => expect(copyRows()['7']?.text).toContain('Class 7 was changed by Asha Verma. Check it again.'));
  expect(copyRows()['7']?.text).toContain('Unchanged: Drawing');
  expect(copyRows()['7']?.box).not.toBeChecked();
  expect(copyRows()['7']?.box).toBeEnabled();
  expect((await act(() => listSubjects(token, at('7')))).data).toHaveLength(1);
});

test('a class without subjects takes over those of a chosen class, and its list shows them', async () => {
  await world();
  const rendered = await renderPortal({ at: await subjectsAddress('7'), as: 'admin' });
  await openCopyDialog('Copy from class…');
  await chooseOption('Class to copy', '9');
  await waitForCopyRows();
  expect(Object.keys(copyRows())).toEqual(['7']);
  clickLastButton('Copy');
  expect(await screen.findByText('Copied to 1 class')).toBeVisible();
  clickLastButton('Close');
  expect(await findTableText('Sanskrit')).toBeVisible();
  expect(rendered.sent.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

test('a class without the privilege, and a preview that fails, are shown with their texts', async () => {
  await world();
  await sql('DELETE FROM user_privileges WHERE privilege_id = 12');
  await openSubjects({}, { fault: replyTo('PUT /subject-copy', rejectWith(999)) });
  await openCopyDialog(APPLY);
  await waitForCopyRows();
  expect(copyRows()['8']?.text).toContain('Not possible: You need the permission “Edit subject and group”');
  expect(copyRows()['8']?.box).toBeDisabled();
  clickLastButton('Apply');
  expect(await screen.findByText('Failed to copy to other classes')).toBeVisible();
});

test.each(['ACTIVE', 'COMPLETED'])('SESSION-45 a session that is %s offers no copy', async (status) => {
  await openSubjects({ status });
  expect(screen.queryByRole('button', { name: APPLY })).toBeNull();
});
