import { within } from '@testing-library/react';
import { resetProvider, sql } from '../../support/provider';
import { renderPortal, screen, waitFor } from '../../support/portal';
import { NALANDA } from '../support/schools';
import { findRow } from '../../support/screen';
import { replyTo, passThrough, rejectWith } from '../../support/faults';

beforeEach(resetProvider);

const openView = (fault = replyTo('none', passThrough)) =>
  renderPortal({ at: '/schools/view', state: { school: NALANDA }, as: 'platform', fault });

test.each([
  ['/schools/edit', null],
  ['/schools/view', null],
  ['/schools/edit', { school: 'two' }],
  ['/schools/view', { school: { schoolId: '2' } }],
  ['/schools/view?id=0', null],
  ['/schools/edit?id=two', null],
])('SCHOOL-16 %s with %j redirects to the list', async (at, state) => {
  const { path, sent } = await renderPortal({ at, state, as: 'platform' });
  await findRow('Nalanda Public School');
  expect(path()).toBe('/schools');
  expect(sent.some((call) => /^\/school\/\d/.test(call.path))).toBe(false);
});

test.each([
  ['/schools/view', () => screen.findByText('Mr. Arvind Mathur')],
  ['/schools/edit', () => screen.findByDisplayValue('Mr. Arvind Mathur')],
])('SCHOOL-16 %s?id=2 opens the school without a navigation state', async (at, findPrincipal) => {
  const { path } = await renderPortal({ at: `${at}?id=2`, as: 'platform' });
  expect(await findPrincipal()).toBeVisible();
  expect(path()).toBe(at);
});

test('SCHOOL-16 SCHOOL-17 SCHOOL-18 SCHOOL-20 CALL-22 the view shows the school handed over, read-only, and Back leads to the list', async () => {
  await sql("UPDATE schools SET contact_phone = '0744 2345678', disabled = true WHERE id = 2");
  const { path, user } = await openView();
  expect(await screen.findByRole('heading', { name: 'Nalanda Public School' })).toBeVisible();
  const shown = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(Object.fromEntries(shown.slice(1))).toEqual({
    'School name': 'Nalanda Public School',
    Principal: 'Mr. Arvind Mathur',
    Address: '7 Residency Area, Kota, Rajasthan 324001',
    'Letter number': 'NPS/KOTA/2018/102',
    Status: 'Disabled',
    Created: '16/02/2026',
    Phone: '0744 2345678',
    Mobile: '+91 9414098765',
    Email: 'contact@nalanda.example',
    'Student code start from': '5000',
    'Fee receipt start from': '20000',
    'Fee certificate start from': '3000',
    'UPI id': '–',
    'Wording of the fee certificate': '–',
  });
  const page = within(screen.getByRole('main'));
  expect(page.getByRole('img', { name: 'Logo of Nalanda Public School' })).toBeVisible();
  for (const role of ['textbox', 'checkbox', 'combobox']) expect(page.queryByRole(role)).toBeNull();
  expect(page.getAllByRole('button').map((button) => button.textContent)).toEqual(['Back']);
  await user.click(page.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(path()).toBe('/schools'));
});

test('a school that is gone says so, and a failed load can be tried again', async () => {
  await sql('UPDATE schools SET deleted_at = now() WHERE id = 2');
  await openView();
  expect(await screen.findByText('The requested resource was not found')).toBeVisible();
});

test('CALL-22 CODE-04 a view that fails to load without words has words of its own and a Retry', async () => {
  const { user } = await openView(replyTo('GET /school/2', rejectWith(105, ''), passThrough));
  expect(await screen.findByText('Failed to load school')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Mr. Arvind Mathur')).toBeVisible();
});
