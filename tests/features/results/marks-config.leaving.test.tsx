// Minimum and maximum marks that are typed and not saved: while others change them, before they would go, after an expired sign-in.
import { act, fireEvent } from '@testing-library/react';
import { giveMarks, lockLimits } from '../../provider/support/limits';
import { resetProvider, displayNameOf } from '../../support/provider';
import { screen, waitFor, waitForResponses } from '../../support/portal';
import { signInAs } from '../support/signingIn';
import {
  DONE,
  PATH,
  SAVE,
  limitCell,
  openLimits,
  clickSaveAndConfirm,
  saveAsOtherUser,
  scienceCell,
  readLimits,
  limitValues,
} from './support/limits';
import { combineFaults, replyTo, passThrough, rejectWith, unauthorised } from '../../support/faults';
import {
  navigateTo,
  chooseOption,
  selectedText,
  clickButton,
  findDialog,
  typeInto,
  waitForNoText,
} from '../../support/screen';
import { activateCell, saveState, cellError, focusedCell, fillCell, cellText } from '../../support/grid';

beforeEach(resetProvider);

const ASKED = 'You have unsaved changes. Leave without saving?';
const CHANGED = 'These marks have changed';
const KEPT = 'Your unsaved changes are kept as a draft in this tab. Sign in to resume.';

test('code 205 marks that another user changed are named, and who did; loaded again, what was typed elsewhere stays and is saved', async () => {
  const { world } = await openLimits();
  await saveAsOtherUser(world, { theoryMaxMarks: 60, practicalMaxMarks: 40 });
  fillCell(scienceCell('Theory Max'), '75');
  fillCell(scienceCell('Theory Min', 'Half Yearly'), '0');
  fillCell(scienceCell('Theory Max', 'Half Yearly'), '80');
  fillCell(scienceCell('Practical Min', 'Half Yearly'), '0');
  fillCell(scienceCell('Practical Max', 'Half Yearly'), '20');
  await clickSaveAndConfirm();
  expect(await screen.findByText(CHANGED)).toBeVisible();
  expect(screen.getByText('Another user changed these marks: Science in Annual')).toBeVisible();
  expect(screen.getByText(new RegExp(`^Changed by ${await displayNameOf('admin')} on `))).toBeVisible();
  expect(await readLimits(world)).toHaveLength(1);
  clickButton('Reload');
  await waitForNoText(CHANGED);
  await waitFor(() => expect(limitValues('Science', 'Annual')).toEqual(['0', '60', '0', '40']));
  expect(limitValues('Science', 'Half Yearly')).toEqual(['0', '80', '0', '20']);
  await clickSaveAndConfirm();
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(await readLimits(world)).toMatchObject([{ theory_max: '80.00' }, { theory_max: '60.00', version: 2 }]);
});

test('CODE-160 an exam that was locked in the meantime is named, and is read after the grid is loaded again', async () => {
  const { world } = await openLimits();
  await act(() => lockLimits(world.exams.Annual));
  fillCell(scienceCell('Theory Max'), '75');
  await clickSaveAndConfirm();
  const LOCKED = 'Minimum and maximum marks are locked: Science in Annual';
  expect(await screen.findByText(LOCKED)).toBeVisible();
  clickButton('Back to my marks');
  await waitForNoText(LOCKED);
  await waitFor(() => expect(focusedCell()).toBe(scienceCell('Theory Max')));
  expect(cellText(scienceCell('Theory Max'))).toBe('75');
  await clickSaveAndConfirm();
  await screen.findByText(LOCKED);
  clickButton('Reload');
  expect(await screen.findByText('Locked')).toBeVisible();
  expect(limitValues('Science', 'Annual')).toEqual([]);
  expect(saveState()).toBe('');
});

test('CODE-178 a maximum below marks that stand is reported at its field, and typed over it can be saved', async () => {
  const whole = { problems: [{ path: '0.exams.0', message: 'Not this exam' }] };
  const { world } = await openLimits({ fault: replyTo(SAVE, rejectWith(101, 'Bad', { data: whole }), passThrough) });
  await act(() => giveMarks(world, 'Science', 'Annual', [66, 68]));
  fillCell(scienceCell('Theory Max'), '65');
  await clickSaveAndConfirm();
  // What is shown of the whole exam is at its first field.
  await waitFor(() => expect(cellError(scienceCell('Theory Min'))).toBe('Not this exam'));
  expect([scienceCell('Theory Min'), scienceCell('Theory Max')].map((one) => one.getAttribute('aria-invalid'))).toEqual(
    ['true', null],
  );
  await waitFor(() => expect(focusedCell()).toBe(scienceCell('Theory Min')));
  fillCell(scienceCell('Theory Max'), '65');
  await clickSaveAndConfirm();
  await waitFor(() =>
    expect(cellError(scienceCell('Theory Max'))).toBe('2 theory marks of Science in Annual are above 65'),
  );
  expect(saveState()).toBe('1 field to correct');
  fillCell(scienceCell('Theory Max'), '68');
  await clickSaveAndConfirm();
  expect(await screen.findByText(DONE)).toBeVisible();
});

test('another choice of the filters, and another address, are asked for first while something is not saved', async () => {
  const rendered = await openLimits();
  fillCell(scienceCell('Theory Max'), '75');
  await chooseOption('Session', '2025 - 2026');
  expect(await screen.findByText(ASKED)).toBeVisible();
  clickButton('Stay');
  await waitForNoText(ASKED);
  expect([selectedText('Session'), cellText(scienceCell('Theory Max'))]).toEqual(['2026 - 2027', '75']);
  clickButton('Reset');
  await screen.findByText(ASKED);
  clickButton('Stay');
  await waitForNoText(ASKED);
  expect(cellText(scienceCell('Theory Max'))).toBe('75');
  await navigateTo(rendered, '/profile');
  await screen.findByText(ASKED);
  clickButton('Leave');
  await waitFor(() => expect(rendered.path()).toBe('/profile'));
});

test('typed marks survive an expired sign-in, and the dashboard leads back to them', async () => {
  const expired = combineFaults(
    replyTo(SAVE, unauthorised, passThrough),
    replyTo('POST /auth/refreshToken', unauthorised),
  );
  const rendered = await openLimits({ fault: expired });
  fillCell(scienceCell('Theory Max'), '75');
  fillCell(limitCell('Hindi', 'Annual', 'Theory Max'), '100');
  await clickSaveAndConfirm();
  const ENDED = ['Your session has ended. Please sign in again.', KEPT];
  for (const text of ENDED) expect(await screen.findByText(text)).toBeVisible();
  // A wrong password is what there is to say then.
  await signInAs(rendered.user, 'admin', 'Wrong@1234');
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid username or password');
  for (const text of ENDED) expect(screen.queryByText(text)).toBeNull();
  for (const label of ['Username', 'Password']) await rendered.user.clear(screen.getByLabelText(label));
  await signInAs(rendered.user, 'admin');
  await screen.findByText('You have unsaved minimum and maximum marks of 9, 2026 - 2027.', { exact: false });
  const { sessionId, classId } = rendered.world.place;
  const goOn = screen.getByText('Resume draft');
  expect(goOn).toHaveAttribute('href', `${PATH}#schoolId=1&sessionId=${sessionId}&classId=${classId}`);
  fireEvent.click(goOn);
  await screen.findByText(/^Your draft was restored/);
  expect(rendered.path()).toBe(PATH);
  expect([limitValues('Science', 'Annual'), limitValues('Hindi', 'Annual')]).toEqual([
    ['0', '75', '0', '30'],
    ['', '100'],
  ]);
  await clickSaveAndConfirm();
  expect(await screen.findByText(DONE)).toBeVisible();
});

test('typing changes the text of one cell and nothing else of the grid', async () => {
  await openLimits();
  const field = activateCell(scienceCell('Theory Max'));
  const changed: Node[] = [];
  const observer = new MutationObserver((changes) => changed.push(...changes.map(({ target }) => target)));
  const grid = screen.getByRole('grid');
  observer.observe(grid, { subtree: true, childList: true, attributes: true, characterData: true });
  fireEvent.change(field, { target: { value: '75' } });
  await waitForResponses();
  observer.disconnect();
  const cellOfField = scienceCell('Theory Max');
  expect(changed.filter((node) => !cellOfField.contains(node))).toEqual([]);
});

test('leaving asks while Fill has entries', async () => {
  const rendered = await openLimits();
  clickButton('Fill…');
  await findDialog('Fill minimum and maximum marks');
  typeInto('Theory max', '80', await screen.findByRole('group', { name: 'Theory only (6 subjects)' }));
  await navigateTo(rendered, '/dashboard');
  expect(await screen.findByText(ASKED)).toBeVisible();
});
