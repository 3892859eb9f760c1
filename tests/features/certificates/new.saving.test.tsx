// What happens to the values of a certificate when its issue fails, and after an expired sign-in.
import { issued, leaver, stored, TRANSFER } from '../../provider/support/studentCertificates';
import { screen, waitFor } from '../../support/portal';
import { resetProvider, tokenOf } from '../../support/provider';
import { confirmIssue, field, handedOf, ISSUE, NEW, openNew, type, type Handed } from '../support/certificates';
import { either, lost, on, real, recording, refuse, unauthorised } from '../support/faults';
import { dialogSoon } from '../support/life';
import { goTo } from '../support/moving';
import { signInAs } from '../support/signingIn';
import { button, press, pressable } from '../support/students';

let token: string;
let handed: Handed & { type: string };
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('clerk');
  const { studentId, sessionId } = await leaver(token);
  handed = { ...(await handedOf(studentId, sessionId)), type: 'TRANSFER' };
});

const DOCUMENT = 'Transfer Certificate 1';
const done = () => screen.findByRole('heading', { name: `${DOCUMENT} is issued` });

test.each([
  ['Class of First Admission', ' ', 'Class of first admission is required'],
  ['Conduct', 'अ'.repeat(101), 'Conduct must not be more than 100 characters'],
  ['Date of Application', '', 'Date of application is required'],
  ['Date of Application', '01/01/2090', 'Date of application must not be in the future'],
  ['Date of Leaving', '01/01/2020', 'Date of leaving must not be before the admission date'],
  ['Working Days', '367', 'Working days must be a whole number from 0 to 366'],
  ['Days Present', '5', 'Enter the working days'],
  ['Result', 'Pass', 'Enter the examination of this result'],
  ['Certificate No.', '0', 'Certificate number must be a whole number from 1 to 99999999'],
  ['Remarks', 'a\u202Eb', /^Remarks /],
])('an invalid value of %s (%p) is reported at its field and nothing is sent', async (label, text, message) => {
  const { bodies, fault } = recording(ISSUE);
  await openNew(handed, { fault });
  type('Class of First Admission', '5');
  for (const name of ['Working Days', 'Last Examination', 'Result']) type(name, '');
  type(label, text);
  press('Issue Certificate');
  expect(await screen.findByText(message, { selector: '.ant-form-item-explain-error' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(bodies).toEqual([]);
});

test('the problems of the provider are shown at their fields', async () => {
  const problems = [{ path: 'conduct', message: 'Conduct is not known' }];
  await openNew(handed, { fault: on(ISSUE, refuse(109, 'Invalid', { data: { problems } }), real) });
  type('Class of First Admission', '5');
  press('Issue Certificate');
  await confirmIssue(DOCUMENT);
  expect(await screen.findByText('Conduct is not known')).toBeVisible();
  await waitFor(() => expect(field('Conduct')).toHaveFocus());
  type('Conduct', 'Very good');
  press('Issue Certificate');
  await confirmIssue(DOCUMENT);
  await done();
});

test('an issue that is rejected shows the reason in the form and keeps the values', async () => {
  await openNew(handed, { fault: on(ISSUE, refuse(112, 'Not today'), real) });
  type('Class of First Admission', '5');
  press('Issue Certificate');
  await confirmIssue(DOCUMENT);
  expect(await screen.findByText('Not today')).toBeVisible();
  expect(field('Class of First Admission')).toHaveValue('5');
  type('Conduct', 'Very good');
  expect(screen.queryByText('Not today')).toBeNull();
});

test('after a lost response Try again sends the same request and the certificate is issued once', async () => {
  const { bodies, headers, fault } = recording(ISSUE);
  await openNew(handed, { fault: either(fault, on(ISSUE, lost, real)) });
  type('Class of First Admission', '5');
  press('Issue Certificate');
  await confirmIssue(DOCUMENT);
  expect(await screen.findByText(/The certificate may or may not be issued\./)).toBeVisible();
  expect(field('Conduct')).toBeDisabled();
  expect(button('Issue Certificate')).toBeDisabled();
  await pressable(() => button('Try again'));
  press('Try again');
  await done();
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toEqual(bodies[0]);
  expect(new Set(headers.map((sent) => sent.get('Idempotency-Key'))).size).toBe(1);
  expect(await stored()).toHaveLength(1);
});

test('a certificate that another user issued in between is shown instead of the form', async () => {
  await openNew(handed);
  type('Class of First Admission', '5');
  const { studentId } = handed.student;
  await issued(token, { studentId, sessionId: handed.sessionId }, TRANSFER);
  press('Issue Certificate');
  await confirmIssue(DOCUMENT);
  expect(await screen.findByText(/^Transfer Certificate 1 was issued on/)).toBeVisible();
  expect(await stored()).toHaveLength(1);
});

test('edited values survive an expired sign-in', async () => {
  const expired = either(on(ISSUE, unauthorised, real), on('POST /auth/refreshToken', unauthorised));
  const rendered = await openNew(handed, { fault: expired });
  type('Conduct', 'Excellent');
  type('Class of First Admission', '5');
  press('Issue Certificate');
  await confirmIssue(DOCUMENT);
  await screen.findByText('Your session has ended. Please sign in again.');
  await signInAs(rendered.user, 'clerk');
  await screen.findByText('Welcome, Ramesh Gupta!');
  await goTo(rendered, NEW, handed);
  expect(await screen.findByText('Your draft was restored. The certificate is not issued.')).toBeVisible();
  expect(await screen.findByLabelText('Conduct')).toHaveValue('Excellent');
  expect(field('Reason for Leaving')).toHaveValue('Moves to Jodhpur');
  await goTo(rendered, '/dashboard');
  await dialogSoon('Unsaved changes');
});
