// The dialog in which a platform user registers the administrator of a school.
import { fireEvent, within } from '@testing-library/react';
import { resetProvider, signIn } from '../../support/provider';
import {
  renderPortal,
  screen,
  waitFor,
  type Rendered,
  type RenderOptions,
  waitForResponses,
} from '../../support/portal';
import { NEW_TEACHER, storedTeacher, type TeacherTexts } from '../support/teachers';
import { combineFaults, passThrough, rejectWith, replyTo, unauthorised } from '../../support/faults';
import { chooseOption, navigateTo } from '../../support/screen';
import { NALANDA, SARASWATI } from '../support/classes';
import { signInAs } from '../support/signingIn';
import { storedPrivileges } from '../../provider/support/privileges';

beforeEach(resetProvider);

const TITLE = 'Add Administrator';

async function open(options: RenderOptions = {}): Promise<Rendered> {
  localStorage.setItem('lastSchoolId', JSON.stringify({ schoolId: '2', _persist: '{"version":1,"rehydrated":true}' }));
  const rendered = await renderPortal({ at: '/teachers/list#administrator', as: 'platform', ...options });
  await screen.findByRole('dialog', { name: TITLE });
  return rendered;
}
const dialog = () => within(screen.getByRole('dialog', { name: TITLE }));
const register = () => fireEvent.click(dialog().getByRole('button', { name: 'Register' }));

/** The list behind the dialog has columns with the same names. */
async function fill(changes: Partial<TeacherTexts> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...NEW_TEACHER, ...changes }))
    fireEvent.change(dialog().getByLabelText(label), { target: { value } });
  fireEvent.mouseDown(dialog().getByRole('combobox', { name: 'Gender' }));
  fireEvent.click(await screen.findByText('Female', { selector: '.ant-select-item-option-content' }));
  await waitForResponses();
}

test('the dialog of the set-up registers a teacher of the last school with every permission and shows the username', async () => {
  const { path, user } = await open();
  expect(path()).toBe('/teachers/list');
  await fill();
  register();
  const done = within(await screen.findByRole('dialog', { name: 'Administrator registered' }));
  expect(done.getByLabelText('Username')).toHaveValue('meera.joshi');
  expect(await storedTeacher('meera.joshi')).toMatchObject([{ school_id: 2, full_name: 'Meera Joshi' }]);
  const { accessToken } = await signIn('meera.joshi', 'Monsoon@26');
  const { userId } = JSON.parse(atob(accessToken.split('.')[1] ?? '')) as { userId: number };
  expect(await storedPrivileges(userId)).toHaveLength(39);
  expect(done.getByRole('link', { name: 'Back to the set-up' })).toHaveAttribute('href', '/schools/set-up?id=2');
  await user.click(done.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(/^Username copied$|does not allow copying/)).toBeVisible();
});

test('CODE-111 a username in use is reported, and the dialog stays as it is', async () => {
  await open();
  await fill({ Username: 'admin' });
  register();
  expect(await screen.findByText('This username is already taken')).toBeVisible();
  expect(dialog().getByLabelText('Username')).toHaveValue('admin');
});

test('the rules of the teacher form apply', async () => {
  const { sent } = await open({ fault: replyTo('POST /user/administrator', rejectWith(999)) });
  register();
  expect(await dialog().findByText('Username is required')).toBeVisible();
  expect(dialog().getByText('Full name is required')).toBeVisible();
  expect(sent.some(({ path }) => path === '/user/administrator')).toBe(false);
  await fill();
  register();
  expect(await screen.findByText('An error occurred. Please try again.')).toBeVisible();
});

test('users of a school have neither the button nor the dialog', async () => {
  await renderPortal({ at: '/teachers/list#administrator', as: 'admin2' });
  await screen.findByRole('button', { name: /Register Teacher/ });
  await waitForResponses();
  expect(screen.queryByText(TITLE)).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('TABLE-13 after an expired sign-in the entries belong to their school: another school does not get them, Resume leads to it, and Escape asks', async () => {
  const fault = combineFaults(
    replyTo('POST /user/administrator', unauthorised, passThrough),
    replyTo('POST /auth/refreshToken', unauthorised),
  );
  const rendered = await open({ fault });
  await fill();
  register();
  await screen.findByText('Your session has ended. Please sign in again.');
  await signInAs(rendered.user, 'platform');
  await screen.findByText('You have an unsaved registration of Meera Joshi.', { exact: false });
  await navigateTo(rendered, '/teachers/list');
  await screen.findByRole('combobox', { name: 'School' });
  await chooseOption('School', SARASWATI);
  fireEvent.click(await screen.findByRole('button', { name: TITLE }));
  await screen.findByRole('dialog', { name: TITLE });
  expect(dialog().getByLabelText('Full name')).toHaveValue('');
  fireEvent.click(dialog().getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await navigateTo(rendered, '/dashboard');
  fireEvent.click(await screen.findByRole('link', { name: 'Resume draft' }));
  await screen.findByRole('dialog', { name: TITLE });
  expect(dialog().getByLabelText('Full name')).toHaveValue('Meera Joshi');
  expect(document.querySelector('.portal-school-bar')).toHaveTextContent(NALANDA);
  fireEvent.keyDown(dialog().getByLabelText('Full name'), { key: 'Escape', code: 'Escape', keyCode: 27 });
  expect(await screen.findByRole('dialog', { name: 'Discard this administrator?' })).toBeVisible();
});
