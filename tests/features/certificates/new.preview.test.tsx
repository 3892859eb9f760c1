import { fireEvent } from '@testing-library/react';
import { leaver } from '../../provider/support/studentCertificates';
import { newPupil } from '../../provider/support/studentFees';
import { screen, settle, waitFor } from '../../support/portal';
import { resetProvider, tokenOf } from '../../support/provider';
import { countOf, held, on, real, recording, refuse } from '../support/faults';
import { field, handedOf, openNew, PREVIEW, sandbox, shownPage, type } from '../support/certificates';
import { choose, press } from '../support/students';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('clerk');
});

const whoStays = async () => {
  const { studentId, sessionId } = await newPupil(token, '5', { studentName: 'Aarav Sharma' });
  return handedOf(studentId, sessionId);
};

test('the document is shown in a frame without scripts, and again after a pause in typing', async () => {
  const { bodies, fault } = recording(PREVIEW);
  await openNew(await whoStays(), { fault });
  await waitFor(() => expect(shownPage()).toContain('PREVIEW'));
  expect(sandbox()).toBe('');
  expect(shownPage()).toContain('Aarav Sharma');
  for (const text of ['t', 'to travel', 'to travel <b>&'])
    fireEvent.change(field('Purpose'), { target: { value: text } });
  await waitFor(() => expect(shownPage()).toContain('to travel &lt;b&gt;&amp;'));
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toMatchObject({ type: 'BONAFIDE', purpose: 'to travel <b>&' });
});

test('of two responses the one of the latest values is shown, even if the other one arrives later', async () => {
  const slow = held();
  await openNew(await whoStays(), { fault: on(PREVIEW, real, slow.reply, real) });
  await waitFor(() => expect(shownPage()).toContain('PREVIEW'));
  type('Purpose', 'to travel');
  expect(await screen.findByText('Loading the preview…')).toBeVisible();
  type('Purpose', 'to open an account');
  await waitFor(() => expect(shownPage()).toContain('to open an account'));
  slow.release();
  await settle();
  expect(shownPage()).toContain('to open an account');
});

test('with an error in a field nothing is requested, the last page stays, and the error is named', async () => {
  const { studentId, sessionId } = await leaver(token);
  const { sent } = await openNew({ ...(await handedOf(studentId, sessionId)), type: 'TRANSFER' });
  type('Class of First Admission', '5');
  await waitFor(() => expect(shownPage()).toContain('PREVIEW'));
  const before = countOf(sent, PREVIEW);
  type('Working Days', '200');
  type('Days Present', '201');
  expect(
    await screen.findByText('The preview is not up to date: Days present must not be more than the working days'),
  ).toBeVisible();
  expect(shownPage()).toContain('PREVIEW');
  expect(countOf(sent, PREVIEW)).toBe(before);
  type('Days Present', '200');
  await waitFor(() => expect(screen.queryByText(/not up to date/)).toBeNull());
});

test('a preview that fails keeps the values and names the reason; the next one is shown', async () => {
  await openNew(await whoStays(), { fault: on(PREVIEW, refuse(105, '', { status: 409 }), real) });
  expect(await screen.findByText('The preview is not up to date: Failed to load the preview')).toBeVisible();
  type('Purpose', 'to travel');
  await waitFor(() => expect(shownPage()).toContain('to travel'));
  expect(field('Purpose')).toHaveValue('to travel');
});

test('a page of a proxy in place of the document is a failure and never shown', async () => {
  const proxy = () => new Response('<p>Sign in to the network</p>', { headers: { 'content-type': 'text/html' } });
  const { sent } = await openNew(await whoStays(), { fault: on(PREVIEW, proxy) });
  expect(await screen.findByText(/^The preview is not up to date: /)).toBeVisible();
  expect(countOf(sent, PREVIEW)).toBeGreaterThan(0);
  expect(shownPage()).toBe('');
});

test('the page of another type is not shown for the chosen one', async () => {
  const { studentId, sessionId } = await leaver(token);
  await openNew({ ...(await handedOf(studentId, sessionId)), type: 'TRANSFER' });
  type('Class of First Admission', '');
  await choose('Certificate', 'Character Certificate');
  await waitFor(() => expect(shownPage()).toContain('Character Certificate'));
  await choose('Certificate', 'Transfer Certificate');
  expect(await screen.findByText('The preview is not up to date: Class of first admission is required')).toBeVisible();
  expect(shownPage()).toBe('');
});

test('on a narrow screen the preview opens in a dialog and is requested only then', async () => {
  const { sent } = await openNew(await whoStays(), { width: 390 });
  await settle();
  expect(countOf(sent, PREVIEW)).toBe(0);
  type('Purpose', 'to travel');
  press('Preview');
  await waitFor(() => expect(shownPage()).toContain('to travel'));
  expect(countOf(sent, PREVIEW)).toBe(1);
});
