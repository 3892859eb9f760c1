import { within } from '@testing-library/react';
import { resetProvider, sql } from '../../support/provider';
import { renderPortal, screen, waitFor } from '../../support/portal';
import { findRow } from '../../support/screen';

beforeEach(resetProvider);

const open = (name: string, user: { click: (element: Element) => Promise<void> }) =>
  user.click(screen.getByRole('button', { name: `Actions for ${name}` }));

test('CALL-25 SCHOOL-01 SCHOOL-02 SCHOOL-03 SCHOOL-04 CALL-20 the table shows each school with its logo, contact, status and date', async () => {
  await sql("UPDATE schools SET disabled = true WHERE name = 'Saraswati Vidya Mandir'");
  await renderPortal({ at: '/schools', as: 'platform' });
  const textsOf = async (name: string) =>
    within(await findRow(name))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  const nalanda = ['Nalanda Public School', 'Mr. Arvind Mathur', 'contact@nalanda.example', '+91 9414098765'];
  expect(await textsOf('Nalanda Public School')).toEqual(['', ...nalanda, 'Active', '16/02/2026', '']);
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(headers).toEqual(['Logo', 'Name', 'Principal', 'Email', 'Phone', 'Status', 'Created', 'Actions']);
  expect(screen.getByRole('img', { name: 'Logo of Nalanda Public School' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^\/images\/2-2\?/),
  );
  expect(screen.getByRole('button', { name: 'Actions for Nalanda Public School' })).toBeVisible();
  expect((await textsOf('Saraswati Vidya Mandir')).slice(4, 6)).toEqual(['0141 2345678', 'Disabled']);
});

test('SCHOOL-08 SCHOOL-12 SCHOOL-13 CALL-10 CALL-27 a school is disabled and enabled from its row, and the list follows', async () => {
  const { user } = await renderPortal({ at: '/schools', as: 'platform' });
  await findRow('Nalanda Public School');
  await open('Nalanda Public School', user);
  await user.click(await screen.findByRole('menuitem', { name: /Disable School/ }));
  await user.click(await screen.findByRole('button', { name: 'Disable school' }));
  expect(await screen.findByText('School disabled successfully')).toBeVisible();
  await waitFor(async () => expect(within(await findRow('Nalanda Public School')).getByText('Disabled')).toBeVisible());
  await open('Nalanda Public School', user);
  await user.click(await screen.findByRole('menuitem', { name: /Enable School/ }));
  expect(await screen.findByText('School enabled successfully')).toBeVisible();
  await waitFor(async () => expect(within(await findRow('Nalanda Public School')).getByText('Active')).toBeVisible());
});
