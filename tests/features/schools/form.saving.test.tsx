import { act, fireEvent } from '@testing-library/react';
import { SCHOOL } from '../../support/entities/schools';
import { pngFile } from '../../support/pictures';
import { call, resetProvider, tokenOf } from '../../support/provider';
import { screen, useFakeClock, waitFor, advanceClock, waitUntil } from '../../support/portal';
import { fillNewSchool, openNalanda, openNewSchool, clickCreateSchool, clickSave } from '../support/schools';
import {
  countCalls,
  holdResponse,
  loseResponse,
  replyTo,
  passThrough,
  recordCalls,
  rejectWith,
} from '../../support/faults';
import {
  queryDatabase,
  findNotification,
  getField,
  fillField,
  isLocked,
  waitForFieldError,
  clickButton,
} from '../../support/screen';

beforeEach(resetProvider);

const POST = 'POST /school';
const PUT = 'PUT /school/2';
const stored = () => queryDatabase('SELECT * FROM schools WHERE name = $1', [SCHOOL.schoolName.sample]);

test('SCHOOL-13 SCHOOL-19 CONST-10 CALL-24 an edited school is stored and leads back to the list after 1500 ms', async () => {
  const { fault, bodies } = recordCalls(PUT);
  const { path } = await openNalanda({ fault });
  await fillField('Principal', 'Mrs. Rekha Rao');
  await fillField('Email', ' ');
  useFakeClock();
  clickSave();
  await waitUntil(() => screen.queryByText('School updated successfully') !== null);
  await advanceClock(1499);
  expect(path()).toBe('/schools/edit');
  await advanceClock(1);
  expect(path()).toBe('/schools');
  await waitUntil(() => screen.queryByText('Mrs. Rekha Rao') !== null);
  expect(await queryDatabase('SELECT principal, contact_email FROM schools WHERE id = 2')).toEqual([
    { principal: 'Mrs. Rekha Rao', contact_email: null },
  ]);
  // The fields of the form as texts, and no logo where none was chosen.
  expect(bodies).toEqual([
    expect.objectContaining({
      schoolName: 'Nalanda Public School',
      principal: 'Mrs. Rekha Rao',
      letterNo: 'NPS/KOTA/2018/102',
    }),
  ]);
  expect(bodies[0]).not.toHaveProperty('logo');
});

test('CALL-24 CALL-25 a new logo of an edited school is sent as a file and is its logo afterwards', async () => {
  const logo = async () => (await queryDatabase('SELECT logo_id FROM schools WHERE id = 2'))[0]?.['logo_id'];
  const before = await logo();
  const { fault, bodies } = recordCalls(PUT);
  const { user } = await openNalanda({ fault });
  await user.upload(getField('School logo'), pngFile());
  clickSave();
  expect(await screen.findByText('School updated successfully')).toBeVisible();
  expect(bodies).toMatchObject([{ schoolName: 'Nalanda Public School', logo: expect.any(File) as File }]);
  expect(await logo()).toBeGreaterThan(Number(before));
});

test('SCHOOL-13 CODE-07 CODE-106 a rejected save is reported and keeps the form; a retry after a lost response creates one school', async () => {
  const { fault, headers } = recordCalls(POST);
  const failing = replyTo(POST, passThrough, rejectWith(105, '', { status: 409 }), loseResponse, passThrough);
  const { path, user } = await openNewSchool({ fault: (one, init) => fault(one, init) ?? failing(one, init) });
  await fillNewSchool(user, { 'School name': ' nalanda public SCHOOL ' });
  clickCreateSchool();
  expect(await findNotification('A school with this name already exists')).toBeVisible();
  await fillField('School name', SCHOOL.schoolName.sample);
  clickCreateSchool();
  expect(await findNotification('Failed to save school')).toBeVisible();
  expect(path()).toBe('/schools/add');
  expect(getField('School name')).toHaveValue(SCHOOL.schoolName.sample);
  clickCreateSchool();
  expect(await screen.findByText('Network error occurred')).toBeVisible();
  expect(screen.getByText('Save not confirmed. Your entries are still here.')).toBeVisible();
  expect(await stored()).toHaveLength(1);
  clickCreateSchool();
  expect(await screen.findByText('School created successfully')).toBeVisible();
  expect(await stored()).toHaveLength(1);
  const keys = headers.map((one) => one.get('idempotency-key'));
  expect(keys[3]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[2]).toBe(keys[3]);
});

test('SCHOOL-13 CODE-07 an edit that is rejected without words says that the school was not saved, and keeps the form', async () => {
  const { path } = await openNalanda({ fault: replyTo(PUT, rejectWith(105, '', { status: 409 })) });
  await fillField('Principal', 'Mrs. Rekha Rao');
  clickSave();
  expect(await findNotification('Failed to save school')).toBeVisible();
  expect(path()).toBe('/schools/edit');
  expect(getField('Principal')).toHaveValue('Mrs. Rekha Rao');
});

test('a school’s new name is in the drawer of its users at once', async () => {
  await openNalanda({ as: 'admin2', shell: true });
  await fillField('School name', 'Nalanda Senior School');
  clickSave();
  await waitFor(() => expect(document.querySelector('.shell-school')).toHaveTextContent('Nalanda Senior School'));
});

test('the fields are locked while a school is saved', async () => {
  const { reply, release } = holdResponse();
  await openNalanda({ fault: replyTo(PUT, reply) });
  await fillField('Principal', 'Mrs. Rekha Rao');
  expect(isLocked('Principal')).toBe(false);
  clickSave();
  expect(await screen.findByText('Saving…')).toBeVisible();
  expect(isLocked('Principal')).toBe(true);
  release();
  expect(await screen.findByText('School updated successfully')).toBeVisible();
});

const principals = () => queryDatabase('SELECT principal FROM schools WHERE id = 2');

/** What another user saves in the meantime. */
async function otherSaves(principal: string): Promise<void> {
  const token = await tokenOf('platform');
  const form = new FormData();
  const fields = { schoolName: 'Nalanda Public School', address: 'Kota', principal, contactPhone: '0744 2345678' };
  const starts = { studentCodeStartFrom: '5000', feeReceiptStartFrom: '20000', feeCertificateStartFrom: '3000' };
  for (const [name, value] of Object.entries({ ...fields, ...starts })) form.set(name, value);
  const { responseCode, responseMsg } = await call('PUT', '/school/2', { token, form });
  expect([responseCode, responseMsg]).toEqual([100, responseMsg]);
}
const closed = () => waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());

const TITLE = 'This record has changed';

test('two users edit one school: the other version is loaded, or the own version is saved over it, once', async () => {
  const { sent } = await openNalanda();
  await fillField('Principal', 'Mine');
  await act(() => otherSaves('Theirs'));
  clickSave();
  expect(await screen.findByText(TITLE)).toBeVisible();
  expect(await principals()).toEqual([{ principal: 'Theirs' }]);
  clickButton('Load new version');
  await waitFor(() => expect(getField('Principal')).toHaveValue('Theirs'));
  await closed();
  expect(getField('Address')).toHaveValue('Kota');
  await fillField('Principal', 'Mine after theirs');
  await act(() => otherSaves('Theirs again'));
  clickSave();
  await screen.findByText(TITLE);
  clickButton('Save my version');
  expect(await screen.findByText('School updated successfully')).toBeVisible();
  expect(countCalls(sent, PUT)).toBe(3);
  expect(await principals()).toEqual([{ principal: 'Mine after theirs' }]);
});

test('the UPI id and the wording of the certificate are in a collapsed part, and are stored', async () => {
  const wording = 'Issued under Section 80C\nof the Income-tax Act';
  const fees = () => queryDatabase('SELECT upi_id, certificate_wording FROM schools WHERE id = 2');
  await openNalanda();
  const fold = screen.getByRole('button', { name: 'Fees: Nothing filled' });
  expect(getField('UPI id')).not.toBeVisible();
  fireEvent.click(fold);
  expect(getField('UPI id')).toBeVisible();
  await fillField('UPI id', ' nalanda.public@upi ');
  await fillField('Wording of the fee certificate', wording);
  expect(screen.getByRole('button', { name: 'Fees: 2 filled' })).toBeVisible();
  clickSave();
  await waitFor(async () =>
    expect(await fees()).toEqual([{ upi_id: 'nalanda.public@upi', certificate_wording: wording }]),
  );
});

test('an error in the collapsed part expands it', async () => {
  await openNalanda();
  await fillField('UPI id', 'nalanda');
  clickSave();
  await waitFor(() => expect(getField('UPI id')).toBeVisible());
  await waitForFieldError('UPI id', 'UPI id must read like name@bank');
});
