// The dialog that adds the standard classes a school lacks.
import { act, fireEvent } from '@testing-library/react';
import { call, tokenOf } from '../../support/provider';
import {
  renderPortal,
  screen,
  waitFor,
  type Rendered,
  type RenderOptions,
  waitForResponses,
} from '../../support/portal';
import {
  chooseSchool,
  classButton,
  classNames,
  NALANDA,
  openAsPlatform,
  openClasses,
  resetToFewClasses,
  SARASWATI,
} from '../support/classes';
import { signInAs } from '../support/signingIn';
import {
  findDialog,
  navigateTo,
  waitForNoDialog,
  waitForNoText,
  clickButton,
  clickDialogButton,
  queryDatabase,
  selectedText,
} from '../../support/screen';
import { withdrawPrivileges } from '../../provider/support/privileges';
import { combineFaults, passThrough, replyTo, recordCalls, rejectWith, unauthorised } from '../../support/faults';

beforeEach(resetToFewClasses);

const POST = 'POST /class/several';
const count = (name: string) => screen.getByLabelText<HTMLInputElement>(`Sections of class ${name}`);
const summary = () => document.querySelector('.standard-summary')?.textContent;

async function openDialog(options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await openClasses(options);
  fireEvent.click(screen.getByText('Add Standard Classes'));
  await findDialog('Add Standard Classes');
  await screen.findByLabelText('Sections of class UKG');
  return rendered;
}

test('classes of the school are shown as existing, the others are stored with the typed numbers of sections', async () => {
  const { fault, bodies } = recordCalls(POST);
  const { user } = await openDialog({ fault });
  expect(summary()).toBe('10 classes with 10 sections');
  expect(screen.queryByLabelText('Sections of class Nursery')).toBeNull();
  expect(count('UKG')).toHaveFocus();
  await user.keyboard('2{Enter}3{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}4');
  expect([count('UKG').value, count('1').value]).toEqual(['2', '4']);
  await user.click(screen.getByLabelText('Add class 2'));
  expect(count('2')).toBeDisabled();
  expect(summary()).toBe('9 classes with 13 sections');
  await user.click(count('3'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitForNoDialog();
  expect(await screen.findByText('Classes created successfully')).toBeVisible();
  await waitFor(() => expect(classNames().slice(0, 5)).toEqual(['Nursery', 'LKG', 'UKG', '1', '3']));
  expect(bodies).toHaveLength(1);
  expect(
    await queryDatabase(
      "SELECT s.name FROM sections s JOIN classes c ON c.id = s.class_id WHERE c.name = 'UKG' AND c.school_id = 1 AND c.deleted_at IS NULL ORDER BY 1",
    ),
  ).toEqual([{ name: 'A' }, { name: 'B' }]);
});

test('CODE-114 a class that another user added is shown as existing, and the others can still be added', async () => {
  await openDialog();
  const { responseCode } = await act(async () =>
    call('POST', '/class/', { token: await tokenOf('platform'), json: { className: 'UKG', schoolId: 1 } }),
  );
  expect(responseCode).toBe(100);
  clickDialogButton('Add Classes');
  await waitFor(() => expect(screen.queryByLabelText('Sections of class UKG')).toBeNull());
  expect(summary()).toBe('9 classes with 9 sections');
  clickDialogButton('Add Classes');
  await waitForNoDialog();
  await waitFor(() => expect(classNames()).toHaveLength(16));
});

test('more than 26 sections are reported at the class and nothing is sent', async () => {
  const { sent } = await openDialog();
  fireEvent.change(count('UKG'), { target: { value: '27' } });
  clickDialogButton('Add Classes');
  expect(await screen.findByText('A class has at most 26 sections')).toBeVisible();
  expect(sent.some(({ path }) => path === '/class/several')).toBe(false);
});

test('a failure is shown and the numbers stay', async () => {
  await openDialog({ fault: replyTo(POST, rejectWith(999)) });
  fireEvent.change(count('UKG'), { target: { value: '5' } });
  clickDialogButton('Add Classes');
  expect(await screen.findByText('Failed to add the classes')).toBeVisible();
  expect(count('UKG')).toHaveValue('5');
});

test('the address of the set-up opens the dialog once, for users who may add classes alone', async () => {
  const { path, leave } = await renderPortal({ at: '/classes#standard', as: 'admin' });
  await findDialog('Add Standard Classes');
  expect(path()).toBe('/classes');
  leave();
  await withdrawPrivileges('admin', 'ADD_CLASS');
  await renderPortal({ at: '/classes#standard', as: 'admin' });
  await screen.findByText('Nursery');
  await waitForResponses();
  expect(screen.queryByText('Add Standard Classes')).toBeNull();
});

test('TABLE-13 after an expired sign-in the numbers belong to their school: another school does not get them, Resume leads to it, and Escape asks', async () => {
  const fault = combineFaults(
    replyTo(POST, unauthorised, passThrough),
    replyTo('POST /auth/refreshToken', unauthorised),
  );
  const rendered = await openAsPlatform(SARASWATI, { fault });
  fireEvent.click(screen.getByText('Add Standard Classes'));
  await screen.findByLabelText('Sections of class UKG');
  fireEvent.change(count('UKG'), { target: { value: '5' } });
  clickDialogButton('Add Classes');
  await screen.findByText('Your session has ended. Please sign in again.');
  await signInAs(rendered.user, 'platform');
  await screen.findByText(`You have unsaved standard classes of ${SARASWATI}.`, { exact: false });
  await navigateTo(rendered, '/classes');
  await chooseSchool(NALANDA);
  await classButton('Nursery');
  await waitForResponses();
  expect(screen.queryByRole('dialog')).toBeNull();
  await navigateTo(rendered, '/dashboard');
  fireEvent.click(await screen.findByRole('link', { name: 'Resume draft' }));
  await findDialog('Add Standard Classes');
  await waitFor(() => expect(count('UKG')).toHaveValue('5'));
  expect(selectedText('School')).toBe(SARASWATI);
  expect(rendered.router.state.location.hash).toBe('');
  fireEvent.keyDown(count('UKG'), { key: 'Escape', code: 'Escape', keyCode: 27 });
  await findDialog('Discard the numbers of sections?');
  clickButton('Keep editing');
  await waitForNoText('Discard the numbers of sections?');
  clickDialogButton('Add Classes');
  await waitForNoDialog();
  expect(
    await queryDatabase(
      "SELECT c.school_id, count(*)::integer FROM sections s JOIN classes c ON c.id = s.class_id WHERE c.name = 'UKG' AND c.deleted_at IS NULL GROUP BY 1",
    ),
  ).toEqual([{ school_id: 1, count: 5 }]);
});
