import { fireEvent } from '@testing-library/react';
import { pngFile } from '../../support/pictures';
import { resetProvider, sql } from '../../support/provider';
import { advance, renderPortal, screen, settleUntil, useFakeClock } from '../../support/portal';

beforeEach(resetProvider);

test('SCHOOL-19 CONST-10 a saved school leads back to the list after 1500 ms and not before', async () => {
  const { path, user } = await renderPortal({ at: '/schools/add', as: 'platform' });
  await user.type(await screen.findByLabelText('School name'), 'Gyan Deep School');
  await user.upload(screen.getByLabelText('School logo'), pngFile());
  await user.type(screen.getByLabelText('Address'), 'Ajmer Road, Jaipur');
  await user.type(screen.getByLabelText('Phone'), '0141 2345679');
  useFakeClock();
  fireEvent.click(screen.getByRole('button', { name: 'Create School' }));
  await settleUntil(() => screen.queryByText('School created successfully') !== null);
  await advance(1499);
  expect(path()).toBe('/schools/add');
  await advance(1);
  expect(path()).toBe('/schools');
  expect(await sql("SELECT name FROM schools WHERE name = 'Gyan Deep School'")).toHaveLength(1);
});
