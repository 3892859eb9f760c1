import { call, resetProvider, tokenOf } from '../../support/provider';
import { renderPortal, screen } from '../../support/portal';

test('AUTH-42 a user of a school works inside it: nothing to choose a school with, and every school call names it', async () => {
  await resetProvider();
  const { sent, user } = await renderPortal({ shell: true, as: 'admin2', at: '/schools' });
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

test('AUTH-43 AUTH-45 the permissions decide what is offered, the role does not; with a school too, SUPER_ADMIN chooses the school', async () => {
  await resetProvider();
  const { data } = await call<object>('GET', '/user/info', { token: await tokenOf('platform') });
  // As another provider may answer: the role of a platform administrator, with a school and no permission.
  const none = { responseCode: 100, responseMsg: 'Success', data: { ...data, schoolId: 1, permissions: [] } };
  const headers = { 'content-type': 'application/json' };
  await renderPortal({
    shell: true,
    as: 'platform',
    at: '/sessions',
    fault: ({ path }) => (path === '/user/info' ? new Response(JSON.stringify(none), { headers }) : undefined),
  });
  expect(await screen.findByText('No menu items available. Contact administrator for access.')).toBeVisible();
  expect(screen.queryByRole('menuitem')).toBeNull();
  expect(screen.getByRole('combobox', { name: 'School' })).toBeVisible();
  expect(screen.getByText('Choose a school to see its sessions')).toBeVisible();
});
