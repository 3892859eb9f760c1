import { holds, userOf, type UserClaims } from '@/shared/access';
import { resetProvider, sql } from '../../support/provider';
import { renderPortal, screen } from '../../support/portal';

const ids: [string, UserClaims, string][] = [
  ['userId', { userId: 7, sub: '8' }, '7'],
  ['userId as text', { userId: '7' }, '7'],
  ['sub without a userId', { sub: '8' }, '8'],
];
test.each(ids)('AUTH-19 the user id is read from %s', (_what, claims, id) => {
  expect(userOf(claims).userId).toBe(id);
});

const roles: [string, UserClaims, string][] = [
  ['role', { role: 'STAFF', userType: 'SUPER_ADMIN' }, 'STAFF'],
  ['userType without a role', { userType: 'STAFF' }, 'STAFF'],
  ['neither', {}, ''],
];
test.each(roles)('AUTH-19 the role is read from %s', (_what, claims, role) => {
  expect(userOf({ schoolId: 1, ...claims })).toMatchObject({ role, isPlatform: false });
});

const names: [string, UserClaims, string][] = [
  ['fullName first', { fullName: 'Asha Verma', name: 'A', firstName: 'B', lastName: 'C' }, 'Asha Verma'],
  ['then name', { fullName: ' ', name: 'Asha', firstName: 'B', lastName: 'C' }, 'Asha'],
  ['then first and last name', { fullName: null, name: '', firstName: 'Asha', lastName: 'Verma' }, 'Asha Verma'],
  ['a first name alone', { firstName: 'Asha' }, 'Asha'],
  ['a last name alone', { lastName: 'Verma' }, 'Verma'],
  ['else nothing', { userName: 'asha', email: 'asha@school.example' }, ''],
];
test.each(names)('AUTH-20 the display name: %s', (_what, claims, name) => {
  expect(userOf(claims).displayName).toBe(name);
});

const userNames: [UserClaims, string][] = [
  [{ userName: 'asha', username: 'other' }, 'asha'],
  [{ username: 'asha' }, 'asha'],
  [{}, ''],
];
test.each(userNames)('AUTH-20 the username of %j is %j', (claims, userName) => {
  expect(userOf(claims).userName).toBe(userName);
});

test.each(['PRINCIPAL', 'super_admin', 'ADMIN', ''])('AUTH-21 the role %j is text without effect', (role) => {
  const user = userOf({ role, schoolId: 3 });
  expect(user).toMatchObject({ role, isPlatform: false, permissions: [] });
  expect(holds(user, 'DASHBOARD')).toBe(false);
});

const kinds: [string, UserClaims, boolean][] = [
  ['with a school', { role: 'STAFF', schoolId: 3 }, false],
  ['without a school', { role: 'STAFF' }, true],
  ['whose school is null', { role: 'STAFF', schoolId: null }, true],
  ['of the role SUPER_ADMIN', { role: 'SUPER_ADMIN' }, true],
  ['of the role SUPER_ADMIN with a school', { role: 'SUPER_ADMIN', schoolId: 3 }, true],
  ['of the userType SUPER_ADMIN with a school', { userType: 'SUPER_ADMIN', schoolId: 3 }, true],
];
test.each(kinds)('AUTH-43 a user %s: platform user %j', (_what, claims, isPlatform) => {
  expect(userOf(claims).isPlatform).toBe(isPlatform);
});

test('AUTH-42 a user of a school works inside it: nothing to choose a school with, and every school call names it', async () => {
  await resetProvider();
  const { sent, user } = await renderPortal({ as: 'admin2', at: '/schools' });
  for (const entry of [/View Details/, /Edit School/]) {
    await screen.findByRole('row', { name: /Nalanda Public School/ });
    await user.click(screen.getByRole('button', { name: 'Actions for Nalanda Public School' }));
    await user.click(await screen.findByRole('menuitem', { name: entry }));
    expect((await screen.findAllByText('Contact'))[0]).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'School' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /Back|Cancel/ }));
  }
  await screen.findByRole('row', { name: /Nalanda Public School/ });
  const places = sent.map(({ path }) => path).filter((path) => path.startsWith('/school/') && path !== '/school/all');
  expect([...new Set(places)]).toEqual(['/school/2']);
});

test('AUTH-45 the permissions decide what is offered, the role does not', async () => {
  await resetProvider();
  await sql("DELETE FROM user_privileges WHERE user_id = (SELECT id FROM users WHERE user_name = 'platform')");
  await renderPortal({ as: 'platform' });
  expect(await screen.findByText('No menu items available. Contact administrator for access.')).toBeVisible();
  expect(screen.queryByRole('menuitem')).toBeNull();
});
