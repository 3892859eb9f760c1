import { resetProvider, sql } from '../../support/provider';
import { renderPortal, screen, type Fault } from '../../support/portal';

beforeEach(resetProvider);

const valueOf = async (label: string) => (await screen.findByText(label)).nextElementSibling?.textContent;
const userInfo =
  (answer: () => Response): Fault =>
  ({ path }) =>
    path === '/user/info' ? answer() : undefined;
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

test('AUTH-51 the profile shows full name, gender, username and e-mail, read-only', async () => {
  await renderPortal({ at: '/profile', as: 'admin' });
  expect(await valueOf('Full Name')).toBe('Asha Verma');
  expect(await valueOf('Gender')).toBe('Female');
  expect(await valueOf('Username')).toBe('admin');
  expect(await valueOf('Email')).toBe('asha.verma@saraswati.example');
  expect([...document.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    ...['Full Name', 'Gender', 'Username', 'Email'],
  ]);
  expect(document.querySelectorAll('input, select, textarea, [contenteditable]')).toHaveLength(0);
});

test.each([
  ['MALE', 'Male'],
  ['FEMALE', 'Female'],
  ['OTHER', 'Other'],
  [null, 'Not specified'],
])('AUTH-52 CONST-19 the gender %s is shown as %s', async (gender, shown) => {
  await sql("UPDATE users SET gender = $1 WHERE user_name = 'admin'", [gender]);
  await renderPortal({ at: '/profile', as: 'admin' });
  expect(await valueOf('Gender')).toBe(shown);
});

test("AUTH-53 'Change Password' leads to its screen", async () => {
  const { user, path } = await renderPortal({ at: '/profile', as: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Change Password' }));
  expect(path()).toBe('/profile/change-password');
});

test('AUTH-54 an answer without a profile says that there is none', async () => {
  const fault = userInfo(() => json(200, { responseCode: 100, responseMsg: 'Success', data: null }));
  await renderPortal({ at: '/profile', as: 'admin', fault });
  expect(await screen.findByText('No profile data available')).toBeInTheDocument();
});

test('AUTH-55 a failed load shows one fixed text, whatever the provider answers, and can be tried again', async () => {
  let down = true;
  const refused = () => json(500, { responseCode: 108, responseMsg: 'Internal server error occurred', data: null });
  const fault: Fault = ({ path }) => (path === '/user/info' && down ? refused() : undefined);
  const { user } = await renderPortal({ at: '/profile', as: 'admin', fault });
  expect(await screen.findByText('Failed to load profile data')).toBeInTheDocument();
  expect(screen.queryByText('Internal server error occurred')).toBeNull();
  down = false;
  await user.click(screen.getByRole('button', { name: /Retry/ }));
  expect(await valueOf('Full Name')).toBe('Asha Verma');
});
