import { fireEvent } from '@testing-library/react';
import { leaver } from '../../provider/support/studentCertificates';
import { newPupil } from '../../provider/support/studentFees';
import { screen, waitFor, waitForResponses } from '../../support/portal';
import { resetProvider, tokenOf } from '../../support/provider';
import { PREVIEW, handoverOf, openNewCertificate, previewSandbox, previewHtml } from '../support/certificates';
import { countCalls, holdResponse, replyTo, passThrough, recordCalls, rejectWith } from '../../support/faults';
import { getField, fillField, typeAndLeave, chooseOption, clickButton } from '../../support/screen';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('clerk');
});

const whoStays = async () => {
  const { studentId, sessionId } = await newPupil(token, '5', { studentName: 'Aarav Sharma' });
  return handoverOf(studentId, sessionId);
};

test('the document is shown in a frame without scripts, and again after a pause in typing', async () => {
  const { bodies, fault } = recordCalls(PREVIEW);
  await openNewCertificate(await whoStays(), { fault });
  await waitFor(() => expect(previewHtml()).toContain('PREVIEW'));
  expect(previewSandbox()).toBe('');
  expect(previewHtml()).toContain('Aarav Sharma');
  for (const text of ['t', 'to travel', 'to travel <b>&'])
    fireEvent.change(getField('Purpose'), { target: { value: text } });
  await waitFor(() => expect(previewHtml()).toContain('to travel &lt;b&gt;&amp;'));
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toMatchObject({ type: 'BONAFIDE', purpose: 'to travel <b>&' });
});

test('of two responses the one of the latest values is shown, even if the other one arrives later', async () => {
  const slow = holdResponse();
  await openNewCertificate(await whoStays(), { fault: replyTo(PREVIEW, passThrough, slow.reply, passThrough) });
  await waitFor(() => expect(previewHtml()).toContain('PREVIEW'));
  typeAndLeave('Purpose', 'to travel');
  expect(await screen.findByText('Loading the preview…')).toBeVisible();
  typeAndLeave('Purpose', 'to open an account');
  await waitFor(() => expect(previewHtml()).toContain('to open an account'));
  slow.release();
  await waitForResponses();
  expect(previewHtml()).toContain('to open an account');
});

test('with an error in a field nothing is requested, the last page stays, and the error is named', async () => {
  const { studentId, sessionId } = await leaver(token);
  const { sent } = await openNewCertificate({ ...(await handoverOf(studentId, sessionId)), type: 'TRANSFER' });
  await fillField('Class of First Admission', '5');
  await waitFor(() => expect(previewHtml()).toContain('PREVIEW'));
  const before = countCalls(sent, PREVIEW);
  // At once: a pause between the two would request a preview.
  typeAndLeave('Working Days', '200');
  typeAndLeave('Days Present', '201');
  expect(
    await screen.findByText('The preview is not up to date: Days present must not be more than the working days'),
  ).toBeVisible();
  expect(previewHtml()).toContain('PREVIEW');
  expect(countCalls(sent, PREVIEW)).toBe(before);
  await fillField('Days Present', '200');
  await waitFor(() => expect(screen.queryByText(/not up to date/)).toBeNull());
});

test('a preview that fails keeps the values and names the reason; the next one is shown', async () => {
  await openNewCertificate(await whoStays(), {
    fault: replyTo(PREVIEW, rejectWith(105, '', { status: 409 }), passThrough),
  });
  expect(await screen.findByText('The preview is not up to date: Failed to load the preview')).toBeVisible();
  await fillField('Purpose', 'to travel');
  await waitFor(() => expect(previewHtml()).toContain('to travel'));
  expect(getField('Purpose')).toHaveValue('to travel');
});

test('a page of a proxy in place of the document is a failure and never shown', async () => {
  const proxy = () => new Response('<p>Sign in to the network</p>', { headers: { 'content-type': 'text/html' } });
  const { sent } = await openNewCertificate(await whoStays(), { fault: replyTo(PREVIEW, proxy) });
  expect(await screen.findByText(/^The preview is not up to date: /)).toBeVisible();
  expect(countCalls(sent, PREVIEW)).toBeGreaterThan(0);
  expect(previewHtml()).toBe('');
});

test('the page of another type is not shown for the chosen one', async () => {
  const { studentId, sessionId } = await leaver(token);
  await openNewCertificate({ ...(await handoverOf(studentId, sessionId)), type: 'TRANSFER' });
  await fillField('Class of First Admission', '');
  await chooseOption('Certificate', 'Character Certificate');
  await waitFor(() => expect(previewHtml()).toContain('Character Certificate'));
  await chooseOption('Certificate', 'Transfer Certificate');
  expect(await screen.findByText('The preview is not up to date: Class of first admission is required')).toBeVisible();
  expect(previewHtml()).toBe('');
});

test('on a narrow screen the preview opens in a dialog and is requested only then', async () => {
  const { sent } = await openNewCertificate(await whoStays(), { width: 390 });
  await waitForResponses();
  expect(countCalls(sent, PREVIEW)).toBe(0);
  await fillField('Purpose', 'to travel');
  clickButton('Preview');
  await waitFor(() => expect(previewHtml()).toContain('to travel'));
  expect(countCalls(sent, PREVIEW)).toBe(1);
});
