import { fireEvent } from '@testing-library/react';
import { SCHOOL } from '../../support/entities/schools';
import { samplesIn } from '../../support/entities/table';
import { recordCalls } from '../../support/faults';
import { resetProvider, sql } from '../../support/provider';
import { screen, useFakeClock, advanceClock, waitUntil } from '../../support/portal';
import { fillNewSchool, openNewSchool } from '../support/schools';

beforeEach(resetProvider);

test('SCHOOL-19 SCHOOL-27 CONST-10 CALL-23 CALL-25 a saved school needs no e-mail, principal and letter number, and leads back to the list after 1500 ms and not before', async () => {
  const { fault, bodies } = recordCalls('POST /school');
  const { path, user } = await openNewSchool({ fault });
  await fillNewSchool(user);
  useFakeClock();
  fireEvent.click(screen.getByRole('button', { name: 'Create School' }));
  await waitUntil(() => screen.queryByText('School created successfully') !== null);
  await advanceClock(1499);
  expect(path()).toBe('/schools/add');
  await advanceClock(1);
  expect(path()).toBe('/schools');
  expect(await sql('SELECT name FROM schools WHERE name = $1', [SCHOOL.schoolName.sample])).toHaveLength(1);
  // A text part for each field that is filled, and the file.
  const starts = { studentCodeStartFrom: '1000', feeReceiptStartFrom: '1000', feeCertificateStartFrom: '1000' };
  const texts = { ...samplesIn(SCHOOL, 'required'), contactPhone: SCHOOL.contactPhone.sample };
  expect(bodies).toEqual([{ ...texts, ...starts, logo: expect.any(File) as File }]);
});
