import { act, fireEvent } from '@testing-library/react';
import { call, resetProvider, tokenOf } from '../../support/provider';
import { advance, screen, settle, settleUntil, useFakeClock, waitFor } from '../../support/portal';
import { countOf, held, lost, offline, on, real, recording, refuse } from '../support/faults';
import {
  ask,
  create,
  field,
  fillNewSchool,
  NEW_SCHOOL,
  openNalanda,
  openNewSchool,
  put,
  refused,
  save,
} from '../support/schools';

beforeEach(resetProvider);

const POST = 'POST /school';
const PUT = 'PUT /school/2';
const stored = () => ask('SELECT * FROM schools WHERE name = $1', [NEW_SCHOOL.name]);

test('SCHOOL-13 SCHOOL-19 CONST-10 an edited school is stored and leads back to the list after 1500 ms', async () => {
  const { path } = await openNalanda();
  await put('Principal', 'Mrs. Rekha Rao');
  await put('Email', ' ');
  useFakeClock();
  save();
  await settleUntil(() => screen.queryByText('School updated successfully') !== null);
  await advance(1499);
  expect(path()).toBe('/schools/edit');
  await advance(1);
  expect(path()).toBe('/schools');
  await settleUntil(() => screen.queryByText('Mrs. Rekha Rao') !== null);
  expect(await ask('SELECT principal, contact_email FROM schools WHERE id = 2')).toEqual([
    { principal: 'Mrs. Rekha Rao', contact_email: null },
  ]);
});

test('SCHOOL-13 a failed save says so, keeps the form, and the next try may succeed', async () => {
  const { path, user } = await openNewSchool({
    fault: on(POST, refuse(105, '', { status: 409 }), refuse(105, 'Not today'), real),
  });
  await fillNewSchool(user);
  create();
  expect(await screen.findByText('Failed to save school')).toBeVisible();
  create();
  expect(await screen.findByText('Not today')).toBeVisible();
  expect(path()).toBe('/schools/add');
  expect(field('School name')).toHaveValue(NEW_SCHOOL.name);
  create();
  expect(await screen.findByText('School created successfully')).toBeVisible();
  expect(await stored()).toHaveLength(1);
});

test('CODE-106 a name that is taken is said in the provider’s words, on create and on rename', async () => {
  const text = 'A school with this name already exists';
  const { sent, user } = await openNewSchool();
  await fillNewSchool(user, { name: ' nalanda public SCHOOL ' });
  create();
  expect(await screen.findByText(text)).toBeVisible();
  expect(countOf(sent, POST)).toBe(1);
  await put('School name', NEW_SCHOOL.name);
  create();
  expect(await screen.findByText('School created successfully')).toBeVisible();
});

test('what the provider finds wrong stands at its fields, with the cursor in the first', async () => {
  const problems = [
    { path: 'address', message: 'No such street' },
    { path: 'letterNo', message: 'Used by another school' },
  ];
  const { path } = await openNalanda({
    fault: on(PUT, refuse(109, 'Invalid request parameters', { data: { problems } })),
  });
  save();
  await refused('Address', 'No such street');
  await refused('Letter number', 'Used by another school');
  expect(field('Address')).toHaveFocus();
  expect(screen.queryByText('Invalid request parameters')).toBeNull();
  expect(path()).toBe('/schools/edit');
});

test('problems of fields the form does not have are said in the message', async () => {
  const problems = [{ path: 'board', message: 'Unknown field' }];
  await openNalanda({ fault: on(PUT, refuse(109, 'Invalid request parameters', { data: { problems } })) });
  save();
  expect(await screen.findByText('Invalid request parameters')).toBeVisible();
});

test('a double click on Create School sends one request', async () => {
  const gate = held();
  const { sent, user } = await openNewSchool({ fault: on(POST, gate.reply) });
  await fillNewSchool(user);
  // Both before anything is drawn.
  act(() => {
    const button = screen.getByRole('button', { name: 'Create School' });
    button.click();
    button.click();
  });
  await settleHeld(() => countOf(sent, POST) === 1);
  create();
  submitByKey();
  gate.release();
  expect(await screen.findByText('School created successfully')).toBeVisible();
  create();
  submitByKey();
  await settle();
  expect(countOf(sent, POST)).toBe(1);
  expect(await stored()).toHaveLength(1);
});

/** As the Enter key of a telephone does, past the button. */
const submitByKey = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement);

/** For calls that are held back: `settle` would wait for their answers. */
const settleHeld = (holds: () => boolean) => waitFor(() => expect(holds()).toBe(true));

test('a retry after an answer that got lost creates one school', async () => {
  const { fault, headers } = recording(POST);
  const losing = on(POST, lost, real);
  const { sent, user } = await openNewSchool({ fault: (one, init) => fault(one, init) ?? losing(one, init) });
  await fillNewSchool(user);
  create();
  expect(await screen.findByText('Network error occurred')).toBeVisible();
  expect(await stored()).toHaveLength(1);
  create();
  expect(await screen.findByText('School created successfully')).toBeVisible();
  expect(countOf(sent, POST)).toBe(2);
  expect(await stored()).toHaveLength(1);
  const keys = headers.map((one) => one.get('idempotency-key'));
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('a write that could not be sent is not repeated by itself', async () => {
  const { sent } = await openNalanda({ fault: on(PUT, offline) });
  save();
  expect(await screen.findByText('Network error occurred')).toBeVisible();
  expect(countOf(sent, PUT)).toBe(1);
});

test('a school’s new name stands in the drawer of its users at once', async () => {
  await openNalanda({ as: 'admin2' });
  await put('School name', 'Nalanda Senior School');
  save();
  await waitFor(() => expect(document.querySelector('.shell-school')).toHaveTextContent('Nalanda Senior School'));
});

const principals = () => ask('SELECT principal FROM schools WHERE id = 2');

/** What another user saves meanwhile. */
async function otherSaves(principal: string): Promise<void> {
  const token = await tokenOf('platform');
  const form = new FormData();
  const fields = { schoolName: 'Nalanda Public School', address: 'Kota', principal, contactPhone: '0744 2345678' };
  const starts = { studentCodeStartFrom: '5000', feeReceiptStartFrom: '20000', feeCertificateStartFrom: '3000' };
  for (const [name, value] of Object.entries({ ...fields, ...starts })) form.set(name, value);
  const { responseCode, responseMsg } = await call('PUT', '/school/2', { token, form });
  expect([responseCode, responseMsg]).toEqual([100, responseMsg]);
}

async function meetConflict(): Promise<Awaited<ReturnType<typeof openNalanda>>> {
  const rendered = await openNalanda();
  await put('Principal', 'Mine');
  await act(() => otherSaves('Theirs'));
  save();
  expect(await screen.findByText('Someone else changed this meanwhile')).toBeVisible();
  expect(await principals()).toEqual([{ principal: 'Theirs' }]);
  return rendered;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const closed = () => waitFor(() => expect(screen.queryByText('Someone else changed this meanwhile')).toBeNull());

test('two users edit one school: Back to my form keeps what was typed, and asks again at the next save', async () => {
  await meetConflict();
  press('Back to my form');
  await closed();
  expect(field('Principal')).toHaveValue('Mine');
  save();
  expect(await screen.findByText('Someone else changed this meanwhile')).toBeVisible();
  expect(await principals()).toEqual([{ principal: 'Theirs' }]);
});

test('two users edit one school: Load their version shows it, and saving it again works', async () => {
  await meetConflict();
  press('Load their version');
  await waitFor(() => expect(field('Principal')).toHaveValue('Theirs'));
  await closed();
  expect(field('Address')).toHaveValue('Kota');
  await put('Principal', 'Mine after theirs');
  save();
  expect(await screen.findByText('School updated successfully')).toBeVisible();
  expect(await ask('SELECT principal, address FROM schools WHERE id = 2')).toEqual([
    { principal: 'Mine after theirs', address: 'Kota' },
  ]);
});

test('two users edit one school: Save mine saves over theirs, once', async () => {
  const { sent } = await meetConflict();
  press('Save mine');
  expect(await screen.findByText('School updated successfully')).toBeVisible();
  expect(countOf(sent, PUT)).toBe(2);
  expect(await principals()).toEqual([{ principal: 'Mine' }]);
});
