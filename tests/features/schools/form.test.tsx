import { fireEvent } from '@testing-library/react';
import { SCHOOL } from '../../support/entities/schools';
import { resetProvider, sql } from '../../support/provider';
import { screen, useFakeClock, advanceClock, waitUntil } from '../../support/portal';
import { fillNewSchool, openNewSchool } from '../support/schools';

beforeEach(resetProvider);

test('SCHOOL-19 CONST-10 a saved school leads back to the list after 1500 ms and not before', async () => {
  const { path, user } = await openNewSchool();
  await fillNewSchool(user);
  useFakeClock();
  fireEvent.click(screen.getByRole('button', { name: 'Create School' }));
  await waitUntil(() => screen.queryByText('School created successfully') !== null);
  await advanceClock(1499);
  expect(path()).toBe('/schools/add');
  await advanceClock(1);
  expect(path()).toBe('/schools');
  expect(await sql('SELECT name FROM schools WHERE name = $1', [SCHOOL.schoolName.sample])).toHaveLength(1);
});
