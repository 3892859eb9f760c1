import { within } from '@testing-library/react';
import { resetProvider, sql } from '../../support/provider';
import { renderPortal, screen, waitFor } from '../../support/portal';
import { findRow } from '../../support/screen';

beforeEach(resetProvider);

const open = (name: string, user: { click: (element: Element) => Promise<void> }) =>
  user.click(screen.getByRole('button', { name: `Actions for ${name}` }));

test('SCHOOL-01 SCHOOL-02 SCHOOL-03 SCHOOL-04 the table shows each school with its logo, contact, status and date', async () => {
  await sql("UPDATE schools SET disabled = true WHERE name = 'Saraswati Vidya Mandir'");
  await renderPortal({ at: '/schools', as: 'platform' });
  const row = within(await findRow('Nalanda Public School'));
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(headers).toEqual(['Logo', 'Name', 'Principal', 'Email', 'Phone', 'Status', 'Created', 'Actions']);
  expect(row.getByRole('img', { name: 'Logo of Nalanda Public School' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^\/images\/2-2\?/),
  );
  expect(row.getByText('Mr. Arvind Mathur')).toBeVisible();
  expect(row.getByText('contact@nalanda.example')).toBeVisible();
  expect(row.getByText('+91 9414098765')).toBeVisible();
  expect(row.getByText('Active')).toBeVisible();
  expect(row.getByText('16/02/2026')).toBeVisible();
  const other = within(await findRow('Saraswati Vidya Mandir'));
  expect(other.getByText('0141 2345678')).toBeVisible();
  expect(other.getByText('Disabled')).toBeVisible();
  expect([row.queryByText('Disabled'), other.queryByText('Active')]).toEqual([null, null]);
});

test('SCHOOL-08 SCHOOL-12 SCHOOL-13 a school is disabled and enabled from its row, and the list follows', async () => {
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
