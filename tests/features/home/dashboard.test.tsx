import { resetProvider, sql } from '../../support/provider';
import { renderPortal, screen } from '../../support/portal';

beforeEach(resetProvider);

const welcome = async () => (await screen.findByRole('heading', { level: 1 })).textContent;

test.each(['/', '/dashboard'])('SHELL-12 SHELL-24 SHELL-25 %s greets by name', async (at) => {
  await renderPortal({ at, as: 'admin' });
  expect(await welcome()).toBe('Welcome, Asha Verma!');
});

test('SHELL-24 without a name the e-mail greets', async () => {
  await sql("UPDATE users SET full_name = NULL WHERE user_name = 'admin'");
  await renderPortal({ at: '/', as: 'admin' });
  expect(await welcome()).toBe('Welcome, asha.verma@saraswati.example!');
});

test("SHELL-24 without a name and an e-mail it greets 'User'", async () => {
  await sql("UPDATE users SET full_name = NULL, email = NULL WHERE user_name = 'admin'");
  await renderPortal({ at: '/', as: 'admin' });
  expect(await welcome()).toBe('Welcome, User!');
});

test('the dashboard leads to the screens of the user’s menu, and to no other', async () => {
  const { user, path } = await renderPortal({ at: '/', as: 'admin' });
  const shortcuts = await screen.findByRole('navigation', { name: 'Your screens' });
  expect([...shortcuts.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/schools',
    '/sessions',
    '/classes',
    '/students/register',
    '/students/list',
    '/teachers/list',
    '/teachers/register',
  ]);
  await user.click(await screen.findByRole('link', { name: /School Management\s*Schools/ }));
  expect(path()).toBe('/schools');
});

test('a user without privileges has no shortcuts', async () => {
  await sql("DELETE FROM user_privileges WHERE user_id = (SELECT id FROM users WHERE user_name = 'clerk')");
  await renderPortal({ at: '/', as: 'clerk' });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('navigation', { name: 'Your screens' })).toBeNull();
});
