// Minimum and maximum marks that are typed and not saved: while others change them, before they would go, after an expired sign-in.
import { act, fireEvent } from '@testing-library/react';
import { giveMarks, lockLimits } from '../../provider/support/limits';
import { nameOf, resetProvider } from '../../support/provider';
import { screen, settle, waitFor } from '../../support/portal';
import { either, on, real, refuse, unauthorised } from '../support/faults';
import { goTo } from '../support/moving';
import { signInAs } from '../support/signingIn';
import { activate, barState, errorOf, focusedCell, put, textOf } from '../support/sheet';
import { choose, picked, press } from '../support/students';
import { DONE, cell, openGrid, PATH, save, SAVE, saveElsewhere, science, stored, values } from './support/limits';

beforeEach(resetProvider);

const ASKED = 'You have unsaved changes. Leave without saving?';
const CHANGED = 'These marks were changed by another user';
const KEPT = 'Your unsaved changes are kept as a draft. Sign in to resume.';
const gone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull());

test('code 205 marks that somebody else changed are named, and who did; loaded again, what was typed elsewhere stays and is saved', async () => {
  const { world } = await openGrid();
  await saveElsewhere(world, { theoryMaxMarks: 60, practicalMaxMarks: 40 });
  put(science('Theory Max'), '75');
  put(science('Theory Min', 'Half Yearly'), '0');
  put(science('Theory Max', 'Half Yearly'), '80');
  put(science('Practical Min', 'Half Yearly'), '0');
  put(science('Practical Max', 'Half Yearly'), '20');
  await save();
  expect(await screen.findByText(CHANGED)).toBeVisible();
  expect(screen.getByText('Another user changed these marks: Science in Annual')).toBeVisible();
  expect(screen.getByText(new RegExp(`^Changed by ${await nameOf('admin')} on `))).toBeVisible();
  expect(await stored(world)).toHaveLength(1);
  press('Reload');
  await gone(CHANGED);
  await waitFor(() => expect(values('Science', 'Annual')).toEqual(['0', '60', '0', '40']));
  expect(values('Science', 'Half Yearly')).toEqual(['0', '80', '0', '20']);
  await save();
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(await stored(world)).toMatchObject([{ theory_max: '80.00' }, { theory_max: '60.00', version: 2 }]);
});

test('CODE-160 an exam that was locked meanwhile is named, and is read after the grid is loaded again', async () => {
  const { world } = await openGrid();
  await act(() => lockLimits(world.exams.Annual));
  put(science('Theory Max'), '75');
  await save();
  const LOCKED = 'Minimum and maximum marks are locked: Science in Annual';
  expect(await screen.findByText(LOCKED)).toBeVisible();
  press('Back to my marks');
  await gone(LOCKED);
  await waitFor(() => expect(focusedCell()).toBe(science('Theory Max')));
  expect(textOf(science('Theory Max'))).toBe('75');
  await save();
  await screen.findByText(LOCKED);
  press('Reload');
  expect(await screen.findByText('Locked')).toBeVisible();
  expect(values('Science', 'Annual')).toEqual([]);
  expect(barState()).toBe('');
});

test('CODE-178 a maximum below marks that stand is told at its field, and typed over it can be saved', async () => {
  const whole = { problems: [{ path: '0.exams.0', message: 'Not this exam' }] };
  const { world } = await openGrid({ fault: on(SAVE, refuse(101, 'Bad', { data: whole }), real) });
  await act(() => giveMarks(world, 'Science', 'Annual', [66, 68]));
  put(science('Theory Max'), '65');
  await save();
  // What is said of the whole exam stands at its first field.
  await waitFor(() => expect(errorOf(science('Theory Min'))).toBe('Not this exam'));
  expect([science('Theory Min'), science('Theory Max')].map((one) => one.getAttribute('aria-invalid'))).toEqual([
    'true',
    null,
  ]);
  await waitFor(() => expect(focusedCell()).toBe(science('Theory Min')));
  put(science('Theory Max'), '65');
  await save();
  await waitFor(() => expect(errorOf(science('Theory Max'))).toBe('2 theory marks of Science in Annual are above 65'));
  expect(barState()).toBe('1 field to correct');
  put(science('Theory Max'), '68');
  await save();
  expect(await screen.findByText(DONE)).toBeVisible();
});

test('another choice of the filters, and another address, are asked for first while something is not saved', async () => {
  const rendered = await openGrid();
  put(science('Theory Max'), '75');
  await choose('Session', '2025 - 2026');
  expect(await screen.findByText(ASKED)).toBeVisible();
  press('Stay');
  await gone(ASKED);
  expect([picked('Session'), textOf(science('Theory Max'))]).toEqual(['2026 - 2027', '75']);
  press('Reset');
  await screen.findByText(ASKED);
  press('Stay');
  await gone(ASKED);
  expect(textOf(science('Theory Max'))).toBe('75');
  await goTo(rendered, '/profile');
  await screen.findByText(ASKED);
  press('Leave');
  await waitFor(() => expect(rendered.path()).toBe('/profile'));
});

test('typed marks survive an expired sign-in, and the dashboard leads back to them', async () => {
  const expired = either(on(SAVE, unauthorised, real), on('POST /auth/refreshToken', unauthorised));
  const rendered = await openGrid({ fault: expired });
  put(science('Theory Max'), '75');
  put(cell('Hindi', 'Annual', 'Theory Max'), '100');
  await save();
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
  expect([values('Science', 'Annual'), values('Hindi', 'Annual')]).toEqual([
    ['0', '75', '0', '30'],
    ['', '100'],
  ]);
  await save();
  expect(await screen.findByText(DONE)).toBeVisible();
});

test('typing changes the text of one cell and nothing else of the grid', async () => {
  await openGrid();
  const field = activate(science('Theory Max'));
  const changed: Node[] = [];
  const observer = new MutationObserver((changes) => changed.push(...changes.map(({ target }) => target)));
  const grid = screen.getByRole('grid');
  observer.observe(grid, { subtree: true, childList: true, attributes: true, characterData: true });
  fireEvent.change(field, { target: { value: '75' } });
  await settle();
  observer.disconnect();
  const cellOfField = science('Theory Max');
  expect(changed.filter((node) => !cellOfField.contains(node))).toEqual([]);
});
